import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLog, type Log, linkPages } from './log.ts';

class Session {
  readonly apiKey = 'hunter2';
}

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('trace', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

describe('redaction', () => {
  it.each([
    'authorization',
    'x-api-key',
    'x-ethereum-signature',
    'accessToken',
    'refreshToken',
    'apiKey',
    'secret',
    'password',
    'signature',
    'nonce',
    'code_verifier',
    'connectionString',
    'human_intent',
    'proposed_tx',
    'calldata',
  ])('hides %s, also in nested objects', (field) => {
    const text = JSON.stringify(
      logged((log) => log.info({ [field]: 'hunter2', a: { [field]: 'hunter2', b: { [field]: 'hunter2' } } }, 'x')),
    );
    expect(text).not.toContain('hunter2');
    expect(text.match(/\[redacted\]/g)).toHaveLength(3);
  });

  it.each([
    ['in a list', (log: Log) => log.info({ all: [{ secret: 'hunter2' }, 1] }, 'x')],
    ['in the result of toJSON', (log: Log) => log.info({ body: { toJSON: () => ({ secret: 'hunter2' }) } }, 'x')],
    [
      'next to a toJSON that is not a function',
      (log: Log) => log.info({ body: { toJSON: 1, secret: 'hunter2' } }, 'x'),
    ],
    [
      'in a log that links to pages',
      (log: Log) => linkPages(log, String).info({ password: 'hunter2', requestHash: '0x1' }, 'x'),
    ],
    [
      'bound to such a log',
      (log: Log) =>
        linkPages(log, String)
          .child({ a: { secret: 'hunter2' } })
          .info('x'),
    ],
    [
      'bound to a log later',
      (log: Log) => {
        log.setBindings({ password: 'hunter2' });
        log.info('x');
      },
    ],
    ['bound to a log', (log: Log) => log.child({ request: { password: 'hunter2' } }).info('x')],
    ['at depth five', (log: Log) => log.info({ a: { b: { c: { d: { nonce: 'hunter2' } } } } }, 'x')],
    ['in an instance', (log: Log) => log.info({ session: new Session() }, 'x')],
    [
      'on an error',
      (log: Log) => log.info({ why: Object.assign(new Error(), { client: { password: 'hunter2' } }) }, 'x'),
    ],
  ])('hides a secret %s', (_, write) => {
    const text = JSON.stringify(logged(write));
    expect(text).not.toContain('hunter2');
    expect(text).toContain('[redacted]');
  });

  it('shows everything else unchanged, and does not modify its input', () => {
    const given = {
      when: new Date(0),
      url: new URL('http://127.0.0.1/'),
      list: [1, null],
      secret: 'hunter2',
      none: undefined,
    };
    expect(logged((log) => log.info(given, 'x'))).toMatchObject({
      when: '1970-01-01T00:00:00.000Z',
      url: 'http://127.0.0.1/',
      list: [1, null],
      secret: '[redacted]',
    });
    expect(given.secret).toBe('hunter2');
  });

  it('follows circular references once', () => {
    const all = Array.from({ length: 30 }, (): Record<string, unknown> => ({}));
    for (const each of all) for (const [index, other] of all.entries()) each[`to${index}`] = other;
    expect(JSON.stringify(logged((log) => log.info({ all }, 'x'))).length).toBeLessThan(100_000);
  });
});

describe('errors', () => {
  it('are logged with type, message, code, stack and cause', () => {
    const cause = Object.assign(new RangeError('inner'), { code: '42P01' });
    const { err } = logged((log) => log.error({ err: new Error('outer', { cause }) }, 'x'));
    expect(err).toEqual({
      type: 'Error',
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'RangeError', message: 'inner', code: '42P01', stack: expect.any(String) },
    });
  });

  it('are described as errors when logged with other fields', () => {
    const err = Object.assign(new RangeError('outer'), { fields: ['a'], password: 'hunter2' });
    const line = logged((log) => log.error({ request: { id: 1 }, err }, 'x'));
    expect(line).toMatchObject({ request: { id: 1 }, err: { type: 'RangeError', message: 'outer' } });
    expect(JSON.stringify(line)).not.toContain('hunter2');
  });

  it('are logged without the data that drivers attach to them', () => {
    const error = Object.assign(new Error('Failed query: insert into x values ($1)\nparams: hunter2'), {
      params: ['hunter2'],
      query: 'hunter2',
      detail: 'Key (token)=(hunter2) already exists.',
      client: { password: 'hunter2' },
    });
    const line = logged((log) => log.error({ err: error }, 'x'));
    expect(JSON.stringify(line)).not.toContain('hunter2');
    expect(line.err).toMatchObject({ message: 'Failed query: insert into x values ($1)' });
  });

  it('are shortened if long, and logged safely if they are not errors', () => {
    const { err } = logged((log) => log.error({ err: new Error('x'.repeat(10_000)) }, 'x'));
    expect((err as { message: string }).message).toHaveLength(500);
    expect(logged((log) => log.error({ err: 'hunter2' }, 'x')).err).toEqual({ type: 'string' });
  });
});

/** Accepts nothing: every write fails because the disk is full. */
const fullDisk = '/dev/full';

describe.runIf(existsSync(fullDisk))('standard output on a full disk', () => {
  it('drops lines, and neither ends nor blocks the process', () => {
    const program = `
      import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
      const log = createLog('info');
      for (const level of ['info', 'error', 'fatal']) log[level]('a line');
      setTimeout(() => process.stderr.write('still here'), 50);
    `;
    const full = openSync(fullDisk, 'w');
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      timeout: 30_000,
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'still here' });
  });
});
