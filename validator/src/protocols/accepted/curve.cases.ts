import { type AcceptedCase, friend, now, owner } from './accepted-case.fixture.ts';
import { curvePools } from './curve-pools.cases.ts';

const threePool = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
const tricrypto = '0x7f86bf177dd4f3494b841a37e810a34dd56c829b';
const threeCrv = '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490';
const router = '0x16c6521dff6bab339122a0fe25a9116693265353';
const gauge = '0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a';
const minter = '0xd061d61a4d941c39e5453435b6345dc261c2fce0';
const escrow = '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2';
const controller = '0x2f50d538606fa9edd2b11e2446beb18c9d5846bb';
const depositAndStake = '0x56c526b0159a258887e0d79ec3a80dfb940d0cd7';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const nobody = '0x0000000000000000000000000000000000000000';

const ether = 10n ** 18n;
const year = 31_536_000;

const padded = (length: number, ...first: readonly string[]) => [
  ...first,
  ...Array<string>(length - first.length).fill(nobody),
];

/** DAI for USDC in one pool and USDC for WETH in another; the parameters have a row for each pool. */
const routed = (types: string, length: number, pools: number, { toFriend = false } = {}): AcceptedCase => {
  const [, columns, rows] = /uint256\[(\d)\]\[(\d)\]/.exec(types) ?? [];
  return {
    function: types,
    intent: `Swap 1000 DAI for at least 0.3 WETH on Curve${toFriend ? ` and send them to ${friend}` : ''}`,
    to: router,
    args: {
      route: padded(length, dai, threePool, usdc, tricrypto, weth),
      swapParams: Array.from({ length: Number(rows) }, () => Array<bigint>(Number(columns)).fill(1n)),
      amount: 1000n * ether,
      minDy: (3n * ether) / 10n,
      ...(pools > 0 && { pools: padded(pools) }),
      ...(toFriend && { receiver: friend }),
    },
  };
};

const long = 'exchange(address[11],uint256[5][5],uint256,uint256';
const newer = 'exchange(address[11],uint256[4][5],uint256,uint256';
const short = 'exchange_multiple(address[9],uint256[3][4],uint256,uint256';

const routes: readonly AcceptedCase[] = [
  routed(`${long})`, 11, 0),
  routed(`${long},address[5])`, 11, 5),
  routed(`${newer})`, 11, 0),
  routed(`${short})`, 9, 0),
  routed(`${short},address[4])`, 9, 4),
  routed(`${long},address[5],address)`, 11, 5, { toFriend: true }),
  routed(`${newer},address)`, 11, 0, { toFriend: true }),
  routed(`${short},address[4],address)`, 9, 4, { toFriend: true }),
];

const gauges: readonly AcceptedCase[] = [
  {
    function: 'deposit(uint256)',
    intent: 'Stake 300 3Crv in the Curve gauge',
    to: gauge,
    args: { value: 300n * ether },
  },
  {
    function: 'deposit(uint256,address)',
    intent: 'Stake 300 3Crv in the Curve gauge',
    to: gauge,
    args: { value: 300n * ether, to: owner },
  },
  {
    function: 'deposit(uint256,address,bool)',
    intent: 'Stake 300 3Crv in the Curve gauge',
    to: gauge,
    args: { value: 300n * ether, to: owner, claimRewards: false },
  },
  {
    function: 'withdraw(uint256)',
    intent: 'Unstake 300 3Crv from the Curve gauge',
    to: gauge,
    args: { value: 300n * ether },
  },
  {
    function: 'withdraw(uint256,bool)',
    intent: 'Unstake 300 3Crv from the Curve gauge',
    to: gauge,
    args: { value: 300n * ether, claimRewards: false },
  },
  { function: 'claim_rewards()', intent: 'Claim my Curve rewards', to: gauge, args: {} },
  { function: 'claim_rewards(address)', intent: 'Claim my Curve rewards', to: gauge, args: { account: owner } },
  {
    function: 'claim_rewards(address,address)',
    intent: `Claim my Curve rewards to ${friend}`,
    to: gauge,
    args: { account: owner, receiver: friend },
  },
  { function: 'mint(address)', intent: 'Claim my CRV from Curve', to: minter, args: { gaugeAddress: gauge } },
  {
    function: 'mint_many(address[8])',
    intent: 'Claim my CRV from Curve',
    to: minter,
    args: { gaugeAddresses: padded(8, gauge) },
  },
  {
    function: 'mint_for(address,address)',
    intent: 'Claim my CRV from Curve',
    to: minter,
    args: { gaugeAddress: gauge, account: owner },
  },
];

const locks: readonly AcceptedCase[] = [
  {
    function: 'create_lock(uint256,uint256)',
    intent: 'Lock 1000 CRV on Curve for 4 years',
    to: escrow,
    args: { value: 1000n * ether, unlockTime: BigInt(now + 4 * year) },
  },
  {
    function: 'increase_amount(uint256)',
    intent: 'Lock 1000 CRV on Curve',
    to: escrow,
    args: { value: 1000n * ether },
  },
  {
    function: 'increase_unlock_time(uint256)',
    intent: 'Lock what I have on Curve for 2 years',
    to: escrow,
    args: { unlockTime: BigInt(now + 2 * year) },
  },
  {
    function: 'deposit_for(address,uint256)',
    intent: `Lock 1000 CRV on Curve for ${friend}`,
    to: escrow,
    args: { account: friend, value: 1000n * ether },
  },
  { function: 'withdraw()', intent: 'Withdraw all my locked CRV from Curve', to: escrow, args: {} },
  {
    function: 'vote_for_gauge_weights(address,uint256)',
    intent: `Vote for ${gauge} on Curve with 50% of my votes`,
    to: controller,
    args: { gaugeAddress: gauge, userWeight: 5000n },
  },
];

export const curve: readonly AcceptedCase[] = [
  ...curvePools,
  ...routes,
  ...gauges,
  ...locks,
  {
    function: 'deposit_and_stake(address,address,address,uint256,address[],uint256[],uint256,bool,bool,address)',
    intent: 'Add 300 DAI to Curve for at least 290 3Crv and stake at least 290 3Crv in the Curve gauge',
    to: depositAndStake,
    args: {
      deposit: threePool,
      lpToken: threeCrv,
      gauge,
      coinCount: 3n,
      coins: [dai, usdc, usdt],
      amounts: [300n * ether, 0n, 0n],
      minMintAmount: 290n * ether,
      useUnderlying: false,
      useDynarray: false,
      pool: nobody,
    },
  },
];
