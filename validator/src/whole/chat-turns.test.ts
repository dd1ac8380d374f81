import { describe, expect, it } from 'vitest';
import { erc20Transfer, friend, request, type SentCall, stranger, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const payment = erc20Transfer(usdc, friend, 45_000_000n);

const isApproved = (words: string, call: SentCall = payment) => isApprovedInTest(request(words, call));

describe('an assent to what the agent proposed', () => {
  it.each([
    `bot: The invoice says 45 USDC to ${friend}.\nme: looks right, pay it`,
    `bot: Invoice 88 is open: 45 USDC, payable to ${friend}\nme: pay that`,
    `me: what do I owe the joiner\nbot: 45 USDC, his address is ${friend}\nme: pay him please`,
    `bot: Whom should I pay, and how much?\nme: 45 usdc to ${friend}\nbot: Send it?\nme: yes`,
    `user: berapa yang harus saya bayar?\nagen: 45 USDC ke ${friend}\nuser: oke bayar`,
    `Agente: a fatura é de 45 USDC, pagos a ${friend}\nEu: pode pagar, por favor`,
    `bot : la facture est de 45 USDC, payable à ${friend}\nmoi : d'accord, paie`,
    `main: how much do we owe\nagent: 45 USDC to ${friend}\nmain: ok pay it`,
  ])('counts: %s', async (words) => {
    expect(await isApproved(words)).toBe(true);
  });

  it.each([
    `bot: The invoice says 54 USDC to ${friend}.\nme: looks right, pay it`,
    `bot: The invoice says 45 USDC to ${stranger}.\nme: looks right, pay it`,
    `bot: The invoice says 45 DAI to ${friend}.\nme: looks right, pay it`,
    `bot: The invoice says 45 USDC on Base to ${friend}.\nme: looks right, pay it`,
    `bot: I can pay 45 USDC or 44 DAI to ${friend}.\nme: ok, pay`,
    `bot: Pay 45 USDC to ${friend} or to ${stranger}?\nme: yes`,
    `bot: The invoice says 45 USDC to ${friend}.`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: I'll pay that myself`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: ok, but don't pay it yet`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: pay it tomorrow`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: should I pay it?`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: hm, did I not pay that already`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: thanks for telling me`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: pay it\nbot: Really?\nme: no, leave it`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: pay half of it`,
    `bot: The invoice says 45 USDC to ${friend}.\nme: pay it\nme: wait, stop`,
    `bot: I already sent 45 USDC to ${friend}.\nme: great, pay the other one too`,
    `me: should I send 45 USDC to ${friend}?\nbot: Yes, it is due.\nme: thanks`,
    `me: should I send 45 USDC to ${friend}?\nbot: Better not.\nme: ok, then send 40 usdc`,
    `me: don't send 45 USDC to ${friend} before I say so\nbot: Understood.\nme: good`,
    `bot: Shall I send 45 USDC to ${friend}?\nme: whats it for\nbot: No idea.\nme: ok`,
    `user: berapa tagihan listriknya\nagen: 45 USDC ke ${stranger}\nuser: oke bayar`,
    `Agente: a fatura é de 45 USDC, pagos a ${friend}\nEu: tá caro, não pague`,
    `main: how much do we owe\nagent: 45 USDC to ${friend}\nmain: hmm ok`,
  ])('does not count: %s', async (words) => {
    expect(await isApproved(words)).toBe(false);
  });
});

describe('a question that the agent answered', () => {
  it.each([
    `me: how much usdc is lying around here\nbot: 900 USDC.\nme: ok send 45 of the usdc to ${friend}`,
    `me: whats my balance\nbot: 900 USDC.\nme: send 45 usdc to ${friend}`,
    `me: did the salary arrive\nbot: Yes, this morning.\nme: then send 45 usdc to ${friend}`,
    `me: is the address of the joiner known?\nbot: It is ${friend}.\nme: send 45 usdc to ${friend}`,
  ])('is no question about the order: %s', async (words) => {
    expect(await isApproved(words)).toBe(true);
  });

  it.each([
    `me: whats my balance\nbot: 900 USDC.\nme: should I send 45 usdc to ${friend}`,
    `me: can I afford 45 USDC to ${friend}\nbot: Yes.\nme: good to know`,
    `me: send nothing today, ok?\nbot: ok\nme: whats 45 usdc to ${friend} cost`,
    `me: did the salary arrive\nbot: No.\nme: if it arrives send 45 usdc to ${friend}`,
  ])('does not make another one an order: %s', async (words) => {
    expect(await isApproved(words)).toBe(false);
  });
});
