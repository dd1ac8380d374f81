import type { Address } from '@countersign/protocol';
import { assetsOf, deployed } from '../../data/deployed.ts';
import type { Asset, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atMost, exactly, exactlyOrAll, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { switchesCollateral } from './collateral.ts';

const does = effectsOf('compound-v2');

const comp = token('0xc00e94cb662c3520282e6f5717214004a7f26888');

const market = ['c_token'];
const etherMarket = ['c_ether'];
const anyMarket = ['c_token', 'c_ether'];
const comptroller = ['comptroller'];

const deployments = deployed('compound-v2');

/** The asset that a market lends: the coin itself on cETH. */
function underlyingOf(chainId: number | null, lender: Address): Asset {
  if (deployments.c_ether?.[chainId ?? 1]?.includes(lender)) return native;
  const [address] = assetsOf('compound-v2', chainId, lender);
  return address ? token(address) : unnamed(`the underlying token of ${lender}`);
}

const underlying = ({ to, chainId }: CallContext): Asset => underlyingOf(chainId, to);

const repays = (call: CallContext, gives: Quantity, to: Address | null = null) => ({
  effects: [does(call, 'repay', { gives: [gives], to })],
});

const claims = (call: CallContext, holders: readonly (Address | null)[]) => ({
  effects: holders.map((from) => does(call, 'claim', { gets: [someOf(comp)], from, to: from })),
});

const liquidates = (call: CallContext, borrower: Address, gives: Quantity, collateral: Address) => ({
  effects: [
    does(call, 'repay', {
      gives: [gives],
      gets: [someOf(token(collateral))],
      to: borrower,
      detail: 'liquidates another account and keeps its collateral',
    }),
  ],
});

const markets = 'the markets whose reward is claimed; it is of the same holder';

export const compoundV2: Protocol = {
  slug: 'compound-v2',
  name: 'Compound V2',
  family: 'compound',
  words: ['compound v2', 'compoundv2', 'compound-v2', 'compound 2'],
  contracts: {
    ...deployments,
    maximillion: { 1: ['0xf859a1ad94bcf445a406b892ef0d3082f4174088'] },
  },
  functions: [
    rule('function mint(uint256 mintAmount)', market, ({ mintAmount }, call) => ({
      effects: [
        does(call, 'supply', { gives: [exactly(underlying(call), mintAmount)], gets: [someOf(token(call.to))] }),
      ],
    })),
    rule('function mint()', etherMarket, (_args, call) => ({
      effects: [does(call, 'supply', { gives: [exactly(native, call.value)], gets: [someOf(token(call.to))] })],
    })),
    rule('function redeem(uint256 redeemTokens)', anyMarket, ({ redeemTokens }, call) => ({
      effects: [
        does(call, 'withdraw', { gives: [exactly(token(call.to), redeemTokens)], gets: [someOf(underlying(call))] }),
      ],
    })),
    rule('function redeemUnderlying(uint256 redeemAmount)', anyMarket, ({ redeemAmount }, call) => ({
      effects: [does(call, 'withdraw', { gets: [exactly(underlying(call), redeemAmount)] })],
    })),
    rule('function borrow(uint256 borrowAmount)', anyMarket, ({ borrowAmount }, call) => ({
      effects: [does(call, 'borrow', { gets: [exactly(underlying(call), borrowAmount)] })],
    })),
    rule('function repayBorrow(uint256 repayAmount)', market, ({ repayAmount }, call) =>
      repays(call, exactlyOrAll(underlying(call), repayAmount)),
    ),
    rule('function repayBorrow()', etherMarket, (_args, call) => repays(call, exactly(native, call.value))),
    rule(
      'function repayBorrowBehalf(address borrower, uint256 repayAmount)',
      market,
      ({ borrower, repayAmount }, call) => repays(call, exactlyOrAll(underlying(call), repayAmount), borrower),
    ),
    rule('function repayBorrowBehalf(address borrower)', etherMarket, ({ borrower }, call) =>
      repays(call, exactly(native, call.value), borrower),
    ),
    // Repays the debt and returns the rest of the coins.
    rule('function repayBehalf(address borrower)', ['maximillion'], ({ borrower }, call) =>
      repays(call, atMost(native, call.value), borrower),
    ),
    rule(
      'function liquidateBorrow(address borrower, uint256 repayAmount, address cTokenCollateral)',
      market,
      ({ borrower, repayAmount, cTokenCollateral }, call) =>
        liquidates(call, borrower, exactly(underlying(call), repayAmount), cTokenCollateral),
    ),
    rule(
      'function liquidateBorrow(address borrower, address cTokenCollateral)',
      etherMarket,
      ({ borrower, cTokenCollateral }, call) =>
        liquidates(call, borrower, exactly(native, call.value), cTokenCollateral),
    ),
    rule('function enterMarkets(address[] cTokens)', comptroller, ({ cTokens }, call) => ({
      effects: [
        switchesCollateral(
          does,
          call,
          cTokens.map((each) => underlyingOf(call.chainId, each)),
          true,
        ),
      ],
    })),
    rule('function exitMarket(address cTokenAddress)', comptroller, ({ cTokenAddress }, call) => ({
      effects: [switchesCollateral(does, call, [underlyingOf(call.chainId, cTokenAddress)], false)],
    })),
    rule('function claimComp(address holder)', comptroller, ({ holder }, call) => claims(call, [holder])),
    rule(
      'function claimComp(address holder, address[] cTokens)',
      comptroller,
      ({ holder }, call) => claims(call, [holder]),
      { irrelevant: { 'cTokens[]': markets } },
    ),
    rule(
      'function claimComp(address[] holders, address[] cTokens, bool borrowers, bool suppliers)',
      comptroller,
      ({ holders }, call) => claims(call, holders),
      {
        irrelevant: {
          'cTokens[]': markets,
          borrowers: 'whether what was borrowed counts; the reward is of the same holders',
          suppliers: 'whether what was supplied counts; the reward is of the same holders',
        },
      },
    ),
  ],
};
