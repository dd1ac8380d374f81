import {
  aggregate,
  dollars,
  erc20Approve,
  erc20Transfer,
  friend,
  request,
  stranger,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;

export const addressBlocklistCases: NodeCases = {
  node: 'legal_compliance.address_blocklist',
  cases: [
    {
      name: 'stops a blocked recipient',
      request: request(intent, send),
      policy: { blocked: [friend] },
      expect: 'FAIL',
      says: friend,
    },
    {
      name: 'stops a blocked token',
      request: request(intent, send),
      policy: { blocked: [usdc] },
      expect: 'FAIL',
      says: usdc,
    },
    {
      name: 'stops a blocked spender inside a batch',
      request: request(intent, aggregate([send, erc20Approve(usdc, stranger, 1n)])),
      policy: { blocked: [stranger] },
      expect: 'FAIL',
    },
    { name: 'lets others through', request: request(intent, send), policy: { blocked: [stranger] }, expect: 'PASS' },
    { name: 'skips where nothing is blocked', request: request(intent, send), expect: 'SKIP' },
  ],
};
