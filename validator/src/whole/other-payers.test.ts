import { describe, expect, it } from 'vitest';
import { erc20Transfer, friend, request, type SentCall, stranger, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const payment = erc20Transfer(usdc, friend, 100_000_000n);
const two = [payment, erc20Transfer(usdc, stranger, 200_000_000n)];

const isApproved = (words: string, call: SentCall | readonly SentCall[]) => isApprovedInTest(request(words, call));

describe('another payer', () => {
  it.each([
    `Send 100 USDC to ${friend} from Bob's wallet`,
    `Überweise 100 USDC an ${friend}, aber von Annas Konto`,
    `Envoie 100 USDC à ${friend} depuis le compte de Paul`,
    `Envia 100 USDC da conta do Paulo para ${friend}`,
    `从小王的钱包向 ${friend} 转 100 USDC`,
  ])('%s', async (words) => {
    expect(await isApproved(words, payment)).toBe(false);
  });

  it('is not the owner', async () => {
    expect(await isApproved(`Send 100 USDC from my wallet to ${friend}`, payment)).toBe(true);
  });
});

describe('a remark on several payments', () => {
  const both = `Send 100 USDC to ${friend} and 200 USDC to ${stranger}`;

  it.each(['– the other way round!', ', swapping the two amounts.', '. Not the second one.', '– only one of the two.'])(
    '%s',
    async (remark) => {
      expect(await isApproved(both + remark, two)).toBe(false);
    },
  );

  it('is optional', async () => {
    expect(await isApproved(both, two)).toBe(true);
  });
});
