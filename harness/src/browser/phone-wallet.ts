import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { SignClient } from '@walletconnect/sign-client';
import type { PrivateKeyAccount } from 'viem/accounts';
import { createWallet } from '../people/wallet.ts';

const REJECTED = { code: 5000, message: 'User rejected.' };

/** A wallet on a phone that speaks WalletConnect with the official library, and has real signatures. */
export interface PhoneWallet {
  readonly account: PrivateKeyAccount;
  /** The texts that it was asked to sign, with any outcome. */
  readonly asked: readonly string[];
  /** The latest session proposal of a page. */
  readonly proposal: () => unknown;
  /** The reaction to the next request; a locked phone does not answer. */
  next(behaviour: 'accept' | 'reject' | 'lock'): void;
  /** Unlocks the phone and declines the waiting request; until then later requests are not shown. */
  unlock(): Promise<void>;
  /** Scans a code and answers its proposal. */
  scan(uri: string): Promise<void>;
  /** Selects another account and notifies the page. */
  switchTo(account: PrivateKeyAccount): Promise<void>;
  /** The number of connected pages. */
  readonly sessions: () => number;
  /** Resolves when the page disconnects. */
  readonly left: () => Promise<unknown>;
  /** Disconnects from the page. */
  disconnect(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPhoneWallet(
  relayUrl: string,
  projectId: string,
  account = createWallet(),
): Promise<PhoneWallet> {
  let accounts = [account];
  let behaviour: 'accept' | 'reject' | 'lock' = 'accept';
  let proposed: unknown = null;
  let waiting: (() => Promise<void>) | null = null;
  const asked: string[] = [];
  const events = new EventEmitter();
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: { name: 'Phone wallet', description: 'For tests', url: 'https://phone.example', icons: [] },
    // One process may hold several phones.
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  });

  const take = () => {
    const now = behaviour;
    behaviour = 'accept';
    return now;
  };
  const namespaceFor = (chains: readonly string[]) => ({
    eip155: {
      chains: [...chains],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
      accounts: accounts.flatMap(({ address }) => chains.map((chain) => `${chain}:${address}`)),
    },
  });

  client.on('session_proposal', async ({ id, params }) => {
    proposed = { metadata: params.proposer.metadata, namespaces: params.optionalNamespaces };
    const now = take();
    if (now === 'reject') await client.reject({ id, reason: REJECTED });
    if (now === 'accept') {
      await client.approve({ id, namespaces: namespaceFor(params.optionalNamespaces.eip155?.chains ?? []) });
    }
    events.emit('answered');
  });
  client.on('session_request', async ({ topic, id, params: { request } }) => {
    const [raw, address] = request.params as [`0x${string}`, string];
    asked.push(Buffer.from(raw.slice(2), 'hex').toString());
    const now = take();
    if (now === 'lock') {
      waiting = () => client.respond({ topic, response: { id, jsonrpc: '2.0', error: REJECTED } });
      return;
    }
    const signer = accounts.find((each) => each.address === address);
    const isSigned = now === 'accept' && signer && request.method === 'personal_sign';
    const outcome = isSigned ? { result: await signer.signMessage({ message: { raw } }) } : { error: REJECTED };
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } });
  });
  client.on('session_delete', () => events.emit('left'));

  const session = () => {
    const found = client.session.getAll().at(-1);
    if (!found) throw new Error('the phone is connected with no page');
    return found;
  };
  return {
    account,
    asked,
    proposal: () => proposed,
    next(what) {
      behaviour = what;
    },
    async unlock() {
      await waiting?.();
      waiting = null;
    },
    async scan(uri) {
      const answered = once(events, 'answered');
      await client.pair({ uri });
      await answered;
    },
    async switchTo(next) {
      accounts = [next];
      const { topic, namespaces } = session();
      const chains = namespaces.eip155?.chains ?? [];
      await client.update({ topic, namespaces: namespaceFor(chains) });
    },
    sessions: () => client.session.getAll().length,
    left: () => once(events, 'left'),
    async disconnect() {
      await client.disconnect({ topic: session().topic, reason: REJECTED });
    },
    async stop() {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose();
    },
  };
}
