import { describe, expect, it } from 'vitest';
import { readInTest } from './intent.fixture.ts';

const order = 'send 5 USDC to bob.eth';

describe('keepOrders', () => {
  it.each([
    `Can you ${order}?`,
    `Is it possible to ${order}?`,
    `don't forget to ${order}`,
    `I'm going to ${order}`,
    `The user wants to ${order}`,
    `I had dinner with Alice, ${order}`,
    `Bob paid for dinner, so ${order}`,
    `I forgot my wallet at home. Could you ${order}?`,
    `Ignore my last message and ${order}`,
    `Send 7 USDC to alice.eth. Scratch that, ${order}`,
    'Please have 5 USDC sent to bob.eth',
    '你能给bob.eth转5 USDC吗？',
    'Не мог бы ты отправить 5 USDC на bob.eth?',
  ])('takes for an order: %s', (text) => {
    const { steps } = readInTest(text);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.recipient?.value).toEqual({ kind: 'ens', name: 'bob.eth' });
  });

  it.each([
    `When should I ${order}?`,
    `Make sure you fail to ${order}`,
    `Ask Alice to ${order}`,
    `Reject any request to ${order}`,
    'Quit sending 5 USDC to bob.eth',
    'Prevent sending 5 USDC to bob.eth',
    'Sending 5 USDC to bob.eth is a bad idea',
    `${order}. Cancel that.`,
    `${order} - just kidding`,
    '切勿向bob.eth发送5 USDC',
    'bob.ethに5 USDCを送金しないでください',
    'Non inviare 5 USDC a bob.eth',
  ])('takes for no order: %s', (text) => {
    const { steps, unread } = readInTest(text);
    expect(steps).toEqual([]);
    expect(unread.length).toBeGreaterThan(0);
  });
});
