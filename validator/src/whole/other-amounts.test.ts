import { describe, expect, it } from 'vitest';
import {
  encode,
  erc20Approve,
  erc20Transfer,
  friend,
  owner,
  request,
  type SentCall,
  usdc,
} from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const payment = erc20Transfer(usdc, friend, 100_000_000n);
const half: SentCall = { to: friend, data: '0x', value: '500000000000000000' };
const supply: SentCall = {
  to: pool,
  data: encode('function supply(address,uint256,address,uint16)', usdc, 500_000_000n, owner, 0),
};
const grant = erc20Approve(usdc, pool, 500_000_000n);

const isApproved = (words: string, call: SentCall) => isApprovedInTest(request(words, call));

describe('words that name one amount and mean another', () => {
  it.each<[string, SentCall]>([
    [`Leave 100 USDC and send the rest to ${friend}`, payment],
    [`Garde 100 USDC et envoie le reste à ${friend}`, payment],
    [`留下 100 USDC，剩下的转给 ${friend}`, payment],
    [`100 USDC を残して残りを ${friend} に送ってください`, payment],
    [`100 USDC를 남기고 나머지를 ${friend}로 보내 주세요`, payment],
    [`Top up ${friend} to 100 USDC`, payment],
    [`Bring the balance of ${friend} to 100 USDC`, payment],
    [`Fülle ${friend} auf 100 USDC auf`, payment],
    [`Complète le solde de ${friend} jusqu'à 100 USDC`, payment],
    [`${friend} の残高が 100 USDC になるように送ってください`, payment],
    [`Überweise knapp 100 USDC an ${friend}`, payment],
    [`Split 100 USDC between ${friend} and my savings`, payment],
    [`把 100 USDC 平分给 ${friend} 和我`, payment],
    [`Send 100 micro-USDC to ${friend}`, payment],
    [`Send 100 pennies of USDC to ${friend}`, payment],
    [`Send 0.5 milli ETH to ${friend}`, half],
    [`Send 2x0.5 ETH to ${friend}`, half],
    ['Supply everything above 500 USDC to Aave V3', supply],
    ['Supply 500 USDC more to Aave V3 than last time', supply],
    ["Raise the Aave V3 pool's USDC allowance by 500 USDC", grant],
    ['Erhöhe die Freigabe des Aave-V3-Pools um 500 USDC', grant],
  ])('%s', async (words, call) => {
    expect(await isApproved(words, call)).toBe(false);
  });

  it.each<[string, SentCall]>([
    [`Top up ${friend} with 100 USDC`, payment],
    [`Send half an ETH to ${friend}`, half],
    ["Raise the Aave V3 pool's USDC allowance to 500 USDC", grant],
  ])('but not in %s', async (words, call) => {
    expect(await isApproved(words, call)).toBe(true);
  });
});
