import { readFileSync } from 'node:fs';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { generatePgpKey, readGpgExport } from '@countersign/harness/people/pgp';
import { addService, type OtherService } from '@countersign/harness/people/verification-services';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { readKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const file = JSON.parse(readFileSync(testServiceFile, 'utf8'));
const key = await readKey({ armoredKey: file.pgpPublicKey });
let retired: OtherService;
let other: OtherService;

beforeAll(async () => {
  const { rows } = await database.pool.query('SELECT created_at FROM verification_services');
  const first = rows[0].created_at.getTime();
  // The second and the third have the same time of registration: then the id decides.
  const createdAt = new Date(first + 1_000);
  retired = await addService(database.pool, { id: 2, active: false, createdAt });
  other = await addService(database.pool, { id: 3, createdAt });
});

const own = {
  id: 1,
  name: 'Orion of the tests',
  inbox: testOrionAccount.address,
  pgpPublicKey: file.pgpPublicKey,
  pgpFingerprint: key.getFingerprint(),
  active: true,
  owner: testOrionAccount.address,
  own: true,
  registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  txHash: null,
};

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const nextOf = (link: string | null) => /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? '';
const notFound = (field: string) => ({
  statusCode: 404,
  message: expect.stringMatching(`^${field}: `),
  error: 'Not Found',
});

/** The ids of all pages of one service each, followed by their links. */
async function readPages(path: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next = `${path}?limit=1`; next !== ''; ) {
    const answer = await service.call(`GET ${next}`);
    expect(answer.status).toBe(200);
    pages.push(ids(answer.body));
    const link = nextOf(answer.headers.get('link'));
    expect(link === '' || link.startsWith(`${testBaseUrl}${path}?`)).toBe(true);
    next = link.slice(testBaseUrl.length);
  }
  return pages;
}

describe.each([
  ['GET /verification-services', '/verification-services', [1, 3, 2]],
  ['GET /verification-services/active', '/verification-services/active', [1, 3]],
])('%s', (route, path, expected) => {
  describe('200', () => {
    it(
      'lists our own first and the others newest first for any caller, each with exactly its public fields',
      proves('services.active', 'services.list', 'services.record'),
      async () => {
        const answer = await service.call(route);
        expect(answer.status).toBe(200);
        expect(ids(answer.body)).toEqual(expected);
        expect((answer.body as unknown[])[0]).toEqual(own);
        expect((answer.body as object[]).slice(1)).toMatchObject(expected.slice(1).map((id) => ({ id, own: false })));
        expect(answer.headers.get('link')).toBeNull();
      },
    );

    it('returns pages, also of services with the same time of registration', proves('lists.owner'), async () => {
      expect(await readPages(path)).toEqual(expected.map((id) => [id]));
    });
  });

  describe('400', () => {
    const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    it.each([
      ['nonsense', 'nonsense'],
      ['nothing', ''],
      ['a cursor of a list whose ids are UUIDs', cursor(1, '00000000-0000-4000-8000-000000000000')],
      ['an id beyond 32 bits', cursor(1, 2 ** 31)],
      ['a fraction', cursor(1, 1.5)],
      ['a number as text', cursor(1, '1')],
      ['a time beyond the year 9999', cursor(253402300800000, 1)],
    ])('a cursor that is %s', async (_what, value) => {
      const answer = await service.call(`${route}?cursor=${value}`);
      expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('cursor: ') });
    });

    it.each(['0', '501', 'many'])('a limit of %s', async (limit) => {
      expect((await service.call(`${route}?limit=${limit}`)).status).toBe(400);
    });
  });
});

describe('GET /verification-services/{id}', () => {
  it('200', proves('services.by-id'), async () => {
    expect(await service.call('GET /verification-services/1')).toMatchObject({ status: 200, body: own });
    expect((await service.call('GET /verification-services/2')).body).toMatchObject({ id: 2, active: false });
  });

  it.each(['4', '0', '-1', '01', '1.0', '1e0', '0x1', '2147483648', '99999999999999999999', 'one', '%201', 'inbox'])(
    '404 for %s',
    proves('services.by-id.unknown'),
    async (id) => {
      const answer = await service.call(`GET /verification-services/${id}`);
      expect(answer.body).toEqual(notFound('id'));
      expect(answer.status).toBe(404);
    },
  );
});

describe('GET /verification-services/inbox/{inbox}', () => {
  it('200 in any letter case, whether it is active or not', proves('services.by-inbox'), async () => {
    for (const inbox of [own.inbox, own.inbox.toLowerCase(), `0x${own.inbox.slice(2).toUpperCase()}`]) {
      expect((await service.call(`GET /verification-services/inbox/${inbox}`)).body).toEqual(own);
    }
    expect((await service.call(`GET /verification-services/inbox/${retired.inbox}`)).body).toMatchObject({ id: 2 });
  });

  it('404 for an address that is not an inbox', proves('services.by-inbox.unknown'), async () => {
    const answer = await service.call(`GET /verification-services/inbox/${createWallet().address}`);
    expect(answer.body).toEqual(notFound('inbox'));
  });

  it('400 for an invalid address', async () => {
    for (const inbox of ['nobody', own.inbox.slice(0, -1), `0x${'9aB94DFc39A20d531d3a929Bb6a2a729d5235279'}`]) {
      const answer = await service.call(`GET /verification-services/inbox/${inbox}`);
      expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('inbox: ') });
    }
  });
});

