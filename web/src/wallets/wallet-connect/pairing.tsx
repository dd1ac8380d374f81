import { lazy, Suspense } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { isTouchDevice } from '../wallet-browsers.ts';

const QrCode = lazy(() => import('../../parts/qr-code.tsx'));

/** The link that a phone wallet accepts: as a QR code for another device, as a link for this one, and as text. */
export function Pairing({ uri, onCancel }: { uri: string; onCancel: () => void }) {
  return (
    <section aria-label="Connect your phone" className="flex flex-col gap-4 rounded-xl border border-line p-4">
      {isTouchDevice() && (
        <a
          href={uri}
          className="flex min-h-11 items-center justify-center rounded-xl bg-accent px-5 py-3 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Open your wallet
        </a>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<Waiting>Generating the code…</Waiting>}>
          <QrCode text={uri} label="The link to connect your wallet as a QR code" />
        </Suspense>
        <p role="status" className="min-w-0 grow basis-60 text-pretty">
          {isTouchDevice()
            ? 'Or scan this with a wallet on another phone.'
            : 'Scan this with the wallet on your phone.'}{' '}
          Then accept the connection there. It lets this page ask you for signatures; you approve each one in your
          wallet. The code works once, for 5 minutes.
        </p>
      </div>
      <Fold title="Paste a link instead">
        <CopyField label="Connection link" text={uri} />
      </Fold>
      <div>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
