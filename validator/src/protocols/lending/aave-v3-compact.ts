import type { Address } from '@countersign/protocol';
import type { Asset } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signaturePart } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { allOf, atMost, exactly, exactlyOrAll, someOf, token, unnamed } from '../rules/quantity.ts';
import { borrows, changesRate, liquidates, permits, refuseStableRate, repays, supplies } from './aave-v3-effects.ts';
import { aaveV3Reserves } from './aave-v3-reserves.ts';
import { switchesCollateral } from './collateral.ts';

const does = effectsOf('aave-v3');

/** Means the whole balance or debt, for amounts of 128 bits. */
const largest = 2n ** 128n - 1n;

/** `width` bits of a packed word, `shift` bits from its end. */
const bits = (word: string, shift: bigint, width: bigint): bigint => (BigInt(word) >> shift) & (2n ** width - 1n);

const amountOf = (word: string): bigint => bits(word, 16n, 128n);
const rateOf = (word: string): bigint => bits(word, 144n, 8n);

/** Pools identify a reserve by its number; one that was listed after our table was built stays unnamed. */
function reserve(call: CallContext, id: bigint): Asset {
  const address = call.chainId === null ? undefined : aaveV3Reserves[call.chainId]?.[Number(id)];
  return address ? token(address) : unnamed(`reserve ${id} of the Aave pool`);
}

const assetOf = (call: CallContext, word: string): Asset => reserve(call, bits(word, 0n, 16n));

const nameOf = (asset: Asset): string => (asset.kind === 'token' ? asset.address : 'reserve');

const signed: ArgumentFates = { irrelevant: { r: signaturePart, s: signaturePart } };
/** Reserve 1, an amount of 5, the variable rate. */
const atVariableRate: ArgumentFates = {
  examples: [{ args: `0x${((2n << 144n) | (5n << 16n) | 1n).toString(16).padStart(64, '0')}` }],
};

/**
 * Functions of the pools on rollups that save calldata: the arguments of the functions with the same names, packed into
 * words.
 */
export const aaveV3Compact: readonly FunctionRule[] = [
  rule('function supply(bytes32 args)', ['pool'], ({ args }, call) => ({
    effects: [supplies(call, exactly(assetOf(call, args), amountOf(args)), null)],
  })),
  rule(
    'function supplyWithPermit(bytes32 args, bytes32 r, bytes32 s)',
    ['pool'],
    ({ args }, call) => {
      const gives = exactly(assetOf(call, args), amountOf(args));
      return { effects: [permits(call, gives, bits(args, 160n, 32n)), supplies(call, gives, null)] };
    },
    signed,
  ),
  rule('function withdraw(bytes32 args)', ['pool'], ({ args }, call) => ({
    effects: [does(call, 'withdraw', { gets: [exactlyOrAll(assetOf(call, args), amountOf(args), largest)] })],
  })),
  rule(
    'function borrow(bytes32 args)',
    ['pool'],
    ({ args }, call) => ({
      effects: [borrows(call, exactly(assetOf(call, args), amountOf(args)), call.from, rateOf(args))],
      ...refuseStableRate(rateOf(args)),
    }),
    atVariableRate,
  ),
  rule(
    'function repay(bytes32 args)',
    ['pool'],
    ({ args }, call) => ({
      effects: [repays(call, exactlyOrAll(assetOf(call, args), amountOf(args), largest), null)],
      ...refuseStableRate(rateOf(args)),
    }),
    atVariableRate,
  ),
  rule(
    'function repayWithPermit(bytes32 args, bytes32 r, bytes32 s)',
    ['pool'],
    ({ args }, call) => {
      const gives = exactlyOrAll(assetOf(call, args), amountOf(args), largest);
      return {
        effects: [permits(call, gives, bits(args, 152n, 32n)), repays(call, gives, null)],
        ...refuseStableRate(rateOf(args)),
      };
    },
    { ...signed, ...atVariableRate },
  ),
  rule(
    'function repayWithATokens(bytes32 args)',
    ['pool'],
    ({ args }, call) => ({
      effects: [
        repays(
          call,
          exactlyOrAll(assetOf(call, args), amountOf(args), largest),
          null,
          'paid with what is supplied of it',
        ),
      ],
      ...refuseStableRate(rateOf(args)),
    }),
    atVariableRate,
  ),
  rule('function swapBorrowRateMode(bytes32 args)', ['pool'], ({ args }, call) => ({
    effects: [changesRate(call, nameOf(assetOf(call, args)), bits(args, 16n, 8n))],
  })),
  rule('function setUserUseReserveAsCollateral(bytes32 args)', ['pool'], ({ args }, call) => ({
    effects: [switchesCollateral(does, call, [assetOf(call, args)], bits(args, 16n, 1n) === 1n)],
  })),
  rule('function liquidationCall(bytes32 args1, bytes32 args2)', ['pool'], ({ args1, args2 }, call) => {
    const debt = reserve(call, bits(args1, 16n, 16n));
    const amount = bits(args2, 0n, 128n);
    return {
      effects: [
        liquidates(call, {
          debt: amount === largest ? allOf(debt) : atMost(debt, amount),
          collateral: someOf(assetOf(call, args1)),
          debtor: `0x${bits(args1, 32n, 160n).toString(16).padStart(40, '0')}` as Address,
          getsATokens: bits(args2, 128n, 1n) === 1n,
        }),
      ],
    };
  }),
];
