import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import {
  collection,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  friend,
  nativeTransfer,
  request,
  type SentCall,
  stranger,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

/** An address in no list: its meaning in the words is a guess. */
const pool = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** Requests that name an address, a name or nothing at all, and leave open its role in the request. */
const words: readonly string[] = [
  ...[
    'Claim my rewards',
    'Collect what I earned',
    'Harvest',
    'Unstake',
    'Unstake everything',
    'Withdraw my deposit',
    'Withdraw 5',
    'Redeem my shares',
    'Stake 5 USDC',
    'Deposit 5',
    'Supply half',
    'Borrow 5 USDC',
    'Repay my loan',
    'Swap 5 USDC',
    'Mint one',
    'Burn it',
    'Vote yes',
    'Bridge 5 USDC',
    'Send 5 USDC',
    'Approve 5 USDC',
    'Revoke it',
    'Register',
    'Wrap it',
  ].flatMap((verb) => ['from', 'at', 'with', 'in'].map((lead) => `${verb} ${lead} ${pool}`)),
  `Reclama mis recompensas de ${pool}`,
  `Hol meine Belohnungen von ${pool} ab`,
  `Réclame mes récompenses de ${pool}`,
  `从 ${pool} 领取我的奖励`,
  `${pool} から報酬を請求して`,
  `Resgate minhas recompensas de ${pool}`,
];

const calls: readonly (readonly [does: string, call: SentCall | readonly SentCall[]])[] = [
  ['an unknown call', { to: pool, data: encode('function frobnicate(uint256)', 3n) }],
  ['a payment', erc20Transfer(usdc, friend, dollars(5))],
  ['coins for somebody', nativeTransfer(stranger, 5n)],
  ['an approval', erc20Approve(usdc, pool, dollars(5))],
  ['a swap', v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(5), minOut: 1n })],
  ['an operator', { to: collection, data: encode('function setApprovalForAll(address,bool)', stranger, true) }],
];

/** Every sentence of an answer that a person may see. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** An address with the word before it, which gives its role. */
const leads = new RegExp(`[\\p{L}\\p{N}$]+ (?:the )?(?:token |item )?${pool}`, 'giu');
/** Roles that an answer gives an address: in the request, and in the advice. */
const parts = /^(?:to|by|of|from|says|(?:\w+ )?the token) /i;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe("an answer quotes the request in the owner's own words", proves('validator.answer.own-words'), () => {
  describe.each(calls)('next to %s', (_, call) => {
    it.each(words)('%s', async (intent) => {
      const { explanation, extracted_elements: shown } = await validateInTest(request(intent, call));
      const does = shown.does?.join(' ') ?? '';
      const told = sentencesIn([explanation, shown.assignment, shown.presumed, shown.prepares]);
      const invented = told
        .flatMap((sentence) => flat(sentence).match(leads) ?? [])
        .filter((part) => parts.test(part) && !intent.includes(part) && !does.includes(part));
      expect([...new Set(invented)]).toEqual([]);
      expect(told.filter((sentence) => /the (?:an?|the) /.test(sentence))).toEqual([]);
    });
  });
});
