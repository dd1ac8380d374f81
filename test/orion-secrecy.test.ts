import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  enrolSealer,
  hashOf,
  type Sealer,
  sealFields,
  submitSealed,
  untilJudged,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { chainPrivateKey, useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey, testMasterKey, testOrionKey } from '@countersign/harness/service/test-service';
import type { PrivateKey } from 'openpgp';
import { encodeFunctionData, erc20Abi } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';

const { call, database, chain, arbiter, service, validator } = await useSealedFlow({ env: { LOG_LEVEL: 'trace' } });
let owner: Sealer;

/** A request with unique words and bytes. */
interface Distinctive {
  readonly words: readonly string[];
  readonly calldata: string;
  readonly fields: Record<string, unknown>;
}

function makeDistinctive(word: string, amount: bigint): Distinctive {
  const usdc = '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238';
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [someAddress, amount] });
  const note = `${word} in the context`;
  return {
    words: [`${word} for my aunt`, note],
    calldata: data,
    fields: {
      userPrompt: `Send ${amount} USDC to ${someAddress}: ${word} for my aunt`,
      tx: { to: usdc, value: '0', data },
      contextLogs: { note },
    },
  };
}
const standard = makeDistinctive('marzipan elephants', 918273645546372819n);
const sealed = makeDistinctive('liquorice walruses', 817263544536271809n);
const both = [standard, sealed];

beforeAll(async () => {
  const running = await arbiter.start();
  owner = await enrolSealer(call, 1);
  const hashes = [
    await submit(call, owner, standard.fields),
    hashOf(await submitSealed(call, owner, await sealFields(owner, arbiter.pgpPublicKey, sealed.fields))),
    // Failures, which log more than successes.
    hashOf(
      await submitSealed(call, owner, await sealFields(owner, arbiter.pgpPublicKey, { ...sealed.fields, chainId: 5 })),
    ),
  ];
  for (const requestHash of hashes) await untilSettled(call, owner, requestHash);
  await running.stop();
  await validator.stop();
  await arbiter.start({ ORION_GIVE_UP_SECONDS: '1' });
  const late = await submit(call, owner, standard.fields);
  await untilJudged(call, owner, late);
}, 120_000);

/** All text encodings of these bytes. */
function spellings(bytes: Uint8Array): string[] {
  const plain = Buffer.from(bytes);
  // Within other bytes, base64 can start at three offsets; its ends then depend on the neighbours.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), plain])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(shift + 2, -2),
  );
  const variants = [plain.toString('latin1'), plain.toString('hex'), ...base64];
  return [...variants, ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

const spellingsOf = ({ words, calldata }: Distinctive) => [
  ...words.flatMap((word) => spellings(Buffer.from(word))),
  ...spellings(Buffer.from(calldata.slice(2), 'hex')),
];

/** Which of these are in the text, ignoring case, because hex may be in either. */
const found = (text: string, needles: readonly string[]) => {
  const lower = text.toLowerCase();
  return needles.filter((needle) => lower.includes(needle.toLowerCase()));
};

/** Every row of these tables, bytes as text. */
async function readTables(isWanted: (table: string) => boolean): Promise<string> {
  const tables = await database.pool.query<{ schema: string; name: string }>(
    "SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')",
  );
  const texts = [];
  for (const { schema, name } of tables.rows.filter((table) => isWanted(table.name))) {
    texts.push(JSON.stringify((await database.pool.query(`SELECT t::text AS row FROM "${schema}"."${name}" t`)).rows));
  }
  return texts.join('\n');
}

async function readBlocks(): Promise<string> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>('SELECT bytes FROM content_blocks');
  expect(rows.length).toBeGreaterThan(5);
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n');
}

async function readFolder(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

/** Everything public about a chain: blocks with their transactions and receipts' logs; and our chain's files. */
async function readChain(): Promise<string> {
  const ask = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(chain.variables.CHAIN_RPC_URL, { method: 'POST', headers, body })).text();
  };
  const head = await chain.client.getBlockNumber();
  const blocks = await Promise.all(
    Array.from({ length: head + 1 }, (_, number) => ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])),
  );
  const logs = await ask('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]);
  return [...blocks, logs, await readFolder(chain.dataDir)].join('\n');
}

const readLogs = () => [...service.logLines, ...arbiter.logLines, ...chain.logLines, ...validator.logLines].join('');

/** The secret numbers of an OpenPGP key. */
const secretsOf = (key: PrivateKey): Uint8Array[] =>
  [key.keyPacket, ...key.subkeys.map((subkey) => subkey.keyPacket)].flatMap((packet) =>
    Object.values((packet as unknown as { privateParams: Record<string, Uint8Array> }).privateParams),
  );

const arbitersKeys = () =>
  [arbiter.keys.signingKey, ...secretsOf(arbiter.keys.pgpPrivateKey)].flatMap((key) => spellings(key));

describe('words and calldata', () => {
  it('are found by this search where they should be', async () => {
    const text = await readTables((name) => name === 'transactions');
    expect(found(text, spellings(Buffer.from(standard.words[0] ?? '')))).not.toEqual([]);
    expect(found(text, [standard.calldata.slice(2)])).not.toEqual([]);
    const hidden = Buffer.concat([Buffer.from('ab'), Buffer.from(sealed.words[0] ?? ''), Buffer.from('c')]);
    for (const encoding of ['base64', 'base64url', 'hex'] as const) {
      expect(found(hidden.toString(encoding), spellingsOf(sealed))).not.toEqual([]);
    }
  });

  it.each([
    ['the content store', readBlocks],
    ['the chain', readChain],
    ['any log, at the finest level', async () => readLogs()],
    ['the folder of the arbiter', () => readFolder(arbiter.directory)],
    [
      'jobs, leases, records and the audit log',
      () => readTables((name) => !/^(transactions|verdicts|approvals)(_\d)?$/.test(name)),
    ],
  ])('are not in %s', async (_place, read) => {
    const text = await read();
    expect(text.length).toBeGreaterThan(500);
    expect(found(text, both.flatMap(spellingsOf))).toEqual([]);
  });

  it('of a sealed request are in no table', async () => {
    expect(found(await readTables(() => true), spellingsOf(sealed))).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    ['any log', async () => readLogs()],
    ['the chain', readChain],
    ['the content store', readBlocks],
    ['the database of the service', () => readTables(() => true)],
  ])('of the arbiter, of the service and of the API are not in %s', async (_place, read) => {
    const secrets = [testMasterKey, chainPrivateKey].flatMap((hex) => spellings(Buffer.from(hex, 'hex')));
    expect(found(await read(), [...arbitersKeys(), ...secrets, testOrionKey, testAdminKey, owner.key])).toEqual([]);
  });

  it('of the arbiter are encrypted in its folder, which only its user can read', async () => {
    const text = await readFolder(arbiter.directory);
    expect(text).toContain('BEGIN PGP PRIVATE KEY BLOCK');
    expect(found(text, arbitersKeys())).toEqual([]);
    expect((await stat(arbiter.directory)).mode & 0o077).toBe(0);
    for (const name of ['pgp-private-key.asc', 'signing-key.sealed']) {
      expect((await stat(join(arbiter.directory, 'identity', name))).mode & 0o077).toBe(0);
    }
    expect((await stat(join(arbiter.directory, 'master.key'))).mode & 0o077).toBe(0);
  });
});
