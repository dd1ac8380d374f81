import { createHash } from 'node:crypto';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { openWith } from './code-secrets.ts';
import { useConnect } from './connect.fixture.ts';

const { service, pool, initiate, poll, info, approve, decline, stored } = await useConnect();

/** Every row of every table, including jobs, with its bytes as text. */
async function storedText(): Promise<string> {
  const { rows } = await pool.query<{ content: string }>(
    `SELECT query_to_xml(format('SELECT t::text FROM %I.%I t', table_schema, table_name), true, true, '')::text AS content
     FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const text = rows.map(({ content }) => content).join('\n');
  const asText = ([, hex = '']: readonly string[]) => Buffer.from(hex, 'hex').toString('latin1');
  return [text, ...[...text.matchAll(/\\x([0-9a-f]+)/g)].map(asText)].join('\n');
}

describe('the secrets of a connection', () => {
  it('a code is stored only as its SHA-256', proves('connect.code.hashed'), async () => {
    const code = await initiate();
    expect((await stored(code)).code_hash).toEqual(createHash('sha256').update(code).digest());
    const text = await storedText();
    expect(text).toContain(createHash('sha256').update(code).digest('hex'));
    expect(text).not.toContain(code);
    expect(text).not.toContain(Buffer.from(code, 'hex').toString('latin1'));
  });

  it('a waiting key is stored encrypted, and only its code opens it', proves('connect.key.encrypted'), async () => {
    const user = await signIn(service.call);
    const [code, other] = [await initiate(), await initiate()];
    await approve(code, user);
    const { sealed_key } = await stored(code);
    const before = await storedText();
    await expect(openWith(other, sealed_key)).rejects.toThrow();
    const changed = Buffer.from(sealed_key);
    changed.writeUInt8(changed.readUInt8(40) === 65 ? 66 : 65, 40);
    await expect(openWith(code, changed)).rejects.toThrow('cannot be decrypted');
    const key = (await poll(code)).get('apiKey');
    expect(await openWith(code, sealed_key)).toBe(key);
    expect(before).not.toContain(key);
  });

  it('the key is deleted from the database after the one answer', proves('connect.key.once'), async () => {
    const user = await signIn(service.call);
    const code = await initiate();
    await approve(code, user);
    const { sealed_key } = await stored(code);
    expect(await storedText()).toContain(sealed_key.toString('latin1'));
    await poll(code);
    expect(await stored(code)).toMatchObject({ sealed_key: null, consumed_at: expect.any(Date) });
    expect(await storedText()).not.toContain(sealed_key.toString('latin1'));
  });

  it('neither the code nor the key is ever logged', async () => {
    const user = await signIn(service.call);
    const [code, declined] = [await initiate(), await initiate()];
    const before = service.logLines.length;
    await approve(code, user);
    await info(code, user);
    const key = (await poll(code)).get('apiKey');
    for (const again of [poll(code), info(code, user), approve(code, user), decline(declined, user)]) await again;
    // The driver's error contains the statement and its parameters.
    await pool.query('ALTER TABLE connection_codes RENAME TO elsewhere');
    for (const failed of [poll(code), approve(code, user)]) expect((await failed).status).toBe(500);
    await pool.query('ALTER TABLE elsewhere RENAME TO connection_codes');
    const lines = service.logLines.slice(before);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(2);
    for (const secret of [code, declined, key]) expect(lines.join('\n')).not.toContain(secret);
  });
});
