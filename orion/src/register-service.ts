import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ContractCall, calls, type RegisteredService, type ServiceEntry } from '@countersign/chain';
import { hashSealedPayload, parseAddress, rawCid, serviceFile } from '@countersign/protocol';
import { z } from 'zod';
import type { RecordChain } from './open-chain.ts';

const LOOK_EVERY_MS = 200;
const WAIT_MS = 5 * 60_000;

const registration = z.object({ chainId: z.int(), registry: z.string(), id: z.int() });

interface Options {
  readonly chain: RecordChain;
  /** The public part of the identity. */
  readonly serviceFile: string;
  readonly dataDirectory: string;
}

/** Ensures that the registry on chain matches the arbiter's public description, and returns its number there. */
export async function registerService({ chain, serviceFile: path, dataDirectory }: Options): Promise<number> {
  const memory = join(dataDirectory, 'registration.json');
  const place = { chainId: chain.deployment.chainId, registry: chain.deployment.contracts.verificationServiceRegistry };
  const known = await recall(memory, place);
  if (!chain.isReachable) {
    if (known !== null) return known;
    throw new Error('the chain at CHAIN_RPC_URL is not responding, and the arbiter is not registered on it yet.');
  }
  const entry = await readEntry(path);
  const found = await findOwn(chain, known);
  if (found === null) await send(chain, calls.registerService(chain.deployment, entry));
  else if (!isSame(found, entry)) await send(chain, calls.updateService(chain.deployment, { id: found.id, ...entry }));
  const registered = found ?? (await findOwn(chain, null));
  if (registered === null) throw new Error('the on-chain registry accepted the arbiter but does not list it.');
  if (registered.id !== known) await remember(memory, { ...place, id: registered.id });
  return registered.id;
}

async function readEntry(path: string): Promise<ServiceEntry> {
  const { name, inbox, pgpPublicKey } = serviceFile.parse(JSON.parse(await readFile(path, 'utf8')));
  return {
    name,
    inbox,
    pgpKeyHash: hashSealedPayload(pgpPublicKey),
    pgpKeyCid: rawCid(createHash('sha256').update(pgpPublicKey).digest()),
  };
}

/** The stored note saves a search through all registrations. */
async function recall(path: string, place: { chainId: number; registry: string }): Promise<number | null> {
  const known = await readFile(path, 'utf8')
    .then((text) => registration.parse(JSON.parse(text)))
    .catch(() => null);
  return known?.chainId === place.chainId && known.registry === place.registry ? known.id : null;
}

async function remember(path: string, known: z.output<typeof registration>): Promise<void> {
  await writeFile(`${path}.draft`, `${JSON.stringify(known)}\n`, { flush: true });
  await rename(`${path}.draft`, path);
}

async function findOwn({ reader, sender }: RecordChain, known: number | null): Promise<RegisteredService | null> {
  const isOwn = (service: RegisteredService | null) => service?.owner === sender.address;
  const remembered = known === null ? null : await reader.getService(known);
  if (isOwn(remembered)) return remembered;
  const count = await reader.serviceCount();
  for (let id = 1; id <= count; id += 1) {
    const service = await reader.getService(id);
    if (isOwn(service)) return service;
  }
  return null;
}

const isSame = (found: RegisteredService, entry: ServiceEntry) =>
  parseAddress(found.inbox) === parseAddress(entry.inbox) &&
  found.name === entry.name &&
  found.pgpKeyHash === entry.pgpKeyHash &&
  found.pgpKeyCid === entry.pgpKeyCid;

async function send({ sender, confirmations }: RecordChain, call: ContractCall): Promise<void> {
  let submission = { ...(await sender.submit(call)), submittedAt: new Date() };
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const outcome = await sender.followUp(call, submission, { confirmations });
    if (outcome.state === 'confirmed' && outcome.succeeded) return;
    if (outcome.state === 'confirmed') throw new Error(`the on-chain registration failed (${outcome.txHash}).`);
    if (outcome.state === 'resubmitted') submission = { txHash: outcome.txHash, submittedAt: new Date() };
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`the registration ${submission.txHash} was not confirmed within ${WAIT_MS / 60_000} minutes.`);
}
