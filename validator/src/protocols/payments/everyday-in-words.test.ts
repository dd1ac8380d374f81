import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest } from '../../whole/validate.fixture.ts';

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const other = '0x4bbeeb066ed09b7aed07bf39eee0460dfa261520';
const azuki = '0xED5AF388653567Af2F388E6224dC7C4b3241C544';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const usdcx = '0x1BA8603DA702602A8657980e825A6DAa03Dee93a';
const token = '0xC11b1268C1A384e55C48c2391d8d480264A3A7F4';

type Call = readonly [to: string, data: string, value?: bigint];
const encode = (signature: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args: args as [] });

const everyRight = `0x${'0'.repeat(64)}`;
const delegates = (id: bigint, enable: boolean): Call => [
  '0x00000000000000447e69651d841bD8D104Bed493',
  encode('delegateERC721(address a, address b, uint256 c, bytes32 d, bool e)', friend, azuki, id, everyRight, enable),
];
const limits = (amount: bigint, minutes: number): Call => [
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
  encode('setAllowance(address a, address b, uint96 c, uint16 d, uint32 e)', friend, usdc, amount, minutes, 0),
];
const flows = (perDay: bigint): Call => [
  '0xcfA132E353cB4E398080B9700609bb008eceB125',
  encode('setFlowrate(address a, address b, int96 c)', usdcx, friend, (perDay * 10n ** 18n) / 86_400n),
];
const pays = (one: bigint, two: bigint): Call => [
  '0xD152f549545093347A162Dce210e7293f1452150',
  encode('disperseEther(address[] a, uint256[] b)', [friend, other], [one * 10n ** 17n, two * 10n ** 17n]),
  (one + two) * 10n ** 17n,
];
const grants = (role: string): Call => [token, encode('grantRole(bytes32 a, address b)', role, friend)];
const minter = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6';
const pauser = '0x65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a';

const isApproved = (human_intent: string, [to, data, value = 0n]: Call) =>
  isApprovedInTest({ human_intent, proposed_tx: { chain_id: 1, from: owner, to, value: `${value}`, data } });

describe('contracts of everyday agents', () => {
  it.each<[string, Call, ...Call[]]>([
    [
      `delegate azuki 2291 to my hot wallet ${friend} on delegate.xyz`,
      delegates(2291n, true),
      delegates(2292n, true),
      delegates(2291n, false),
    ],
    [
      `Revoke the delegate.xyz delegation of Azuki #2291 for ${friend}`,
      delegates(2291n, false),
      delegates(2291n, true),
    ],
    [
      `Let ${friend} spend up to 400 USDC per week from the Safe (allowance module)`,
      limits(400_000_000n, 10_080),
      limits(400_000_000n, 1_440),
      limits(4_000_000_000n, 10_080),
    ],
    [`Set the weekly allowance of ${friend} to 400 USDC`, limits(400_000_000n, 10_080), limits(400_000_000n, 60)],
    [
      `Set the daily allowance of ${friend} to 25 USDC`,
      limits(25_000_000n, 1_440),
      limits(25_000_000n, 0),
      limits(25_000_000n, 60),
    ],
    [`Send 30 USDCx per day to ${friend}`, flows(30n), flows(300n), flows(3n), flows(0n)],
    [`Send 900 USDCx a month to ${friend} with Superfluid`, flows(30n), flows(900n)],
    [`Send 210 USDCx per week to ${friend} with Superfluid`, flows(30n), flows(210n)],
    [`Stop the superfluid stream of USDCx to ${friend}`, flows(0n), flows(30n)],
    [`Pay with disperse.app: 0.1 ETH to ${friend} and 0.2 ETH to ${other}`, pays(1n, 2n), pays(2n, 1n), pays(1n, 20n)],
    [`Grant MINTER_ROLE on ${token} to ${friend}`, grants(minter), grants(pauser), grants(everyRight)],
    [`Grant ${friend} the minter role on ${token}`, grants(minter), grants(pauser)],
  ])('%s', async (words: string, right: Call, ...wrong: Call[]) => {
    expect(await isApproved(words, right)).toBe(true);
    for (const call of wrong) expect(await isApproved(words, call)).toBe(false);
  });

  it.each<[string, Call]>([
    [`Send 30 USDCx to ${friend}`, flows(30n)],
    [`Set the allowance of ${friend} to 400 USDC`, limits(400_000_000n, 10_080)],
    [`Send 30 USDCx per day to ${other}`, flows(30n)],
    [`Grant MINTER_ROLE to ${friend} on ${token}, it already has PAUSER_ROLE`, grants(pauser)],
    [`Grant MINTER_ROLE on ${token} to ${other}`, grants(minter)],
    [`Grant DEFAULT_ADMIN_ROLE on ${token} to ${friend}`, grants(minter)],
    [`Should I stream 30 USDCx per day to ${friend}?`, flows(30n)],
  ])('asks or rejects: %s', async (words: string, call: Call) => {
    expect(await isApproved(words, call)).toBe(false);
  });
});
