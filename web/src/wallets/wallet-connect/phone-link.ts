import type { WalletConnectSettings } from '@countersign/protocol';
import { SignClient } from '@walletconnect/sign-client';
import { configuration } from '../../configuration.ts';
import { knownChains } from '../../networks.ts';
import { PhoneFailure } from './failure.ts';
import { reaching, translateError } from './library-errors.ts';
import { whileWaiting } from './phone.ts';
import { accountsOf, type PhoneSession } from './session-accounts.ts';

/** So long an ending waits for the relay before it counts on this side alone. */
const END_MS = 3_000;
/** The least that the library takes, and longer than anybody should look for their phone. */
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
  /** The wallet is on another account or network, or shares others. */
  readonly onChange: (change: { readonly account?: string; readonly chainId?: number }) => void;
  readonly onEnd: () => void;
}

/** The connection with a phone. Only ever loaded on demand: the library weighs as much as all of the first page. */
export async function openLink({ projectId, relayUrl }: WalletConnectSettings, { onChange, onEnd }: Listeners) {
  const client = await SignClient.init({ projectId, relayUrl, metadata, telemetryEnabled: false, logger: 'silent' });
  const { relayer, verify, pairing } = client.core;
  // It would vouch for this page by a frame of a third host, and ask that host about others: our policy lets neither in.
  verify.register = async () => '';
  verify.resolve = () => Promise.reject(new Error('Nobody is asked about others.'));

  const current = (): PhoneSession | null => client.session.getAll().at(-1) ?? null;

  const endings = new Set<() => void>();
  const hearEnd = () => {
    // It may have been one that another has taken the place of.
    if (current()) return;
    for (const tell of endings) tell();
    onEnd();
  };
  client.on('session_delete', hearEnd);
  client.on('session_expire', hearEnd);
  client.on('session_update', () => onChange({}));
  client.on('session_event', ({ params: { event, chainId } }) => {
    // Some wallets name the new network here, some there.
    if (event.name === 'chainChanged')
      onChange({ chainId: Number(reference(event.data)) || Number(reference(chainId)) });
    if (event.name === 'accountsChanged') onChange({ account: reference([event.data].flat()[0]) });
  });

  /** The first failure may be that of a round of attempts that began long ago; the next begins now. */
  const openRelay = () => reaching(relayer.transportOpen().catch(() => relayer.transportOpen()));

  async function end(session: PhoneSession): Promise<void> {
    const telling = Promise.allSettled([
      client.disconnect({ topic: session.topic, reason: USER_LEFT }),
      pairing.disconnect({ topic: session.pairingTopic }),
    ]);
    await Promise.race([telling, new Promise((resolve) => setTimeout(resolve, END_MS))]);
    // Where the relay was not told, this side forgets all the same.
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

/** What stands last in the names of CAIP-2 and CAIP-10, or the whole of a plain one. */
const reference = (name: unknown): string => String(name).split(':').at(-1) ?? '';
