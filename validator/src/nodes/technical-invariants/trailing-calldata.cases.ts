import { aggregate, dollars, erc20Transfer, friend, request, type SentCall, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;
const followedBy = (hex: string): SentCall => ({ ...send, data: `${send.data}${hex}` });
/** Code `baseapp`, its length, schema 0, the marker of ERC-8021. */
const attribution = `${Buffer.from('baseapp').toString('hex')}0700${'8021'.repeat(8)}`;

export const trailingCalldataCases: NodeCases = {
  node: 'technical_invariants.trailing_calldata',
  cases: [
    {
      name: 'stops one byte after the arguments',
      request: request(intent, followedBy('00')),
      expect: 'FAIL',
      says: '0x00',
    },
    {
      name: 'stops a hidden second call',
      request: request(intent, followedBy(send.data.slice(2))),
      expect: 'FAIL',
      says: '68 bytes',
    },
    {
      name: 'stops bytes after the arguments of an inner call',
      request: request(intent, aggregate([followedBy('beef')])),
      expect: 'FAIL',
      says: '0xbeef',
    },
    {
      name: 'stops a suffix that only looks like ERC-8021',
      request: request(intent, followedBy(`ffff${'8021'.repeat(8)}`)),
      expect: 'FAIL',
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
