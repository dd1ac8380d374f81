import {
  aggregate,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  friend,
  request,
  type SentCall,
  stranger,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;
const followedBy = (hex: string): SentCall => ({ ...send, data: `${send.data}${hex}` });
const swapped = 'Swap 100 USDC on 1inch';
/** A swap through one pool by 1inch's router v6, followed by these bytes. */
const tagged = (hex: string): SentCall => ({
  to: '0x111111125421cA6dc452d289314280a0f8842A65',
  data: `${encode('function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)', BigInt(usdc), dollars(100), 1n, 1n)}${hex}`,
});
/**
 * `startBridgeTokensViaCBridgeNativePacked()` and similar functions of LI.FI have their own format for the bytes that
 * follow.
 */
const packed = (bytes: string) => ({
  to: '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE' as const,
  data: `0x0078afb6${bytes}` as const,
  value: '1000000000000000000',
});
/** Code `baseapp`, its length, schema 0, the marker of ERC-8021. */
const attribution = `${Buffer.from('baseapp').toString('hex')}0700${'8021'.repeat(8)}`;

export const trailingCalldataCases: NodeCases = {
  node: 'technical_invariants.trailing_calldata',
  cases: [
    {
      name: 'stops a hidden second call',
      request: request(intent, followedBy(send.data.slice(2))),
      expect: 'FAIL',
      says: 'would call transfer(address to, uint256 amount)',
    },
    {
      name: 'stops a hidden call with bytes of its own behind it',
      request: request(intent, followedBy(`${send.data.slice(2)}00`)),
      expect: 'FAIL',
      says: '69 bytes',
    },
    {
      name: 'stops a hidden call to another token of an inner call',
      request: request(intent, aggregate([followedBy(erc20Approve(usdc, stranger, dollars(9)).data.slice(2))])),
      expect: 'FAIL',
      says: 'approve(address spender, uint256 amount)',
    },
    {
      name: 'stops a hidden call without arguments in the place of the tag of 1inch',
      request: request(swapped, tagged('715018a6')),
      expect: 'FAIL',
      says: 'renounceOwnership()',
    },
    {
      name: 'stops more bytes than any suffix has',
      request: request(intent, followedBy('5a'.repeat(1_025))),
      expect: 'FAIL',
      says: '1,025 bytes',
    },
    {
      name: 'lets one byte that nobody knows through',
      request: request(intent, followedBy('00')),
      expect: 'PASS',
      says: '1 byte (0x00)',
    },
    {
      name: 'lets bytes that only start like a call through',
      request: request(intent, followedBy(send.data.slice(2, 60))),
      expect: 'PASS',
      says: 'no function reads them',
    },
    {
      name: 'lets bytes after the arguments of an inner call through',
      request: request(intent, aggregate([followedBy('beef')])),
      expect: 'PASS',
      says: '0xbeef',
    },
    {
      name: 'lets a suffix that only looks like ERC-8021 through, as bytes that nobody knows',
      request: request(intent, followedBy(`ffff${'8021'.repeat(8)}`)),
      expect: 'PASS',
      says: 'unknown purpose',
    },
    {
      name: 'lets bytes through to a contract that nobody knows, which may read them',
      request: request(intent, { ...followedBy('beef'), to: stranger }),
      expect: 'PASS',
      says: 'may read them',
    },
    {
      name: 'lets bytes through to a function without arguments that is only described, which may read them',
      request: request('Bridge 1 ETH with Jumper', packed('1122334455667788')),
      expect: 'PASS',
      says: 'may read them',
    },
    {
      name: 'does not take what a function without arguments may read for a suffix',
      request: request('Bridge 1 ETH with Jumper', packed(attribution)),
      expect: 'PASS',
      says: 'may read them',
    },
    {
      name: 'lets the four bytes of 1inch through on its router',
      request: request(swapped, tagged('8b1ccac8')),
      expect: 'PASS',
      says: 'only attribute the call: 1inch',
    },
    {
      name: 'does not take four bytes for those of 1inch elsewhere',
      request: request(intent, followedBy('8b1ccac8')),
      expect: 'PASS',
      says: 'unknown purpose',
    },
    {
      name: 'lets a suffix on the list of the operator through',
      request: request(intent, followedBy('c0ffee')),
      policy: { attribution_suffixes: ['0xc0ffee'] },
      expect: 'PASS',
      says: 'operator',
    },
    {
      name: 'lets a suffix of ERC-8021 through',
      request: request(intent, followedBy(attribution)),
      expect: 'PASS',
      says: 'ERC-8021',
    },
    { name: 'lets nothing after the arguments through', request: request(intent, send), expect: 'PASS' },
  ],
};
