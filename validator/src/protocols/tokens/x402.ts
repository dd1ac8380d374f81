import type { Address } from '@countersign/protocol';
import { chains } from '../../data/chains.ts';
import { deployed } from '../../data/deployed.ts';
import type { Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf } from '../rules/irrelevant.ts';
import type { Protocol, TypedDataRule } from '../rules/protocol.ts';
import { atMost, exactly, token } from '../rules/quantity.ts';
import { witnessPermit } from './permit2.ts';

const does = effectsOf('x402');

/** By CREATE2: on every chain the same code or none at all. */
const onEveryChain = (address: Address) => Object.fromEntries(chains.map(({ id }) => [id, [address]]));

/** They take the signed amount and send it to the payee of the witness, and can do nothing else with it. */
export const exactProxy: Address = '0x402085c248eea27d92e8b30b2c58ed07f9e20001';
export const uptoProxy: Address = '0x4020a4f3b7b90cca423b9fabcc0ce57c6c240002';

interface WitnessPermit {
  readonly permitted: { readonly token: Address; readonly amount: bigint };
  readonly spender: Address;
  readonly deadline: bigint;
  readonly witness: { readonly to: Address; readonly validAfter: bigint };
}

/** A Permit2 transfer whose witness names the payee. For another spender than the proxy the witness means nothing. */
const payment = (
  proxy: Address,
  witness: string,
  quantity: (permitted: WitnessPermit['permitted']) => Quantity,
  irrelevant: Readonly<Record<string, string>>,
): TypedDataRule => ({
  primaryType: 'PermitWitnessTransferFrom',
  on: ['permit2'],
  domainName: 'Permit2',
  encodedType: `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness)TokenPermissions(address token,uint256 amount)Witness(${witness})`,
  read(message, context) {
    const { permitted, spender, deadline, witness } = message as unknown as WitnessPermit;
    if (spender !== proxy) return witnessPermit.read(message, context);
    const { to, validAfter } = witness;
    const effect = does({ path: 'order', from: context.sender }, 'send', {
      gives: [quantity(permitted)],
      to,
      validAfter,
      deadline,
    });
    return { effects: [effect] };
  },
  fates: { irrelevant: { ...nonceOf(), ...irrelevant }, examples: [{ spender: proxy }] },
});

export const x402: Protocol = {
  slug: 'x402',
  name: 'x402',
  family: 'x402',
  words: [],
  contracts: {
    permit2: deployed('permit2').permit2 ?? {},
    exact_proxy: onEveryChain(exactProxy),
    upto_proxy: onEveryChain(uptoProxy),
  },
  functions: [],
  typedData: [
    payment(
      exactProxy,
      'address to,uint256 validAfter',
      ({ token: address, amount }) => exactly(token(address), amount),
      {},
    ),
    payment(
      uptoProxy,
      'address to,address facilitator,uint256 validAfter',
      ({ token: address, amount }) => atMost(token(address), amount),
      {
        'witness.facilitator':
          'who may make the payment; it takes no more than the amount and gives it to the payee alone',
      },
    ),
  ],
};
