import { dollars, erc20Transfer, friend, request, safeBatch, safeExec, stranger, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend} from my Safe`;

export const delegatecallTargetCases: NodeCases = {
  node: 'technical_invariants.delegatecall_target',
  cases: [
    {
      name: 'stops a delegatecall of a Safe to a stranger',
      request: request(intent, safeExec({ ...send, to: stranger }, 1)),
      expect: 'FAIL',
      says: 'delegatecall',
    },
    {
      name: 'stops a delegatecall of a Safe to a token',
      request: request(intent, safeExec(send, 1)),
      expect: 'FAIL',
      says: usdc,
    },
    {
      name: 'stops a contract that only poses as MultiSend',
      request: request(intent, safeBatch([send], stranger)),
      expect: 'FAIL',
    },
    {
      name: 'stops a batch item that asks for a delegatecall',
      request: request(intent, [{ ...send, operation: 1 } as typeof send]),
      expect: 'FAIL',
      says: 'Call 0',
    },
    { name: 'lets MultiSend through', request: request(intent, safeBatch([send, send])), expect: 'PASS', says: 'Safe' },
    { name: 'skips a plain call of a Safe', request: request(intent, safeExec(send, 0)), expect: 'SKIP' },
    { name: 'skips a plain transfer', request: request(intent, send), expect: 'SKIP' },
  ],
};
