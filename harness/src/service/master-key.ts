import { randomBytes } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { runKeysCommand } from '../../../service/src/keys-command.ts';
import { createLocalKeys } from '../../../service/src/platform/crypto/local-keys.ts';
import { createKeyStore } from './signing-keys.ts';
import { startTestService, type TestService, testConfig } from './test-service.ts';

type Env = Record<string, string>;

/** A database whose secrets are under one master key, and everything needed to migrate them to another. */
export async function createKeyChange() {
  const store = await createKeyStore();
  const nextKey = randomBytes(32);
  const [former, next] = [store.start.env.MASTER_KEY, nextKey.toString('hex')];
  const running = new Set<TestService>();

  async function stop(service: TestService): Promise<void> {
    running.delete(service);
    await service.stop();
  }

  return {
    ...store,
    former,
    formerId: store.sealer.keyId,
    nextId: createLocalKeys(nextKey).keyId,
    /** The keys of an instance that already seals with the new key. */
    bothKeys: createLocalKeys(nextKey, [Buffer.from(former, 'hex')]),
    /** The environments of the migration's steps. */
    env: {
      before: { MASTER_KEY: former },
      prepared: { MASTER_KEY: former, OTHER_MASTER_KEYS: next },
      switched: { MASTER_KEY: next, OTHER_MASTER_KEYS: former },
      after: { MASTER_KEY: next },
    },
    async start(env: Env): Promise<TestService> {
      const service = await startTestService({ databaseUrl: store.database.url, env });
      running.add(service);
      return service;
    },
    stop,
    async keys(env: Env, ...args: string[]) {
      const [answers, remarks]: [string[], string[]] = [[], []];
      const config = testConfig({ databaseUrl: store.database.url, env });
      await runKeysCommand(args, config, createLog('fatal'), {
        answer: (line) => void answers.push(line),
        remark: (line) => void remarks.push(line),
      });
      return { answers, remarks };
    },
    async storedSecrets(): Promise<string[]> {
      const { rows } = await store.database.pool.query(
        'SELECT sealed_private_key AS text FROM signing_keys UNION ALL SELECT sealed_private_key FROM sealing_keys',
      );
      return rows.map(({ text }) => text);
    },
    async end() {
      for (const service of running) await stop(service);
      await store.drop();
    },
  };
}

export type KeyChange = Awaited<ReturnType<typeof createKeyChange>>;
