import {
  aggregate,
  dollars,
  encode,
  erc20Transfer,
  friend,
  request,
  type SentCall,
  safeBatch,
  safeExec,
  usdc,
  v3Router02,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;

function nest(depth: number): SentCall {
  let call = send;
  for (let level = 0; level < depth; level += 1) call = aggregate([call]);
  return call;
}

export const callUnwrappingCases: NodeCases = {
  node: 'technical_invariants.call_unwrapping',
  cases: [
    { name: 'stops batches nested too deep', request: request(intent, nest(30)), expect: 'FAIL', says: 'nested' },
    {
      name: 'stops more calls than are looked at',
      request: request(intent, aggregate(Array.from({ length: 3_000 }, () => send))),
      expect: 'FAIL',
      says: 'calls',
    },
    {
      name: 'stops a multicall of itself without end',
      request: request(intent, { to: v3Router02, data: nestMulticall(30) }),
      expect: 'FAIL',
    },
    { name: 'lets a batch in a batch through', request: request(intent, nest(2)), expect: 'PASS', says: '3 calls' },
    { name: 'lets a batch of a Safe through', request: request(intent, safeBatch([send, send])), expect: 'PASS' },
    { name: 'lets a call of a Safe through', request: request(intent, safeExec(send, 0)), expect: 'PASS' },
  ],
};

function nestMulticall(depth: number): SentCall['data'] {
  let data = send.data;
  for (let level = 0; level < depth; level += 1) data = encode('function multicall(bytes[] data)', [data]);
  return data;
}
