import type { Address } from '@countersign/protocol';
import type { Asset, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, someOf, token, unnamed } from '../rules/quantity.ts';

const does = effectsOf('distributor');

const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const ens = '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72';
const arb = '0x912ce59144191c1204e64559fe8253a0e49e6548';

/** The token of distributors of a single token, by role. */
const handedOut: Readonly<Record<string, Address>> = { uniswap_airdrop: uni, ens_token: ens, arbitrum_airdrop: arb };

function handsOut({ role, to }: CallContext): Asset {
  const known = role === null ? undefined : handedOut[role];
  return known ? token(known) : unnamed(`what the distributor ${to} hands out`);
}

/** Anyone can deploy a contract with this interface: the words have to name an unlisted one by its address. */
const distributorTerms = ({ role, to }: CallContext): { readonly terms?: readonly Term[] } =>
  role === null ? { terms: [{ what: 'distributor', is: 'hex', value: to }] } : {};

const claims = (call: CallContext, gets: readonly Quantity[], account: Address | null = call.from): Reading => ({
  effects: [does(call, 'claim', { gets, from: account, to: account, ...distributorTerms(call) })],
});

/** The list behind a root states the amounts; the contract verifies it. */
const proof = 'proves that the account is on the list; a wrong one reverts';
const proven: ArgumentFates = { irrelevant: { 'proof[]': proof } };
const airdrop = ['arbitrum_airdrop'];

const merklOn = (chains: readonly number[]): Record<number, readonly Address[]> =>
  Object.fromEntries(chains.map((id) => [id, ['0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae']]));

/** Contracts that pay out by a list: airdrops, market rewards. They pay the account on the list, whoever calls. */
export const distributor: Protocol = {
  slug: 'distributor',
  name: 'Distributor',
  family: 'distributor',
  words: ['merkle distributor', 'merkl'],
  contracts: {
    merkl: merklOn([1, 10, 56, 100, 137, 8453, 42161, 43114]),
    morpho_rewards: { 1: ['0x330eefa8a787552dc5cad3c3ca644844b1e61ddb'] },
    uniswap_airdrop: { 1: ['0x090d4613473dee047c3f2706764f49e0821d256e'] },
    ens_token: { 1: [ens] },
    arbitrum_airdrop: { 42161: ['0x67a24ce4321ab3af51c2d0a4801c3e111d88c9d9'] },
  },
  functions: [
    rule(
      'function claim(uint256 index, address account, uint256 amount, bytes32[] proof)',
      'any',
      ({ account, amount }, call) => claims(call, [exactly(handsOut(call), amount)], account),
      { irrelevant: { index: proof, ...proven.irrelevant } },
    ),
    // Distributors of Morpho, and similar ones, count the total ever earned and pay the unpaid rest.
    rule(
      'function claim(address account, address reward, uint256 claimable, bytes32[] proof)',
      'any',
      ({ account, reward }, call) => claims(call, [someOf(token(reward))], account),
      { irrelevant: { claimable: 'all that was ever earned, which the proof fixes', ...proven.irrelevant } },
    ),
    rule(
      'function claim(address[] users, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
      ['merkl'],
      ({ users, tokens }, call) =>
        users.length === tokens.length
          ? {
              effects: users.map((user, index) =>
                does(call, 'claim', { gets: [someOf(token(tokens[index] as Address))], from: user, to: user }),
              ),
            }
          : { fault: 'there must be one token for each account' },
      { irrelevant: { 'amounts[]': 'all that was ever earned, which the proof fixes', 'proofs[][]': proof } },
    ),
    rule(
      'function claimTokens(uint256 amount, address delegate, bytes32[] proof)',
      ['ens_token'],
      ({ amount, delegate }, call) => {
        const { effects = [] } = claims(call, [exactly(token(ens), amount)]);
        return {
          effects: [
            ...effects,
            does(call, 'delegate', { to: delegate, detail: 'votes with the tokens of the account' }),
          ],
        };
      },
      proven,
    ),
    rule('function claim()', airdrop, (_args, call) => claims(call, [someOf(token(arb))])),
    rule(
      'function claimAndDelegate(address delegatee, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      airdrop,
      ({ delegatee, expiry }, call) => {
        const { effects = [] } = claims(call, [someOf(token(arb))]);
        return {
          effects: [
            ...effects,
            does(call, 'delegate', {
              to: delegatee,
              deadline: expiry,
              detail: 'votes with the tokens of the account',
            }),
          ],
        };
      },
      { irrelevant: signatureOf() },
    ),
  ],
};
