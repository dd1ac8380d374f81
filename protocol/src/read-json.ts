import { fieldName } from './field-name.ts';
import { Problem } from './problem.ts';

const MAX_DEPTH = 64;
const number = /[-+.\deE]+/y;
const wholeNumber = /^-?[1-9]\d*$/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const bad = (message: string) => new Problem(400, 'json.invalid', message);

/**
 * Parses a JSON body and refuses what parsers interpret differently or a database cannot store: invalid UTF-8,
 * duplicate keys, NUL, lone surrogates, prototype keys, infinite numbers, deep nesting. A whole number too large for a
 * double becomes the string of its digits, because amounts in wei are also sent as numbers.
 */
export function readJson(bytes: Uint8Array, maxDepth = MAX_DEPTH): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw bad('body: must be valid UTF-8');
  }
  // The scan comes first: it stops at deep nesting, which costs the parser a quarter of a second per mebibyte.
  return parse(quote(text, inspect(text, maxDepth)));
}

/** The position of a number in the text. */
type Place = readonly [start: number, end: number];

/** Quoted digits pass the parser unchanged; a reviver, called for every value, costs ten times as much. */
function quote(text: string, numbers: readonly Place[]): string {
  let done = 0;
  let quoted = '';
  for (const [start, end] of numbers) {
    quoted += `${text.slice(done, start)}"${text.slice(start, end)}"`;
    done = end;
  }
  return quoted + text.slice(done);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad('body: must be valid JSON');
  }
}

interface Container {
  /** The keys seen so far; null in an array. */
  readonly keys: Set<string> | null;
  key: string;
  keyComesNext: boolean;
}

/**
 * Scans the text without recursion, token by token; syntax errors are left to the parser. Returns the positions of
 * whole numbers that a double cannot hold.
 */
function inspect(text: string, maxDepth: number): Place[] {
  const open: Container[] = [];
  const unsafe: Place[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    const innermost = open.at(-1);
    if (character === '{' || character === '[') {
      if (open.length === maxDepth) throw bad(`body: must not be nested deeper than ${maxDepth} levels`);
      const isObject = character === '{';
      open.push({ keys: isObject ? new Set() : null, key: '', keyComesNext: isObject });
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === ',' && innermost?.keys) {
      innermost.keyComesNext = true;
    } else if (character === '"') {
      const end = endOfString(text, at);
      const token = text.slice(at, end + 1);
      const string = token.includes('\\') ? String(parse(token)) : token.slice(1, -1);
      if (innermost?.keyComesNext) noteKey(string, innermost, open);
      if (string.includes('\0')) throw bad(`${pathOf(open)}: must not contain NUL characters`);
      if (!string.isWellFormed()) throw bad(`${pathOf(open)}: must not contain unpaired surrogates`);
      at = end;
    } else if (character === '-' || (character !== undefined && character >= '0' && character <= '9')) {
      number.lastIndex = at;
      const [token = ''] = number.exec(text) ?? [];
      const value = Number(token);
      // Quotes must not make invalid JSON valid, such as a number in place of a key or one with leading zeros.
      if (!Number.isSafeInteger(value) && wholeNumber.test(token) && !innermost?.keyComesNext) {
        unsafe.push([at, at + token.length]);
      }
      if (!Number.isFinite(value)) throw bad(`${pathOf(open)}: is too large a number`);
      at += token.length - 1;
    }
  }
  return unsafe;
}

function noteKey(key: string, innermost: Container, open: readonly Container[]): void {
  innermost.key = key;
  innermost.keyComesNext = false;
  const isPrototype = key === '__proto__' || (key === 'prototype' && open.at(-2)?.key === 'constructor');
  if (isPrototype) throw bad(`${pathOf(open)}: this key is not allowed`);
  if (innermost.keys?.has(key)) throw bad(`${pathOf(open)}: is sent twice`);
  innermost.keys?.add(key);
}

function pathOf(open: readonly Container[]): string {
  return fieldName(open.map(({ key }) => key).filter((key) => key !== '')) || 'body';
}

/** The position of the closing quote: one after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
