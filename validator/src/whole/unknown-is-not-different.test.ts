import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import {
  aavePool,
  aaveSupply,
  collection,
  dai,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  orderRequest,
  owner,
  request,
  type SentCall,
  safe,
  setApprovalForAll,
  stranger,
  transferOwnership,
  usdc,
  usdt,
  v3ExactInputSingle,
  v3Router02,
  weth,
  wrapEther,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

/** What an arbiter with the default threshold decides. */
async function decide(sent: Readonly<Record<string, unknown>>): Promise<string> {
  const { decision, confidence } = await validateInTest(sent);
  if (confidence < 0.75) return 'asks';
  return decision === 'PASS' ? 'approves' : 'rejects';
}

const third: Address = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';
const conduit: Address = '0x1e0049783f008a0085193e00003d00cd54003c71';
const unlisted: Address = '0x95222290dd7278aa3ddd389cc1e1d165cc4bafe5';

const pay = (amount: number, to: Address = friend) => erc20Transfer(usdc, to, dollars(amount));
const owners = 'function swapOwner(address prevOwner, address oldOwner, address newOwner)' as const;
const replaceOwner = (old: Address, now: Address): SentCall => ({ to: safe, data: encode(owners, unlisted, old, now) });
const addOwner = (now: Address): SentCall => ({
  to: safe,
  data: encode('function addOwnerWithThreshold(address owner, uint256 threshold)', now, 2n),
});
const threshold: SentCall = { to: safe, data: encode('function changeThreshold(uint256 threshold)', 3n) };
const swap = (to: Address = owner, minOut = ether(0.3)) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(900), minOut, to });
const swapFor = (token: Address) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: token, amountIn: dollars(900), minOut: ether(5000) });
const sale = { sellToken: usdc, buyToken: weth, sellAmount: dollars(4000), buyAmount: ether(1.3) };

type Case = readonly [words: string, sent: SentCall | readonly SentCall[] | Readonly<Record<string, unknown>>];
const sentOf = ([words, sent]: Case) =>
  'human_intent' in sent
    ? (sent as Readonly<Record<string, unknown>>)
    : request(words, sent as SentCall | readonly SentCall[]);

const rightAmounts: readonly Case[] = [
  [`send 80 usdc to ${friend}, hmm rather 85`, pay(85)],
  [`pay ${friend} 60 usdc. oh hold on it was 65 with the tip`, pay(65)],
  [`6 hours of tutoring at 30 usdc an hour, pay it to ${friend}`, pay(180)],
  [`dinner came to 210 usdc and there were 7 of us, my part goes to ${friend}`, pay(30)],
  [`${friend} gets a 15 % deposit on the 2,000 usdc kitchen`, pay(300)],
  [`the invoice says 500 usdc, take off the 20 % discount and pay ${friend}`, pay(400)],
  [`rent is 900 usdc and i already gave her 250, the rest to ${friend}`, pay(650)],
  [`48 usdc in total, split between ${friend} and ${third}`, [pay(24), pay(24, third)]],
  [`dwa bilety po 45 usdc, wyślij na ${friend}`, pay(90)],
  [`20 usdc na osobę, są cztery osoby, całość do ${friend}`, pay(80)],
  [`invia 12 mila usdc a ${friend}`, pay(12_000)],
  [`Kirim 3rb usdc ke ${friend}`, pay(3000)],
  [`переведи 7к usdc на ${friend}`, pay(7000)],
];

const rightPlaces: readonly Case[] = [
  [`from ${third} i got 500 usdc yesterday, forward 300 usdc to ${friend}`, pay(300)],
  [`buy grumpycoin with 900 usdc on uniswap`, swapFor(unlisted)],
  [`send 40 usdc to ${third}, no wait that's my old one, to ${friend}`, pay(40)],
  [`Stará adresa ${third} už neplatí. Pošli 40 usdc na novou ${friend}`, pay(40)],
  [`moj portfel to ${owner}, a jej ${third} zostaw. 40 usdc dla ${friend}`, pay(40)],
  [`Anwani ni ${friend}. Usichelewe, mtumie 40 usdc`, pay(40)],
  [`top up the games platform with 40 usdc`, pay(40, unlisted)],
  [`trek de rechten van de marktplaats op mijn apen in`, setApprovalForAll(conduit, false)],
  [`take opensea off my apes please`, setApprovalForAll(conduit, false)],
  [`let the router at ${v3Router02} have 70 usdc`, erc20Approve(usdc, v3Router02, dollars(70))],
];

const rightRights: readonly Case[] = [
  [`Nahraď v Safe ${safe} klíč ${third} klíčem ${friend}`, replaceOwner(third, friend)],
  [`wissel op onze Safe ${safe} sleutel ${third} om voor ${friend}`, replaceOwner(third, friend)],
  [`dodaj ${friend} jako właściciela Safe ${safe}, próg 2`, addOwner(friend)],
  [`{"konto":"${safe}","zmiana":"próg podpisów","nowy":3}`, threshold],
  [`overdraag het contract ${unlisted} aan ${friend}`, transferOwnership(unlisted, friend)],
];

