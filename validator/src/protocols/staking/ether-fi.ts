import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, native, nft, someOf, token } from '../rules/quantity.ts';
import { credited, later, requestTerm, stakesCoins, unstakes } from './staking.ts';

const does = effectsOf('ether-fi');

const eeth = '0x35fa164735182de50811e8e2e824cfb9b6118ac2';
const weeth = '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee';
const requests = '0x7d5706f6ef3f89b3951e23e557cdfbc3239d4e2c';

const pool = ['liquidity_pool'];

export const etherFi: Protocol = {
  slug: 'ether-fi',
  name: 'ether.fi',
  family: 'ether-fi',
  words: ['ether.fi', 'etherfi', 'ether fi'],
  contracts: {
    liquidity_pool: { 1: ['0x308861a430be4cce5502d0a12724771fc6daf216'] },
    eeth: { 1: [eeth] },
    weeth: { 1: [weeth] },
    withdraw_request_nft: { 1: [requests] },
  },
  functions: [
    rule('function deposit()', pool, (_args, call) => stakesCoins(does, call, eeth)),
    rule(
      'function deposit(address referral)',
      pool,
      (_args, call) => stakesCoins(does, call, eeth),
      credited('referral', 'ether.fi'),
    ),
    rule('function requestWithdraw(address recipient, uint256 amount)', pool, ({ recipient, amount }, call) =>
      unstakes(does, call, [token(eeth), amount], native, { to: recipient, detail: later }),
    ),
    rule('function claimWithdraw(uint256 tokenId)', ['withdraw_request_nft'], ({ tokenId }, call) => ({
      effects: [
        does(call, 'claim', {
          gives: [exactly(nft(requests, tokenId), 1n)],
          gets: [someOf(native)],
          terms: [requestTerm(tokenId)],
        }),
      ],
    })),
    rule('function wrap(uint256 amount)', ['weeth'], ({ amount }, call) => ({
      effects: [does(call, 'wrap', { gives: [exactly(token(eeth), amount)], gets: [someOf(token(weeth))] })],
    })),
    rule('function unwrap(uint256 amount)', ['weeth'], ({ amount }, call) => ({
      effects: [does(call, 'unwrap', { gives: [exactly(token(weeth), amount)], gets: [someOf(token(eeth))] })],
    })),
  ],
};
