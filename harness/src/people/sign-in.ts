import type { SiweMessage } from '@countersign/protocol';
import {
  type Hex,
  parseSignature,
  serializeCompactSignature,
  serializeSignature,
  signatureToCompactSignature,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { expect } from 'vitest';
import type { Caller, CallResult } from '../service/caller.ts';
import { sendRaw } from '../service/raw-request.ts';
import { getNonce, siweMessage } from './wallet.ts';

const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A fresh sign-in message and its signature; a test can make any field wrong. */
export async function signedMessage(call: Caller, wallet: PrivateKeyAccount, wrong: Partial<SiweMessage> = {}) {
  const message = siweMessage(wallet, await getNonce(call, wrong.address ?? wallet.address), wrong);
  return { message, signature: await wallet.signMessage({ message }) };
}

/** Other encodings of the same signature. The first two prove the same key, the others must not. */
export function otherEncodings(signature: string) {
  const { r, s, yParity } = parseSignature(signature as Hex);
  const otherParity = yParity === 0 ? 1 : 0;
  const highS = `0x${(curveOrder - BigInt(s)).toString(16).padStart(64, '0')}` as const;
  const compact = (parity: number) => serializeCompactSignature(signatureToCompactSignature({ r, s, yParity: parity }));
  return {
    compact: compact(yParity),
    /** With 0 or 1 in the last byte, instead of the 27 or 28 of most wallets. */
    bareParity: `${signature.slice(0, -2)}0${yParity}`,
    compactOfOtherParity: compact(otherParity),
    highS: serializeSignature({ r, s: highS, yParity: otherParity }),
  };
}

/** A GET with raw header lines: fetch would join duplicates. */
export function getRaw(url: string, path: string, headers: readonly (readonly [string, string])[]) {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return sendRaw(url, [
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n'),
  ]);
}

/** Concurrent calls over sockets that are already open, distributed over the services in turn. */
export async function atOnce<T>(callers: readonly Caller[], count: number, work: (call: Caller, index: number) => T) {
  const turns = Array.from({ length: count }, (_, index) => callers[index % callers.length] as Caller);
  await Promise.all(turns.map((call) => call('GET /health/live')));
  return Promise.all(turns.map(work));
}

const errors = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const;

export function expectProblem(answer: CallResult, statusCode: keyof typeof errors, message = ''): void {
  const error = errors[statusCode];
  expect(answer.body).toEqual({ statusCode, message: expect.stringContaining(message), error });
  expect(answer.status).toBe(statusCode);
}

/** The number of answers by status. */
export function countStatuses(answers: readonly CallResult[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