describe('GET /verification-services/pgp-public-key/{key}', () => {
  const find = (text: string) => service.call(`GET /verification-services/pgp-public-key/${encodeURIComponent(text)}`);
  const fingerprint = key.getFingerprint();
  const [primary = '', subkey = ''] = key.getKeyIDs().map((keyId) => keyId.toHex());
  const printed = (fingerprint.toUpperCase().match(/.{4}/g) ?? []).join(' ').replace(/^(.{24})/, '$1 ');

  describe('200', () => {
    it.each([
      ['its fingerprint', fingerprint],
      ['its fingerprint in capitals', fingerprint.toUpperCase()],
      ['its fingerprint with 0x', `0x${fingerprint}`],
      ['its fingerprint as GnuPG prints it', printed],
      ['its key id', primary],
      ['its key id in capitals with 0x', `0x${primary.toUpperCase()}`],
      ['the key id of its subkey', subkey],
      ['the armored key', file.pgpPublicKey],
      [
        'the armored key with other line ends and surrounding space',
        `\r\n${file.pgpPublicKey.replaceAll('\n', '\r\n')} `,
      ],
    ])('by %s', proves('services.by-key.forms'), async (_what, text) => {
      expect(await find(text)).toMatchObject({ status: 200, body: own });
    });

    it('by an armored key with another armor than the stored one', async () => {
      const rewritten = key.armor().replace('-----\n\n', '-----\nComment: another export\n\n');
      expect(rewritten).not.toBe(file.pgpPublicKey);
      expect((await find(rewritten)).body).toEqual(own);
    });

    it('finds the service that has this key, whether it is active or not', proves('services.by-key'), async () => {
      for (const { id, fingerprint: print, keyIds, armored } of [retired, other]) {
        for (const text of [print, ...keyIds, armored]) expect((await find(text)).body).toMatchObject({ id });
      }
    });
  });

  describe('400', () => {
    it.each([
      ['NUL', '\0'],
      ['a text longer than the limit of a path segment', 'ab'.repeat(6_001)],
    ])('%s', async (_what, text) => {
      expect((await find(text)).body).toMatchObject({ statusCode: 400, error: 'Bad Request' });
    });
  });

  describe('404', () => {
    it.each<[string, string]>([
      ['a fingerprint of no service', '0'.repeat(40)],
      ['a key id of no service', '0'.repeat(16)],
      ['the last eight digits of a key id, which anyone can forge', primary.slice(-8)],
      ['a fingerprint without its last digit', fingerprint.slice(0, -1)],
      ['a fingerprint of version 6 of no service', '0'.repeat(64)],
      ['an armored key of no service', readGpgExport('gpg-ed25519')],
      ['half an armored key', file.pgpPublicKey.slice(0, 300)],
      ['armor around nothing', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n-----END PGP PUBLIC KEY BLOCK-----'],
      ['two keys', `${file.pgpPublicKey}\n${readGpgExport('gpg-ed25519')}`],
      ['a word', 'orion'],
      ['a wildcard', '%'],
      ['a long text', 'ab'.repeat(5_000)],
    ])('%s', proves('services.by-key.unknown'), async (_what, text) => {
      const answer = await find(text);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ statusCode: 404, error: 'Not Found' });
    });

    it('a private key, even if its fingerprint is known and the armor says PUBLIC', async () => {
      const { privateKey } = await generatePgpKey();
      await database.pool.query('UPDATE verification_services SET pgp_fingerprint = $1 WHERE id = 3', [
        privateKey.getFingerprint(),
      ]);
      const armored = privateKey.armor();
      expect((await find(privateKey.toPublic().armor())).status).toBe(200);
      for (const text of [armored, armored.replaceAll('PRIVATE KEY', 'PUBLIC KEY')]) {
        expect((await find(text)).body).toEqual(notFound('key'));
      }
    });
  });
});

describe('another service that copies all data of our own', () => {
  it('comes after it everywhere, registered before or after it', proves('services.own-first'), async () => {
    const { rows } = await database.pool.query('SELECT created_at FROM verification_services WHERE id = 1');
    const registered = rows[0].created_at.getTime();
    for (const [id, offsetMs] of [
      [0, -5_000],
      [90, 5_000],
    ]) {
      await database.pool.query(
        `INSERT INTO verification_services
           (id, name, inbox, owner, pgp_public_key, pgp_fingerprint, pgp_key_ids, active, created_at)
         SELECT $1, name, inbox, $2, pgp_public_key, pgp_fingerprint, pgp_key_ids, true, $3
         FROM verification_services WHERE id = 1`,
        [id, createWallet().address.toLowerCase(), new Date(registered + (offsetMs ?? 0))],
      );
    }
    for (const path of ['/verification-services', '/verification-services/active']) {
      const { body } = await service.call(`GET ${path}`);
      expect((body as unknown[])[0]).toEqual(own);
      expect((body as { own: boolean }[]).filter((each) => each.own)).toHaveLength(1);
      expect((await readPages(path)).map(([id]) => id)).toEqual(ids(body));
    }
    expect((await service.call(`GET /verification-services/inbox/${own.inbox}`)).body).toEqual(own);
    for (const name of [own.pgpFingerprint, own.pgpFingerprint.slice(-16), encodeURIComponent(file.pgpPublicKey)]) {
      expect((await service.call(`GET /verification-services/pgp-public-key/${name}`)).body).toEqual(own);
    }
  });
});
