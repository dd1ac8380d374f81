import { randomUUID } from 'node:crypto';
import { linkBody, unlinkBody } from '@countersign/harness/people/escrow-link';
import { callSigned, createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallResult } from '@countersign/harness/service/caller';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { findEscrowOwner } from './index.ts';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();

const path = '/settings/escrow-accounts';
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const link = ({ accessToken: token }: SignedIn, body: unknown, { call } = service) =>
  call(`POST ${path}`, { token, body });
const list = ({ accessToken: token }: SignedIn, query = '', { call } = service) =>
  call(`GET ${path}${query}`, { token });
const unlink = ({ accessToken: token }: SignedIn, address: unknown, { call } = service) =>
  call(`DELETE ${path}`, { token, body: { address } });

const problem = (statusCode: number, error: string, named: string) => ({
  statusCode,
  message: expect.stringContaining(named),
  error,
});

const readAudit = async (userId: string) => {
  const { rows } = await database.pool.query(
    "SELECT actor, action, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'escrow.%' ORDER BY id",
    [userId],
  );
  return rows;
};

async function refused401(route: string, body?: object): Promise<void> {
  const { accessToken: token, wallet } = await signIn(service.call);
  const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
  const options = body ? { body } : {};
  expect((await service.call(route, options)).status).toBe(401);
  expect((await service.call(route, { ...options, key: created.get('secret') })).status).toBe(401);
  expect((await service.call(route, { ...options, key: testAdminKey })).status).toBe(401);
  expect((await callSigned(service.call, wallet, route, options)).status).toBe(401);
}

