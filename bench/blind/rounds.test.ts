import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Archive, archiveName } from './archive.ts';
import type { Judged } from './judge.ts';
import { judgedAs, transfer } from './judged.fixture.ts';
import { writeReport } from './report.ts';
import type { Repository } from './repository.ts';
import { Rounds } from './rounds.ts';

const judged: readonly Judged[] = [
  judgedAs({ id: 'r1-001' }, 'UNDECIDED', 0.6),
  judgedAs({ id: 'r1-002', label: 'wrong', kind: 'targeted', request: transfer('Pay her') }, 'APPROVED'),
  judgedAs({ id: 'r1-003', request: transfer('Send it') }, 'APPROVED'),
];
const cases = judged.map(({ own }) => own);

let folder: string;
let rounds: Rounds;
const file = (name: string) => join(folder, name);
const text = (name: string) => readFileSync(file(name), 'utf8');
const repository = (): Repository => ({
  commit: 'c0ffee',
  changed: () => [],
  committed: (path) => (path === 'bench/blind/round-1.sha256' ? readFileSync(file('round-1.sha256')) : null),
});
const run = () => {
  const { sha256 } = rounds.load(1);
  rounds.checkFirstRun(1, repository());
  rounds.saveResult(1, { commit: 'c0ffee', sha256 }, { judged, times: [1, 2, 3] });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-blind-'));
  rounds = new Rounds(folder);
  rounds.seal(1, cases);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a sealed round', () => {
  it('is loaded as it was written', () => {
    expect(rounds.load(1).cases).toEqual(cases);
    expect(existsSync(file(archiveName))).toBe(false);
    expect(rounds.opened()).toEqual([]);
  });

  it('is refused if one of its bytes has changed', () => {
    writeFileSync(file('round-1.sealed.json'), text('round-1.sealed.json').replace('Pay her', 'Pay him'));
    expect(() => rounds.load(1)).toThrow('the cases are not those of round-1.sha256');
  });

  it('is not run before its hash is committed', () => {
    expect(() => rounds.checkFirstRun(1, { ...repository(), committed: () => null })).toThrow(
      'commit bench/blind/round-1.sha256',
    );
  });

  it('is not run by a reader with uncommitted changes', () => {
    const changed = () => [' M validator/src/validate.ts'];
    expect(() => rounds.checkFirstRun(1, { ...repository(), changed })).toThrow('validator/src/validate.ts');
  });

  it('is not run again after its result was deleted', () => {
    run();
    const result = readFileSync(file('round-1.result.json'));
    const committed = (path: string) =>
      path === 'bench/blind/round-1.result.json' ? result : repository().committed(path);
    rmSync(file('round-1.result.json'));
    expect(() => rounds.checkFirstRun(1, { ...repository(), committed })).toThrow('a round is run once');
  });

  it('is not run again after the archive was deleted', () => {
    run();
    const sealed = text('round-1.sealed.json');
    rounds.open(1);
    const archive = readFileSync(file(archiveName));
    const committed = (path: string) =>
      path === `bench/blind/${archiveName}` ? archive : repository().committed(path);
    rmSync(file(archiveName));
    writeFileSync(file('round-1.sealed.json'), sealed);
    expect(() => new Rounds(folder).checkFirstRun(1, { ...repository(), committed })).toThrow('a round is run once');
  });

  it('is not opened before its run', () => {
    expect(() => rounds.open(1)).toThrow('was not run yet');
  });
});

describe('a round after its run', () => {
  beforeEach(run);

  it('is not run again, and not sealed again', () => {
    expect(() => rounds.checkFirstRun(1, repository())).toThrow('a round is run once');
    expect(() => rounds.seal(1, cases)).toThrow('stay as they are');
  });

  it('contains figures with their intervals and every answer', () => {
    const result = JSON.parse(text('round-1.result.json'));
    expect(result).toMatchObject({ round: 1, commit: 'c0ffee', threshold: 0.75, latency_ms: { p50: 2, p99: 3 } });
    expect(result.figures[0]).toEqual({ name: 'wrong approved', hits: 1, count: 1, low: 0.2065, high: 1 });
    expect(result.cases).toEqual(judged.map(({ answer }) => answer));
  });

  it('is opened with the bytes that were sealed, and with the result as it was written', () => {
    const [sealed, result] = [text('round-1.sealed.json'), text('round-1.result.json')];
    expect(rounds.open(1).judged).toEqual(judged);
    expect(new Archive(file(archiveName)).read(1)).toEqual({ cases: sealed, result });
    expect(readdirSync(folder).sort()).toEqual([archiveName, 'round-1.sha256']);
    expect(rounds.open(1)).toEqual(rounds.opened()[0]);
  });

  it('stays sealed if its result belongs to other cases', () => {
    const before = readdirSync(folder);
    const result = JSON.parse(text('round-1.result.json'));
    writeFileSync(file('round-1.result.json'), JSON.stringify({ ...result, sha256: 'c0ffee' }));
    expect(() => rounds.open(1)).toThrow('the result is not that of these cases');
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('an open round', () => {
  beforeEach(() => {
    run();
    rounds.open(1);
  });

  it('is not run again, and not sealed again', () => {
    expect(() => rounds.checkFirstRun(1, repository())).toThrow('a round is run once');
    expect(() => rounds.seal(1, cases)).toThrow('stay as they are');
  });
});

describe('causes and the report', () => {
  beforeEach(() => {
    run();
    rounds.open(1);
  });
  const nowAs = (list: readonly Judged[]) => new Map(list.map((each) => [each.own.id, each]));
  const report = () => writeReport(rounds.opened(), nowAs(judged));

  it('refuse the cause of a case that is not a miss', () => {
    writeFileSync(file('round-1.causes.json'), '{"r1-003": "typo"}');
    expect(report).toThrow('round-1.causes.json names what is no miss: r1-003');
  });

  it('group misses by cause, and list those without one', () => {
    writeFileSync(file('round-1.causes.json'), '{"r1-002": "per-unit price"}');
    expect(report()).toContain('| not sorted | 0 | 0 | 1 | 1: 1 |\n| per-unit price | 1 | 0 | 0 | 1: 1 |');
    expect(report()).toContain('Not sorted: r1-001.');
  });

  it('show shares with their intervals, and figures that were missed or never measured', () => {
    expect(report()).toContain(
      '| wrong approved | <= 1.0 % | <= 0.5 % | 1 of 1 = 100.00 % (20.65 to 100.00) **missed** |',
    );
    expect(report()).toContain('| no-order approved | <= 1.0 % | 0 | no cases |');
    expect(report()).toContain('that meet every must: 0 of 3 wanted.');
  });

  it('show the calibration of passes and rejections', () => {
    expect(report()).toContain('| PASS | 0.9 to 0.95 | 0.900 | 1 of 2 = 50.00 % (9.45 to 90.55) |');
    expect(report()).toContain('| REJECT | 0.6 to 0.7 | 0.600 | 0 of 1 = 0.00 % (0.00 to 79.35) |');
  });

  it('show the figures of a round with another reader, and keep the headline', () => {
    const better = judged.map(({ own }) => judgedAs(own, own.label === 'right' ? 'APPROVED' : 'REJECTED'));
    const text = writeReport(rounds.opened(), nowAs(better));
    expect(text).toContain('| 1 | 100.0 % → 0.0 % | no cases | 0.0 % | 50.0 % → 100.0 % |');
    expect(text.split('### With the current reader')[0]).toBe(report().split('### With the current reader')[0]);
  });
});

it('the report states that no round has been opened', () => {
  expect(writeReport([], new Map())).toContain('No round has been opened yet.');
});
