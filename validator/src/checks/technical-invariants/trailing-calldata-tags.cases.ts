import { concatHex, type Hex, numberToHex, stringToHex } from 'viem';
import { down, me, self, v3In, wrap } from '../../protocols/rules/universal-router.fixture.ts';
import {
  aaveSupply,
  dollars,
  encode,
  erc20Approve,
  erc20Permit,
  erc20Transfer,
  ether,
  friend,
  request,
  type SentCall,
  stranger,
  unlimited,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';
import { execute } from '../router-requests.fixture.ts';

const transfer = erc20Transfer(usdc, friend, dollars(250));
const words = `Send 250 USDC to ${friend}`;
const tagged = (tail: Hex, call: SentCall = transfer): SentCall => ({ ...call, data: concatHex([call.data, tail]) });
const transferWith = (tail: Hex) => request(words, tagged(tail));

/** ERC-8021, schema 0: codes, their length, the schema and the marker. */
const marker: Hex = `0x${'8021'.repeat(8)}`;
const builderCodes = (codes: string, length = codes.length): Hex =>
  concatHex([stringToHex(codes), numberToHex(length, { size: 1 }), '0x00', marker]);

const supply = aaveSupply(usdc, dollars(100));
const supplyWith = (tail: Hex) => request('Supply 100 USDC to Aave', tagged(tail, supply));
const swap = execute([wrap(self, ether(1)), v3In(me, ether(1), dollars(2950), down, false)], ether(1));
const swapWith = (tail: Hex) => request('Swap 1 ETH for at least 2950 USDC on Uniswap', tagged(tail, swap));

export const trailingCalldataTagsCases: NodeCases = {
  node: 'technical_invariants.trailing_calldata',
  cases: [
    { name: 'a builder code', request: transferWith(builderCodes('baseapp')), expect: 'PASS' },
    { name: 'a builder code of Base', request: transferWith(builderCodes('bc_k7x2m9qp')), expect: 'PASS' },
    { name: 'two builder codes', request: transferWith(builderCodes('baseapp,morpho')), expect: 'PASS' },
    { name: 'a builder code behind a swap', request: swapWith(builderCodes('baseapp')), expect: 'PASS' },
    {
      name: 'a builder code behind a supply',
      request: supplyWith(builderCodes('wallet')),
      expect: 'PASS',
    },
    { name: 'a tag of 4 bytes', request: transferWith('0x360c6ebe'), expect: 'PASS' },
    { name: 'a tag of 1 byte behind a swap', request: swapWith('0x0c'), expect: 'PASS' },
    { name: 'a tag of 16 bytes', request: transferWith('0x62635f7a3b9d04c1a2b3c4d5e6f70819'), expect: 'PASS' },
    { name: 'the code of an integrator behind a delimiter', request: transferWith('0x1dc0de0042'), expect: 'PASS' },
    {
      name: 'an affiliate and a time',
      request: swapWith(
        concatHex(['0x869584cd', numberToHex(BigInt(friend), { size: 32 }), numberToHex(1_767_225_600n, { size: 32 })]),
      ),
      expect: 'PASS',
    },
    {
      name: 'the 32 bytes of a request id',
      request: transferWith('0x9f1c2e4d5b6a79880716253443526170fedcba98765432100123456789abcdef'),
      expect: 'PASS',
    },
    { name: 'a few bytes of zeros', request: transferWith(`0x${'00'.repeat(28)}`), expect: 'PASS' },
    { name: 'a short word', request: transferWith(stringToHex('zora')), expect: 'PASS' },
    { name: 'the address of a sender', request: transferWith(friend), expect: 'PASS' },
    { name: 'two words of zeros', request: transferWith(`0x${'00'.repeat(64)}`), expect: 'PASS' },
    {
      name: 'a call with a tag behind it',
      request: transferWith(concatHex([erc20Approve(usdc, stranger, unlimited).data, '0xdeadbeef'])),
      expect: 'FAIL',
    },
    {
      name: 'a call with zeros behind it',
      request: transferWith(concatHex([erc20Transfer(usdc, stranger, dollars(1)).data, `0x${'00'.repeat(28)}`])),
      expect: 'FAIL',
    },
    {
      name: 'a permit',
      request: transferWith(erc20Permit(usdc, stranger, unlimited).data),
      expect: 'FAIL',
    },
    {
      name: 'a whole second transfer',
      request: transferWith(erc20Transfer(usdc, stranger, dollars(9000)).data),
      expect: 'FAIL',
    },
    {
      name: 'a whole unlimited approval',
      request: transferWith(erc20Approve(usdc, stranger, unlimited).data),
      expect: 'FAIL',
    },
    { name: 'four kilobytes of noise', request: transferWith(`0x${'5ac3'.repeat(2048)}`), expect: 'FAIL' },
    {
      name: 'a call behind a builder code',
      request: transferWith(concatHex([erc20Transfer(usdc, stranger, dollars(9000)).data, builderCodes('baseapp')])),
      expect: 'FAIL',
    },
    {
      name: 'a marker with codes shorter than their length',
      request: transferWith(concatHex([stringToHex('ab'), numberToHex(200, { size: 1 }), '0x00', marker])),
      expect: 'PASS',
      says: 'Bytes of unknown purpose',
    },
    {
      name: 'a batch behind a swap',
      request: swapWith(encode('function multicall(bytes[] data)', [erc20Approve(usdc, stranger, unlimited).data])),
      expect: 'FAIL',
    },
  ],
};
