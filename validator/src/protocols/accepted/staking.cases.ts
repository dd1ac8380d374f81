import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const ether = 10n ** 18n;
const value = 2n * ether;
const steth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';

export const rocketPool: readonly AcceptedCase[] = [
  {
    function: 'deposit()',
    intent: 'Stake 2 ETH with Rocket Pool',
    to: '0xdd3f50f8a6cafbe9b31a427582963f465e745af8',
    value,
    args: {},
  },
  {
    function: 'burn(uint256)',
    intent: 'Unstake 5 rETH with Rocket Pool',
    to: '0xae78736cd615f374d3085123a210448e74fc6393',
    args: { amount: 5n * ether },
  },
];

const liquidityPool = '0x308861a430be4cce5502d0a12724771fc6daf216';
const weeth = '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee';

export const etherFi: readonly AcceptedCase[] = [
  { function: 'deposit()', intent: 'Stake 2 ETH with ether.fi', to: liquidityPool, value, args: {} },
  {
    function: 'deposit(address)',
    intent: 'Stake 2 ETH with ether.fi for eETH',
    to: liquidityPool,
    value,
    args: { referral: friend },
  },
  {
    function: 'requestWithdraw(address,uint256)',
    intent: 'Unstake 5 eETH with ether.fi',
    to: liquidityPool,
    args: { recipient: owner, amount: 5n * ether },
  },
  {
    function: 'claimWithdraw(uint256)',
    intent: 'Claim my ether.fi withdrawal request 48213',
    to: '0x7d5706f6ef3f89b3951e23e557cdfbc3239d4e2c',
    args: { tokenId: 48213n },
  },
  { function: 'wrap(uint256)', intent: 'Wrap 5 eETH into weETH', to: weeth, args: { amount: 5n * ether } },
  { function: 'unwrap(uint256)', intent: 'Unwrap 5 weETH into eETH', to: weeth, args: { amount: 5n * ether } },
];

const kelpPool = '0x036676389e48133b63a802f8635ad39e752d375d';
const kelpWithdrawals = '0x62de59c08eb5dae4b7e6f7a8cad3006d6965ec16';

export const kelp: readonly AcceptedCase[] = [
  {
    function: 'depositETH(uint256,string)',
    intent: 'Restake 2 ETH with Kelp for at least 1.9 rsETH',
    to: kelpPool,
    value,
    args: { minRSETHAmountExpected: (19n * ether) / 10n, referralId: 'x' },
  },
  {
    function: 'depositAsset(address,uint256,uint256,string)',
    intent: 'Restake 2 stETH with Kelp for at least 1.9 rsETH',
    to: kelpPool,
    args: { asset: steth, depositAmount: value, minRSETHAmountExpected: (19n * ether) / 10n, referralId: '' },
  },
  {
    function: 'initiateWithdrawal(address,uint256,string)',
    intent: 'Unstake 5 rsETH with Kelp for stETH',
    to: kelpWithdrawals,
    args: { asset: steth, rsETHUnstaked: 5n * ether, referralId: '' },
  },
  {
    function: 'completeWithdrawal(address,string)',
    intent: 'Claim my stETH from Kelp',
    to: kelpWithdrawals,
    args: { asset: steth, referralId: '' },
  },
];

const restakeManager = '0x74a09653a083691711cf8215a6ab074bb4e99ef5';
const renzoQueue = '0x5efc9d10e42fb517456f4ac41eb5e2ebe42c8918';

export const renzo: readonly AcceptedCase[] = [
  { function: 'depositETH()', intent: 'Restake 2 ETH with Renzo', to: restakeManager, value, args: {} },
  {
    function: 'depositETH(uint256)',
    intent: 'Restake 2 ETH with Renzo',
    to: restakeManager,
    value,
    args: { referralId: 7n },
  },
  {
    function: 'deposit(address,uint256)',
    intent: 'Restake 2 stETH with Renzo',
    to: restakeManager,
    args: { collateralToken: steth, amount: value },
  },
  {
    function: 'deposit(address,uint256,uint256)',
    intent: 'Restake 2 stETH with Renzo',
    to: restakeManager,
    args: { collateralToken: steth, amount: value, referralId: 7n },
  },
  {
    function: 'withdraw(uint256,address)',
    intent: 'Unstake 5 ezETH with Renzo for stETH',
    to: renzoQueue,
    args: { amount: 5n * ether, assetOut: steth },
  },
  {
    function: 'claim(uint256,address)',
    intent: 'Claim my Renzo withdrawal request 3',
    to: renzoQueue,
    args: { withdrawRequestIndex: 3n, user: owner },
  },
];

const rsweth = '0xfae103dc9cf190ed75350761e95403b7b8afa6c0';

export const swell: readonly AcceptedCase[] = [
  { function: 'deposit()', intent: 'Restake 2 ETH with Swell', to: rsweth, value, args: {} },
  {
    function: 'depositWithReferral(address)',
    intent: 'Stake 2 ETH with Swell',
    to: '0xf951e335afb289353dc249e82926178eac7ded78',
    value,
    args: { referral: friend },
  },
];

