import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const inbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f';
const router = '0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef';
const l2Router = '0x5288c571fd7ad117bea99bf60fe0846c4e84f933';
const arbSys = '0x0000000000000000000000000000000000000064';
const outbox = '0x0b9857ae2d4a3dbe74ffe1d7df045bb7f96e4840';
const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const ether = 10n ** 18n;

const cost = 300_000_000_000_000n;
const gasLimit = 120_000n;
const gasPrice = 300_000_000n;
const fee = cost + gasLimit * gasPrice;
const transfer = {
  token: uni,
  to: owner,
  amount: 50n * ether,
  maxGas: gasLimit,
  gasPriceBid: gasPrice,
  data: encodeAbiParameters(parseAbiParameters('uint256, bytes'), [cost, '0x']),
};

const tickets = ['createRetryableTicket', 'unsafeCreateRetryableTicket'].map(
  (name): AcceptedCase => ({
    function: `${name}(address,uint256,uint256,address,address,uint256,uint256,bytes)`,
    intent: `Bridge 2 ETH to ${friend} on Arbitrum with the Arbitrum bridge`,
    to: inbox,
    value: 2n * ether + fee,
    args: {
      to: friend,
      l2CallValue: 2n * ether,
      maxSubmissionCost: cost,
      excessFeeRefundAddress: owner,
      callValueRefundAddress: owner,
      gasLimit,
      maxFeePerGas: gasPrice,
      data: '0x',
    },
  }),
);

export const arbitrumBridge: readonly AcceptedCase[] = [
  {
    function: 'depositEth()',
    intent: 'Bridge 2 ETH to Arbitrum with the Arbitrum bridge',
    to: inbox,
    value: 2n * ether,
    args: {},
  },
  {
    function: 'depositEth(uint256)',
    intent: 'Bridge 2 ETH to Arbitrum with the Arbitrum bridge',
    to: inbox,
    value: 2n * ether,
    args: { maxSubmissionCost: 0n },
  },
  ...tickets,
  {
    function: 'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
    intent: 'Bridge 50 UNI to Arbitrum with the Arbitrum bridge',
    to: router,
    value: fee,
    args: transfer,
  },
  {
    function: 'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)',
    intent: `Bridge 50 UNI to ${friend} on Arbitrum with the Arbitrum bridge`,
    to: router,
    value: fee,
    args: { ...transfer, to: friend, refundTo: owner },
  },
  {
    function: 'outboundTransfer(address,address,uint256,bytes)',
    intent: `Bridge 50 UNI (${uni} on Ethereum) from Arbitrum to Ethereum with the Arbitrum bridge`,
    chainId: 42161,
    to: l2Router,
    args: { l1Token: uni, to: owner, amount: 50n * ether, data: '0x' },
    notApproved:
      'the bytes name the token by its address on Ethereum, and what it is on Arbitrum is known on chain only',
  },
  {
    function: 'withdrawEth(address)',
    intent: 'Bridge 2 ETH from Arbitrum to Ethereum with the Arbitrum bridge',
    chainId: 42161,
    to: arbSys,
    value: 2n * ether,
    args: { destination: owner },
  },
  {
    function: 'sendTxToL1(address,bytes)',
    intent: `Bridge 2 ETH from Arbitrum to ${friend} on Ethereum with the Arbitrum bridge and the message 0xdeadbeef`,
    chainId: 42161,
    to: arbSys,
    value: 2n * ether,
    args: { destination: friend, data: '0xdeadbeef' },
    notApproved: 'it runs code on the other chain that nobody can read',
  },
  {
    function: 'executeTransaction(bytes32[],uint256,address,address,uint256,uint256,uint256,uint256,bytes)',
    intent: 'Claim my 2 ETH from the Arbitrum bridge',
    to: outbox,
    args: {
      proof: [`0x${'12'.repeat(32)}`],
      index: 1200n,
      l2Sender: owner,
      to: owner,
      l2Block: 280_000_000n,
      l1Block: 23_000_000n,
      l2Timestamp: 1_766_000_000n,
      value: 2n * ether,
      data: '0x',
    },
  },
];
