import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { quantile, wilson } from '../accuracy/statistics.ts';
import { threshold } from '../arbiter.ts';
import { Archive, archiveName, numbersIn, openedArchive, type RoundFiles } from './archive.ts';
import { type Case, readCase } from './case.ts';
import { figuresOf, groupOutcomes, measure, missOf } from './figures.ts';
import { showLines } from './json-lines.ts';
import type { Answer, Judged, Session } from './judge.ts';
import type { Repository } from './repository.ts';
import { showCases } from './seal.ts';

/** Everything that a verdict depends on. */
const readerPaths = ['validator', 'orion', 'protocol', 'edge', 'package-lock.json'];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const asJson = (text: string): unknown => JSON.parse(text);

const answerSchema = z.strictObject({
  id: z.string(),
  outcome: z.enum(['APPROVED', 'REJECTED', 'UNDECIDED']),
  decision: z.enum(['PASS', 'REJECT']).nullable(),
  confidence: z.number(),
  node: z.string().nullable(),
  reason: z.string(),
});
const resultSchema = z.looseObject({ commit: z.string(), sha256: z.string(), cases: z.array(answerSchema) });
const causesSchema = z.record(z.string(), z.string().trim().min(1));

/** A round after its run and opening. */
export interface OpenedRound {
  readonly number: number;
  /** The commit of the reader that judged it. */
  readonly commit: string;
  readonly judged: readonly Judged[];
  /** The causes of its misses, by id. */
  readonly causes: ReadonlyMap<string, string>;
}

/**
 * The files of the rounds, all in one folder. `round-N.sealed.json` has the cases until the round is opened and is
 * never committed, and `round-N.result.json` the result of its run; then both move to the archive with the same bytes.
 */
export class Rounds {
  readonly #folder: string;
  readonly #archive: Archive;

  constructor(folder: string = import.meta.dirname) {
    this.#folder = folder;
    this.#archive = folder === import.meta.dirname ? openedArchive : new Archive(join(folder, archiveName));
  }

  #file(round: number, ending: string) {
    return join(this.#folder, `round-${round}.${ending}`);
  }

  #read(round: number, ending: string): string | null {
    const file = this.#file(round, ending);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }

  #write(round: number, ending: string, text: string) {
    writeFileSync(this.#file(round, ending), text);
  }

  hasResult(round: number): boolean {
    return this.isOpen(round) || existsSync(this.#file(round, 'result.json'));
  }

  isOpen(round: number): boolean {
    return this.#archive.has(round);
  }

  /** Throws if the cases of a round can no longer change. */
  checkUnrun(round: number): void {
    if (this.hasResult(round)) throw new Error(`round ${round} was run: its cases stay as they are`);
  }

  /** Writes the cases and their hash, in the format of sha256sum. */
  seal(round: number, cases: readonly Case[]): string {
    this.checkUnrun(round);
    const text = showCases(cases);
    const hash = hashOf(text);
    this.#write(round, 'sealed.json', text);
    this.#write(round, 'sha256', `${hash}  round-${round}.json\n`);
    return hash;
  }

  /** The cases, sealed or opened; throws if they do not match the hash. */
  load(round: number): { readonly cases: Case[]; readonly sha256: string } {
    const text = this.isOpen(round) ? this.#archive.read(round).cases : this.#read(round, 'sealed.json');
    if (text === null) throw new Error(`round ${round} has no cases: seal it first`);
    return this.#check(round, text);
  }

  #check(round: number, text: string): { readonly cases: Case[]; readonly sha256: string } {
    const sha256 = hashOf(text);
    if (this.#read(round, 'sha256') !== `${sha256}  round-${round}.json\n`) {
      throw new Error(`round ${round}: the cases are not those of round-${round}.sha256`);
    }
    const cases = z
      .array(z.unknown())
      .parse(asJson(text))
      .map((value, index) => {
        const result = readCase(value);
        if ('faults' in result) throw new Error(`round ${round}, case ${index + 1}: ${result.faults.join('; ')}`);
        return result.read;
      });
    return { cases, sha256 };
  }

