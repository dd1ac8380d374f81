import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const ether = 10n ** 18n;
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const azuki = '0xed5af388653567af2f388e6224dc7c4b3241c544';
const items = '0x76be3b62873462d2142405439777e971754e8e77';
const everyRight = `0x${'0'.repeat(64)}`;

/** A second payee. */
const other = '0x4bbeeb066ed09b7aed07bf39eee0460dfa261520';
const disperseApp = '0xd152f549545093347a162dce210e7293f1452150';
const two = { recipients: [friend, other], values: [ether, 2n * ether] };

export const disperse: readonly AcceptedCase[] = [
  {
    function: 'disperseEther(address[],uint256[])',
    intent: `Pay with disperse.app: 1 ETH to ${friend} and 2 ETH to ${other}`,
    to: disperseApp,
    value: 3n * ether,
    args: two,
  },
  ...['disperseToken', 'disperseTokenSimple'].map((name) => ({
    function: `${name}(address,address[],uint256[])`,
    intent: `Send 1 DAI to ${friend} and 2 DAI to ${other} with disperse.app`,
    to: disperseApp as `0x${string}`,
    args: { token: dai, ...two },
  })),
];

const forwarder = '0xcfa132e353cb4e398080b9700609bb008eceb125';
const usdcx = '0x1ba8603da702602a8657980e825a6daa03dee93a';
/** 30 a day, rounded down. */
const flowrate = (30n * ether) / 86_400n;
const flows = `Send 30 USDCx per day to ${friend} with Superfluid`;

export const superfluid: readonly AcceptedCase[] = [
  {
    function: 'setFlowrate(address,address,int96)',
    intent: flows,
    to: forwarder,
    args: { token: usdcx, receiver: friend, flowrate },
  },
  ...['createFlow', 'updateFlow'].map((name) => ({
    function: `${name}(address,address,address,int96,bytes)`,
    intent: flows,
    to: forwarder as `0x${string}`,
    args: { token: usdcx, sender: owner, receiver: friend, flowrate, userData: '0x' },
  })),
  {
    function: 'deleteFlow(address,address,address,bytes)',
    intent: `Stop the Superfluid stream of USDCx to ${friend}`,
    to: forwarder,
    args: { token: usdcx, sender: owner, receiver: friend, userData: '0x' },
  },
];

const module = '0xcfbfac74c26f8647cbdb8c5caf80bb5b32e43134';

export const safeAllowance: readonly AcceptedCase[] = [
  {
    function: 'addDelegate(address)',
    intent: `Add ${friend} as a delegate of the Safe allowance module`,
    to: module,
    args: { delegate: friend },
  },
  {
    function: 'removeDelegate(address,bool)',
    intent: `Revoke all allowances of ${friend} in the Safe allowance module`,
    to: module,
    args: { delegate: friend, removeAllowances: true },
    notApproved: 'words for allowances mean those of tokens',
  },
  {
    function: 'setAllowance(address,address,uint96,uint16,uint32)',
    intent: `Set the weekly allowance of ${friend} to 400 USDC`,
    to: module,
    args: { delegate: friend, token: usdc, allowanceAmount: 400_000_000n, resetTimeMin: 10_080, resetBaseMin: 0 },
  },
  {
    function: 'deleteAllowance(address,address)',
    intent: `Revoke the USDC allowance of ${friend}`,
    to: module,
    args: { delegate: friend, token: usdc },
  },
  {
    function: 'resetAllowance(address,address)',
    intent: `Reset the USDC allowance of ${friend}`,
    to: module,
    args: { delegate: friend, token: usdc },
    notApproved: 'the limit is not in the bytes',
  },
];

const registry = '0x00000000000000447e69651d841bd8d104bed493';

