import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { ConfigError } from '@countersign/edge';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment of the arbiter', () => {
  it('has defaults: a folder of its own below that of everything, and a master key that is made there', () => {
    expect(readConfig({})).toEqual({ dataDirectory: resolve('.data/orion'), masterKey: null });
    expect(readConfig({ ORION_DATA_DIR: '', ORION_MASTER_KEY: '' })).toEqual(readConfig({}));
    expect(readConfig({ DATA_DIR: '/var/lib/x' }).dataDirectory).toBe('/var/lib/x/orion');
  });

  it('is taken over where it is given', () => {
    const key = randomBytes(32);
    for (const text of [key.toString('hex'), key.toString('base64')]) {
      expect(readConfig({ DATA_DIR: '/x', ORION_DATA_DIR: '/y', ORION_MASTER_KEY: text })).toEqual({
        dataDirectory: '/y',
        masterKey: key,
      });
    }
  });

  it.each([
    ['of 31 bytes', randomBytes(31).toString('hex')],
    ['that is a word', 'changeme'],
    ['of zeros', '0'.repeat(64)],
  ])('refuses an ORION_MASTER_KEY %s, and does not repeat it', (_what, text) => {
    let fault: unknown;
    try {
      readConfig({ ORION_MASTER_KEY: text });
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(ConfigError);
    expect((fault as ConfigError).faults).toEqual([expect.stringMatching(/^ORION_MASTER_KEY: /)]);
    expect((fault as ConfigError).message).not.toContain(text);
  });
});