const minter = '0xbafa44efe7901e04e39dad13167d089c559c1138';

export const fraxEther: readonly AcceptedCase[] = [
  { function: 'submit()', intent: 'Stake 2 ETH with Frax Finance for frxETH', to: minter, value, args: {} },
  {
    function: 'submitAndGive(address)',
    intent: `Stake 2 ETH with Frax Finance for ${friend}`,
    to: minter,
    value,
    args: { recipient: friend },
  },
  {
    function: 'submitAndDeposit(address)',
    intent: 'Stake 2 ETH with Frax Finance for sfrxETH',
    to: minter,
    value,
    args: { recipient: owner },
  },
];

const susde = '0x9d39a5de30e57443bff2a8307a4256c8797a3497';

export const ethena: readonly AcceptedCase[] = [
  {
    function: 'cooldownShares(uint256)',
    intent: 'Unstake 5 sUSDe with Ethena',
    to: susde,
    args: { shares: 5n * ether },
  },
  {
    function: 'cooldownAssets(uint256)',
    intent: 'Unstake 5 USDe from Ethena',
    to: susde,
    args: { assets: 5n * ether },
  },
  { function: 'unstake(address)', intent: 'Claim my USDe from Ethena', to: susde, args: { receiver: owner } },
];

const strategyManager = '0x858646372cc42e1a627fce94aa7a7033e7cf075a';
const delegationManager = '0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a';
const rewardsCoordinator = '0x7750d328b314effa365a0402ccfd489b80b0adda';
const podManager = '0x91e677b07f7af907ec9a428aafa9fc14a0d3a338';
const strategy = '0x93c4b944d05dfe6df7645a86cd2206016c51564d';
const eigen = '0xec53bf9167f50cdeb3ae105f56099aaab9061f83';
const word = `0x${'12'.repeat(32)}`;
const approval = { approverSignatureAndExpiry: { signature: word, expiry: 9n }, approverSalt: word };
const sharesOnly = 'what a share is worth is known on chain only';
const key = `0x${'a1'.repeat(48)}`;
const signature = `0x${'c3'.repeat(96)}`;
const badSignature = 'a wrong signature loses the deposit, and no words name one';

export const eigenlayer: readonly AcceptedCase[] = [
  {
    function: 'depositIntoStrategy(address,address,uint256)',
    intent: 'Restake 2 stETH into EigenLayer',
    to: strategyManager,
    args: { strategy, token: steth, amount: value },
  },
  {
    function: 'depositIntoStrategyWithSignature(address,address,uint256,address,uint256,bytes)',
    intent: `Restake 2 stETH into EigenLayer for ${friend}`,
    to: strategyManager,
    args: { strategy, token: steth, amount: value, staker: friend, expiry: 1_767_226_000n, signature: word },
  },
  {
    function: 'delegateTo(address,(bytes,uint256),bytes32)',
    intent: `Delegate to operator ${friend} on EigenLayer`,
    to: delegationManager,
    args: { operator: friend, ...approval },
  },
  {
    function: 'redelegate(address,(bytes,uint256),bytes32)',
    intent: `Delegate to operator ${friend} on EigenLayer`,
    to: delegationManager,
    args: { newOperator: friend, ...approval },
    notApproved: 'it also queues a withdrawal of everything, which the words do not ask for',
  },
  {
    function: 'undelegate(address)',
    intent: 'Unstake everything from EigenLayer',
    to: delegationManager,
    args: { staker: owner },
    notApproved: 'what is restaked is known on chain only',
  },
  {
    function: 'queueWithdrawals((address[],uint256[],address)[])',
    intent: 'Withdraw 5000 shares of stETH from EigenLayer',
    to: delegationManager,
    args: { params: [{ strategies: [strategy], depositShares: [5000n], withdrawer: owner }] },
    notApproved: sharesOnly,
  },
  {
    function: 'completeQueuedWithdrawal((address,address,address,uint256,uint32,address[],uint256[]),address[],bool)',
    intent: 'Claim my EigenLayer withdrawal 3 of stETH',
    to: delegationManager,
    args: {
      withdrawal: {
        staker: owner,
        delegatedTo: friend,
        withdrawer: owner,
        nonce: 3n,
        startBlock: 9,
        strategies: [strategy],
        scaledShares: [5000n],
      },
      tokens: [steth],
      receiveAsTokens: true,
    },
  },
  {
    function: 'processClaim((uint32,uint32,bytes,(address,bytes32),uint32[],bytes[],(address,uint256)[]),address)',
    intent: 'Claim my EIGEN rewards from EigenLayer',
    to: rewardsCoordinator,
    args: {
      claim: {
        rootIndex: 1,
        earnerIndex: 2,
        earnerTreeProof: word,
        earnerLeaf: { earner: owner, earnerTokenRoot: word },
        tokenIndices: [0],
        tokenTreeProofs: [word],
        tokenLeaves: [{ token: eigen, cumulativeEarnings: 9n }],
      },
      recipient: owner,
    },
  },
  {
    function: 'setClaimerFor(address)',
    intent: `Let ${friend} claim my rewards on EigenLayer`,
    to: rewardsCoordinator,
    args: { claimer: friend },
    notApproved: 'a right over rewards, of which words say too little',
  },
  {
    function: 'createPod()',
    intent: 'Create an EigenPod',
    to: podManager,
    args: {},
    notApproved: 'a contract of its own, of which words say too little',
  },
  {
    function: 'stake(bytes,bytes,bytes32)',
    intent: `Stake 32 ETH on EigenLayer for the validator ${key}`,
    to: podManager,
    value: 32n * ether,
    args: { pubkey: key, signature, depositDataRoot: word },
    notApproved: badSignature,
  },
];

