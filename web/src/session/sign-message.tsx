import { checksumAddress, lifetimes } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Connector, useDisconnect, useSignMessage } from 'wagmi';
import { networkName } from '../networks.ts';
import { Account } from '../parts/account.tsx';
import { Button } from '../parts/button.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { describeSignInFailure } from './describe-sign-in-failure.ts';
import { useSession } from './session-context.ts';
import { createSignInMessage, type SignInMessage } from './sign-in-message.ts';

/** A message is replaced after this time, while there is still time to sign it. */
const RENEW_AFTER_MS = (lifetimes.siweNonce / 2) * 1000;

interface Props {
  readonly address: string;
  readonly chainId: number;
  readonly connector: Connector;
}

/** Explains what the wallet will be asked to sign, and asks it. */
export function SignMessage({ address, chainId, connector }: Props) {
  const session = useSession();
  const { mutate: disconnect } = useDisconnect();
  const { mutateAsync: sign } = useSignMessage();
  const message = useQuery({
    queryKey: ['sign-in-message', address, chainId],
    queryFn: () => createSignInMessage(session.publicClient, address, chainId),
    gcTime: 0,
    refetchInterval: RENEW_AFTER_MS,
  });
  const signing = useMutation({
    mutationFn: async ({ text, fields }: SignInMessage) => {
      const signature = await sign({ connector, account: checksumAddress(fields.address), message: text });
      await session.signIn(text, signature);
    },
    onError: async (error) => {
      // The service accepts a nonce once, even with an invalid signature.
      if (error instanceof ApiError) await message.refetch();
    },
  });
  const unprepared = message.error && <FailureNotice error={message.error} onRetry={() => void message.refetch()} />;
  if (!message.data) return unprepared ?? <Waiting>Preparing your sign-in message…</Waiting>;
  // The wallet shows the message it received, even if a newer one exists.
  const shown = signing.isPending ? signing.variables : message.data;
  const failure = signing.error && signing.variables && describeSignInFailure(signing.error, signing.variables);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold">What you will sign with {connector.name}</h2>
      <MessageInWords message={shown} />
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {unprepared}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={signing.isPending} disabled={unprepared !== null} onPress={() => signing.mutate(message.data)}>
          {signing.isPending ? 'Confirm in your wallet…' : 'Sign in'}
        </Button>
        <Button look="quiet" onPress={() => disconnect({ connector })}>
          Use another wallet
        </Button>
      </div>
    </div>
  );
}

function MessageInWords({ message: { fields, text } }: { message: SignInMessage }) {
  const time = new Date(fields.expirationTimeMs).toLocaleTimeString(undefined, { timeStyle: 'short' });
  return (
    <>
      <Facts>
        <Fact name="To">{fields.domain}</Fact>
        <Fact name="Account">
          <Account address={checksumAddress(fields.address)} />
        </Fact>
        <Fact name="Statement">{fields.statement}</Fact>
        <Fact name="Network" hint="Used only to verify smart contract wallets; you need no coins on it.">
          {networkName(fields.chainId)}
        </Fact>
        <Fact name="Valid until">{time}, for one use</Fact>
      </Facts>
      <details className="text-sm text-muted">
        <summary className="cursor-pointer py-1">The exact text</summary>
        <pre className="mt-1 overflow-x-auto rounded-xl border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere text-ink">
          {text}
        </pre>
      </details>
    </>
  );
}
