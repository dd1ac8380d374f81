import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../data/use-settings.ts';
import { Button } from '../parts/button.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { When } from '../parts/when.tsx';
import type { User } from '../session/kept-session.ts';

const Unfreeze = lazy(() => import('./unfreeze.tsx'));

/** Shows on every page that the account is frozen, and links to the way out. Hidden otherwise. */
export function FrozenBanner({ user }: { user: User }) {
  const settings = useSettings();
  const [isAskedFor, askFor] = useState(false);
  const frozenAt = settings.data?.frozenAt ?? null;
  if (frozenAt === null) return null;
  return (
    <section
      aria-labelledby="frozen"
      className="mb-6 flex flex-col gap-3 rounded-2xl border border-bad/40 bg-bad-wash p-5"
    >
      <div role="status" className="text-pretty">
        <h2 id="frozen" className="text-lg font-semibold">
          Your account is frozen
        </h2>
        <p>
          Frozen <When at={frozenAt} />. No program has access, and new requests are refused. You can still read, reject
          and download everything.
        </p>
      </div>
      {isAskedFor ? (
        <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
          <Unfreeze address={user.ethereumAddress} />
        </Suspense>
      ) : (
        <div>
          <Button look="secondary" onPress={() => askFor(true)}>
            Unfreeze with your wallet
          </Button>
        </div>
      )}
    </section>
  );
}
