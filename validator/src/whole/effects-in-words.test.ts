import { describe, expect, it } from 'vitest';
import {
  collection,
  dai,
  encode,
  erc20Approve,
  erc20Transfer,
  friend,
  owner,
  request,
  type SentCall,
  stranger,
  usdc,
  weth,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

/** The verdict of an arbiter at its usual threshold. */
type Outcome = 'APPROVED' | 'UNDECIDED' | 'REJECTED';

async function judge(intent: string, call: SentCall | readonly SentCall[]): Promise<Outcome> {
  const { decision, confidence } = await validateInTest(request(intent, call));
  if (confidence < 0.75) return 'UNDECIDED';
  return decision === 'PASS' ? 'APPROVED' : 'REJECTED';
}

const ether = 10n ** 18n;
const compound = '0xc0Da02939E1441F497fd74F78cE7Decb17B66529';
const uniswap = '0x408ED6354d4973f66138C91495F2f2FCbd8724C3';
const castVote = (proposal: bigint, support: number, to: SentCall['to'] = compound): SentCall => ({
  to,
  data: encode('function castVote(uint256 proposalId, uint8 support)', proposal, support),
});

describe('votes', () => {
  const intent = 'Vote for proposal 42 on Compound Governor';

  it.each<[string, string, SentCall, Outcome]>([
    ['the vote that the words ask for', intent, castVote(42n, 1), 'APPROVED'],
    ['a vote against it', intent, castVote(42n, 0), 'REJECTED'],
    ['an abstention', intent, castVote(42n, 2), 'REJECTED'],
    ['another proposal', intent, castVote(43n, 1), 'REJECTED'],
    ['another governor', intent, castVote(42n, 1, uniswap), 'REJECTED'],
    ['an unknown governor', intent, castVote(42n, 1, stranger), 'UNDECIDED'],
    ['an open choice', 'Cast my vote on proposal 42 on Compound', castVote(42n, 1), 'UNDECIDED'],
    ['an open governor', 'Vote for proposal 42', castVote(42n, 1), 'UNDECIDED'],
    // Words without an order make Countersign ask, whatever they forbid.
    ['a forbidden vote', 'Do not vote for proposal 42 on Compound', castVote(42n, 1), 'UNDECIDED'],
    ['contradictory words', 'Vote for or against proposal 42 on Compound', castVote(42n, 1), 'UNDECIDED'],
  ])('%s', async (_name, words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});

describe('the direction of a vote', () => {
  it.each<[string, number, Outcome]>([
    ['Vote for rejecting Uniswap proposal 7', 1, 'UNDECIDED'],
    ['Vote for rejecting Uniswap proposal 7', 0, 'UNDECIDED'],
    ['Vote against rejecting Uniswap proposal 7', 0, 'UNDECIDED'],
    ['Say yes to rejecting Uniswap proposal 7 with my vote', 1, 'UNDECIDED'],
    ['Vote for a veto of Uniswap proposal 7', 1, 'UNDECIDED'],
    ['Vote for the defeat of Uniswap proposal 7', 1, 'UNDECIDED'],
    ['Vote for the no side on Uniswap proposal 7', 1, 'UNDECIDED'],
    ['Vote for turning down Uniswap proposal 7', 1, 'UNDECIDED'],
    ['Vote to reject proposal 7 on Uniswap: yes, I am sure', 1, 'UNDECIDED'],
    ['Vote no on Uniswap proposal 7', 0, 'APPROVED'],
    ['Vote no on Uniswap proposal 7', 1, 'REJECTED'],
    ['Vote down Uniswap proposal 7', 0, 'APPROVED'],
    ['Vote yes on Uniswap proposal 7', 1, 'APPROVED'],
    ['Abstain from voting on Uniswap proposal 7', 2, 'APPROVED'],
    ['Vote for Uniswap proposal 7', 7, 'REJECTED'],
    ['Vote on Uniswap proposal 7 with support 7', 7, 'UNDECIDED'],
  ])('%s: %i is %s', async (words, support, outcome) => {
    expect(await judge(words, castVote(7n, support, uniswap))).toBe(outcome);
  });
});

describe('several votes', () => {
  const intent = 'Vote for Uniswap proposals 7 and 8';
  const mixed = 'Vote for Uniswap proposal 7 and against proposal 8';
  const votes = (...each: readonly [bigint, number][]) => each.map(([id, support]) => castVote(id, support, uniswap));

  it.each<[string, string, SentCall[], Outcome]>([
    ['both named votes', intent, votes([7n, 1], [8n, 1]), 'APPROVED'],
    ['one of the two', intent, votes([7n, 1]), 'UNDECIDED'],
    ['another one', intent, votes([7n, 1], [9n, 1]), 'REJECTED'],
    ['one of them twice', intent, votes([7n, 1], [7n, 1]), 'UNDECIDED'],
    ['both reversed', intent, votes([7n, 0], [8n, 0]), 'REJECTED'],
    ['one each way', mixed, votes([7n, 1], [8n, 0]), 'UNDECIDED'],
    ['one each way, exchanged', mixed, votes([7n, 0], [8n, 1]), 'UNDECIDED'],
    ['one more', 'Vote for Uniswap proposal 7 within 8 hours', votes([7n, 1], [8n, 1]), 'REJECTED'],
  ])('%s', async (_name, words, calls, outcome) => {
    expect(await judge(words, calls)).toBe(outcome);
  });
});

const withReason = (reason: string, params = '0x'): SentCall => ({
  to: uniswap,
  data: encode(
    'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
    7n,
    1,
    reason,
    params,
  ),
});

describe('the reason and the parameters of a vote', () => {
  const intent = 'Vote for Uniswap proposal 7';

  it.each<[string, string, SentCall, Outcome]>([
    ['a stated reason', `${intent} with the reason "good for fees"`, withReason('good for fees'), 'APPROVED'],
    ['a reason that the words do not give', intent, withReason('good for fees'), 'UNDECIDED'],
    ['an excluded reason', `${intent}, but not because of fees`, withReason('fees'), 'UNDECIDED'],
    ['half of a pattern as the reason', intent, withReason('1('), 'UNDECIDED'],
    ['a pattern that matches anything', intent, withReason('1*.*'), 'UNDECIDED'],
    [
      'a pattern with catastrophic backtracking',
      `${intent} ${'a'.repeat(60)}`,
      withReason('1*(\\w+\\s?)+!'),
      'UNDECIDED',
    ],
    ['stated parameters', `${intent} with params 0x01`, withReason('', '0x01'), 'APPROVED'],
    ['excluded parameters', `${intent}, params must not be 0x01`, withReason('', '0x01'), 'UNDECIDED'],
  ])('%s', async (_name, words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});

const claimRequest = (id: bigint): SentCall => ({
  to: '0x7d5706f6ef3F89B3951E23e557CDFBC3239D4E2c',
  data: encode('function claimWithdraw(uint256 tokenId)', id),
});
const collectFees = (position: bigint): SentCall => ({
  to: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
  data: encode(
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
    { tokenId: position, recipient: owner, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n },
  ),
});

describe('numbers that identify a thing', () => {
  it.each<[string, SentCall, Outcome]>([
    ['Vote for proposal 7 on Uniswap within 42 minutes', castVote(7n, 1, uniswap), 'UNDECIDED'],
    ['Vote for proposal 7 on Uniswap within 42 minutes', castVote(42n, 1, uniswap), 'REJECTED'],
    ['Cast a for vote on Uniswap proposal 85, not on 84', castVote(84n, 1, uniswap), 'UNDECIDED'],
    ['Vote for Uniswap proposal 7 not 7', castVote(7n, 1, uniswap), 'UNDECIDED'],
    ['Vote against Uniswap proposal 7 of 2025', castVote(2025n, 0, uniswap), 'UNDECIDED'],
    ['Vote for Uniswap proposal 7, 42 people did', castVote(42n, 1, uniswap), 'UNDECIDED'],
    ['Vote for Uniswap proposal 7, as on proposal 6', castVote(6n, 1, uniswap), 'UNDECIDED'],
    ['Claim my ether.fi withdrawal request 88, leave 89 where it is', claimRequest(88n), 'UNDECIDED'],
    ['Claim my ether.fi withdrawal request 88, leave 89 where it is', claimRequest(89n), 'UNDECIDED'],
    ['Collect the fees of my Uniswap v3 position #88', collectFees(88n), 'APPROVED'],
    ['Collect the fees of my Uniswap v3 position, number 88', collectFees(88n), 'APPROVED'],
    ['Collect the fees of position 88 on Uniswap v3, I have 10', collectFees(10n), 'UNDECIDED'],
    ['Collect the fees of 88 on Uniswap v3, my position. I have 10', collectFees(10n), 'UNDECIDED'],
    ['Collect the fees of my Uniswap v3 position 88 within 10 minutes', collectFees(10n), 'REJECTED'],
  ])('%s', async (words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});

const aavePool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const useAsCollateral = (asset: SentCall['to'], isOn: boolean): SentCall => ({
  to: aavePool,
  data: encode('function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)', asset, isOn),
});
const setMode = (category: number): SentCall => ({
  to: aavePool,
  data: encode('function setUserEMode(uint8 categoryId)', category),
});

describe('settings of a position', () => {
  it.each<[string, string, SentCall, Outcome]>([
    ['collateral switched on', 'Use my USDC as collateral on Aave', useAsCollateral(usdc, true), 'APPROVED'],
    ['the switch the other way', 'Use my USDC as collateral on Aave', useAsCollateral(usdc, false), 'REJECTED'],
    ['another asset', 'Use my USDC as collateral on Aave', useAsCollateral(weth, true), 'UNDECIDED'],
    ['another protocol', 'Use my USDC as collateral on Compound', useAsCollateral(usdc, true), 'REJECTED'],
    ['collateral switched off', 'Stop using my USDC as collateral on Aave', useAsCollateral(usdc, false), 'APPROVED'],
    ['off by words, on by bytes', 'Disable USDC as collateral on Aave', useAsCollateral(usdc, true), 'REJECTED'],
    ['a category', 'Set my Aave eMode to category 1', setMode(1), 'APPROVED'],
    ['another category', 'Set my Aave eMode to category 1', setMode(2), 'REJECTED'],
    ['a category left open', 'Enable eMode on Aave', setMode(1), 'UNDECIDED'],
    ['none', 'Turn off eMode on Aave', setMode(0), 'APPROVED'],
    ['an unwanted category', 'Turn off eMode on Aave', setMode(1), 'REJECTED'],
  ])('%s', async (_name, words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});

const steth = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84';
const ofSteth = '0x93c4b944D05dfe6df7645A86cd2206016c51564D';
const restake = (amount: bigint, strategy = ofSteth, token = steth): SentCall => ({
  to: '0x858646372CC42E1A627fcE94aa7A7033e7CF075A',
  data: encode(
    'function depositIntoStrategy(address strategy, address token, uint256 amount)',
    strategy,
    token,
    amount,
  ),
});
const claimUni = (account: string, amount = 400n * ether): SentCall => ({
  to: '0x090D4613473dEE047c3f2706764f49E0821D256e',
  data: encode(
    'function claim(uint256 index, address account, uint256 amount, bytes32[] proof)',
    7n,
    account,
    amount,
    [],
  ),
});
const rocketPool = (value: bigint): SentCall => ({
  to: '0xDD3f50F8A6CafbE9b31a427582963f465E745AF8',
  data: encode('function deposit()'),
  value: String(value),
});
const delegateTo = (operator: string): SentCall => ({
  to: '0x39053D51B77DC0d36036Fc1fCc8Cb819df8Ef37A',
  data: encode(
    'function delegateTo(address operator, (bytes signature, uint256 expiry) approval, bytes32 salt)',
    operator,
    { signature: '0x', expiry: 0n },
    `0x${'0'.repeat(64)}`,
  ),
});

describe('stakes, delegations and claims', () => {
  it.each<[string, string, SentCall, Outcome]>([
    ['restaking', 'Restake 2 stETH into EigenLayer', restake(2n * ether), 'APPROVED'],
    ['one more zero', 'Restake 2 stETH into EigenLayer', restake(20n * ether), 'REJECTED'],
    ['another token', 'Restake 2 stETH into EigenLayer', restake(2n * ether, ofSteth, weth), 'REJECTED'],
    ['the strategy of a stranger', 'Restake 2 stETH into EigenLayer', restake(2n * ether, stranger), 'UNDECIDED'],
    ['another place', 'Restake 2 stETH with Renzo', restake(2n * ether), 'REJECTED'],
    ['staking', 'Stake 2 ETH with Rocket Pool', rocketPool(2n * ether), 'APPROVED'],
    ['more coins', 'Stake 2 ETH with Rocket Pool', rocketPool(3n * ether), 'REJECTED'],
    ['another staker', 'Stake 2 ETH with Lido', rocketPool(2n * ether), 'REJECTED'],
    ['an operator', `Delegate to operator ${weth} on EigenLayer`, delegateTo(weth), 'APPROVED'],
    ['another operator', `Delegate to operator ${weth} on EigenLayer`, delegateTo(stranger), 'REJECTED'],
    ['a claim', 'Claim 400 UNI from the airdrop', claimUni(owner), 'APPROVED'],
    ['a claim for a stranger', 'Claim 400 UNI from the airdrop', claimUni(stranger), 'REJECTED'],
    ['another amount', 'Claim 400 UNI from the airdrop', claimUni(owner, 4n * ether), 'REJECTED'],
  ])('%s', async (_name, words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});

const migrate = (recipient: string): SentCall => ({
  to: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
  data: encode(
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    {
      pair: '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
      liquidityToMigrate: 1_000n,
      percentageToMigrate: 100,
      token0: usdc,
      token1: weth,
      fee: 3000,
      tickLower: -887220,
      tickUpper: 887220,
      amount0Min: 5n,
      amount1Min: 6n,
      recipient,
      deadline: 1_767_226_000n,
      refundAsETH: false,
    },
  ),
});

describe('migrations', () => {
  const intent = 'Migrate my Uniswap v2 position to v3';

  // Only the chain knows the value of shares, so that no words settle it.
  it('of a position are the owner’s to decide', async () => {
    expect(await judge(intent, migrate(owner))).toBe('UNDECIDED');
  });

  it('to another account are rejected', async () => {
    expect(await judge(intent, migrate(stranger))).toBe('REJECTED');
  });
});

describe('words that contradict themselves', () => {
  const send = erc20Transfer(usdc, friend, 100_000_000n);
  const revoke = [erc20Approve(usdc, stranger, 0n), erc20Approve(dai, stranger, 0n)];

  it.each<[string, SentCall | SentCall[], Outcome]>([
    [`Send 100 USDC to ${friend}, do not use USDC`, send, 'UNDECIDED'],
    [`Send 100 USDC to ${friend}. Don't touch my USDC.`, send, 'UNDECIDED'],
    [`Send 100 USDC to ${friend}, leave the rest of the USDC`, send, 'APPROVED'],
    [`Revoke all USDC approvals of ${stranger}`, revoke, 'UNDECIDED'],
    [`Revoke the USDC and DAI approvals of ${stranger}`, revoke, 'APPROVED'],
    // A recipient of a copy only takes no part, and the owner is still asked.
    [`Send 100 USDC to ${friend}, cc ${collection}`, send, 'UNDECIDED'],
    [`Send 100 USDC to ${friend} and ${collection}`, send, 'REJECTED'],
  ])('%s', async (words, call, outcome) => {
    expect(await judge(words, call)).toBe(outcome);
  });
});
