import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { ArgumentFates } from '../rules/protocol.ts';
import { atMost, native } from '../rules/quantity.ts';

const does = effectsOf('erc4337');

/** The gas terms of an operation: as separate numbers, or two of them packed into a word. */
export interface GasTerms {
  readonly callGasLimit?: bigint;
  readonly verificationGasLimit?: bigint;
  readonly preVerificationGas: bigint;
  readonly maxFeePerGas?: bigint;
  readonly accountGasLimits?: Hex;
  readonly gasFees?: Hex;
}

/** In base units: no honest operation costs as much, and a smaller cost is not worth an attack. */
const COMMON_COST = 10n ** 17n;

const halves = (word: Hex): readonly [bigint, bigint] => [BigInt(word.slice(0, 34)), BigInt(`0x${word.slice(34)}`)];

function mostCost(terms: GasTerms): bigint {
  const [verification, execution] = terms.accountGasLimits
    ? halves(terms.accountGasLimits)
    : [terms.verificationGasLimit ?? 0n, terms.callGasLimit ?? 0n];
  const fee = terms.gasFees ? halves(terms.gasFees)[1] : (terms.maxFeePerGas ?? 0n);
  return (verification + execution + terms.preVerificationGas) * fee;
}

/** The account pays for gas at the operation's price, to the sender of the operation: a high price is a payment. */
export function costlyGas(path: string, account: Address, terms: GasTerms): readonly Effect[] {
  const cost = mostCost(terms);
  if (cost <= COMMON_COST) return [];
  const detail = 'what the account may pay for gas, to whoever sends the operation';
  return [does({ path, from: account }, 'send', { gives: [atMost(native, cost)], beneficiaryUnknown: true, detail })];
}

const bounded = 'at most 0.1 coins for all gas; more is shown as a payment';
const paid = 3n * 10n ** 15n;

const packed = (high: bigint, low: bigint): Hex =>
  `0x${high.toString(16).padStart(32, '0')}${low.toString(16).padStart(32, '0')}`;

/** Gas just below the common cost, so that an increase of any term shows. */
const common = {
  callGasLimit: paid,
  verificationGasLimit: paid,
  preVerificationGas: paid,
  maxFeePerGas: 10n,
  accountGasLimits: packed(paid, paid),
  gasFees: packed(1n, 10n),
};

/** The fate of an operation's fields that carry no call; `within` is the path of the operation. */
export const operationFates = (names: readonly string[], within: string): ArgumentFates => {
  const at = (reasons: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(reasons).flatMap(([name, why]) => (names.includes(name) ? [[`${within}${name}`, why]] : [])),
    );
  return {
    pinned: at(Object.fromEntries(Object.keys(common).map((name) => [name, bounded]))),
    irrelevant: at({
      nonce: 'orders the operations of the account; a wrong one reverts',
      maxPriorityFeePerGas: 'part of maxFeePerGas, which bounds it',
      paymasterAndData: 'who pays for the gas instead; what it may take needs an approval, which is shown',
      signature: 'a signature of the account; a wrong one reverts',
    }),
  };
};

/** An operation with just common gas, and with a call. */
export const exampleOperation = (names: readonly string[]): Readonly<Record<string, unknown>> => ({
  sender: nobody,
  nonce: 1n,
  initCode: '0x',
  callData: '0x12345678',
  maxPriorityFeePerGas: 1n,
  paymasterAndData: '0x',
  signature: '0x',
  ...Object.fromEntries(Object.entries(common).filter(([name]) => names.includes(name))),
});
