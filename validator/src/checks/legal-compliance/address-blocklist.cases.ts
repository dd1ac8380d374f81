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

/** On the shipped threat list. */
const reported = '0x000000000532b45f47779fce440748893b257865';

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
    {
      name: 'lets others through',
      request: request(intent, send),
      policy: { blocked: [stranger] },
      expect: 'PASS',
      says: ' addresses is blocked by the operator or on the threat list (',
    },
    {
      name: 'stops a reported address, and names kind, source and date of the report',
      request: request(`Send 100 USDC to ${reported}`, erc20Transfer(usdc, reported, dollars(100))),
      expect: 'FAIL',
      says: 'reported as phishing by forta-labelled-datasets, as of 2023-01-26',
    },
    {
      name: 'stops a reported address that only the intent names',
      request: request(`Send 100 USDC to ${reported}`, send),
      expect: 'FAIL',
      says: 'the intent',
    },
    {
      name: 'stops a reported address that would get the account',
      request: request(intent, send, { authorization_list: [{ address: reported, chain_id: 1, nonce: 0 }] }),
      expect: 'FAIL',
      says: 'authorization',
    },
    {
      name: 'lets a reported address through that the operator vouches for',
      request: request(`Send 100 USDC to ${reported}`, erc20Transfer(usdc, reported, dollars(100))),
      policy: { allowed: [reported] },
      expect: 'PASS',
    },
    {
      name: 'says how old the threat list is that knows nothing of the addresses',
      request: request(intent, send),
      expect: 'PASS',
      says: 'as of 2025-11-11',
    },
    { name: 'skips where no address is named', request: { human_intent: 'Do something' }, expect: 'SKIP' },
  ],
};
