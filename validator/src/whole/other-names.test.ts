import { describe, expect, it } from 'vitest';
import { encode, erc20Transfer, friend, owner, request, type SentCall, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const payment = erc20Transfer(usdc, friend, 100_000_000n);
const supply: SentCall = {
  to: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
  data: encode('function supply(address,uint256,address,uint16)', usdc, 500_000_000n, owner, 0),
};

const isApproved = (words: string, call: SentCall) => isApprovedInTest(request(words, call));

describe('a name that only describes another party', () => {
  it.each([
    `Send 100 USDC to anyone except ${friend}`,
    `Send anything but 100 USDC to ${friend}`,
    `Send 100 USDC to ${friend}'s landlord`,
    `Send 100 USDC to the owner of ${friend}`,
    `Send 100 USDC on behalf of ${friend}`,
    `Send 100 USDC to the address below ${friend}`,
    `Send 100 USDC to ${friend} on anything but Ethereum`,
    `Envoie 100 USDC au propriétaire de ${friend}`,
    `Envía 100 USDC a nombre de ${friend} a mi hermana`,
    `Envia 100 USDC para qualquer um exceto ${friend}`,
    `向 ${friend} 的老板转 100 USDC`,
    `向除 ${friend} 以外的人转 100 USDC`,
    `${friend} 以外の人に 100 USDC を送ってください`,
    `${friend} の代わりに妹に 100 USDC を送ってください`,
    `${friend}의 집주인에게 100 USDC를 보내 주세요`,
    `${friend} 말고 다른 사람에게 100 USDC를 보내 주세요`,
  ])('%s', async (words) => {
    expect(await isApproved(words, payment)).toBe(false);
  });

  it('may be a protocol', async () => {
    expect(await isApproved('Supply 500 USDC to anything but Aave V3', supply)).toBe(false);
    expect(await isApproved('Supply 500 USDC to Aave V3', supply)).toBe(true);
  });

  it.each([
    `Send 100 USDC to ${friend}, and to nobody but ${friend}`,
    `Send 100 USDC to ${friend}'s wallet`,
    `向 ${friend} 的钱包转 100 USDC`,
  ])('but not in %s', async (words) => {
    expect(await isApproved(words, payment)).toBe(true);
  });
});
