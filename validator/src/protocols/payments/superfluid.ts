import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import { streamWords } from '../../reader/languages/phrases/streams.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atMost, someOf, token } from '../rules/quantity.ts';

const does = effectsOf('superfluid');

const dataTerms = (userData: Hex) => handedData(userData).terms ?? [];

interface Flow {
  readonly token: Address;
  readonly sender?: Address;
  readonly receiver: Address;
  readonly flowrate: bigint;
}

/** Tokens that leave from now on, so much per second, until somebody ends it or nothing is left. */
function streams(call: CallContext, { token: paid, sender, receiver, flowrate }: Flow, userData: Hex): Reading {
  if (flowrate === 0n) return ends(call, paid, sender, receiver, userData);
  if (flowrate < 0n) return { fault: 'a stream cannot flow backwards' };
  return {
    effects: [
      does(call, 'send', {
        gives: [someOf(token(paid))],
        from: sender ?? call.from,
        to: receiver,
        terms: [{ what: 'rate', is: 'rate', token: paid, perSecond: flowrate }, ...dataTerms(userData)],
        detail: 'a stream, which flows until it is ended',
      }),
    ],
  };
}

const ends = (
  call: CallContext,
  paid: Address,
  sender: Address | undefined,
  receiver: Address,
  userData: Hex,
): Reading => ({
  effects: [
    does(call, 'approve', {
      gives: [atMost(token(paid), 0n)],
      from: sender ?? call.from,
      spender: receiver,
      terms: [{ what: 'stream', is: 'text', value: 'stream', alike: streamWords }, ...dataTerms(userData)],
      detail: 'ends a stream',
    }),
  ],
});

const forwarder = ['forwarder'];

export const superfluid: Protocol = {
  slug: 'superfluid',
  name: 'Superfluid',
  family: 'superfluid',
  words: ['super fluid', 'superfluid finance'],
  contracts: {
    forwarder: Object.fromEntries(
      [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111].map((id) => [
        id,
        ['0xcfa132e353cb4e398080b9700609bb008eceb125'],
      ]),
    ),
  },
  functions: [
    rule('function setFlowrate(address token, address receiver, int96 flowrate)', forwarder, (flow, call) =>
      streams(call, flow, '0x'),
    ),
    rule(
      'function createFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
      forwarder,
      ({ userData, ...flow }, call) => streams(call, flow, userData),
    ),
    rule(
      'function updateFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
      forwarder,
      ({ userData, ...flow }, call) => streams(call, flow, userData),
    ),
    rule(
      'function deleteFlow(address token, address sender, address receiver, bytes userData)',
      forwarder,
      ({ token: paid, sender, receiver, userData }, call) => ends(call, paid, sender, receiver, userData),
    ),
  ],
};
