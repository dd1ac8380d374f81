import type { WalletConnectSettings } from '@countersign/protocol';
import { SignClient } from '@walletconnect/sign-client';
import { configuration } from '../../configuration.ts';
import { knownChains } from '../../networks.ts';
import { PhoneFailure } from './failure.ts';
import { reaching, translateError } from './library-errors.ts';
import { whileWaiting } from './phone.ts';
import { accountsOf, type PhoneSession } from './session-accounts.ts';

/** How long disconnecting waits for the relay before it ends on this side alone. */
const END_MS = 3_000;
/** The library's minimum, and long enough to find a phone. */
const ANSWER_SECONDS = 300;
const USER_LEFT = { code: 6000, message: 'User disconnected.' };

const metadata = {
  name: 'Countersign',
  description: 'Checks what your agent is about to do, and asks for your signature. It moves no money.',
  url: new URL(configuration.uiUrl).origin,
  icons: [],
};

const wanted = {
  eip155: {
    chains: knownChains.map((id) => `eip155:${id}`),
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  },
};

export type Link = Awaited<ReturnType<typeof openLink>>;

interface Listeners {
  /** The wallet has changed its account, its network, or what it shares. */
  readonly onChange: (change: { readonly account?: string; readonly chainId?: number }) => void;
  readonly onEnd: () => void;
}

/** The connection with a phone. Loaded on demand: the library is as large as the whole first page. */
export async function openLink({ projectId, relayUrl }: WalletConnectSettings, { onChange, onEnd }: Listeners) {
  const client = await SignClient.init({ projectId, relayUrl, metadata, telemetryEnabled: false, logger: 'silent' });
  const { relayer, verify, pairing } = client.core;
  // It would embed a third-party frame to verify this page and send it other hosts' data: our policy allows neither.
  verify.register = async () => '';
  verify.resolve = () => Promise.reject(new Error('Nobody is asked about others.'));

  const current = (): PhoneSession | null => client.session.getAll().at(-1) ?? null;

  const endings = new Set<() => void>();
  const hearEnd = () => {
    // The session may have replaced another one.
    if (current()) return;
    for (const tell of endings) tell();
    onEnd();
  };
  client.on('session_delete', hearEnd);
  client.on('session_expire', hearEnd);
  client.on('session_update', () => onChange({}));
  client.on('session_event', ({ params: { event, chainId } }) => {
    // Some wallets report the new network here, others there.
    if (event.name === 'chainChanged')
      onChange({ chainId: Number(reference(event.data)) || Number(reference(chainId)) });
    if (event.name === 'accountsChanged') onChange({ account: reference([event.data].flat()[0]) });
  });

  /** The first failure may belong to an earlier round of attempts; the next round starts now. */
  const openRelay = () => reaching(relayer.transportOpen().catch(() => relayer.transportOpen()));

  async function end(session: PhoneSession): Promise<void> {
    const telling = Promise.allSettled([
      client.disconnect({ topic: session.topic, reason: USER_LEFT }),
      pairing.disconnect({ topic: session.pairingTopic }),
    ]);
    await Promise.race([telling, new Promise((resolve) => setTimeout(resolve, END_MS))]);
    // If the relay could not be reached, this side still forgets the session.
    if (!client.session.keys.includes(session.topic)) return;
    await client.session.delete(session.topic, USER_LEFT);
    await client.core.crypto.deleteSymKey(session.topic);
  }

  return {
    current,

    /** Shows a code until a phone has accepted it. */
    async pair(): Promise<PhoneSession> {
      const { uri = '', approval } = await reaching(client.connect({ optionalNamespaces: wanted }));
      const cancelling = Promise.withResolvers<never>();
      const approving = approval();
      const cancel = () => {
        cancelling.reject(new PhoneFailure('cancelled'));
        // A phone may have scanned the code before.
        approving.then(end, () => {});
      };
      const before = current();
      const approved = Promise.race([approving, cancelling.promise]);
      const session = await whileWaiting({ step: 'pairing', uri, cancel }, approved).catch(translateError);
      if (before) await end(before);
      if (accountsOf(session).length > 0) return session;
      await end(session);
      throw new PhoneFailure('unfit');
    },

    /** Asks the phone for a signature: `params` as in EIP-1193. */
    async request(chainId: number, method: string, params: unknown): Promise<unknown> {
      const session = current();
      if (!session) throw new PhoneFailure('ended');
      if (!relayer.connected) await openRelay();
      const { promise: given, reject } = Promise.withResolvers<never>();
      const hear = () => reject(new PhoneFailure('ended'));
      endings.add(hear);
      const asked = { topic: session.topic, chainId: `eip155:${chainId}`, request: { method, params } };
      const answer = client.request({ ...asked, expiry: ANSWER_SECONDS }).catch(translateError);
      const cancel = () => reject(new PhoneFailure('stopped'));
      try {
        return await whileWaiting({ step: 'signing', cancel }, Promise.race([answer, given]));
      } finally {
        endings.delete(hear);
      }
    },

    async end(): Promise<void> {
      const session = current();
      if (session) await end(session);
    },
  };
}

/** The last part of a CAIP-2 or CAIP-10 name, or the whole of a plain one. */
const reference = (name: unknown): string => String(name).split(':').at(-1) ?? '';
