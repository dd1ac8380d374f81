import { describe, expect, it } from 'vitest';
import { erc20Transfer, friend, request, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const payment = erc20Transfer(usdc, friend, 100_000_000n);

describe('an instruction to stop', () => {
  it.each([
    `Cancel this: send 100 USDC to ${friend}`,
    `Annule ceci : envoie 100 USDC à ${friend}`,
    `取消：向 ${friend} 转 100 USDC`,
    `취소: ${friend}로 100 USDC를 보내 주세요`,
    `Deja de enviar 100 USDC a ${friend}`,
    `Arrête d'envoyer 100 USDC à ${friend}`,
    `Para de enviar 100 USDC para ${friend}`,
    `${friend}로 100 USDC를 보내는 척해 줘`,
  ])('%s', async (words) => {
    expect(await isApprovedInTest(request(words, payment))).toBe(false);
  });
});
