import type { Hex } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';

/** Bytes that a recipient acts on: only it knows their effect, so the words have to state them. */
export const handedData = (data: Hex): Pick<Effect, 'terms'> =>
  data === '0x' ? {} : { terms: [{ what: 'data for the recipient', is: 'hex', value: data }] };
