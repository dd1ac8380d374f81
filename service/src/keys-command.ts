import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { isUuid, type KeyLabel, moment, singleLineText } from '@countersign/protocol';
import { z } from 'zod';
import { changeMasterKey } from './change-master-key.ts';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { createKey, listServerKeys, revokeServerKey } from './features/api-keys/index.ts';
import { ensureSigningKey, rotateSigningKey } from './features/sessions/index.ts';
import { findOwnService, findService, replaceOwnService } from './features/verification-services/index.ts';
import type { Storage } from './open-storage.ts';
import { serviceActor } from './platform/audit/actor.ts';
import { createContentStore } from './platform/content/content-store.ts';
import { countSecrets, requireKeys, rewrapSecrets } from './rewrap-secrets.ts';

export const USAGE = `Manages the keys of servers and arbiters, the keys that sign tokens, and the master key.

  npm run keys -- create --type admin|orion [--label agent|arbiter|orion] [--name TEXT] [--expires ISO-TIME]
                         [--service ID]   (verification service of an ORION key; default: our own)
  npm run keys -- list
  npm run keys -- revoke ID
  npm run keys -- rotate-signing-key
  npm run keys -- replace-arbiter FILE    (service.json of the new arbiter)
  npm run keys -- rewrap [--check]        (re-encrypts all secrets with MASTER_KEY; --check only counts them by key)
  npm run keys -- change-master-key       (embedded mode, with the service stopped)

The command uses the database of this environment (DATABASE_URL or DATA_DIR); the service may be running or stopped.
`;

export async function runKeysCommand(args: readonly string[], config: Config, log: Log, output: Output): Promise<void> {
  if (args.length === 1 && args[0] === 'change-master-key') return changeMasterKey(config, log, output);
  const command = readCommand(args);
  await withStorage(config, log, (storage) => command(storage, output, config), { seals: true });
}

type Command = (storage: Storage, output: Output, config: Config) => Promise<void>;

function readCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === 'create') return readCreate(rest);
  if (name === 'list' && rest.length === 0) return list;
  if (name === 'revoke' && rest.length === 1) return revoke(rest[0] ?? '');
  if (name === 'revoke') throw new UsageError('revoke requires the id of one key');
  if (name === 'rotate-signing-key' && rest.length === 0) return rotate;
  if (name === 'rewrap' && rest.length === 0) return rewrapSecrets;
  if (name === 'rewrap' && rest.length === 1 && rest[0] === '--check') return checkSecrets;
  if (name === 'replace-arbiter' && rest.length === 1) return replaceArbiter(rest[0] ?? '');
  if (name === 'replace-arbiter') throw new UsageError('replace-arbiter requires the service.json of one arbiter');
  throw new UsageError(name === undefined ? 'no command was given' : `"${args.join(' ')}" is not a command`);
}

/** The label says on whose behalf a key approves. */
const labelsOf: Record<'admin' | 'orion', readonly KeyLabel[]> = { admin: ['agent', 'arbiter'], orion: ['orion'] };

const serviceNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a verification service')
  .transform(Number)
  .optional();

function readCreate(args: readonly string[]): Command {
  const { type, ...given } = readOptions(args);
  if (type !== 'admin' && type !== 'orion') throw new UsageError('--type must be admin or orion');
  const label = given.label === undefined ? labelsOf[type][0] : labelsOf[type].find((each) => each === given.label);
  if (!label) throw new UsageError(`--label must be ${labelsOf[type].join(' or ')} for type ${type}`);
  const expiresAt = readOption('--expires', moment.optional(), given.expires) ?? null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw new UsageError('--expires: must be in the future');
  const name = readOption('--name', singleLineText(100), given.name ?? `${type} key labelled ${label}`);
  if (type === 'admin' && given.service !== undefined) throw new UsageError('--service requires --type orion');
  const wanted = readOption('--service', serviceNumber, given.service);
  return async ({ db }, { answer, remark }) => {
    const service = wanted === undefined ? await findOwnService(db) : await findService(db, wanted);
    if (type === 'orion' && !service) {
      throw new UsageError(
        `--service: there is no verification service ${wanted ?? 'of our own'}; ours exists once the service has started with ORION_SERVICE_FILE`,
      );
    }
    const serviceId = type === 'orion' && service ? service.id : null;
    const { key, secret } = await createKey(db, serviceActor, {
      userId: null,
      name,
      type,
      label,
      expiresAt,
      serviceId,
    });
    remark(`Created ${type} key ${key.id}, labelled ${describeLabel(key)}. It is shown only once:`);
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
    const options = { type: text, label: text, name: text, expires: text, service: text };
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const describeLabel = ({ label, serviceId }: { label: KeyLabel; serviceId: number | null }) =>
  serviceId === null ? label : `${label} of verification service ${serviceId}`;

const list: Command = async ({ db }, { answer, remark }) => {
  const keys = await listServerKeys(db);
  if (keys.length === 0) remark('There are no server keys.');
  for (const key of keys) {
    const { id, type, name, prefix, bootstrap } = key;
    const isExpired = key.expiresAt !== null && key.expiresAt.getTime() <= Date.now();
    const state = !key.active ? 'revoked' : isExpired ? 'expired' : 'active';
    const used = key.lastUsedAt ? `used ${key.lastUsedAt.toISOString()}` : 'not used yet';
    answer(
      [id, type, describeLabel(key), state, used, bootstrap ? 'from the environment' : `${prefix}…`, name].join('\t'),
    );
  }
};

const revoke = (id: string): Command => {
  return async ({ db }, { remark }) => {
    if (!isUuid(id) || !(await revokeServerKey(db, id))) {
      throw new UsageError(
        `no active server key has the id ${id}; to revoke a key set in the environment, change the variable`,
      );
    }
    remark(`Revoked ${id}.`);
  };
};

const rotate: Command = async (storage, { answer, remark }) => {
  const { db, sealer } = storage;
  await requireKeys(storage);
  await ensureSigningKey(db, sealer);
  const { kid } = await rotateSigningKey(db, sealer);
  remark('The new key is published now and will start signing in 10 minutes; nobody is logged out. Its id:');
  answer(kid);
};

const checkSecrets: Command = async (storage, output) => {
  const waiting = await countSecrets(storage, output);
  output.remark(
    waiting === 0 ? 'No other key is needed.' : `${waiting} secrets are not encrypted with the current key.`,
  );
};

const replaceArbiter = (path: string): Command => {
  return async ({ db }, { answer, remark }, { ipfsApiUrl }) => {
    const content = createContentStore({ db, ipfsApiUrl });
    const own = await replaceOwnService({ db, content, warn: remark }, path);
    remark(
      "Requests sealed for the previous arbiter cannot be opened by this one. Restart every instance with the new arbiter's keys.",
    );
    answer(`The arbiter of this database is now verification service ${own.id}.`);
  };
};