  /** Throws if a round must not be run for the first and only time. */
  checkFirstRun(round: number, repository: Repository): void {
    // A deleted result is still in the history.
    const archive = repository.committed(`bench/blind/${archiveName}`);
    const wasCommitted =
      repository.committed(`bench/blind/round-${round}.result.json`) !== null ||
      (archive !== null && numbersIn(archive).includes(round));
    if (this.hasResult(round) || wasCommitted) {
      throw new Error(`round ${round} was run, and a round is run once; --again shows how it stands now`);
    }
    const hash = repository.committed(`bench/blind/round-${round}.sha256`);
    if (hash?.toString() !== this.#read(round, 'sha256')) {
      throw new Error(`commit bench/blind/round-${round}.sha256 first: the hash must be older than the run`);
    }
    const changed = repository.changed(readerPaths);
    if (changed.length > 0) {
      throw new Error(`commit these first, so that the result can name the reader:\n${changed.join('\n')}`);
    }
  }

  /** Writes the result of the only run. */
  saveResult(round: number, about: { commit: string; sha256: string }, { judged, times }: Session): void {
    const sorted = times.toSorted((a, b) => a - b);
    const ms = (share: number) => Number(quantile(sorted, share).toFixed(2));
    const result = {
      round,
      ...about,
      threshold,
      latency_ms: { p50: ms(0.5), p99: ms(0.99) },
      figures: figuresOf(round).map((figure) => {
        const { hits, count } = measure(figure, judged);
        const [low, high] = wilson(hits, count).map((bound) => Number(bound.toFixed(4)));
        return { name: figure.name, hits, count, low, high };
      }),
      groups: groupOutcomes(judged),
      cases: judged.map(({ answer }) => answer),
    };
    this.#write(round, 'result.json', showLines(result));
  }

  /** Opens the cases of a round after its run; an open round does not change. */
  open(round: number): OpenedRound {
    if (!this.hasResult(round)) throw new Error(`round ${round} was not run yet: it stays sealed until then`);
    if (!this.isOpen(round)) {
      const files = { cases: this.#read(round, 'sealed.json') ?? '', result: this.#read(round, 'result.json') ?? '' };
      this.#judged(round, files);
      this.#archive.add(round, files);
    }
    for (const ending of ['sealed.json', 'result.json']) rmSync(this.#file(round, ending), { force: true });
    return this.openedRound(round);
  }

  /** The numbers of the opened rounds, in order. */
  numbers(): number[] {
    return this.#archive.numbers();
  }

  /** All opened rounds, in order. */
  opened(): OpenedRound[] {
    return this.numbers().map((round) => this.openedRound(round));
  }

  openedRound(round: number): OpenedRound {
    return this.#judged(round, this.#archive.read(round));
  }

  #judged(round: number, files: RoundFiles): OpenedRound {
    const { cases, sha256 } = this.#check(round, files.cases);
    const result = resultSchema.parse(asJson(files.result));
    if (result.sha256 !== sha256) throw new Error(`round ${round}: the result is not that of these cases`);
    const answers = new Map<string, Answer>(result.cases.map((answer) => [answer.id, answer]));
    const judged = cases.map((own) => {
      const answer = answers.get(own.id);
      if (!answer) throw new Error(`round ${round}: the result has no answer to ${own.id}`);
      return { own, answer };
    });
    return { number: round, commit: result.commit, judged, causes: this.#causes(round, judged) };
  }

  /** Written by hand; the cause of a case that is not a miss is an error. */
  #causes(round: number, judged: readonly Judged[]): ReadonlyMap<string, string> {
    const causes = causesSchema.parse(asJson(this.#read(round, 'causes.json') ?? '{}'));
    const misses = new Set(judged.filter((each) => missOf(each)).map(({ own }) => own.id));
    const strange = Object.keys(causes).filter((id) => !misses.has(id));
    if (strange.length > 0) throw new Error(`round-${round}.causes.json names what is no miss: ${strange.join(', ')}`);
    return new Map(Object.entries(causes));
  }
}
