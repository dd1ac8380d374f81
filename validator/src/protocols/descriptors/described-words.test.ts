import { proves } from '@countersign/harness/proves';
import { encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadedValidator, loadValidator } from '../../process/load-validator.ts';
import { validate } from '../../validate.ts';
import { testTimeUnix } from '../../whole/validate.fixture.ts';
import { folderOf, removeFolders, usdc } from './folder.fixture.ts';

afterAll(removeFolders);

const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const friend = '0x1cd5c1e8d0b3a0b6c4f05b07c1f7a9d1a2b3c4d5';
const solver = '0x7a11ce5e1f2d3c4b5a69788796a5b4c3d2e1f0a9';
const nobody = '0x0000000000000000000000000000000000000000';
const order = `0x${'4e'.repeat(32)}`;
const far = `0x01${'7b'.repeat(31)}`;
const ether = 10n ** 18n;

const file = (address: string, metadata: object, formats: object) => ({
  context: { contract: { deployments: [{ chainId: 1, address }] } },
  metadata,
  display: { formats },
});

const [vault, depot, bridge, badges, shop, stakes, gate] = [1, 2, 3, 4, 5, 6, 7].map(
  (place) => `0x00000000000000000000000000000000000fb00${place}`,
) as [string, string, string, string, string, string, string];

const stake = 'deposit(address receiver, address referrer)';
const sell = 'hand(bytes32 id, address token, address receiver, uint256 amount)';
const cross = 'cross((address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId) data)';
const badge = 'badge(address receiver, uint256 categoryId)';
const buy = 'buy(address tokenIn, uint256 amountToken)';
const split = 'addCoins(uint96 perValidator, uint96 clientBps)';
const lift = 'lift(address token, uint256 amount, uint256 l2Recipient)';

const files = {
  'vault.json': file(
    vault,
    { owner: 'Larkspur B.V.', contractName: 'CoinStakingVault', info: { url: 'https://app.larkspur.example/' } },
    {
      [stake]: {
        intent: 'Stake ETH',
        fields: [
          { path: 'receiver', label: 'Rewards receiver', format: 'addressName' },
          { path: '@.value', label: 'Amount to stake', format: 'amount' },
        ],
      },
    },
  ),
  'depot.json': file(
    depot,
    { owner: 'QU.IL Services GmbH', contractName: 'QuilDepot' },
    {
      [sell]: {
        intent: 'Deposit token',
        fields: [
          { path: 'id', label: 'Order ID', format: 'raw' },
          { path: 'receiver', label: 'Solver', format: 'addressName' },
          { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: 'token' } },
        ],
      },
    },
  ),
  'bridge.json': file(
    bridge,
    { owner: 'Tollgate Labs' },
    {
      [cross]: {
        intent: 'Bridge tokens',
        fields: [
          {
            path: 'data.minAmount',
            label: 'Amount to Bridge',
            format: 'tokenAmount',
            params: { tokenPath: 'data.sendingAssetId' },
          },
          { path: 'data.destinationChainId', label: 'Destination Chain', format: 'raw' },
          { path: 'data.receiver', label: 'Recipient', format: 'addressName' },
        ],
      },
    },
  ),
  'badges.json': file(
    badges,
    { owner: 'Wayfarer' },
    {
      [badge]: {
        intent: 'Mint',
        fields: [
          { path: 'receiver', label: 'Receiver', format: 'raw' },
          { path: 'categoryId', label: 'Trail type', format: 'raw' },
        ],
      },
    },
  ),
  'shop.json': file(
    shop,
    { owner: 'Harrow Foundation' },
    {
      [buy]: {
        intent: 'Deposit request',
        fields: [
          { path: 'tokenIn', label: 'You pay with', format: 'addressName', params: { types: ['token'] } },
          { path: 'amountToken', label: 'Amount', format: 'unit', params: { decimals: 18 } },
        ],
      },
    },
  ),
  'stakes.json': file(
    stakes,
    { owner: 'Pillar Staking' },
    {
      [split]: {
        intent: 'Stake ETH',
        fields: [
          { path: 'perValidator', label: 'ETH per validator', format: 'amount' },
          { path: 'clientBps', label: 'Client basis points', format: 'raw' },
          { path: '@.value', label: 'Amount to deposit', format: 'amount' },
        ],
      },
    },
  ),
  'gate.json': file(
    gate,
    { owner: 'Farlands', contractName: 'FarGate' },
    {
      [lift]: {
        intent: 'Bridge',
        fields: [
          { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: 'token' } },
          { path: 'l2Recipient', label: 'Recipient', format: 'raw' },
        ],
      },
    },
  ),
};

