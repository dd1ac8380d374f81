import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { isUuid, type KeyLabel, moment, singleLineText } from '@countersign/protocol';
import type { z } from 'zod';
import type { Config } from './config.ts';
import { issueKey, listServerKeys, revokeServerKey } from './features/api-keys/index.ts';
import { ensureSigningKey, rotateSigningKey } from './features/sessions/index.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { findRunningPostgres } from './platform/postgres/index.ts';

export const USAGE = `Keys for servers and arbiters, and the keys that sign tokens.

  npm run keys -- create --type admin|orion [--label agent|arbiter|orion] [--name TEXT] [--expires ISO-TIME]
  npm run keys -- list
  npm run keys -- revoke ID
  npm run keys -- rotate-signing-key

It works on the database of this environment (DATABASE_URL or DATA_DIR), whether the service runs or not.
`;

/** A command line that cannot be obeyed. */
export class UsageError extends Error {}

interface Output {
  /** What the command was asked for. */
  readonly answer: (line: string) => void;
  /** What a person should know beside it. */
  readonly remark: (line: string) => void;
}

export async function runKeysCommand(args: readonly string[], config: Config, log: Log, output: Output): Promise<void> {
  const command = readCommand(args);
  const storage = await openForCommand(config, log);
  try {
    await command(storage, output);
  } finally {
    await storage.stop();
  }
}

type Command = (storage: Storage, output: Output) => Promise<void>;

function readCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === 'create') return readCreate(rest);
  if (name === 'list' && rest.length === 0) return list;
  if (name === 'revoke' && rest.length === 1) return revoke(rest[0] ?? '');
  if (name === 'revoke') throw new UsageError('revoke takes the id of one key');
  if (name === 'rotate-signing-key' && rest.length === 0) return rotate;
  throw new UsageError(name === undefined ? 'a command is missing' : `"${args.join(' ')}" is not a command`);
}

/** The label says in whose name a key approves. */
const labelsOf: Record<'admin' | 'orion', readonly KeyLabel[]> = { admin: ['agent', 'arbiter'], orion: ['orion'] };

function readCreate(args: readonly string[]): Command {
  const { type, ...given } = readOptions(args);
  if (type !== 'admin' && type !== 'orion') throw new UsageError('--type must be admin or orion');
  const label = given.label === undefined ? labelsOf[type][0] : labelsOf[type].find((each) => each === given.label);
  if (!label) throw new UsageError(`--label must be ${labelsOf[type].join(' or ')} for the type ${type}`);
  const expiresAt = readOption('--expires', moment.optional(), given.expires) ?? null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw new UsageError('--expires: must be in the future');
  const name = readOption('--name', singleLineText(100), given.name ?? `${type} key labelled ${label}`);
  return async ({ db }, { answer, remark }) => {
    const { key, secret } = await issueKey(db, { userId: null, name, type, label, expiresAt });
    remark(`Created ${type} key ${key.id}, labelled ${label}. This is the only time it is shown:`);
    answer(secret);
  };
}

function readOption<T extends z.ZodType>(option: string, schema: T, value: string | undefined): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw new UsageError(`${option}: ${result.error.issues[0]?.message}`);
  return result.data;
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { type: text, label: text, name: text, expires: text };
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const list: Command = async ({ db }, { answer, remark }) => {
  const keys = await listServerKeys(db);
  if (keys.length === 0) remark('There are no server keys.');
  for (const { id, type, label, name, prefix, bootstrap, ...key } of keys) {
    const isExpired = key.expiresAt !== null && key.expiresAt.getTime() <= Date.now();
    const state = !key.active ? 'revoked' : isExpired ? 'expired' : 'active';
    const used = key.lastUsedAt ? `used ${key.lastUsedAt.toISOString()}` : 'not used yet';
    answer([id, type, label, state, used, bootstrap ? 'from the environment' : `${prefix}…`, name].join('\t'));
  }
};

const revoke = (id: string): Command => {
  return async ({ db }, { remark }) => {
    if (!isUuid(id) || !(await revokeServerKey(db, id))) {
      throw new UsageError(
        `no active server key has the id ${id}; a key of the environment is revoked by changing that`,
      );
    }
    remark(`Revoked ${id}.`);
  };
};

const rotate: Command = async ({ db, sealer }, { answer, remark }) => {
  await ensureSigningKey(db, sealer);
  const { kid } = await rotateSigningKey(db, sealer);
  remark('The new key is published now and signs in 10 minutes; nobody is logged out. Its id:');
  answer(kid);
};

/** A running service holds the embedded database: then use its server, and leave it running. */
async function openForCommand(config: Config, log: Log): Promise<Storage> {
  const onLost = (cause: Error) => {
    throw cause;
  };
  const findRunning = () => findRunningPostgres(join(config.dataDirectory, 'postgres'));
  const running = config.databaseUrl === null ? await findRunning() : null;
  try {
    return await openStorage(config, log, onLost, running?.url ?? null);
  } catch (error) {
    // A service that was just starting has taken the database meanwhile.
    const started = config.databaseUrl === null && running === null ? await findRunning() : null;
    if (!started) throw error;
    return openStorage(config, log, onLost, started.url);
  }
}
