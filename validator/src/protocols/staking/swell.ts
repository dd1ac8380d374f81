import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { credited, stakesCoins } from './staking.ts';

const does = effectsOf('swell');

const receipts = ['sweth', 'rsweth'];

/** Each token itself takes the coins that it represents. */
export const swell: Protocol = {
  slug: 'swell',
  name: 'Swell',
  family: 'swell',
  words: ['swell', 'swell network'],
  contracts: {
    sweth: { 1: ['0xf951e335afb289353dc249e82926178eac7ded78'] },
    rsweth: { 1: ['0xfae103dc9cf190ed75350761e95403b7b8afa6c0'] },
  },
  functions: [
    rule('function deposit()', receipts, (_args, call) => stakesCoins(does, call, call.to)),
    rule(
      'function depositWithReferral(address referral)',
      receipts,
      (_args, call) => stakesCoins(does, call, call.to),
      credited('referral', 'Swell'),
    ),
  ],
};
