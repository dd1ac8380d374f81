import { describe, expect, it } from 'vitest';
import { encode, friend, owner, request, type SentCall, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest, validateInTest } from './validate.fixture.ts';

const supply: SentCall = {
  to: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
  data: encode('function supply(address,uint256,address,uint16)', usdc, 500_000_000n, owner, 0),
};

const isApproved = (words: string) => isApprovedInTest(request(words, supply));

/** `@` stands for the place. */
const sentences = [
  'Supply 500 USDC on @',
  'supply 500 USDC to @ on mainnet',
  'Lend 500 USDC via @, Ethereum',
  'deposit 500 USDC with @ please',
  'On @ supply 500 USDC for my own account',
  'action: supply\nprotocol: @\namount: 500 USDC',
  '{"op":"supply","venue":"@","amount":"500 USDC"}',
  'Deposita 500 USDC en @',
  'Deposita 500 USDC na @',
  'Dépose 500 USDC sur @',
  'Zahl 500 USDC bei @ ein',
  "500 USDC'yi @'e yatır",
  'Setor 500 USDC ke @',
  'Внеси 500 USDC в @',
  '在 @ 存入 500 USDC',
  '@に500 USDCを預けて',
  '@에 500 USDC 예치해줘',
  'أودع 500 USDC في @',
  '@ में 500 USDC जमा करो',
];

describe('an unknown place', () => {
  it.each(sentences)('%s', async (words) => {
    expect(await isApproved(words.replace('@', 'Aave V3'))).toBe(true);
    expect(await isApproved(words.replace('@', 'Zolvex'))).toBe(false);
  });

  it('counts in small letters, too', async () => {
    expect(await isApproved('lend 500 usdc on zolvex')).toBe(false);
    expect(await isApproved('lend 500 usdc on aave')).toBe(true);
  });

  it.each(['Tron', 'Solana', 'Zolvex', 'zolvex'])('counts if it is a chain, such as %s', async (chain) => {
    const data = encode('function transfer(address,uint256)', friend, 500_000_000n);
    const { decision, confidence } = await validateInTest(
      request(`Send 500 USDC on ${chain} to ${friend}`, { to: usdc, data }),
    );
    expect({ decision, isSure: confidence >= 0.75 }).toEqual({ decision: 'PASS', isSure: false });
  });

  it('is background if the words name the place of the bytes', async () => {
    expect(await isApproved('Supply 500 USDC on Aave V3. Our accountant in Durban asked for it.')).toBe(true);
  });
});
