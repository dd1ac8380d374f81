import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { isTouchDevice, walletBrowsers } from './wallet-browsers.ts';

const QrCode = lazy(() => import('../parts/qr-code.tsx'));

/** Continues in a wallet elsewhere: in an app on this phone, or on a phone next to this computer. */
export function HandOver() {
  if (!isTouchDevice()) return <ToPhone />;
  // Such a link passes through the wallet maker's server, which must not learn the purpose of this page.
  return holdsSecret(location.search) ? <p>{byHand}</p> : <WalletApps />;
}

const byHand = "Open this page in the browser inside your wallet's app: copy its URL and paste it there.";

/** A connection code, or the session of an access request. */
const holdsSecret = (query: string): boolean =>
  ['code', 'session'].some((name) => new URLSearchParams(query).has(name));

function WalletApps() {
  return (
    <div>
      <p className="mb-2">Open this page in your wallet's app:</p>
      <ul className="grid gap-2 sm:grid-cols-3">
        {walletBrowsers.map(({ name, open }) => (
          <li key={name}>
            <a
              href={open(location.href)}
              rel="noreferrer"
              className="flex min-h-11 items-center justify-center rounded-xl border border-line bg-surface px-4 font-semibold hover:border-muted"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToPhone() {
  const [isShown, show] = useState(false);
  if (!isShown) {
    return (
      <div>
        <Button look="quiet" onPress={() => show(true)}>
          Continue with the wallet on your phone
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Suspense fallback={<Waiting>Generating the code…</Waiting>}>
        <QrCode text={location.href} label="The URL of this page as a QR code" />
      </Suspense>
      <p className="min-w-0 grow basis-60 text-pretty">
        Scan this with the browser inside your wallet's app. It opens this same page there, and you sign in on the
        phone. The code holds the address of the page and nothing else.
      </p>
    </div>
  );
}
