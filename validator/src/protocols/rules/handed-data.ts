import type { Hex } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';

/** Bytes that a recipient is handed to act upon: only it knows what they make it do, so the words have to say them. */
export const handedData = (data: Hex): Pick<Effect, 'terms'> =>
  data === '0x' ? {} : { terms: [{ what: 'data for the recipient', is: 'hex', value: data }] };
