import { encode } from '../../checks/calldata.fixture.ts';
import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const multicall = '0xca11bde05977b3631167028862be2a173976ca11';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const entryPointV6 = '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789';
const ether = 10n ** 18n;
const amount = 250_000_000n;
const send = `Send 250 USDC to ${friend}`;
const transfer = encode('function transfer(address to, uint256 amount)', friend, amount);
const sendEther = `Send 1 ETH to ${friend}`;

/** Multicall3 moves its own assets, so only coins sent with the call are the owner's. */
const paid = { target: friend, allowFailure: false, value: ether, callData: '0x' };
const asItself = 'the calls are made by Multicall3, and not by the owner';

export const multicall3: readonly AcceptedCase[] = [
  ...['aggregate', 'blockAndAggregate'].map(
    (name): AcceptedCase => ({
      function: `${name}((address,bytes)[])`,
      intent: send,
      to: multicall,
      args: { calls: [{ target: usdc, callData: transfer }] },
      notApproved: asItself,
    }),
  ),
  ...['tryAggregate', 'tryBlockAndAggregate'].map(
    (name): AcceptedCase => ({
      function: `${name}(bool,(address,bytes)[])`,
      intent: send,
      to: multicall,
      args: { requireSuccess: true, calls: [{ target: usdc, callData: transfer }] },
      notApproved: asItself,
    }),
  ),
  {
    function: 'aggregate3((address,bool,bytes)[])',
    intent: send,
    to: multicall,
    args: { calls: [{ target: usdc, allowFailure: false, callData: transfer }] },
    notApproved: asItself,
  },
  {
    function: 'aggregate3Value((address,bool,uint256,bytes)[])',
    intent: sendEther,
    to: multicall,
    value: ether,
    args: { calls: [paid] },
  },
  { function: 'multicall(bytes[])', intent: send, to: usdc, args: { data: [transfer] } },
  {
    function: 'multicall(uint256,bytes[])',
    intent: `${send} within 20 minutes`,
    to: usdc,
    args: { deadline: BigInt(soon), data: [transfer] },
  },
  {
    function: 'multicall(bytes32,bytes[])',
    intent: send,
    to: usdc,
    args: { previousBlockhash: `0x${'0b'.repeat(32)}`, data: [transfer] },
  },
];

const userOperation = {
  sender: owner,
  nonce: 1n,
  initCode: '0x',
  callData: encode('function execute(address target, uint256 value, bytes data)', friend, ether, '0x'),
  preVerificationGas: 3n * 10n ** 6n,
  paymasterAndData: '0x',
  signature: `0x${'12'.repeat(65)}`,
};
const gas = 3n * 10n ** 6n;
const fee = 10n ** 10n;
const operationV6 = {
  ...userOperation,
  callGasLimit: gas,
  verificationGasLimit: gas,
  maxFeePerGas: fee,
  maxPriorityFeePerGas: 1n,
};
const word = (high: bigint, low: bigint) =>
  `0x${high.toString(16).padStart(32, '0')}${low.toString(16).padStart(32, '0')}`;
const operationV7 = { ...userOperation, accountGasLimits: word(gas, gas), gasFees: word(1n, fee) };
const typeV6 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[]';
const typeV7 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[]';

const single = { target: friend, value: ether, data: '0x' };

