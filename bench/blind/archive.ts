import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Case } from './case.ts';
import { showLines } from './json-lines.ts';

/** The two files of a round, as they were before it was opened. */
export interface RoundFiles {
  /** The cases, whose hash was committed before the run. */
  readonly cases: string;
  /** The result of the run. */
  readonly result: string;
}

/** The position of a round's lines. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The start of a round's first line; every other line is a case. */
const head = '{"round":';
const lineFeed = '\n';
/** Separates a case from its answer. */
const border = ',"answer":';
/** The end of a result file. */
const endOfResult = '\n}\n';

/** The first line has the result without its answers; each further line is a case with its answer. */
function showRound({ cases, result }: RoundFiles): string {
  const { cases: answers, ...rest } = JSON.parse(result) as { cases: unknown[] };
  const lines = (JSON.parse(cases) as unknown[]).map((own, at) => ({ case: own, answer: answers[at] }));
  return [rest, ...lines].map((line) => `${JSON.stringify(line)}${lineFeed}`).join('');
}

/**
 * Cuts lines instead of parsing them, to keep their bytes: no JSON string can contain the separator, because its
 * quotation marks would be escaped.
 */
function readRound(text: string): RoundFiles {
  const [first = '', ...lines] = text.trimEnd().split(lineFeed);
  const borders = lines.map((line) => line.lastIndexOf(border));
  const cases = lines.map((line, at) => line.slice('{"case":'.length, borders[at]));
  const answers = lines.map((line, at) => line.slice((borders[at] ?? 0) + border.length, -'}'.length));
  return {
    cases: `[\n${cases.join(',\n')}\n]\n`,
    result: `${showLines(JSON.parse(first)).slice(0, -endOfResult.length)},\n"cases": [\n${answers.join(',\n')}\n]${endOfResult}`,
  };
}

function pack(text: string): Buffer {
  const member = gzipSync(text, { level: 9 });
  // The operating system, which differs between machines; 255 means unknown.
  member[9] = 255;
  return member;
}

function findRounds(lines: Buffer): Map<number, Place> {
  const rounds = new Map<number, Place>();
  for (let start = 0; start < lines.length; ) {
    const next = lines.indexOf(`${lineFeed}${head}`, start);
    const end = next < 0 ? lines.length : next + lineFeed.length;
    const { round } = JSON.parse(lines.toString('utf8', start, lines.indexOf(lineFeed, start))) as { round: number };
    rounds.set(round, { start, end });
    start = end;
  }
  return rounds;
}

/** The numbers of the rounds in a packed archive. */
export const numbersIn = (packed: Buffer): number[] => [...findRounds(gunzipSync(packed)).keys()];

/**
 * The opened rounds in one file, a gzip member for each: `zgrep` finds a case in it. Rounds are appended, so the bytes
 * of earlier ones never change, with any version of zlib.
 */
export class Archive {
  readonly #file: string;
  /** Unpacked once, on the first access. */
  #unpacked: { readonly lines: Buffer; readonly rounds: ReadonlyMap<number, Place> } | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  #unpack() {
    if (!this.#unpacked) {
      const lines = existsSync(this.#file) ? gunzipSync(readFileSync(this.#file)) : Buffer.alloc(0);
      this.#unpacked = { lines, rounds: findRounds(lines) };
    }
    return this.#unpacked;
  }

  /** In order. */
  numbers(): number[] {
    return [...this.#unpack().rounds.keys()].sort((a, b) => a - b);
  }

  has(round: number): boolean {
    return this.#unpack().rounds.has(round);
  }

  /** The files of a round, byte for byte. */
  read(round: number): RoundFiles {
    const { lines, rounds } = this.#unpack();
    const place = rounds.get(round);
    if (!place) throw new Error(`round ${round} is not open`);
    return readRound(lines.toString('utf8', place.start, place.end));
  }

  add(round: number, files: RoundFiles): void {
    if (this.has(round)) throw new Error(`round ${round} is in the archive already`);
    const text = showRound(files);
    const { cases, result } = readRound(text);
    if (!text.startsWith(`${head}${round},`) || cases !== files.cases || result !== files.result) {
      throw new Error(`round ${round}: its files would not come back from the archive as they are`);
    }
    const before = existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
    const draft = `${this.#file}.draft`;
    writeFileSync(draft, Buffer.concat([before, pack(text)]));
    renameSync(draft, this.#file);
    this.#unpacked = null;
  }
}

/** The name of the archive in the folder of the rounds. */
export const archiveName = 'opened.jsonl.gz';

/** The archive of this project. */
export const openedArchive = new Archive(`${import.meta.dirname}/${archiveName}`);

/** The cases of opened rounds, which were checked when they were sealed. */
export const readOpenedCases = (rounds: readonly number[] = openedArchive.numbers()): Case[] =>
  rounds.flatMap((round) => JSON.parse(openedArchive.read(round).cases) as Case[]);
