import { randomBytes } from 'node:crypto';
import { ConfigError } from '@countersign/edge';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { environment, readConfig } from './config.ts';

const random = () => randomBytes(32).toString('hex');

/** The errors, one per line, without the heading. */
function faults(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [heading, ...lines] = error.message.split('\n');
    expect(heading).toBe('The environment is invalid:');
    return lines.map((line) => line.trim());
  }
  return [];
}

describe('the environment of the validator', () => {
  it(
    'is port 8000 on loopback without a token and without a language model by default',
    proves('env.llm', 'validator.loopback', 'validator.port'),
    () => {
      const standard = {
        port: 8000,
        host: '127.0.0.1',
        token: null,
        metricsPort: null,
        sanctionsFile: null,
        threatsFile: null,
        policyFile: null,
        descriptorsDir: null,
        model: null,
        logLevel: 'info',
      };
      expect(readConfig({})).toEqual(standard);
      const empty = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, '']));
      expect(readConfig(empty)).toEqual(standard);
    },
  );

  it('is read in full', () => {
    const token = random();
    const env = {
      VALIDATOR_PORT: '9000',
      VALIDATOR_HOST: '0.0.0.0',
      VALIDATOR_TOKEN: token,
      VALIDATOR_METRICS_PORT: '9001',
      SANCTIONS_FILE: '/etc/sdn.xml',
      THREATS_FILE: '/etc/threats.csv',
      POLICY_FILE: 'policy.json',
      DESCRIPTORS_DIR: 'descriptors',
      LLM_BASE_URL: 'https://llm.test/v1/',
      LLM_API_KEY: 'k',
      LLM_MODEL: 'small',
      LLM_TIMEOUT_MS: '500',
      LLM_MAX_CALLS: '1',
      LOG_LEVEL: 'debug',
    };
    expect(Object.keys(env)).toEqual(Object.keys(environment.shape));
    expect(readConfig(env)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      token,
      metricsPort: 9001,
      sanctionsFile: '/etc/sdn.xml',
      threatsFile: '/etc/threats.csv',
      policyFile: 'policy.json',
      descriptorsDir: 'descriptors',
      model: { baseUrl: 'https://llm.test/v1', apiKey: 'k', model: 'small', timeoutMs: 500, maxCalls: 1 },
      logLevel: 'debug',
    });
  });

  it('can have a language model without a key, with limits of its own', () => {
    const { model } = readConfig({ LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'small' });
    expect(model).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'small',
      timeoutMs: 10_000,
      maxCalls: 2,
    });
  });

  it.each([
    ...['-1', '65536', 'http', '80 '].flatMap((value) => [
      ['VALIDATOR_PORT', value],
      ['VALIDATOR_METRICS_PORT', value],
    ]),
    ...['99', '30001', '1s'].map((value) => ['LLM_TIMEOUT_MS', value]),
    ...['0', '11', 'many'].map((value) => ['LLM_MAX_CALLS', value]),
    ...['llm.test', 'ws://llm.test', 'https://user:pw@llm.test', 'https://llm.test/?key=x'].map((value) => [
      'LLM_BASE_URL',
      value,
    ]),
    ['LLM_API_KEY', 'two words'],
    ['VALIDATOR_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('with %s=%s is refused', (name = '', value = '') => {
    const model = name.startsWith('LLM') ? { LLM_BASE_URL: 'https://llm.test', LLM_MODEL: 'small' } : {};
    const found = faults({ ...model, [name]: value });
    expect(found).toEqual([expect.stringMatching(`^${name}: `)]);
    expect(found.join()).not.toContain(`: ${value}`);
  });

  it.each(['0.0.0.0', '::', '10.0.0.5', '192.168.1.2', 'validator.internal', '127.evil.test', '::ffff:10.0.0.1'])(
    'with VALIDATOR_HOST=%s needs a token that is not a placeholder',
    proves('validator.loopback'),
    (VALIDATOR_HOST) => {
      const missing = 'VALIDATOR_TOKEN: is required if VALIDATOR_HOST is not a loopback address';
      expect(faults({ VALIDATOR_HOST })).toEqual([missing]);
      expect(faults({ VALIDATOR_HOST, VALIDATOR_TOKEN: random() })).toEqual([]);
      expect(faults({ VALIDATOR_HOST, VALIDATOR_TOKEN: 'change-me-change-me-change-me-now' })).toEqual([
        'VALIDATOR_TOKEN: looks like a placeholder; use a random value',
      ]);
    },
  );

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('with VALIDATOR_HOST=%s needs no token', (VALIDATOR_HOST) => {
    expect(readConfig({ VALIDATOR_HOST })).toMatchObject({ host: VALIDATOR_HOST, token: null });
  });

  it('names the missing settings of a language model', () => {
    expect(faults({ LLM_BASE_URL: 'https://llm.test' })).toEqual(['LLM_MODEL: is required with LLM_BASE_URL']);
    expect(faults({ LLM_MODEL: 'small' })).toEqual(['LLM_BASE_URL: is required with LLM_MODEL']);
    expect(faults({ LLM_API_KEY: 'k' })).toEqual(['LLM_BASE_URL: is required with LLM_API_KEY']);
  });

  it('reports all errors in one message, without any secret', () => {
    const found = faults({
      VALIDATOR_PORT: 'x',
      VALIDATOR_HOST: '0.0.0.0',
      VALIDATOR_TOKEN: 'hunter2',
      LLM_API_KEY: 'hunter 3',
      LOG_LEVEL: 'loud',
    });
    const names = found.map((line) => line.split(':')[0]).sort();
    expect(names).toEqual(['LLM_API_KEY', 'LLM_BASE_URL', 'LOG_LEVEL', 'VALIDATOR_PORT', 'VALIDATOR_TOKEN']);
    expect(found.join()).not.toMatch(/hunter/);
  });
});
