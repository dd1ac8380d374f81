import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const opStandardBridge = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1';
const baseStandardBridge = '0x3154cf16ccdb4c6d922629664174b904d80f2c35';
const l2Bridge = '0x4200000000000000000000000000000000000010';
const passer = '0x4200000000000000000000000000000000000016';
const l2Messenger = '0x4200000000000000000000000000000000000007';
const portal = '0x49048044d57e1c92a77f79988d21fa8faf74e97e';
const link = '0x514910771af9ca656af840dff83e8264ecf986ca';
const linkOnOptimism = '0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6';
const uni = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const uniOnBase = '0xc3de830ea07524a0761646a6a4e4be0e114a3c83';
const coinOfL2 = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';
const ether = 10n ** 18n;
const hash = `0x${'12'.repeat(32)}`;

const sent = { minGasLimit: 200_000, extraData: '0x' };
const amount = 50n * ether;
const toBase = 'Bridge 2 ETH to Base with the Base bridge';
const withdrawal = { nonce: 7n, sender: owner, target: owner, value: 2n * ether, gasLimit: 100_000n, data: '0x' };
const claim = 'Claim my 2 ETH from the Base bridge';

const bridging: readonly AcceptedCase[] = [
  {
    function: 'depositETH(uint32,bytes)',
    intent: toBase,
    to: baseStandardBridge,
    value: 2n * ether,
    args: sent,
  },
  {
    function: 'depositETHTo(address,uint32,bytes)',
    intent: `Bridge 2 ETH to ${friend} on Optimism with the Optimism bridge`,
    to: opStandardBridge,
    value: 2n * ether,
    args: { ...sent, to: friend },
  },
  { function: 'bridgeETH(uint32,bytes)', intent: toBase, to: baseStandardBridge, value: 2n * ether, args: sent },
  {
    function: 'bridgeETHTo(address,uint32,bytes)',
    intent: `Bridge 2 ETH to ${friend} on Base with the Base bridge`,
    to: baseStandardBridge,
    value: 2n * ether,
    args: { ...sent, to: friend },
  },
  {
    function: 'depositERC20(address,address,uint256,uint32,bytes)',
    intent: 'Bridge 50 LINK to Optimism with the Optimism bridge',
    to: opStandardBridge,
    args: { ...sent, l1Token: link, l2Token: linkOnOptimism, amount },
  },
  {
    function: 'depositERC20To(address,address,address,uint256,uint32,bytes)',
    intent: `Bridge 50 UNI to ${friend} on Base with the Base bridge`,
    to: baseStandardBridge,
    args: { ...sent, l1Token: uni, l2Token: uniOnBase, to: friend, amount },
  },
  {
    function: 'bridgeERC20(address,address,uint256,uint32,bytes)',
    intent: 'Bridge 50 LINK to Ethereum with the Optimism bridge',
    chainId: 10,
    to: l2Bridge,
    args: { ...sent, localToken: linkOnOptimism, remoteToken: link, amount },
  },
  {
    function: 'bridgeERC20To(address,address,address,uint256,uint32,bytes)',
    intent: `Bridge 50 UNI to ${friend} on Base with the Base bridge`,
    to: baseStandardBridge,
    args: { ...sent, localToken: uni, remoteToken: uniOnBase, to: friend, amount },
  },
  {
    function: 'withdraw(address,uint256,uint32,bytes)',
    intent: 'Bridge 2 ETH from Base to Ethereum with the Base bridge',
    chainId: 8453,
    to: l2Bridge,
    value: 2n * ether,
    args: { ...sent, l2Token: coinOfL2, amount: 2n * ether },
  },
  {
    function: 'withdrawTo(address,address,uint256,uint32,bytes)',
    intent: `Bridge 50 UNI to ${friend} on Ethereum with the Base bridge`,
    chainId: 8453,
    to: l2Bridge,
    args: { ...sent, l2Token: uniOnBase, to: friend, amount },
  },
];

const messages: readonly AcceptedCase[] = [
  {
    function: 'depositTransaction(address,uint256,uint64,bool,bytes)',
    intent: `Bridge 2 ETH to ${friend} on Base with the Base bridge`,
    to: portal,
    value: 2n * ether,
    args: { to: friend, value: 2n * ether, gasLimit: 100_000n, isCreation: false, data: '0x' },
  },
  {
    function: 'initiateWithdrawal(address,uint256,bytes)',
    intent: `Bridge 2 ETH to ${friend} on Ethereum with the Base bridge`,
    chainId: 8453,
    to: passer,
    value: 2n * ether,
    args: { target: friend, gasLimit: 100_000n, data: '0x' },
  },
  {
    function: 'sendMessage(address,bytes,uint32)',
    intent: `Bridge 2 ETH to ${friend} on Ethereum with the Base bridge`,
    chainId: 8453,
    to: l2Messenger,
    value: 2n * ether,
    args: { target: friend, message: '0x', minGasLimit: 200_000 },
  },
  {
    function:
      'proveWithdrawalTransaction((uint256,address,address,uint256,uint256,bytes),uint256,(bytes32,bytes32,bytes32,bytes32),bytes[])',
    intent: claim,
    to: portal,
    args: {
      withdrawal,
      disputeGameIndex: 9000n,
      outputRootProof: { version: hash, stateRoot: hash, messagePasserStorageRoot: hash, latestBlockhash: hash },
      withdrawalProof: ['0x1234'],
    },
  },
  {
    function: 'finalizeWithdrawalTransaction((uint256,address,address,uint256,uint256,bytes))',
    intent: claim,
    to: portal,
    args: { withdrawal },
  },
];

export const opBridge: readonly AcceptedCase[] = [...bridging, ...messages];