describe('POST /settings/escrow-accounts', () => {
  describe('201', () => {
    it(
      'links an account that signed for it, on all chains, with exactly the documented fields',
      proves('escrow.link'),
      async () => {
        const [user, escrow] = [await signIn(service.call), createWallet()];
        const answer = await link(user, await linkBody(escrow, user));
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({ address: escrow.address, chainId: null, createdAt: isoTime });
      },
    );

    it(
      'links it on one chain if the body and the text name that chain, without reading it',
      proves('escrow.link'),
      async () => {
        const [user, escrow] = [await signIn(service.call), createWallet()];
        const answer = await link(user, await linkBody(escrow, user, { chainId: 8453 }));
        expect(answer.body).toEqual({ address: escrow.address, chainId: 8453, createdAt: isoTime });
      },
    );

    it('accepts the address in upper and lower case', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      const body = await linkBody(escrow, user);
      const answer = await link(user, { ...body, address: escrow.address.toLowerCase() });
      expect(answer.body).toMatchObject({ address: escrow.address });
    });

    it('returns the same record for the same link again, with one entry in the audit log', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      const body = await linkBody(escrow, user);
      const first = await link(user, body);
      const again = await link(user, body, elsewhere);
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      const detail = { address: escrow.address.toLowerCase(), chainId: null };
      expect(await readAudit(user.userId)).toEqual([
        { actor: { kind: 'jwt', userId: user.userId }, action: 'escrow.link', detail },
      ]);
    });

    it('keeps the existing link next to a link on another chain', proves('escrow.link.chain'), async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      const links = [];
      for (const where of [{}, { chainId: 10 }, { chainId: 1 }]) {
        links.unshift((await link(user, await linkBody(escrow, user, where))).body);
      }
      expect((await list(user)).body).toEqual(links);
      expect(await readAudit(user.userId)).toHaveLength(3);
    });

    it('allows different users for the same address on different chains', proves('escrow.link.chain'), async () => {
      const [user, other, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
      expect((await link(user, await linkBody(escrow, user, { chainId: 1 }))).status).toBe(201);
      expect((await link(other, await linkBody(escrow, other, { chainId: 10 }))).status).toBe(201);
      expect((await list(user)).body).toMatchObject([{ chainId: 1 }]);
      expect((await list(other)).body).toMatchObject([{ chainId: 10 }]);
    });

    it('gives the account to one of two users who send 50 requests at once on two instances', async () => {
      for (let round = 0; round < 3; round++) {
        const users = [await signIn(service.call), await signIn(service.call)] as const;
        const escrow = createWallet();
        const bodies = [await linkBody(escrow, users[0]), await linkBody(escrow, users[1])] as const;
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, n) => {
            const who = n % 2 ? 1 : 0;
            return link(users[who], bodies[who], n % 4 < 2 ? service : elsewhere);
          }),
        );
        const got = users.map(
          (_, who) => new Set(answers.filter((_a, n) => n % 2 === who).map(({ status }) => status)),
        );
        expect(got.map((statuses) => [...statuses].join()).sort()).toEqual(['201', '409']);
        expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
        const audits = [...(await readAudit(users[0].userId)), ...(await readAudit(users[1].userId))];
        expect(audits).toHaveLength(1);
      }
    });
  });

  describe('400', () => {
    it.each<[string, Parameters<typeof linkBody>[3]]>([
      ['another service', { host: 'evil.example' }],
      ['another account', { account: createWallet().address }],
      ['another owner', { owner: createWallet().address }],
      ['another chain', { chainId: 2 }],
      ['all chains', { chainId: null }],
      ['another time', { signedAt: '2026-01-31T12:00:00.000Z' }],
    ])('a text that names %s, and nothing is stored', async (_what, wrong) => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      const body = await linkBody(escrow, user, { chainId: 1 }, wrong);
      const before = await storedContent(database.pool);
      const answer = await link(user, body);
      expect(answer.body).toEqual(problem(400, 'Bad Request', 'signature:'));
      expect(answer.get('message')).toContain(`Owner: ${user.wallet.address}`);
      expect(await storedContent(database.pool)).toEqual(before);
    });

    it(
      'a signature by the owner, or by another key, instead of the account',
      proves('escrow.link.signature'),
      async () => {
        const [user, escrow] = [await signIn(service.call), createWallet()];
        for (const signer of [user.wallet, createWallet()]) {
          const body = await linkBody(signer, user, { address: escrow.address, chainId: 1 });
          expect((await link(user, body)).body).toEqual(problem(400, 'Bad Request', 'signature:'));
        }
      },
    );

    it('no chainId with a signature that is not by a key of the account: only a contract could accept it', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      const body = await linkBody(createWallet(), user, { address: escrow.address });
      expect((await link(user, body)).body).toEqual(problem(400, 'Bad Request', 'chainId:'));
    });

    it('a text from more than 10 minutes ago, or from the future', proves('escrow.link.time'), async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      for (const seconds of [-601, 60]) {
        const signedAt = new Date(Date.now() + seconds * 1000).toISOString();
        const body = { ...(await linkBody(escrow, user, {}, { signedAt })), signedAt };
        expect((await link(user, body)).body).toEqual(problem(400, 'Bad Request', 'signedAt:'));
      }
      const signedAt = new Date(Date.now() - 500_000).toISOString();
      const body = { ...(await linkBody(escrow, user, {}, { signedAt })), signedAt };
      expect((await link(user, body)).status).toBe(201);
    });

    it(
      'a text that was used before its link ended, on any instance, even if it changed nothing',
      proves('escrow.link.time'),
      async () => {
        const [user, escrow] = [await signIn(service.call), createWallet()];
        const bodies = [await linkBody(escrow, user), await linkBody(escrow, user)];
        for (const body of bodies) expect((await link(user, body)).status).toBe(201);
        await unlink(user, escrow.address);
        for (const body of bodies) {
          expect((await link(user, body, elsewhere)).body).toEqual(
            problem(400, 'Bad Request', 'signature: has been used'),
          );
        }
        expect((await list(user)).body).toEqual([]);
      },
    );

    it.each<[string, object, string]>([
      ['no address', { address: undefined }, 'address:'],
      ['a short address', { address: '0x1234' }, 'address:'],
      ['a wrong checksum', { address: '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }, 'address:'],
      ['no signature', { signature: undefined }, 'signature:'],
      ['an empty signature', { signature: '' }, 'signature:'],
      ['a signature of 20,000 bytes', { signature: `0x${'0'.repeat(40_000)}` }, 'signature:'],
      ['a signature that is not hex', { chainId: 1, signature: 'yes' }, 'signature:'],
      ['no time', { signedAt: undefined }, 'signedAt:'],
      ['an invalid time', { signedAt: 'now' }, 'signedAt:'],
      ['a time without milliseconds', { signedAt: '2026-01-31T12:00:00Z' }, 'signedAt:'],
      ['chain 0', { chainId: 0 }, 'chainId:'],
      ['a chain as text', { chainId: '1' }, 'chainId:'],
      ['chain null', { chainId: null }, 'chainId:'],
    ])('%s', async (_what, wrong, named) => {
      const user = await signIn(service.call);
      const answer = await link(user, { ...(await linkBody(createWallet(), user)), ...wrong });
      expect(answer.body).toEqual(problem(400, 'Bad Request', named));
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', proves('escrow.link'), async () => {
      const user = await signIn(service.call);
      await refused401(`POST ${path}`, await linkBody(createWallet(), user));
      expect((await list(user)).body).toEqual([]);
    });
  });

  describe('409', () => {
    it('an account that is linked to another user, who keeps it', async () => {
      const [user, other, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
      const first = await link(user, await linkBody(escrow, user));
      for (const chainId of [undefined, 1]) {
        const answer = await link(other, await linkBody(escrow, other, chainId === undefined ? {} : { chainId }));
        expect(answer.body).toEqual(problem(409, 'Conflict', 'address:'));
      }
      expect((await list(user)).body).toEqual([first.body]);
      expect((await list(other)).body).toEqual([]);
    });

    it('an account on all chains that is linked to another user on one', proves('escrow.link.chain'), async () => {
      const [user, other, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user, { chainId: 10 }));
      const body = await linkBody(escrow, other);
      expect((await link(other, body)).body).toEqual(problem(409, 'Conflict', 'address:'));
      // The text was not used up, so it may be sent again.
      await unlink(user, escrow.address);
      expect((await link(other, body)).status).toBe(201);
    });

    it('50 at once by two users, for all chains and for one: one of them gets it', async () => {
      const users = [await signIn(service.call), await signIn(service.call)] as const;
      const escrow = createWallet();
      const bodies = [await linkBody(escrow, users[0]), await linkBody(escrow, users[1], { chainId: 10 })] as const;
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const who = n % 2 ? 1 : 0;
          return link(users[who], bodies[who], n % 4 < 2 ? service : elsewhere);
        }),
      );
      const got = users.map((_, who) => new Set(answers.filter((_a, n) => n % 2 === who).map(({ status }) => status)));
      expect(got.map((statuses) => [...statuses].join()).sort()).toEqual(['201', '409']);
    });

    it("another user's own address", async () => {
      const [user, other] = [await signIn(service.call), await signIn(service.call)];
      const answer = await link(user, await linkBody(other.wallet, user));
      expect(answer.body).toEqual(problem(409, 'Conflict', 'address:'));
      expect((await list(user)).body).toEqual([]);
    });

    it('is not revealed to callers who cannot sign for the account', async () => {
      const [user, other] = [await signIn(service.call), await signIn(service.call)];
      const body = await linkBody(user.wallet, user, { address: other.wallet.address, chainId: 1 });
      expect((await link(user, body)).status).toBe(400);
    });
  });
});

