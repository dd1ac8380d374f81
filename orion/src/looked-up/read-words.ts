import type { Address, Hex } from '@countersign/protocol';
import { NotFound } from './not-found.ts';

/** No token has more. */
const MAX_DECIMALS = 36;
const MAX_TEXT_BYTES = 64;
const MAX_OWNERS = 200;
const WORD = 64;

const none = () => new NotFound('the contract does not return such a value');

/** The words of an answer. Contracts answer what they like, so nothing is trusted. */
function wordsOf(answer: Hex): string[] {
  const digits = answer.slice(2);
  if (digits.length === 0 || digits.length % WORD !== 0) throw none();
  return digits.match(/.{64}/g) ?? [];
}

function addressIn(word: string | undefined): Address {
  if (!word || !/^0{24}(?!0{40})/.test(word)) throw none();
  return `0x${word.slice(24)}`;
}

export function readNumber(answer: Hex): bigint {
  const [word, ...rest] = wordsOf(answer);
  if (rest.length > 0) throw none();
  return BigInt(`0x${word}`);
}

export function readAddress(answer: Hex): Address {
  const [word, ...rest] = wordsOf(answer);
  if (rest.length > 0) throw none();
  return addressIn(word);
}

export function readDecimals(answer: Hex): number {
  const decimals = readNumber(answer);
  if (decimals > MAX_DECIMALS) throw none();
  return Number(decimals);
}

export function readAddresses(answer: Hex): Address[] {
  const [offset, length, ...rest] = wordsOf(answer);
  const count = BigInt(`0x${length ?? '0'}`);
  if (BigInt(`0x${offset}`) !== 32n || count > MAX_OWNERS || rest.length !== Number(count)) throw none();
  return rest.map(addressIn);
}

/** A string, or bytes32 as in the earliest tokens; null if empty. */
export function readText(answer: Hex): string | null {
  const [first = '', length, ...rest] = wordsOf(answer);
  const digits = length === undefined ? first.replace(/(?:00)+$/, '') : textDigits(first, length, rest.join(''));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(digits, 'hex'));
    return text === '' ? null : text;
  } catch {
    throw none();
  }
}

function textDigits(offset: string, length: string, rest: string): string {
  const bytes = BigInt(`0x${length}`);
  if (BigInt(`0x${offset}`) !== 32n || bytes > MAX_TEXT_BYTES || rest.length < Number(bytes) * 2) throw none();
  return rest.slice(0, Number(bytes) * 2);
}

/** Of `latestRoundData`: the answer and its time. */
export function readRound(answer: Hex): { readonly answer: bigint; readonly updatedAt: bigint } {
  const [, value, , updatedAt, ...rest] = wordsOf(answer);
  if (rest.length !== 1) throw none();
  return { answer: BigInt.asIntN(256, BigInt(`0x${value}`)), updatedAt: BigInt(`0x${updatedAt}`) };
}
