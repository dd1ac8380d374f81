import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { show } from '../accuracy/table.ts';
import { archiveName, openedArchive } from './archive.ts';
import { drawCalibration } from './calibration.ts';
import { figuresOf, gradeOf, measure, showBound } from './figures.ts';
import { type Judged, judgeCases, openReader, type Session } from './judge.ts';
import { findWorse, readRecorded, writeRecorded } from './regression.ts';
import { headlined, writeReport } from './report.ts';
import { openRepository } from './repository.ts';
import { Rounds } from './rounds.ts';
import { countCases, sealCases } from './seal.ts';
import { showMisses } from './show-misses.ts';

const usage = `Blind rounds: bench/blind/README.md

  npm run blind -- seal <round> <file>…     merges and checks the files of the authors, and writes their hash
  npm run blind -- run <round> [--again]    judges a round, once; --again shows how it stands now, and writes nothing
                  [--descriptors <folder>]  hands over the ERC-7730 files that were held out for it
  npm run blind -- open <round>             uncovers a round that was run, and shows its misses
  npm run blind -- show <round> [--result]  prints the cases of an opened round, or what came out of its run
  npm run blind -- record                   records how the opened rounds stand, for npm test
  npm run blind -- report                   writes REPORT.md and calibration.svg
`;

const rounds = new Rounds();
const say = (text: string) => process.stdout.write(`${text}\n`);
const here = (name: string) => new URL(name, import.meta.url);

function showFigures(round: number, judged: readonly Judged[]): string {
  return figuresOf(round)
    .map((figure) => {
      const share = measure(figure, judged);
      const grade = gradeOf(figure, share);
      return `${grade.padEnd(9)}${figure.name.padEnd(55)}${showBound(figure, figure.must).padStart(9)}   ${show(share)}`;
    })
    .join('\n');
}

async function judge(cases: readonly Judged['own'][], descriptorsDir: string | null = null): Promise<Session> {
  const reader = await openReader(descriptorsDir);
  const session = await judgeCases(reader, cases);
  for (const crash of reader.crashes) say(`CRASH ${crash}`);
  return session;
}

const openedCases = () => rounds.opened().flatMap(({ judged }) => judged.map(({ own }) => own));

function seal(round: number, files: readonly string[]): void {
  rounds.checkUnrun(round);
  const read = files.map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }));
  const cases = sealCases(round, read, openedCases());
  const hash = rounds.seal(round, cases);
  say(`${countCases(cases)}\nsha256    ${hash}\nCommit bench/blind/round-${round}.sha256 before the run.`);
}

async function run(round: number, isAgain: boolean, descriptorsDir: string | null): Promise<void> {
  const { cases, sha256 } = rounds.load(round);
  // A trial before the only run would reveal the outcome of sealed cases.
  if (isAgain && !rounds.hasResult(round)) throw new Error(`round ${round} was not run yet: run it without --again`);
  const repository = isAgain ? null : openRepository();
  if (repository) rounds.checkFirstRun(round, repository);
  const session = await judge(cases, descriptorsDir);
  if (repository) rounds.saveResult(round, { commit: repository.commit, sha256 }, session);
  say(showFigures(round, session.judged));
  if (repository) say(`written: bench/blind/round-${round}.result.json`);
}

function open(round: number): void {
  say(showMisses(rounds.open(round)));
  say(`Commit ${archiveName}, and give each miss its cause in round-${round}.causes.json.`);
}

function showRound(round: number, isResult: boolean): void {
  const { cases, result } = openedArchive.read(round);
  process.stdout.write(isResult ? result : cases);
}

async function record(): Promise<void> {
  const { judged } = await judge(openedCases());
  for (const line of findWorse(judged, readRecorded())) say(`WORSE ${line}`);
  writeRecorded(judged);
  say(`recorded: ${judged.length} cases in bench/blind/regression.json`);
}

async function report(): Promise<void> {
  const opened = rounds.opened();
  const { judged } = await judge(openedCases());
  const last = headlined(opened).flatMap((round) => round.judged);
  writeFileSync(here('REPORT.md'), writeReport(opened, new Map(judged.map((each) => [each.own.id, each]))));
  if (opened.length > 0) writeFileSync(here('calibration.svg'), drawCalibration(last));
  say(`written: bench/blind/REPORT.md${opened.length > 0 ? ', bench/blind/calibration.svg' : ''}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      again: { type: 'boolean' },
      descriptors: { type: 'string' },
      result: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    say(usage);
    return;
  }
  const [command, number = '', ...files] = positionals;
  const round = /^[1-9]\d{0,3}$/.test(number) ? Number(number) : null;
  if (command === 'seal' && round && files.length > 0) return seal(round, files);
  if (command === 'run' && round) return run(round, values.again ?? false, values.descriptors ?? null);
  if (command === 'open' && round) return open(round);
  if (command === 'show' && round) return showRound(round, values.result ?? false);
  if (command === 'record') return record();
  if (command === 'report') return report();
  throw new Error(usage);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