describe('GET /settings/escrow-accounts', () => {
  /** Every three accounts share a time, so that only the id distinguishes them. */
  async function userWithAccounts(count: number): Promise<SignedIn> {
    const user = await signIn(service.call);
    await database.pool.query(
      `INSERT INTO escrow_accounts (id, user_id, address, created_at)
       SELECT gen_random_uuid(), $1::uuid, '0x' || left(encode(sha256(convert_to($1::uuid::text || n, 'UTF8')), 'hex'), 40),
              now() - ((n + 2) / 3) * interval '1 ms'
       FROM generate_series(1, $2) AS n`,
      [user.userId, count],
    );
    return user;
  }

  const addresses = (answer: CallResult) => (answer.body as { address: string }[]).map(({ address }) => address);

  /** The query of the next page, or null on the last. */
  function nextQuery(answer: CallResult): string | null {
    const link = answer.headers.get('link');
    if (link === null) return null;
    const [, url = ''] = /^<(.+)>; rel="next"$/.exec(link) ?? [];
    expect(url.startsWith(`${testBaseUrl}${path}?`)).toBe(true);
    return new URL(url).search;
  }

  describe('200', () => {
    it(
      'an empty array without accounts, then the linked ones, and none of other users',
      proves('escrow.list-and-unlink'),
      async () => {
        const [user, other] = [await signIn(service.call), await signIn(service.call)];
        const before = await list(user);
        expect(before.body).toEqual([]);
        expect(before.headers.has('link')).toBe(false);
        await link(other, await linkBody(createWallet(), other));
        const linked = await link(user, await linkBody(createWallet(), user));
        expect((await list(user, '', elsewhere)).body).toEqual([linked.body]);
      },
    );

    it('newest first, 100 without a limit, and a Link while there are more', proves('lists.owner'), async () => {
      const user = await userWithAccounts(101);
      const { rows } = await database.pool.query<{ address: string }>(
        'SELECT address FROM escrow_accounts WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
        [user.userId],
      );
      const first = await list(user);
      expect(addresses(first)).toHaveLength(100);
      const second = await list(user, nextQuery(first) ?? '');
      expect(second.headers.has('link')).toBe(false);
      const seen = [...addresses(first), ...addresses(second)].map((address) => address.toLowerCase());
      expect(seen).toEqual(rows.map(({ address }) => address));
    });

    it('pages of 7 over 25 accounts contain each once, even with new links in between', async () => {
      const user = await userWithAccounts(25);
      const all = addresses(await list(user));
      const seen: string[] = [];
      for (let query: string | null = '?limit=7'; query !== null; ) {
        const answer: CallResult = await list(user, query);
        seen.push(...addresses(answer));
        await link(user, await linkBody(createWallet(), user));
        query = nextQuery(answer);
      }
      expect(seen).toEqual(all);
    });
  });

  describe('400', () => {
    it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=nonsense'])('%s', async (query) => {
      const answer = await list(await signIn(service.call), `?${query}`);
      expect(answer.body).toEqual(problem(400, 'Bad Request', `${query.split('=')[0]}:`));
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', proves('escrow.list-and-unlink'), () =>
      refused401(`GET ${path}`),
    );
  });
});

