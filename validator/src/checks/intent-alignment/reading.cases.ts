import {
  aaveSupply,
  collection,
  dollars,
  erc20Approve,
  erc20Transfer,
  friend,
  request,
  setApprovalForAll,
  stranger,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const transfer = erc20Transfer(usdc, friend, dollars(100));

export const readingCases: NodeCases = {
  node: 'intent_alignment.reading',
  cases: [
    {
      name: 'asks where a wish hangs on a condition',
      request: request(`Send 100 USDC to ${friend} if ETH drops below 2000`, transfer),
      expect: 'SKIP',
      says: 'condition',
    },
    {
      name: 'asks where a wish only holds after something',
      request: request(`Only after Bob confirms, send 100 USDC to ${friend}`, transfer),
      expect: 'SKIP',
      says: 'condition',
    },
    {
      name: 'asks where a wish is put off',
      request: request(`Tomorrow send 100 USDC to ${friend}`, transfer),
      expect: 'SKIP',
      says: 'postpones it',
    },
    {
      name: 'asks where the order is somebody else’s',
      request: request(`My boss said: "send 100 USDC to ${friend}"`, transfer),
      expect: 'SKIP',
    },
    {
      name: 'asks where something is only asked about',
      request: request(`What happens when I send 100 USDC to ${friend}?`, transfer),
      expect: 'SKIP',
    },
    {
      name: 'asks where the words are no order at all',
      request: request('The weather is lovely today', aaveSupply(usdc, dollars(100))),
      expect: 'SKIP',
    },
    {
      name: 'asks where the transaction leaves a step out',
      request: request('Supply 100 USDC to Aave, then supply 50 DAI to Compound', aaveSupply(usdc, dollars(100))),
      expect: 'SKIP',
      says: '50 DAI',
    },
    {
      name: 'asks where one item is named and rights over all are given',
      request: request(`Approve ${friend} to take NFT #12 of ${collection}`, setApprovalForAll(friend, true)),
      expect: 'SKIP',
      says: 'NFT #12',
    },
    {
      name: 'asks where the same payment is made twice',
      request: request(`Send 100 USDC to ${friend}. Yes, 100 USDC`, [transfer, transfer]),
      expect: 'SKIP',
      says: 'the same send twice',
    },
    {
      name: 'asks where the verb is none that is known',
      request: request(`Flurble 100 USDC to ${friend}`, transfer),
      expect: 'SKIP',
      says: 'Flurble',
    },
    ...['Never mind', 'Forget about'].map((start) => ({
      name: `asks where it is called off: ${start}`,
      request: request(`${start} the 100 USDC for ${friend}`, transfer),
      expect: 'SKIP' as const,
    })),
    {
      name: 'asks where a number is left over',
      request: request(`Send 100 USDC to ${friend} and keep 40 for the rest`, transfer),
      expect: 'SKIP',
      says: '40',
    },
    ...['ay no, perdón, treinta nomás', 'ой, тридцать', 'äh nein, dreißig', 'oops, trente', 'treinta'].map((slip) => ({
      name: `asks where another language corrects it: ${slip}`,
      request: request(`Send 100 USDC to ${friend} for the taxi, ${slip}`, transfer),
      expect: 'SKIP' as const,
    })),
    {
      name: 'asks where the number turns out to be money that is no token',
      request: request(`Tolong kirim 100, rupiah ya, tapi dalam bentuk USDC, ke ${friend}`, transfer),
      expect: 'SKIP',
      says: 'rupiah',
    },
    {
      name: 'asks where a right has a limit in words and is also called unlimited',
      request: request(
        `Approve 100 USDC for ${friend}. Unlimited approvals got me drained once`,
        erc20Approve(usdc, friend, 2n ** 256n - 1n),
      ),
      expect: 'SKIP',
      says: 'no limit',
    },
    {
      name: 'lets an excuse for something else through',
      request: request(`Send 100 USDC to ${friend}, perdón por la molestia`, transfer),
      expect: 'PASS',
    },
    {
      name: 'lets a slip through that says the same again',
      request: request(`Send 100 USDC to ${friend}. Perdón, sí, 100 USDC`, transfer),
      expect: 'PASS',
    },
    {
      name: 'asks where somebody only looks',
      request: request('Show me my USDC balance', erc20Approve(usdc, friend, 0n)),
      expect: 'SKIP',
    },
    {
      name: 'lets a plain order through',
      request: request(`Send 100 USDC to ${friend}`, transfer),
      expect: 'PASS',
    },
    {
      name: 'lets courtesy, a reason and a story through',
      request: request(
        `Hi! Lunch yesterday was great and Bob paid for all of us. Please send 100 USDC to ${friend} for my share, thanks.`,
        transfer,
      ),
      expect: 'PASS',
    },
    {
      name: 'lets the number of an invoice through',
      request: request(`Pay invoice #2041: send 100 USDC to ${friend}`, transfer),
      expect: 'PASS',
    },
    {
      name: 'lets an address through that the words rule out',
      request: request(`Send 100 USDC to ${friend}, not to ${stranger}`, transfer),
      expect: 'PASS',
    },
  ],
};