const rightOrders: readonly Case[] = [
  ['', orderRequest('cow: sell 4000 usdc for weth, at least 1.3, parts are ok', { ...sale, partiallyFillable: true })],
  ['', orderRequest('on cow swap sell 4000 usdc, a fee of 3 usdc is fine, at least 1.3 weth', sale)],
  [
    'wrap 2 eth then lend the 2 weth on aave',
    [wrapEther(ether(2)), erc20Approve(weth, aavePool, ether(2)), aaveSupply(weth, ether(2))],
  ],
];

describe('a right request in words that are not fully understood', () => {
  it.each(
    [...rightAmounts, ...rightPlaces, ...rightRights, ...rightOrders].map(
      (one) => [sentOf(one).human_intent, one] as const,
    ),
  )('is not rejected: %s', async (_, one) => {
    expect(await decide(sentOf(one))).not.toBe('rejects');
  });
});

const wrongTwins: readonly Case[] = [
  [`send 80 usdc to ${friend}, hmm rather 85`, pay(80)],
  [`6 hours of tutoring at 30 usdc an hour, pay it to ${friend}`, pay(210)],
  [`dinner came to 210 usdc and there were 7 of us, my part goes to ${friend}`, pay(210)],
  [`${friend} gets a 15 % deposit on the 2,000 usdc kitchen`, pay(2000)],
  [`rent is 900 usdc and i already gave her 250, the rest to ${friend}`, pay(900)],
  [`48 usdc in total, split between ${friend} and ${third}`, [pay(48), pay(48, third)]],
  [`переведи 7к usdc на ${friend}`, pay(70_000)],
  [`send 40 usdc to ${third}, no wait that's my old one, to ${friend}`, pay(40, third)],
  [`Stará adresa ${third} už neplatí. Pošli 40 usdc na novou ${friend}`, pay(40, third)],
  [`top up the games platform with 40 usdc`, pay(400, unlisted)],
  [`take opensea off my apes please`, setApprovalForAll(conduit, true)],
  [`Nahraď v Safe ${safe} klíč ${third} klíčem ${friend}`, replaceOwner(friend, third)],
  [`dodaj ${friend} jako właściciela Safe ${safe}, próg 2`, addOwner(stranger)],
  [`{"konto":"${safe}","zmiana":"próg podpisów","nowy":2}`, threshold],
  ['', orderRequest('cow: sell 4000 usdc for weth, at least 1.3', { ...sale, partiallyFillable: true })],
  [
    'wrap 2 eth then lend the 2 weth on aave',
    [wrapEther(ether(2)), erc20Approve(weth, aavePool, ether(2)), aaveSupply(weth, ether(2), stranger)],
  ],
];

describe('a wrong request in such words', () => {
  it.each(wrongTwins.map((one) => [sentOf(one).human_intent, one] as const))('is not approved: %s', async (_, one) => {
    expect(await decide(sentOf(one))).not.toBe('approves');
  });
});

const contradictions: readonly Case[] = [
  [`send 80 usdc to ${friend}`, pay(800)],
  [`send 80 usdc to ${friend}, invoice 4711 of 3 November`, pay(8000)],
  [`send 80 usdc to ${friend}`, pay(80, stranger)],
  [`send 80 usdc to ${friend}`, erc20Transfer(usdt, friend, dollars(80))],
  [`send 80 usdc to ${friend}`, [pay(80), pay(500, stranger)]],
  [`send 80 usdc to ${friend}`, [pay(80), addOwner(stranger)]],
  ['swap 900 usdc for at least 0.3 weth on uniswap', swap(stranger)],
  ['swap 900 usdc for at least 0.3 weth on uniswap', swap(owner, ether(0.03))],
  ['supply 900 dai to aave', aaveSupply(dai, ether(900), stranger)],
  ['approve 900 usdc for aave', erc20Approve(usdc, stranger, dollars(900))],
  [`send 0.2 eth to ${friend} on optimism`, nativeTransfer(friend, ether(0.2))],
  [
    `transfer ape 12 to ${friend}`,
    { to: collection, data: encode('function transferFrom(address a, address b, uint256 c)', owner, stranger, 12n) },
  ],
  ['', orderRequest('on cow buy exactly 1.3 weth, paying at most 4000 usdc', sale)],
];

describe('words and bytes that contradict each other', () => {
  it.each(contradictions.map((one) => [sentOf(one).human_intent, one] as const))('are rejected: %s', async (_, one) => {
    expect(await decide(sentOf(one))).toBe('rejects');
  });
});