describe('DELETE /settings/escrow-accounts', () => {
  describe('204', () => {
    it(
      'unlinks the account and leaves the others, and it can be linked again, by any user it signs for',
      proves('escrow.list-and-unlink'),
      async () => {
        const [user, other, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
        const kept = await link(user, await linkBody(createWallet(), user));
        await link(user, await linkBody(escrow, user));
        const answer = await unlink(user, escrow.address.toLowerCase(), elsewhere);
        expect(answer.status).toBe(204);
        expect(answer.text).toBe('');
        expect((await list(user)).body).toEqual([kept.body]);
        expect((await link(other, await linkBody(escrow, other))).status).toBe(201);
      },
    );

    it('is audited', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user));
      await unlink(user, escrow.address);
      expect((await readAudit(user.userId)).at(-1)).toEqual({
        actor: { kind: 'jwt', userId: user.userId },
        action: 'escrow.unlink',
        detail: { address: escrow.address.toLowerCase(), chainId: null },
      });
    });

    it('with a chainId only the link there, without one all of them', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      for (const where of [{}, { chainId: 10 }, { chainId: 1 }]) await link(user, await linkBody(escrow, user, where));
      const body = { address: escrow.address, chainId: 10 };
      expect((await service.call(`DELETE ${path}`, { token: user.accessToken, body })).status).toBe(204);
      expect((await list(user)).body).toMatchObject([{ chainId: 1 }, { chainId: null }]);
      expect((await service.call(`DELETE ${path}`, { token: user.accessToken, body })).status).toBe(404);
      expect((await unlink(user, escrow.address)).status).toBe(204);
      expect((await list(user)).body).toEqual([]);
    });

    it(
      "the account itself, signed in, ends another user's link, which that user's log shows",
      proves('escrow.unlink-by-account'),
      async () => {
        const [user, escrow] = [await signIn(service.call), createWallet()];
        for (const where of [{}, { chainId: 10 }]) await link(user, await linkBody(escrow, user, where));
        const account = await signIn(service.call, escrow);
        expect((await unlink(account, escrow.address, elsewhere)).status).toBe(204);
        expect((await list(user)).body).toEqual([]);
        const address = escrow.address.toLowerCase();
        expect((await readAudit(user.userId)).slice(2)).toEqual(
          expect.arrayContaining(
            [null, 10].map((chainId) => ({
              actor: { kind: 'jwt', userId: account.userId },
              action: 'escrow.unlink',
              detail: { address, chainId },
            })),
          ),
        );
      },
    );

    it(
      'the signature of the account ends it too, once, from any sender',
      proves('escrow.unlink-by-account'),
      async () => {
        const [user, sender, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
        await link(user, await linkBody(escrow, user));
        const body = await unlinkBody(escrow);
        const send = () => service.call(`DELETE ${path}`, { token: sender.accessToken, body });
        expect((await send()).status).toBe(204);
        expect((await list(user)).body).toEqual([]);
        await link(user, await linkBody(escrow, user));
        expect((await send()).body).toEqual(problem(400, 'Bad Request', 'signature: has been used'));
        expect((await list(user)).body).toHaveLength(1);
      },
    );

    it('20 at once: one 204, the others 404', async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => unlink(user, escrow.address, n % 2 ? service : elsewhere)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    });
  });

  describe('400', () => {
    it("another key's signature, one without its time, or an old one: the link stays", async () => {
      const [user, sender, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user, { chainId: 1 }));
      const right = await unlinkBody(escrow, { chainId: 1 });
      const signer = createWallet();
      const others = await unlinkBody(signer, { address: escrow.address, chainId: 1 });
      for (const [body, named] of [
        [others, 'signature:'],
        [await unlinkBody(signer, { address: escrow.address }), 'chainId:'],
        [{ ...right, signedAt: undefined }, 'signedAt:'],
        [{ ...right, signedAt: new Date(Date.now() - 601_000).toISOString() }, 'signedAt:'],
        [{ ...right, signedAt: new Date(Date.now() - 1).toISOString() }, 'signature:'],
      ] as const) {
        const answer = await service.call(`DELETE ${path}`, { token: sender.accessToken, body });
        expect(answer.body).toEqual(problem(400, 'Bad Request', named));
      }
      expect((await list(user)).body).toHaveLength(1);
    });

    it.each([undefined, null, '0x1234', 7])('the address %s', async (address) => {
      const answer = await unlink(await signIn(service.call), address);
      expect(answer.body).toEqual(problem(400, 'Bad Request', 'address:'));
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', proves('escrow.list-and-unlink'), async () => {
      const [user, escrow] = [await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user));
      await refused401(`DELETE ${path}`, { address: escrow.address });
      expect((await list(user)).body).toHaveLength(1);
    });
  });

  describe('404', () => {
    it('an account that is not linked, or linked to another user, who keeps it', async () => {
      const [user, other, escrow] = [await signIn(service.call), await signIn(service.call), createWallet()];
      await link(user, await linkBody(escrow, user));
      for (const address of [escrow.address, createWallet().address, other.wallet.address]) {
        expect((await unlink(other, address)).body).toEqual(problem(404, 'Not Found', 'address:'));
      }
      expect((await list(user)).body).toHaveLength(1);
    });
  });
});

describe('findEscrowOwner', () => {
  it('finds the user on the chains of the link, and no other user', async () => {
    const { db, pool } = openDatabase(database.url, () => {});
    const [user, onAll, onOne] = [await signIn(service.call), createWallet(), createWallet()];
    await link(user, await linkBody(onAll, user));
    await link(user, await linkBody(onOne, user, { chainId: 10 }));
    const find = (address: string, chainId: number) =>
      findEscrowOwner(db, address.toLowerCase() as `0x${string}`, chainId);
    expect(await find(onAll.address, 1)).toBe(user.userId);
    expect(await find(onOne.address, 10)).toBe(user.userId);
    expect(await find(onOne.address, 1)).toBeNull();
    expect(await find(user.wallet.address, 1)).toBeNull();
    expect(await find(randomUUID(), 1)).toBeNull();
    await unlink(user, onAll.address);
    expect(await find(onAll.address, 1)).toBeNull();
    await pool.end();
  });
});
