import { calls } from '@countersign/chain';
import { testOrionAccount } from '@countersign/harness/arbiter/orion';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner } from '@countersign/harness/requests/transactions';
import { useVerification } from '@countersign/harness/requests/verification';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import type { Hex } from '@countersign/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const chain = await useRecordChain();
const { address: sender, env } = await chain.envOf();
const { service, submitOffered } = await useVerification(env);
const { call } = service;
const { chainId } = chain.deployment;
const responseCid = '';
let owner: Owner;
let arbiter: Awaited<ReturnType<typeof chain.senderOf>>;

beforeAll(async () => {
  [owner, arbiter] = [await enrolOwner(call), await chain.senderOf(testOrionAccount)];
});

const read = async (hash: string) =>
  (await call(`GET /transactions/${hash}`, { key: testAdminKey })).body as {
    chain: { status: string };
    settlement: { verified: boolean } | null;
  };
const tell = (hash: string, body: object = {}) =>
  call(`PATCH /internal/orion-metadata/${hash}/settlement`, {
    key: testOrionKey,
    body: { status: 'settled', ...body },
  });

/** A judged request that is on chain. */
async function recorded(): Promise<Hex> {
  const hash = (await submitOffered(owner)) as Hex;
  await judge(call, hash, 'APPROVED');
  await vi.waitFor(async () => expect((await read(hash)).chain.status).toBe('recorded'), { timeout: 20_000 });
  return hash;
}

async function write(requestHash: Hex, decision: 'APPROVED' | 'REJECTED' = 'APPROVED') {
  const { txHash } = await arbiter.submit(
    calls.setVerdict(chain.deployment, { sender, requestHash, decision, responseCid }),
  );
  const { blockNumber } = await chain.control.waitForTransactionReceipt({ hash: txHash });
  return { txHash, blockNumber: Number(blockNumber) };
}

const untilVerified = (hash: string, verified = true) =>
  vi.waitFor(async () => expect((await read(hash)).settlement?.verified).toBe(verified), { timeout: 20_000 });

/** Waits until the service has read all blocks so far. */
async function untilFollowed(): Promise<void> {
  const later = await recorded();
  await write(later);
  await tell(later);
  await untilVerified(later);
}

describe('a settlement reported by an arbiter', () => {
  it(
    'is verified once our own reading of the chain finds the verdict, whichever comes first',
    proves('settlement.verified'),
    async () => {
      const toldFirst = await recorded();
      const place = { chainId, txHash: `0x${'ab'.repeat(32)}`, blockNumber: 7 };
      expect((await tell(toldFirst, place)).body).toMatchObject({ ...place, verified: false });
      const written = await write(toldFirst);
      await untilFollowed();
      expect((await tell(toldFirst, written)).body).toMatchObject({ ...written, verified: true });
      expect((await read(toldFirst)).settlement).toMatchObject({ ...written, verified: true });
      const toldAlone = await recorded();
      await tell(toldAlone);
      expect((await read(toldAlone)).settlement).toMatchObject({ verified: false });
      await write(toldAlone);
      await untilVerified(toldAlone);
    },
  );

  it(
    'is not verified if the chain has another location, another decision, or no verdict',
    proves('settlement.verified'),
    async () => {
      const elsewhere = await recorded();
      const { txHash, blockNumber } = await write(elsewhere);
      const other = await recorded();
      await write(other, 'REJECTED');
      const nothing = await recorded();
      await untilFollowed();
      for (const wrong of [
        { txHash: `0x${'cd'.repeat(32)}` },
        { txHash, blockNumber: blockNumber + 1 },
        { blockNumber, chainId: chainId + 1 },
      ]) {
        expect((await tell(elsewhere, wrong)).body).toMatchObject({ ...wrong, verified: false });
      }
      expect((await tell(elsewhere, { txHash, blockNumber, chainId })).body).toMatchObject({ verified: true });
      for (const hash of [other, nothing]) {
        await tell(hash);
        expect((await read(hash)).settlement).toMatchObject({ status: 'settled', verified: false });
      }
    },
  );

  it(
    "is not verified by a verdict on a stranger's record of the same request",
    proves('settlement.verified'),
    async () => {
      const requestHash = await recorded();
      const stranger = await chain.senderOf(createWallet());
      const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
      await stranger.submit(calls.createRequest(chain.deployment, { requestHash, cid, serviceId: 1 }));
      await arbiter.submit(
        calls.setVerdict(chain.deployment, {
          sender: stranger.address,
          requestHash,
          decision: 'APPROVED',
          responseCid,
        }),
      );
      await untilFollowed();
      await tell(requestHash);
      expect((await read(requestHash)).settlement).toMatchObject({ verified: false });
    },
  );

  it('is no longer verified if a reorg removes the verdict', proves('settlement.verified'), async () => {
    const requestHash = await recorded();
    await chain.takeBack(async () => {
      await write(requestHash);
      await tell(requestHash);
      await untilVerified(requestHash);
    });
    await untilVerified(requestHash, false);
  });
});
