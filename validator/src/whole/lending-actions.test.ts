import { describe, expect, it } from 'vitest';
import { encode, owner, request, type SentCall, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const thousand = 1_000_000_000n;
const calls = {
  supply: encode('function supply(address,uint256,address,uint16)', usdc, thousand, owner, 0),
  withdraw: encode('function withdraw(address,uint256,address)', usdc, thousand, owner),
  borrow: encode('function borrow(address,uint256,uint256,uint16,address)', usdc, thousand, 2n, 0, owner),
  repay: encode('function repay(address,uint256,uint256,address)', usdc, thousand, 2n, owner),
} as const;
type Action = keyof typeof calls;
const actions = Object.keys(calls) as Action[];

async function approved(words: string): Promise<Action[]> {
  const judged = await Promise.all(
    actions.map(async (action) => {
      const call: SentCall = { to: pool, data: calls[action] };
      return (await isApprovedInTest(request(words, call))) ? [action] : [];
    }),
  );
  return judged.flat();
}

describe('deposits to a lending market, and withdrawals from it', () => {
  it.each<[Action, string]>([
    ['withdraw', 'Withdraw 1,000 USDC from Aave v3'],
    ['withdraw', 'take 1,000 USDC out of Aave v3'],
    ['withdraw', 'Aave v3 に預けてある分から 1,000 USDC を引き出して、自分のウォレットに戻してください'],
    ['withdraw', 'Saca 1.000 USDC de Aave v3'],
    ['withdraw', '从 Aave v3 取出 1,000 USDC'],
    ['borrow', 'Borrow 1,000 USDC from Aave v3'],
    ['borrow', 'Pide prestados 1.000 USDC en Aave v3'],
    ['borrow', '在 Aave v3 借 1,000 USDC'],
    ['supply', 'Deposit 1,000 USDC into Aave v3'],
    ['supply', 'put 1,000 USDC in Aave v3'],
    ['supply', 'Deposita 1.000 USDC en Aave v3'],
    ['supply', 'Aave v3 に 1,000 USDC を預けて'],
    ['repay', 'Repay 1,000 USDC on Aave v3'],
    ['repay', 'pay 1,000 USDC back to Aave v3'],
    ['repay', 'Aave v3 の借入 1,000 USDC を返済して'],
  ])('is only to %s: %s', async (action, words) => {
    expect(await approved(words)).toEqual([action]);
  });
});
