import type { Address } from '@countersign/protocol';
import { deployed } from '../data/deployed.ts';
import type { Effect, Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { morphoAdapterFunctions } from './morpho-adapter.ts';
import { morphoBundler } from './morpho-bundler.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { exactly, rightOver, someOf, token, unnamed } from './quantity.ts';

const does = effectsOf('morpho-blue');

const blue = ['morpho'];

const contracts = deployed('morpho-blue');

const marketParams =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams' as const;

/** A loan is counted in assets or in shares, the other being zero; what shares are worth the bytes do not say. */
function lent(address: Address, assets: bigint, shares: bigint): { quantity: Quantity; detail?: string } | null {
  if ((assets === 0n) === (shares === 0n)) return null;
  return shares === 0n
    ? { quantity: exactly(token(address), assets) }
    : { quantity: someOf(token(address)), detail: `${shares} shares of the market` };
}

type Loan = ReturnType<typeof lent>;

function reads(loan: Loan, read: (quantity: Quantity) => Effect): Reading {
  if (loan === null) return { fault: 'one of assets and shares must be zero, and the other not' };
  const effect = read(loan.quantity);
  return { effects: [loan.detail ? { ...effect, detail: loan.detail } : effect] };
}

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
    rule(
      `function supply(${marketParams}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
      blue,
      ({ marketParams: { loanToken }, assets, shares, onBehalf }, call) =>
        reads(lent(loanToken, assets, shares), (quantity) => does(call, 'supply', { gives: [quantity], to: onBehalf })),
    ),
    rule(
      `function withdraw(${marketParams}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
      blue,
      ({ marketParams: { loanToken }, assets, shares, onBehalf, receiver }, call) =>
        reads(lent(loanToken, assets, shares), (quantity) =>
          does(call, 'withdraw', { gets: [quantity], from: onBehalf, to: receiver }),
        ),
    ),
    rule(
      `function borrow(${marketParams}, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
      blue,
      ({ marketParams: { loanToken }, assets, shares, onBehalf, receiver }, call) =>
        reads(lent(loanToken, assets, shares), (quantity) =>
          does(call, 'borrow', { gets: [quantity], from: onBehalf, to: receiver }),
        ),
    ),
    rule(
      `function repay(${marketParams}, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
      blue,
      ({ marketParams: { loanToken }, assets, shares, onBehalf }, call) =>
        reads(lent(loanToken, assets, shares), (quantity) => does(call, 'repay', { gives: [quantity], to: onBehalf })),
    ),
    rule(
      `function supplyCollateral(${marketParams}, uint256 assets, address onBehalf, bytes data)`,
      blue,
      ({ marketParams: { collateralToken }, assets, onBehalf }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactly(token(collateralToken), assets)],
            to: onBehalf,
            detail: 'as collateral',
          }),
        ],
      }),
    ),
    rule(
      `function withdrawCollateral(${marketParams}, uint256 assets, address onBehalf, address receiver)`,
      blue,
      ({ marketParams: { collateralToken }, assets, onBehalf, receiver }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gets: [exactly(token(collateralToken), assets)],
            from: onBehalf,
            to: receiver,
            detail: 'from the collateral',
          }),
        ],
      }),
    ),
    rule(
      `function liquidate(${marketParams}, address borrower, uint256 seizedAssets, uint256 repaidShares, bytes data)`,
      blue,
      ({ marketParams: { loanToken, collateralToken }, borrower, seizedAssets, repaidShares }, call) =>
        reads(lent(collateralToken, seizedAssets, repaidShares), (quantity) =>
          does(call, 'repay', {
            gives: [someOf(token(loanToken))],
            gets: [quantity],
            to: borrower,
            detail: 'liquidates another account and keeps its collateral',
          }),
        ),
    ),
    rule('function flashLoan(address token, uint256 assets, bytes data)', blue, ({ token: address, assets }, call) => ({
      effects: [
        does(call, 'borrow', {
          gets: [exactly(token(address), assets)],
          detail: 'flash loan, paid back within the transaction',
        }),
        does(call, 'unknown', { to: call.from, detail: 'runs the code of the receiver of the flash loan' }),
      ],
    })),
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
    },
  ],
};