const credentials = `0x01${'0'.repeat(22)}${owner.slice(2)}`;
const batch = { publicKeys: key, withdrawalCreds: credentials, signatures: signature, dataRoots: [word] };
const batchDeposit = '0x576834cb068e677db4aff6ca245c7bde16c3867e';

export const beaconDeposit: readonly AcceptedCase[] = [
  {
    function: 'deposit(bytes,bytes,bytes,bytes32)',
    intent: `Stake 32 ETH with the deposit contract for the validator ${key}`,
    to: '0x00000000219ab540356cbb839cbe05303d7705fa',
    value: 32n * ether,
    args: { pubkey: key, withdrawal_credentials: credentials, signature, deposit_data_root: word },
    notApproved: badSignature,
  },
  ...['batchDeposit', 'bigBatchDeposit'].map(
    (name): AcceptedCase => ({
      function: `${name}(bytes,bytes,bytes,bytes32[])`,
      intent: `Stake 32 ETH with Kiln for the validator ${key}`,
      to: batchDeposit,
      value: 32n * ether,
      args: batch,
      notApproved: badSignature,
    }),
  ),
  ...['batchDepositCustom', 'bigBatchDepositCustom'].map(
    (name): AcceptedCase => ({
      function: `${name}(bytes,bytes,bytes,bytes32[],uint256)`,
      intent: `Stake 32 ETH with Kiln for the validator ${key}`,
      to: batchDeposit,
      value: 32n * ether,
      args: { ...batch, amountPerValidator: 32n * ether },
      notApproved: badSignature,
    }),
  ),
];

const proof = [word];
const ens = '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72';
const airdrop = '0x67a24ce4321ab3af51c2d0a4801c3e111d88c9d9';
const morpho = '0x58d97b57bb95320f9a05dc918aef65434969c2b2';

export const distributor: readonly AcceptedCase[] = [
  {
    function: 'claim(uint256,address,uint256,bytes32[])',
    intent: 'Claim 400 UNI from the airdrop',
    to: '0x090d4613473dee047c3f2706764f49e0821d256e',
    args: { index: 7n, account: owner, amount: 400n * ether, proof },
  },
  {
    function: 'claim(address,address,uint256,bytes32[])',
    intent: 'Claim my MORPHO rewards',
    to: '0x330eefa8a787552dc5cad3c3ca644844b1e61ddb',
    args: { account: owner, reward: morpho, claimable: 9n, proof },
  },
  {
    function: 'claim(address,address,uint256,bytes32[])',
    intent: `Claim my MORPHO rewards from the distributor ${friend}`,
    to: friend,
    args: { account: owner, reward: morpho, claimable: 9n, proof },
  },
  {
    function: 'claim(address,address,uint256,bytes32[])',
    intent: 'Claim my MORPHO rewards',
    to: friend,
    args: { account: owner, reward: morpho, claimable: 9n, proof },
    notApproved: 'nobody knows the distributor, and the words do not name it',
  },
  {
    function: 'claim(address[],address[],uint256[],bytes32[][])',
    intent: 'Claim my UNI rewards',
    to: '0x3ef3d8ba38ebe18db133cec108f4d14ce00dd9ae',
    args: { users: [owner], tokens: ['0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'], amounts: [9n], proofs: [proof] },
  },
  {
    function: 'claimTokens(uint256,address,bytes32[])',
    intent: `Claim 400 ENS and delegate my ENS votes to ${friend}`,
    to: ens,
    args: { amount: 400n * ether, delegate: friend, proof },
  },
  { function: 'claim()', intent: 'Claim my ARB', chainId: 42161, to: airdrop, args: {} },
  {
    function: 'claimAndDelegate(address,uint256,uint8,bytes32,bytes32)',
    intent: `Claim my ARB and delegate my votes to ${friend} within 20 minutes`,
    chainId: 42161,
    to: airdrop,
    args: { delegatee: friend, expiry: 1_767_226_000n, v: 27, r: word, s: word },
  },
];
