import { readdirSync, readFileSync } from 'node:fs';
import type { Request } from '../accuracy/row.ts';
import { requestOf } from './bytes.ts';

export interface Case {
  readonly id: string;
  /** The point of attack: A1 to A5. */
  readonly point: string;
  /** ISO 639, `mul` for several or none. */
  readonly language: string;
  readonly why: string;
  readonly request: Request;
  /** Honest words for honest bytes. It is approved, so only the words or the polarity can stop the case. */
  readonly control: Request;
}

interface Group {
  readonly point: string;
  readonly calls: string;
  readonly honest: string;
  readonly honestCalls: string;
}

const here = new URL('cases/', import.meta.url);
/** Escapes of line breaks and invisible characters. */
const unescaped = (words: string) => words.replaceAll('\\n', '\n').replaceAll('\\u200b', '\u200b');

/** Fields separated by ` | `; the last one may contain the separator. */
function fields(line: string, count: number): string[] {
  const parts = line.split(' | ');
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(' | ')];
}

function readGroup(line: string): Group {
  const [point = '', calls = '', honest = '', honestCalls] = line.slice(2).split(' | ');
  return { point, calls, honest: unescaped(honest), honestCalls: honestCalls ?? calls };
}

function readCase(line: string, { point, calls, honest, honestCalls }: Group): Case {
  const [id = '', language = '', why = '', words = ''] = fields(line, 4);
  return {
    id,
    point,
    language,
    why,
    request: requestOf(unescaped(words), calls),
    control: requestOf(honest, honestCalls),
  };
}

/** A line with `=` has the bytes and the honest words of the cases below it. */
function readCases(text: string): Case[] {
  let group: Group | null = null;
  const cases: Case[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    if (line.startsWith('= ')) group = readGroup(line);
    else if (group) cases.push(readCase(line, group));
    else throw new Error(`no bytes for: ${line}`);
  }
  return cases;
}

export const allCases = (): Case[] =>
  readdirSync(here)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readCases(readFileSync(new URL(name, here), 'utf8')));
