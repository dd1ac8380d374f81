import {
  aggregate,
  dollars,
  encode,
  erc20Transfer,
  friend,
  nativeTransfer,
  request,
  safeBatch,
  signRequest,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;
const cut = (digits: number) => ({ ...send, data: send.data.slice(0, digits) as `0x${string}` });
/** The address has a byte where zeros are required. */
const dirty = { ...send, data: `${send.data.slice(0, 10)}01${send.data.slice(12)}` as `0x${string}` };

export const abiDecodingCases: NodeCases = {
  node: 'technical_invariants.abi_decoding',
  cases: [
    {
      name: 'stops typed data that do not say which of their types is signed',
      request: signRequest('Sign a permit for 5 USDC', { domain: {}, types: {}, message: {} }),
      expect: 'FAIL',
      says: 'primaryType is missing',
    },
    {
      name: 'stops arguments that are cut off',
      request: request(intent, cut(130)),
      expect: 'FAIL',
      says: 'transfer(address to, uint256 amount)',
    },
    { name: 'stops a selector that is cut off', request: request(intent, cut(6)), expect: 'FAIL', says: '0xa905' },
    {
      name: 'stops an address with dirty bytes',
      request: request(intent, dirty),
      expect: 'FAIL',
      says: 'does not match the type address',
    },
    {
      name: 'stops a broken call inside a batch',
      request: request(intent, aggregate([send, cut(130)])),
      expect: 'FAIL',
      says: 'call 0.1',
    },
    {
      name: 'stops a broken call inside what a Safe runs',
      request: request(intent, safeBatch([cut(100)])),
      expect: 'FAIL',
    },
    {
      name: 'stops an order that is neither typed data nor of a known kind',
      request: { human_intent: intent, proposed_tx: { chain_id: 1, order: { sell: 'everything' } } },
      expect: 'FAIL',
      says: 'order',
    },
    {
      name: 'skips a function that is not known',
      request: request(intent, { to: friend, data: encode('function frobnicate(uint256 amount)', 1n) }),
      expect: 'SKIP',
    },
    { name: 'lets a whole call through', request: request(intent, send), expect: 'PASS' },
    { name: 'lets a batch of whole calls through', request: request(intent, aggregate([send, send])), expect: 'PASS' },
    {
      name: 'lets a plain transfer without data through',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, 10n ** 18n)),
      expect: 'PASS',
    },
  ],
};
