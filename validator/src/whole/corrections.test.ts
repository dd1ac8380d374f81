import { describe, expect, it } from 'vitest';
import {
  aaveSupply,
  dai,
  dollars,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  type SentCall,
  stranger,
  units,
  usdc,
} from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const isApproved = (words: string, call: SentCall) => isApprovedInTest(request(words, call));
const pays = (amount: number, to = friend) => erc20Transfer(usdc, to, dollars(amount));
const paysDai = (amount: number) => erc20Transfer(dai, friend, units(amount, 18));
const paysEther = (amount: number) => nativeTransfer(friend, ether(amount));

/** Words that correct a value, with a call that has the corrected one, and one that has the wrong one. */
const corrected: readonly (readonly [words: string, meant: SentCall, wrong: SentCall])[] = [
  [`send 80 usdc, no wait 65, to ${friend}`, pays(65), pays(80)],
  [`send 80 usdc to ${friend}, oops i meant 65`, pays(65), pays(80)],
  [`pay ${friend} 1,200 usdc, scratch that, 1,350 usdc`, pays(1350), pays(1200)],
  [`40 usdc to ${friend} pls... sorry 45`, pays(45), pays(40)],
  [`send 0.5 eth, make that 0.4, to ${friend}`, paysEther(0.4), paysEther(0.5)],
  [`send 30 dai er 35 dai to ${friend}`, paysDai(35), paysDai(30)],
  [`transfer fifty usdc, no, sixty usdc to ${friend}`, pays(60), pays(50)],
  [`supply 700 usdc to aave, hang on, no wait, 750`, aaveSupply(usdc, dollars(750)), aaveSupply(usdc, dollars(700))],
  [`überweise 80 usdc, quatsch, 65 usdc an ${friend}`, pays(65), pays(80)],
  [`manda 80 usdc, digo 65, a ${friend}`, pays(65), pays(80)],
  [`envoie 80 usdc à ${friend}, pardon, 65`, pays(65), pays(80)],
  [`transfere 80 usdc, ou melhor, 65 usdc para ${friend}`, pays(65), pays(80)],
  [`переведи 80 usdc, точнее 65, на ${friend}`, pays(65), pays(80)],
  [`给 ${friend} 转 80 usdc，不对，65 usdc`, pays(65), pays(80)],
  [`${friend} に 80usdc、あ、65usdc 送って`, pays(65), pays(80)],
  [`kirim 80 usdc ke ${friend}.. eh 65`, pays(65), pays(80)],
  [`${friend} adresine 80 yok yok 65 usdc gönder`, pays(65), pays(80)],
];

describe('a corrected value', () => {
  it.each(corrected)('counts: %s', async (words, meant) => {
    expect(await isApproved(words, meant)).toBe(true);
  });

  it.each(corrected)('replaces the wrong one: %s', async (words, _, wrong) => {
    expect(await isApproved(words, wrong)).toBe(false);
  });
});

describe('no correction', () => {
  it.each<[string, SentCall]>([
    [`send 80 usdc, not 65, to ${friend}`, pays(65)],
    [`envía 80 usdc a ${friend}, no 65`, pays(65)],
    [`manda 80 usdc, no 65 usdc, a ${friend}`, pays(65)],
    [`send 80 usdc to ${friend}, sorry, and also 65 usdc to ${stranger}`, pays(65)],
    [`send 80 usdc to ${friend}, and 65 usdc to ${stranger}, no wait`, pays(65)],
    [`send 80 usdc, sorry for the 65 last time, to ${friend}`, pays(65)],
    [`send 80 usdc to ${friend}. The 65 dai come later, sorry`, pays(65)],
    [`send 25 usdc to ${friend}, no eth`, paysEther(25)],
    [`send 25 usdc to ${friend}, not to ${stranger}`, pays(25, stranger)],
    [`send 80 usdc or, wait, 65 usdc? to ${friend}`, pays(80)],
    // An address that is taken back needs the owner's confirmation.
    [`send 25 usdc to ${stranger}, scratch that, to ${friend}`, pays(25)],
  ])('%s', async (words, call) => {
    expect(await isApproved(words, call)).toBe(false);
  });
});
