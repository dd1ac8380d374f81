import { parseArgs } from 'node:util';
import { type Address, parseAddress } from '@countersign/protocol';
import { UsageError, withStorage } from '../../service/src/command.ts';
import { runCommandLine } from './command-line.ts';
import { fillAccount } from './sample/fill-account.ts';
import { withAccount } from './sample/open-account.ts';
import { refuseOthers } from './sample/refuse-others.ts';
import { removeSample } from './sample/remove-sample.ts';

const DEFAULT_COUNT = 40;
const MAX_COUNT = 60;

const USAGE = `Fills an account of a running service with sample data, or removes them.

  npm run sample [-- --account 0x…] [--count 40]
  npm run sample -- --remove [--account 0x…]

The default account is the one that signed in last. Two agents with their own keys submit requests of every kind; the
arbiter judges them, and each is marked as a sample. --remove revokes the keys and deletes the requests; the audit log
and the on-chain records stay, because both are append-only. Works only with npm start on this machine and its embedded
database (no DATABASE_URL).
`;

await runCommandLine(USAGE, 1, async (args, config, log, { answer }) => {
  const { wanted, count, isRemoval } = readOptions(args);
  await refuseOthers(config);
  const work = (storage: Parameters<Parameters<typeof withStorage>[2]>[0]) =>
    withAccount({ config, storage, log, wanted }, async (account) => {
      if (isRemoval) {
        const removed = await removeSample(storage, account);
        return answer(`Removed ${removed} sample requests of ${account.address}, and revoked their keys.`);
      }
      const { baseUrl } = config;
      const made = await fillAccount({ baseUrl, storage, account, count, signal: whenInterrupted(), tell: answer });
      answer(`Created ${made.length} sample requests for ${account.address}. See them at ${config.uiUrl}`);
      return answer('Remove them with: npm run sample -- --remove');
    });
  await withStorage(config, log, work, { mustExist: true });
  return 0;
});

/** An interrupted run must still restore the account's execution type. */
function whenInterrupted(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () =>
      stop.abort(new Error('interrupted; remove the created data with: npm run sample -- --remove')),
    );
  }
  return stop.signal;
}

function readOptions(args: readonly string[]): { wanted: Address | null; count: number; isRemoval: boolean } {
  const options = { account: { type: 'string' }, count: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options, strict: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const wanted = values.account === undefined ? null : parseAddress(values.account);
  if (values.account !== undefined && wanted === null) throw new UsageError('--account must be an Ethereum address');
  const count = Number(values.count ?? DEFAULT_COUNT);
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new UsageError(`--count must be a whole number from 1 to ${MAX_COUNT}`);
  }
  return { wanted, count, isRemoval: values.remove ?? false };
}
