import {
  aaveSupply,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  erc20TransferFrom,
  ether,
  friend,
  owner,
  permitMessage,
  request,
  signRequest,
  stranger,
  usdc,
  usdt,
  v3ExactInputSingle,
  v3Router,
  weth,
  wrapEther,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(5));
const intent = `Send 5 USDC to ${friend}`;
const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) });
const swapBack = v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(0.2), minOut: dollars(700) });
const unwrap = { to: weth, data: encode('function withdraw(uint256 wad)', ether(1)) };
const approve = (amount: bigint) => erc20Approve(usdc, v3Router, amount);

export const consistencyAnalysisCases: NodeCases = {
  node: 'adversarial_detection.consistency_analysis',
  cases: [
    {
      name: 'stops two chains',
      request: request(intent, send, { metadata: { chain_id: 10 } }),
      expect: 'FAIL',
      says: 'metadata.chain_id',
    },
    {
      name: 'stops two senders',
      request: request(intent, send, { metadata: { from: stranger } }),
      expect: 'FAIL',
      says: 'metadata.from',
    },
    {
      name: 'stops two addresses for one name',
      request: request('Send 5 USDC to bob.eth', send, {
        context: { 'bob.eth': stranger },
        metadata: { 'bob.eth': friend },
      }),
      expect: 'FAIL',
      says: 'bob.eth',
    },
    {
      name: 'stops a permit of somebody else',
      request: signRequest(
        `Sign a permit for ${v3Router} to spend 100 USDC`,
        permitMessage(usdc, v3Router, dollars(100), { signer: stranger }),
      ),
      expect: 'FAIL',
      says: owner,
    },
    {
      name: 'stops tokens of somebody whom nobody speaks of',
      request: request(intent, erc20TransferFrom(usdc, stranger, friend, dollars(5))),
      expect: 'FAIL',
      says: owner,
    },
    { name: 'stops the same call twice', request: request(intent, [send, send]), expect: 'FAIL', says: 'repeats call' },
    {
      name: 'stops a swap that is undone',
      request: request('Swap 1000 USDC for WETH on Uniswap', [swap, swapBack]),
      expect: 'FAIL',
      says: 'undoes',
    },
    {
      name: 'stops a wrap that is undone',
      request: request('Wrap 1 ETH', [wrapEther(ether(1)), unwrap]),
      expect: 'FAIL',
      says: 'undoes',
    },
    {
      name: 'stops an approval that is taken back before its use',
      request: request('Approve 1000 USDC for Uniswap', [approve(dollars(1000)), approve(0n)]),
      expect: 'FAIL',
      says: 'revokes',
    },
    {
      name: 'lets one address for a name through, said twice',
      request: request('Send 5 USDC to bob.eth', send, {
        context: { 'bob.eth': friend },
        metadata: { 'BOB.eth': friend.toLowerCase() },
      }),
      expect: 'PASS',
    },
    {
      name: 'lets a transfer through',
      request: request(intent, send, { metadata: { chain_id: 1, from: owner } }),
      expect: 'PASS',
    },
    {
      name: 'lets the same call through that is asked for twice',
      request: request(`Send 5 USDC to ${friend} twice`, [send, send]),
      expect: 'PASS',
    },
    {
      name: 'lets a reset before an approval through',
      request: request('Approve 1000 USDT for Uniswap', [
        erc20Approve(usdt, v3Router, 0n),
        erc20Approve(usdt, v3Router, dollars(1000)),
      ]),
      expect: 'PASS',
    },
    {
      name: 'lets approve, use and revoke through',
      request: request('Swap 1000 USDC for WETH on Uniswap', [approve(dollars(1000)), swap, approve(0n)]),
      expect: 'PASS',
    },
    {
      name: 'lets tokens of somebody through whom the intent names',
      request: request(
        `Move 5 USDC from ${stranger} to ${friend}`,
        erc20TransferFrom(usdc, stranger, friend, dollars(5)),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets two supplies of different amounts through',
      request: request('Supply 100 USDC and then 200 USDC to Aave', [
        aaveSupply(usdc, dollars(100)),
        aaveSupply(usdc, dollars(200)),
      ]),
      expect: 'PASS',
    },
  ],
};
