import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import type { Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { bridgesOf } from './bridging.ts';

const does = effectsOf('polygon-bridge');
const bridges = bridgesOf('polygon-bridge');

const rootChainManager = ['root_chain_manager'];
const depositManager = ['deposit_manager'];
const migration = ['pol_migration'];

const polygon = 137n;
const matic = token('0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0');
const pol = token('0x455e53cbb86018ac2b8092fdcd39d8444affc3f6');

const deposits = (call: CallContext, gives: Quantity, to: Address | null): Reading => ({
  effects: [bridges(call, { gives, to, chainId: polygon })],
});

/** Data by kind of token: the amount of an ERC-20, the ids of NFTs. */
function depositOf(address: Address, data: Hex): Quantity {
  return data.length === 66 ? exactly(token(address), BigInt(data)) : someOf(token(address));
}

export const polygonBridge: Protocol = {
  slug: 'polygon-bridge',
  name: 'Polygon PoS bridge',
  family: 'polygon-bridge',
  words: ['polygon bridge', 'polygon pos bridge', 'matic bridge', 'polygon portal'],
  contracts: deployed('polygon-bridge'),
  functions: [
    rule('function depositEtherFor(address user)', rootChainManager, ({ user }, call) =>
      deposits(call, exactly(native, call.value), user),
    ),
    rule(
      'function depositFor(address user, address rootToken, bytes depositData)',
      rootChainManager,
      ({ user, rootToken, depositData }, call) => deposits(call, depositOf(rootToken, depositData), user),
    ),
    rule('function exit(bytes inputData)', rootChainManager, ({ inputData }, call) => ({
      effects: [
        does(call, 'claim', {
          gets: [someOf(unnamed('what was burnt on Polygon'))],
          beneficiaryUnknown: true,
          terms: [{ what: 'proof of the burn', is: 'hex', value: inputData }],
          detail: 'goes to whoever burnt it',
        }),
      ],
    })),
    rule('function depositERC20(address token, uint256 amount)', depositManager, ({ token: address, amount }, call) =>
      deposits(call, exactly(token(address), amount), call.from),
    ),
    rule(
      'function depositERC20ForUser(address token, address user, uint256 amount)',
      depositManager,
      ({ token: address, user, amount }, call) => deposits(call, exactly(token(address), amount), user),
    ),
    rule('function depositEther()', depositManager, (_args, call) =>
      deposits(call, exactly(native, call.value), call.from),
    ),
    rule('function migrate(uint256 amount)', migration, ({ amount }, call) => ({
      effects: [does(call, 'swap', { gives: [exactly(matic, amount)], gets: [exactly(pol, amount)] })],
    })),
    rule('function unmigrate(uint256 amount)', migration, ({ amount }, call) => ({
      effects: [does(call, 'swap', { gives: [exactly(pol, amount)], gets: [exactly(matic, amount)] })],
    })),
    rule('function unmigrateTo(address recipient, uint256 amount)', migration, ({ recipient, amount }, call) => ({
      effects: [does(call, 'swap', { gives: [exactly(pol, amount)], gets: [exactly(matic, amount)], to: recipient })],
    })),
  ],
};
