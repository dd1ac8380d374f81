import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { allOf, exactly, nft, token } from '../rules/quantity.ts';

interface Escrow {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly chainId: number;
  readonly escrow: Address;
  readonly locked: Address;
}

const position = (value: bigint): Term => ({ what: 'lock', is: 'number', value });

/** Locks a token for votes: an item stands for each lock. */
function voteEscrow({ slug, name, words, chainId, escrow, locked }: Escrow): Protocol {
  const does = effectsOf(slug);
  const on = ['voting_escrow'];
  const stakes = (call: CallContext, value: bigint, seconds: bigint, to: Address | null) => ({
    effects: [
      does(call, 'stake', {
        gives: [exactly(token(locked), value)],
        to,
        terms: [{ what: 'lock time', is: 'duration', seconds } as const],
      }),
    ],
  });
  return {
    slug,
    name,
    family: slug,
    words,
    contracts: { voting_escrow: { [chainId]: [escrow] } },
    functions: [
      rule('function createLock(uint256 value, uint256 lockDuration)', on, ({ value, lockDuration }, call) =>
        stakes(call, value, lockDuration, null),
      ),
      rule(
        'function createLockFor(uint256 value, uint256 lockDuration, address to)',
        on,
        ({ value, lockDuration, to }, call) => stakes(call, value, lockDuration, to),
      ),
      rule('function increaseAmount(uint256 tokenId, uint256 value)', on, ({ tokenId, value }, call) => ({
        effects: [does(call, 'stake', { gives: [exactly(token(locked), value)], terms: [position(tokenId)] })],
      })),
      rule(
        'function increaseUnlockTime(uint256 tokenId, uint256 lockDuration)',
        on,
        ({ tokenId, lockDuration }, call) => ({
          effects: [
            does(call, 'set', {
              gives: [allOf(nft(call.to, tokenId))],
              terms: [position(tokenId), { what: 'lock time', is: 'duration', seconds: lockDuration }],
            }),
          ],
        }),
      ),
      rule('function withdraw(uint256 tokenId)', on, ({ tokenId }, call) => ({
        effects: [does(call, 'unstake', { gets: [allOf(token(locked))], terms: [position(tokenId)] })],
      })),
    ],
  };
}

export const aerodrome = voteEscrow({
  slug: 'aerodrome',
  name: 'Aerodrome',
  words: ['aerodrome finance', 'veaero'],
  chainId: 8453,
  escrow: '0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4',
  locked: '0x940181a94a35a4569e4529a3cdfb74e38fd98631',
});
