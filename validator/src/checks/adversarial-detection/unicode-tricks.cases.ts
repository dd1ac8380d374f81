import { dollars, erc20Transfer, friend, request, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(5));
const intent = `Send 5 USDC to ${friend}`;

export const unicodeTricksCases: NodeCases = {
  node: 'adversarial_detection.unicode_tricks',
  cases: [
    {
      name: 'stops text that is turned',
      request: request(`${intent} \u202efor the \u202cinvoice`, send),
      expect: 'FAIL',
      says: 'U+202E',
    },
    {
      name: 'stops what is not shown',
      request: request(`Send 5\u200b0 USDC to ${friend}`, send),
      expect: 'FAIL',
      says: 'U+200B',
    },
    {
      name: 'stops tag characters',
      request: request(`${intent} \u{e0061}\u{e0062}`, send),
      expect: 'FAIL',
      says: 'U+E0061',
    },
    {
      name: 'stops a word of several scripts',
      request: request(`S\u0435nd 5 USDC to ${friend}`, send),
      expect: 'FAIL',
      says: 'reads like "Send"',
    },
    {
      name: 'stops it in metadata',
      request: request(intent, send, { metadata: { note: 'p\u0430id' } }),
      expect: 'FAIL',
      says: 'metadata.note',
    },
    {
      name: 'stops it in a hint',
      request: request(intent, send, { operation: 'trans\u200bfer' }),
      expect: 'FAIL',
      says: 'proposed_tx.operation',
    },
    {
      name: 'lets accents and emoji through',
      request: request(`Envoie 5 USDC à ${friend}, merci Zoë 🎉👨\u200d👩\u200d👧`, send),
      expect: 'PASS',
    },
    { name: 'lets another script through', request: request(`Отправь 5 USDC на ${friend}`, send), expect: 'PASS' },
    {
      name: 'lets text through that runs from right to left',
      request: request(`أرسل 5 USDC إلى ${friend}`, send),
      expect: 'PASS',
    },
    { name: 'lets plain text through', request: request(intent, send), expect: 'PASS' },
  ],
};