export const erc4337: readonly AcceptedCase[] = [
  {
    function: `handleOps(${typeV6},address)`,
    intent: sendEther,
    to: entryPointV6,
    args: { ops: [operationV6], beneficiary: owner },
  },
  {
    function: `handleOps(${typeV7},address)`,
    intent: sendEther,
    to: entryPoint,
    args: { ops: [operationV7], beneficiary: owner },
  },
  {
    function: `handleAggregatedOps((${typeV6},address,bytes)[],address)`,
    intent: sendEther,
    to: entryPointV6,
    args: {
      opsPerAggregator: [{ userOps: [operationV6], aggregator: friend, signature: '0x' }],
      beneficiary: owner,
    },
  },
  {
    function: `handleAggregatedOps((${typeV7},address,bytes)[],address)`,
    intent: sendEther,
    to: entryPoint,
    args: {
      opsPerAggregator: [{ userOps: [operationV7], aggregator: friend, signature: '0x' }],
      beneficiary: owner,
    },
  },
  {
    function: 'depositTo(address)',
    intent: `Deposit 1 ETH for ${friend} in the ERC-4337 entry point`,
    to: entryPoint,
    value: ether,
    args: { account: friend },
  },
  {
    function: 'withdrawTo(address,uint256)',
    intent: `Withdraw 1 ETH to ${friend} from the ERC-4337 entry point`,
    to: entryPoint,
    args: { withdrawAddress: friend, withdrawAmount: ether },
  },
  {
    function: 'addStake(uint32)',
    intent: 'Stake 1 ETH in the ERC-4337 entry point for 3 days',
    to: entryPoint,
    value: ether,
    args: { unstakeDelaySec: 259_200 },
  },
  {
    function: 'unlockStake()',
    intent: 'Unstake my ETH from the ERC-4337 entry point',
    to: entryPoint,
    args: {},
    notApproved: 'how much is staked is known on chain only',
  },
  {
    function: 'withdrawStake(address)',
    intent: `Withdraw my ETH from the ERC-4337 entry point to ${friend}`,
    to: entryPoint,
    args: { withdrawAddress: friend },
    notApproved: 'how much is staked is known on chain only',
  },
  ...['execute', 'execute_ncC'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,uint256,bytes)`,
      intent: sendEther,
      to: owner,
      args: single,
    }),
  ),
  ...['execute', 'executeUserOp', 'executeUserOpWithErrorString'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,uint256,bytes,uint8)`,
      intent: sendEther,
      to: owner,
      args: { ...single, operation: 0 },
    }),
  ),
  {
    function: 'executeBatch(address[],bytes[])',
    intent: send,
    to: owner,
    args: { targets: [usdc], datas: [transfer] },
  },
  ...['executeBatch', 'executeBatch_y6U'].map(
    (name): AcceptedCase => ({
      function: `${name}(address[],uint256[],bytes[])`,
      intent: sendEther,
      to: owner,
      args: { targets: [friend], values: [ether], datas: ['0x'] },
    }),
  ),
  {
    function: 'executeBatch((address,uint256,bytes)[])',
    intent: sendEther,
    to: owner,
    args: { calls: [single] },
  },
  {
    function: 'executeWithoutChainIdValidation(bytes[])',
    intent: `Add ${friend} as an owner of my smart account`,
    to: owner,
    args: { calls: [encode('function addOwnerAddress(address owner)', friend)] },
  },
  {
    function: 'addOwnerAddress(address)',
    intent: `Add ${friend} as an owner of my smart account`,
    to: owner,
    args: { owner: friend },
  },
  {
    function: 'addOwnerPublicKey(bytes32,bytes32)',
    intent: `Add the public key 0x${'0c'.repeat(32)}${'0d'.repeat(32)} as an owner of my smart account`,
    to: owner,
    args: { x: `0x${'0c'.repeat(32)}`, y: `0x${'0d'.repeat(32)}` },
    notApproved: 'whose key it is nobody can tell',
  },
  ...['removeOwnerAtIndex', 'removeLastOwner'].map(
    (name): AcceptedCase => ({
      function: `${name}(uint256,bytes)`,
      intent: `Remove ${friend} as an owner of my smart account`,
      to: owner,
      args: { index: 2n, owner: `0x${'0'.repeat(24)}${friend.slice(2)}` },
    }),
  ),
];

export const erc7579: readonly AcceptedCase[] = [
  ...['execute', 'executeFromExecutor'].map(
    (name): AcceptedCase => ({
      function: `${name}(bytes32,bytes)`,
      intent: sendEther,
      to: owner,
      args: { mode: `0x${'00'.repeat(32)}`, executionCalldata: `${friend}${ether.toString(16).padStart(64, '0')}` },
    }),
  ),
  {
    function: 'installModule(uint256,address,bytes)',
    intent: `Install the executor module ${friend} on my smart account`,
    to: owner,
    args: { moduleTypeId: 2n, module: friend, initData: '0x' },
  },
  {
    function: 'uninstallModule(uint256,address,bytes)',
    intent: `Remove the executor module ${friend} from my smart account`,
    to: owner,
    args: { moduleTypeId: 2n, module: friend, deInitData: '0x' },
  },
];
