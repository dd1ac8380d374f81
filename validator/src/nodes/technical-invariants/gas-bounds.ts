import type { RawCall } from '../../decode/decoded-call.ts';
import type { Facts } from '../../facts.ts';
import { showUnits } from '../../show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/** What a transaction costs before anything runs (EIP-2028, EIP-3860, EIP-7623, EIP-7702). */
const baseGas = 21_000;
const creationGas = 32_000;
const authorizationGas = 25_000;
const zeroByteGas = 4;
const otherByteGas = 16;
const floorGasPerToken = 10;
/** More than whole blocks of most chains hold. */
const mostGas = 30_000_000n;

function intrinsicGas({ to, data }: RawCall, authorizations: number): bigint {
  let zeros = 0;
  for (let at = 2; at < data.length; at += 2) if (data[at] === '0' && data[at + 1] === '0') zeros += 1;
  const others = (data.length - 2) / 2 - zeros;
  const fixed = baseGas + (to === null ? creationGas : 0) + authorizations * authorizationGas;
  const floor = baseGas + (zeros + others * 4) * floorGasPerToken;
  return BigInt(Math.max(fixed + zeros * zeroByteGas + others * otherByteGas, floor));
}

/** The least that the transaction needs; a batch is sent in ways that the request does not say. */
const leastGas = ({ request }: Facts): bigint => {
  const [call, ...more] = request.calls;
  return call && more.length === 0 ? intrinsicGas(call, request.authorizations.length) : BigInt(baseGas);
};

const shown = (gas: bigint) => showUnits(gas, 0);

export const gasBounds: Node = {
  id: 'technical_invariants.gas_bounds',
  name: 'Gas bounds',
  severity: 'high',
  needs: ['calls'],
  stops: 'A gas limit below what the bytes cost before they run, above a whole block, or above what the intent allows.',
  letsThrough: 'No gas limit at all, 21,000 for a plain transfer, generous limits below a block.',
  check(facts) {
    const { gas, calls } = facts.request;
    const limit = facts.intent.constraints.gas?.value ?? null;
    if (gas === null) {
      return limit
        ? cannotTell('The intent bounds the gas and the transaction names no gas limit (proposed_tx.gas).')
        : notApplicable('The transaction names no gas limit.');
    }
    if (limit && 'limit' in limit && gas > limit.limit) {
      return fail(
        `The gas limit is ${shown(gas)}, the intent allows at most ${shown(limit.limit)}.`,
        `Set gas to ${limit.limit} or less.`,
        { gas, allowed: limit.limit },
      );
    }
    if (gas > mostGas) {
      const reasoning = `The gas limit is ${shown(gas)}, more than a whole block of ${shown(mostGas)}.`;
      return fail(reasoning, 'Set gas to what an estimate says, usually below 1,000,000.', { gas, most: mostGas });
    }
    const least = leastGas(facts);
    const runsCode = calls.some(({ data, to }) => data !== '0x' || to === null);
    if (gas < least || (runsCode && gas === least)) {
      return fail(
        `The gas limit is ${shown(gas)}; these bytes cost ${shown(least)} before ${runsCode ? 'any code runs' : 'they move'}.`,
        `Set gas to ${runsCode ? `well above ${least}` : least}.`,
        { gas, least },
      );
    }
    if (limit && !('limit' in limit)) {
      return cannotTell('The intent bounds what gas may cost, and the transaction names no gas price.', { gas });
    }
    return pass(`The gas limit of ${shown(gas)} is enough to start with and below a block.`, { gas, least });
  },
};
