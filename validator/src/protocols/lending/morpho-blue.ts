import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Effect } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { nonceOf, signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { exactly, rightOver, someOf, token, unnamed } from '../rules/quantity.ts';
import { morphoAdapterFunctions } from './morpho-adapter.ts';
import { morphoBundler } from './morpho-bundler.ts';
import { readLoan } from './morpho-loan.ts';
import { assetsOrShares, callbackFate, callsBack, inMarket, marketFates, marketParams } from './morpho-market.ts';

const does = effectsOf('morpho-blue');

const blue = ['morpho'];

const contracts = deployed('morpho-blue');

const marketFate: ArgumentFates = { pinned: marketFates };
const marketAndCallback: ArgumentFates = { pinned: { ...marketFates, ...callbackFate } };

const authorizes = (
  call: Pick<CallContext, 'path' | 'from'>,
  from: Address | null,
  spender: Address,
  isAuthorized: boolean,
): Effect =>
  does(call, 'operator', {
    gives: [rightOver(unnamed('all positions of the account on Morpho'), isAuthorized)],
    from,
    spender,
    detail: isAuthorized ? 'may withdraw and borrow for the account' : 'may no longer act for the account',
  });

export const morphoBlue: Protocol = {
  slug: 'morpho-blue',
  name: 'Morpho Blue',
  family: 'morpho',
  words: ['morpho blue', 'morpho-blue', 'morphoblue'],
  contracts,
  functions: [
    ...(['supply', 'repay'] as const).map((name) =>
      rule(
        `function ${name}(${marketParams}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
        blue,
        ({ marketParams: market, assets, shares, onBehalf, data }, call) =>
          readLoan({ address: market.loanToken, assets, shares }, ({ quantity, terms, ...detail }) => [
            does(call, name, { gives: [quantity], to: onBehalf, ...inMarket(call, market, terms), ...detail }),
            ...callsBack(call, call.from, data),
          ]),
        { ...marketAndCallback, ...assetsOrShares },
      ),
    ),
    ...(['withdraw', 'borrow'] as const).map((name) =>
      rule(
        `function ${name}(${marketParams}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
        blue,
        ({ marketParams: market, assets, shares, onBehalf, receiver }, call) =>
          readLoan({ address: market.loanToken, assets, shares }, ({ quantity, terms, ...detail }) => [
            does(call, name, {
              gets: [quantity],
              from: onBehalf,
              to: receiver,
              ...inMarket(call, market, terms),
              ...detail,
            }),
          ]),
        { ...marketFate, ...assetsOrShares },
      ),
    ),
    rule(
      `function supplyCollateral(${marketParams}, uint256 assets, address onBehalf, bytes data)`,
      blue,
      ({ marketParams: market, assets, onBehalf, data }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactly(token(market.collateralToken), assets)],
            to: onBehalf,
            ...inMarket(call, market),
            detail: 'as collateral',
          }),
          ...callsBack(call, call.from, data),
        ],
      }),
      marketAndCallback,
    ),
    rule(
      `function withdrawCollateral(${marketParams}, uint256 assets, address onBehalf, address receiver)`,
      blue,
      ({ marketParams: market, assets, onBehalf, receiver }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gets: [exactly(token(market.collateralToken), assets)],
            from: onBehalf,
            to: receiver,
            ...inMarket(call, market),
            detail: 'from the collateral',
          }),
        ],
      }),
      marketFate,
    ),
    rule(
      `function liquidate(${marketParams}, address borrower, uint256 seizedAssets, uint256 repaidShares, bytes data)`,
      blue,
      ({ marketParams: market, borrower, seizedAssets, repaidShares, data }, call) =>
        readLoan(
          { address: market.collateralToken, assets: seizedAssets, shares: repaidShares },
          ({ quantity, terms }) => [
            does(call, 'repay', {
              gives: [someOf(token(market.loanToken))],
              gets: [quantity],
              to: borrower,
              ...inMarket(call, market, terms),
              detail: 'liquidates another account and keeps its collateral',
            }),
            ...callsBack(call, call.from, data),
          ],
        ),
      { ...marketAndCallback, examples: [{ seizedAssets: 0n }, { repaidShares: 0n }] },
    ),
    rule(
      'function flashLoan(address token, uint256 assets, bytes data)',
      blue,
      ({ token: address, assets, data }, call) => ({
        effects: [
          does(call, 'borrow', {
            gets: [exactly(token(address), assets)],
            detail: 'flash loan, paid back within the transaction',
          }),
          does(call, 'unknown', {
            to: call.from,
            ...handedData(data),
            detail: 'runs the code of the receiver of the flash loan',
          }),
        ],
      }),
    ),
    rule(
      'function setAuthorization(address authorized, bool newIsAuthorized)',
      blue,
      ({ authorized, newIsAuthorized }, call) => ({
        effects: [authorizes(call, call.from, authorized, newIsAuthorized)],
      }),
    ),
    rule(
      'function setAuthorizationWithSig((address authorizer, address authorized, bool isAuthorized, uint256 nonce, uint256 deadline) authorization, (uint8 v, bytes32 r, bytes32 s) signature)',
      blue,
      ({ authorization: { authorizer, authorized, isAuthorized, deadline } }, call) => ({
        effects: [{ ...authorizes(call, authorizer, authorized, isAuthorized), deadline }],
      }),
      { irrelevant: { ...signatureOf('signature'), ...nonceOf('authorization.nonce') } },
    ),
    ...morphoAdapterFunctions(contracts),
    morphoBundler(contracts),
  ],
  typedData: [
    {
      primaryType: 'Authorization',
      on: blue,
      encodedType:
        'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
      read({ authorizer, authorized, isAuthorized, deadline }, { sender }) {
        const order = { path: 'order', from: sender };
        const right = authorizes(order, authorizer as Address, authorized as Address, isAuthorized as boolean);
        return { effects: [{ ...right, deadline: deadline as bigint }] };
      },
      fates: { irrelevant: nonceOf() },
    },
  ],
};