describe('the words for a described call', () => {
  let deps: LoadedValidator;
  beforeAll(async () => {
    deps = await loadValidator({
      sanctionsFile: null,
      threatsFile: null,
      policyFile: null,
      descriptorsDir: folderOf(files),
      model: null,
      now: () => testTimeUnix * 1000,
      onCrash: (where, error) => {
        throw new Error(`${where} crashed`, { cause: error });
      },
    });
  }, 60_000);

  async function judge(words: string, to: string, signature: string, args: readonly unknown[], value = 0n) {
    const abi = parseAbi([`function ${signature}`] as readonly [string]);
    const data = encodeFunctionData({ abi, args } as never);
    const { decision, confidence } = await validate(
      {
        human_intent: words,
        proposed_tx: { chain_id: 1, from: owner, to, value: String(value), data },
        metadata: { generated_at_unix: testTimeUnix },
      },
      deps,
    );
    return confidence < 0.75 ? 'UNDECIDED' : decision === 'PASS' ? 'APPROVED' : 'REJECTED';
  }

  type Call = readonly [to: string, signature: string, args: readonly unknown[], value?: bigint];
  const staked: Call = [vault, stake, [owner, nobody], 4n * ether];
  const sold: Call = [depot, sell, [order, usdc, solver, 480_000_000n]];
  const crossed: Call = [bridge, cross, [[usdc, friend, 1_500_000_000n, 10n]]];
  const minted: Call = [badges, badge, [owner, 14n]];
  const bought: Call = [shop, buy, [usdc, 250n * ether]];
  const divided: Call = [stakes, split, [32n * ether, 9_000n], 64n * ether];
  const lifted: Call = [gate, lift, [usdc, 50_000_000n, BigInt(far)]];

  it.each<[string, Call]>([
    ['stake 4 eth with larkspur', staked],
    ['Stake 4 ETH in the coin staking vault', staked],
    ['stake 4 eth on larkspur.example', staked],
    [`Deposit 480 USDC into the quil depot, order ${order}, solver ${solver}`, sold],
    [`deposit 480 usdc at QU.IL for order ${order} with the solver ${solver}`, sold],
    [`bridge 1500 usdc to optimism for ${friend} with tollgate`, crossed],
    ['claim the Wayfarer badge of trail type 14', minted],
    ['deposit 250 usdc with harrow', bought],
  ])('approves %s', proves('validator.descriptors'), async (words, call) => {
    expect(await judge(words, ...call)).toBe('APPROVED');
  });

  it.each<[string, Call]>([
    ['stake 4 eth with lark', staked],
    ['stake 40 eth with larkspur', staked],
    ['stake 4 eth, but not with larkspur', staked],
    ['stake 4 eth with larkspur', [vault, stake, [friend, nobody], 4n * ether]],
    ['stake 4 eth with larkspur', [vault, stake, [owner, friend], 4n * ether]],
    [`deposit 480 usdc at QU.IL for order ${order}`, sold],
    [`deposit 480 usdc at QU.IL for order ${order} with the solver ${friend}`, sold],
    [`deposit 480 usdc at QU.IL with the solver ${solver}`, sold],
    [`bridge 1500 usdc to base for ${friend} with tollgate`, crossed],
    [`bridge 1400 usdc to optimism for ${friend} with tollgate`, crossed],
    ['bridge 1500 usdc to optimism with tollgate', crossed],
    ['mint my wayfarer badge, trail type 41', minted],
    ['mint my wayfarer badge, trail type 14', [badges, badge, [friend, 14n]]],
    ['mint my wayfarer badge, trail type 14', [badges, badge, [owner, 14n], ether]],
    ['deposit 250 usdc with harrow', [shop, buy, [usdc, 2_500n * ether]]],
    ['deposit 250 usdt with harrow', bought],
    ['deposit 250 usdc with harrow', [shop, buy, [usdc, 250n * ether + 1n]]],
    ['stake 64 eth with pillar', divided],
    ['stake 96 eth with pillar, 32 eth per validator, 90% for me', divided],
  ])('does not approve %s (%#)', async (words, call) => {
    expect(await judge(words, ...call)).not.toBe('APPROVED');
  });

  it.each<[string, Call]>([
    ['put 64 eth into pillar staking, 32 eth per validator, 90% for the client', divided],
    ['mint my wayfarer badge, trail type 14', minted],
    [`bridge 50 usdc through FarGate to ${far}`, lifted],
    [`bridge 50 usdc with farlands, recipient ${far}`, lifted],
  ])('does not reject %s', async (words, call) => {
    expect(await judge(words, ...call)).not.toBe('REJECTED');
  });
});
