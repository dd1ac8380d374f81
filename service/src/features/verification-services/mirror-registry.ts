import { type ChainEvent, ChainUnavailable, type RegisteredService } from '@countersign/chain';
import type { Log } from '@countersign/edge';
import { type Address, hashSealedPayload, isRawCid } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Follower } from '../../platform/chain/follow-chain.ts';
import type { RecordChain } from '../../platform/chain/record-chain.ts';
import type { ContentStore } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { readPgpPublicKey } from '../api-keys/index.ts';
import {
  findRegistered,
  listKeyless,
  listRegisteredIds,
  putKey,
  putRegistered,
  type Registration,
} from './mirror-store.ts';

/** The limit for users' keys. */
const MAX_KEY_BYTES = 65_536;
const MAX_TOLD = 1_000;
const ASKED_AT_ONCE = 8;

interface Deps {
  readonly db: Database;
  readonly chain: RecordChain;
  readonly content: ContentStore;
  readonly log: Log;
  readonly onServicesChanged: () => Promise<void>;
}

/** The ids of services in this database mean other services on chain. */
export class ForeignDatabase extends Error {}

/** Events of the registry only say which service changed; its current state is read from the registry. */
const idOf = (event: ChainEvent): number | null =>
  event.name.startsWith('Service') || event.name === 'OwnershipTransferred' ? (event.args as { id: number }).id : null;

/** Keeps our list of verification services equal to the registry on chain. */
export function mirrorRegistry({ db, chain, content, log, onServicesChanged }: Deps): Follower {
  const { reader, client } = chain;
  /** Hashes of keys already logged as unusable: they are looked up again, but not logged again. */
  const told = new Set<string>();

  /** Reads the current state of these services, several at a time, so that many changes at once are not slow. */
  const lookUp = (ids: Iterable<number>, blockNumber: number) =>
    mapSeveral(ids, async (id) => ({ id, found: await reader.getService(id, blockNumber) }));

  /** By service id. The time is that of the block; each block is read once. */
  async function findRegistrations(events: readonly ChainEvent[]): Promise<Map<number, Registration>> {
    const registered = events.filter((event) => event.name === 'ServiceRegistered');
    const times = new Map(
      await mapSeveral(new Set(registered.map(({ blockNumber }) => blockNumber)), async (blockNumber) => {
        const block = await client.getBlock(blockNumber);
        if (!block) throw new ChainUnavailable('a block with our events has disappeared');
        return [blockNumber, new Date(block.timestamp * 1000)] as const;
      }),
    );
    return new Map(
      registered.flatMap(({ args, txHash, blockNumber }) => {
        const at = times.get(blockNumber);
        return at ? [[args.id, { txHash, at }]] : [];
      }),
    );
  }

  async function put(
    tx: Database,
    { id, found }: { id: number; found: RegisteredService | null },
    registration: Registration | null,
  ): Promise<void> {
    const known = await findRegistered(tx, id);
    if (!found) {
      // It was registered on a branch that a reorg has removed.
      if (known?.active) await putRegistered(tx, id, { ...known, active: false }, null);
      return;
    }
    const service = inOurWriting(found);
    if (known && known.txHash === null && known.owner !== service.owner) {
      throw new ForeignDatabase(
        `verification service ${id} of this database is not on the chain of CONTRACTS_FILE, where ${id} belongs to ${service.owner}; use another database.`,
      );
    }
    const { name, inbox, owner, active, pgpKeyHash } = service;
    await putRegistered(tx, id, service, registration);
    const action = known ? 'verification-service.update' : 'verification-service.create';
    await recordAudit(tx, {
      actor: serviceActor,
      action,
      detail: { serviceId: id, name, inbox, owner, active, pgpKeyHash },
    });
  }

  return {
    async apply(events, blockNumber) {
      const registrations = await findRegistrations(events);
      const services = await lookUp(new Set(events.map(idOf).filter((id) => id !== null)), blockNumber);
      return async (tx) => {
        for (const service of services) await put(tx, service, registrations.get(service.id) ?? null);
        return services.length > 0 ? onServicesChanged : null;
      };
    },

    /** Reads all services again, whenever they changed: only the current state counts. */
    async forget() {
      const services = await lookUp(await listRegisteredIds(db), await client.getBlockNumber());
      return async (tx) => {
        for (const service of services) await put(tx, service, null);
        return null;
      };
    },

    /** Looks for keys of which only the hash is known, because they may have been stored since. */
    async followUp() {
      for (const { id, pgpKeyHash, pgpKeyCid } of await listKeyless(db)) {
        try {
          const block = await content.get(pgpKeyCid);
          if (block === null) continue;
          if (block.length > MAX_KEY_BYTES) throw new Error('the key is too large');
          const armored = Buffer.from(block).toString();
          if (hashSealedPayload(armored) !== pgpKeyHash) throw new Error('the key does not match the registered one');
          const { fingerprint, keyIds } = await readPgpPublicKey(armored);
          await putKey(db, id, pgpKeyHash, {
            pgpPublicKey: armored,
            pgpFingerprint: fingerprint,
            pgpKeyIds: [...keyIds],
          });
        } catch (err) {
          if (!told.has(pgpKeyHash) && told.size < MAX_TOLD)
            log.warn({ err, serviceId: id }, 'the key of a verification service is unusable');
          if (told.size < MAX_TOLD) told.add(pgpKeyHash);
        }
      }
    },
  };
}

/** Runs several at a time, and returns the results in the order of the items. */
async function mapSeveral<T, R>(items: Iterable<T>, ask: (item: T) => Promise<R>): Promise<R[]> {
  const queue = [...items].entries();
  const answers: R[] = [];
  const work = async () => {
    for (const [index, item] of queue) answers[index] = await ask(item);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
  return answers;
}

const lower = (address: string) => address.toLowerCase() as Address;

/** Registered data can be any bytes: control characters in a name are replaced, and an invalid CID is null. */
const inOurWriting = (service: RegisteredService) => ({
  ...service,
  owner: lower(service.owner),
  inbox: lower(service.inbox),
  name: service.name.replaceAll(/\p{Cc}/gu, '\ufffd').toWellFormed(),
  pgpKeyCid: isRawCid(service.pgpKeyCid) ? service.pgpKeyCid : null,
});