export const delegateXyz: readonly AcceptedCase[] = [
  {
    function: 'delegateAll(address,bytes32,bool)',
    intent: `Delegate my whole wallet to ${friend} on delegate.xyz`,
    to: registry,
    args: { to: friend, rights: everyRight, enable: true },
    notApproved: 'it is a right over all that the wallet has',
  },
  {
    function: 'delegateContract(address,address,bytes32,bool)',
    intent: `Delegate my Azuki collection to ${friend} with delegate.xyz`,
    to: registry,
    args: { to: friend, collection: azuki, rights: everyRight, enable: true },
  },
  {
    function: 'delegateERC721(address,address,uint256,bytes32,bool)',
    intent: `Delegate Azuki 2291 to ${friend} on delegate.xyz`,
    to: registry,
    args: { to: friend, collection: azuki, tokenId: 2291n, rights: everyRight, enable: true },
  },
  {
    function: 'delegateERC20(address,address,bytes32,uint256)',
    intent: `Delegate 5 USDC to ${friend} on delegate.xyz`,
    to: registry,
    args: { to: friend, token: usdc, rights: everyRight, amount: 5_000_000n },
  },
  {
    function: 'delegateERC1155(address,address,uint256,bytes32,uint256)',
    intent: `Delegate 3 of the NFT #77 of the collection ${items} to ${friend} on delegate.xyz`,
    to: registry,
    args: { to: friend, collection: items, tokenId: 77n, rights: everyRight, amount: 3n },
  },
];

export const seadrop: readonly AcceptedCase[] = [
  {
    function: 'mintPublic(address,address,address,uint256)',
    intent: `Mint 3 items of ${items} with SeaDrop for 0.024 ETH`,
    to: '0x00005ea00ac477b1030ce78506496e8c2de24bf5',
    value: 24n * 10n ** 15n,
    args: {
      nftContract: items,
      feeRecipient: '0x0000a26b00c1f0df003000390027140000faa719',
      minterIfNotPayer: '0x0000000000000000000000000000000000000000',
      quantity: 3n,
    },
    notApproved: 'the word for minting means a deposit',
  },
];

const positions = '0x4d97dcd97ec945f40cf65f87097ace5ea0476045';
const condition = `0x${'8c'.repeat(32)}`;
const bridged = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174';
const market = { collateralToken: bridged, parentCollectionId: everyRight, conditionId: condition };
const sets = { partition: [1n, 2n], amount: 50_000_000n };

export const polymarket: readonly AcceptedCase[] = [
  {
    function: 'redeemPositions(address,bytes32,bytes32,uint256[])',
    intent: `Redeem my Polymarket winnings of condition ${condition} in USDC.e`,
    chainId: 137,
    to: positions,
    args: { ...market, indexSets: [1n, 2n] },
  },
  {
    function: 'splitPosition(address,bytes32,bytes32,uint256[],uint256)',
    intent: `Deposit 50 USDC.e into the Polymarket condition ${condition}`,
    chainId: 137,
    to: positions,
    args: { ...market, ...sets },
  },
  {
    function: 'mergePositions(address,bytes32,bytes32,uint256[],uint256)',
    intent: `Withdraw 50 USDC.e from the Polymarket condition ${condition}`,
    chainId: 137,
    to: positions,
    args: { ...market, ...sets },
  },
];

const year = 365n * 86_400n;

function locks(name: string, symbol: string, chainId: number, to: `0x${string}`): readonly AcceptedCase[] {
  return [
    {
      function: 'createLock(uint256,uint256)',
      intent: `Lock 3000 ${symbol} for 4 years on ${name}`,
      chainId,
      to,
      args: { value: 3000n * ether, lockDuration: 4n * year },
    },
    {
      function: 'createLockFor(uint256,uint256,address)',
      intent: `Lock 3000 ${symbol} for 4 years on ${name} for ${friend}`,
      chainId,
      to,
      args: { value: 3000n * ether, lockDuration: 4n * year, to: friend },
    },
    {
      function: 'increaseAmount(uint256,uint256)',
      intent: `Stake 500 more ${symbol} in lock 812 on ${name}`,
      chainId,
      to,
      args: { tokenId: 812n, value: 500n * ether },
    },
    {
      function: 'increaseUnlockTime(uint256,uint256)',
      intent: `Extend lock 812 on ${name} to 2 years`,
      chainId,
      to,
      args: { tokenId: 812n, lockDuration: 2n * year },
      notApproved: 'extending is not a setting that the reader knows',
    },
    {
      function: 'withdraw(uint256)',
      intent: `Unstake all ${symbol} from lock 812 on ${name}`,
      chainId,
      to,
      args: { tokenId: 812n },
    },
  ];
}

export const aerodrome = locks('Aerodrome', 'AERO', 8453, '0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4');
