import { type Address, parseAddress } from '@countersign/protocol';
import { keccak256, stringToBytes } from 'viem/utils';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Reading } from '../rules/protocol.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Runs the hooks of orders; it holds no assets of the owner. */
const hooksTrampoline: Address = '0x01dcb88678aedd0c4cc9552b20f4718550250574';

export const hashAppData = (text: string): Hex => keccak256(stringToBytes(text));

/** Hashes without content: none, empty text, and the empty document. */
export const noAppData: Hex = `0x${'0'.repeat(64)}`;
const empty: ReadonlySet<string> = new Set([noAppData, hashAppData(''), hashAppData('{}')]);

const appData = 'app data';

/** An order signs the hash of its app data, which may promise partners any share of it. */
export const unseenAppData = (hash: Hex): Pick<Effect, 'fees' | 'terms'> =>
  empty.has(hash)
    ? {}
    : { fees: [{ to: nobody, bps: null, quantity: null }], terms: [{ what: appData, is: 'hex', value: hash }] };

/** The additions of the app data to an order: hooks that run before and after it, and shares for partners. */
export function addAppData({ effects = [], ...reading }: Reading, text: string): Reading {
  const document = parseJson(text);
  const { hooks, partnerFee } = fieldsOf(fieldsOf(document).metadata);
  const listed = [fieldsOf(hooks).pre, fieldsOf(hooks).post].flatMap((list) => (Array.isArray(list) ? list : []));
  const fees = [partnerFee ?? []].flat().map((fee) => shareOf(fieldsOf(fee)));
  return {
    ...(text !== '' && document === null ? { fault: 'the app data is not valid JSON' } : {}),
    ...reading,
    effects: effects.map(({ fees: _unseen, terms = [], ...effect }) => {
      const others = terms.filter(({ what }) => what !== appData);
      return { ...effect, ...(fees.length > 0 && { fees }), ...(others.length > 0 && { terms: others }) };
    }),
    calls: listed.map(hookCall),
  };
}

function hookCall(hook: unknown): RawCall {
  const { target, callData } = fieldsOf(hook);
  const isBytes = typeof callData === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(callData);
  return {
    from: hooksTrampoline,
    to: typeof target === 'string' ? parseAddress(target) : null,
    value: 0n,
    data: isBytes ? (callData.toLowerCase() as Hex) : '0x',
    operation: 'call',
  };
}

/** A share of the volume, or of the surplus and then limited by a share of the volume. */
function shareOf({ recipient, bps, volumeBps, maxVolumeBps }: Fields) {
  const share = volumeBps ?? bps ?? maxVolumeBps;
  return {
    to: (typeof recipient === 'string' ? parseAddress(recipient) : null) ?? nobody,
    // Any other share cannot be added to the others.
    bps: typeof share === 'number' && share >= 0 ? share : null,
    quantity: null,
  };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
