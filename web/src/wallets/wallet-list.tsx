import { type Connector, useConnect, useConnectors } from 'wagmi';
import { Spinner } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { describeWalletFailure } from './describe-wallet-failure.ts';
import { HandOver } from './hand-over.tsx';
import { trialWalletId } from './trial-wallet.ts';
import { isTouchDevice } from './wallet-browsers.ts';
import { isCancelledPairing } from './wallet-connect/failure.ts';
import { walletConnectId } from './wallet-connect/paired.ts';
import { Pairing } from './wallet-connect/pairing.tsx';
import { usePhone } from './wallet-connect/phone.ts';

/** The wallets of this browser. */
export function WalletList({ title }: { title: string }) {
  const connectors = useConnectors().toSorted((one, other) => Number(isTrial(one)) - Number(isTrial(other)));
  const { mutate: connect, isPending, variables, error } = useConnect();
  const failure = error && !isCancelledPairing(error) && describeWalletFailure(error);
  const phone = usePhone();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      {connectors.every((each) => isTrial(each) || isPhone(each)) && (
        <NoWallet hasTrial={connectors.some(isTrial)} hasPhone={connectors.some(isPhone)} />
      )}
      <ul className="flex flex-col gap-2">
        {connectors.map((connector) => (
          <li key={connector.uid}>
            <WalletButton
              connector={connector}
              busy={isPending && variables?.connector === connector}
              disabled={isPending}
              onPress={() => connect({ connector })}
            />
          </li>
        ))}
      </ul>
      {failure && (
        <Notice kind="bad" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {phone.step === 'pairing' ? <Pairing uri={phone.uri} onCancel={phone.cancel} /> : <HandOver />}
    </div>
  );
}

const isTrial = ({ id }: Connector) => id === trialWalletId;
const isPhone = ({ id }: Connector) => id === walletConnectId;

interface ButtonProps {
  readonly connector: Connector;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function WalletButton({ connector, busy, disabled, onPress }: ButtonProps) {
  // A wallet announces its own icon; anything but an inline image is ignored, so that nothing is fetched.
  const icon = connector.icon?.trim().startsWith('data:image/') ? connector.icon.trim() : null;
  return (
    <button
      type="button"
      aria-disabled={disabled}
      aria-busy={busy}
      onClick={disabled ? undefined : onPress}
      className="flex min-h-14 w-full items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-left motion-safe:transition-colors hover:border-muted aria-disabled:cursor-default aria-disabled:opacity-60"
    >
      {icon ? (
        <img src={icon} alt="" className="size-8 rounded-lg" />
      ) : (
        <span aria-hidden="true" className="size-8 rounded-lg bg-sunken" />
      )}
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{connector.name}</span>
        {isTrial(connector) && <span className="block text-sm text-care">This browser only, not for real money</span>}
        {isPhone(connector) && <span className="block text-sm text-muted">A wallet on your phone</span>}
      </span>
      {busy ? <Spinner /> : <span aria-hidden="true">→</span>}
    </button>
  );
}

const install = 'Install one as a browser extension, such as MetaMask or Rabby, and reload this page.';

function NoWallet({ hasTrial, hasPhone }: { hasTrial: boolean; hasPhone: boolean }) {
  const advice = isTouchDevice() ? '' : install;
  if (hasPhone && advice) return <p>No wallet was found in this browser. {advice} Or use the wallet on your phone:</p>;
  if (hasPhone) return <p>No wallet was found in this browser. Use the one on this phone:</p>;
  if (hasTrial) return <p>No wallet was found in this browser. {advice} Or look around with a trial wallet:</p>;
  return (
    <Notice kind="care" title="No wallet was found in this browser">
      {advice || 'Mobile wallets have their own browser.'}
    </Notice>
  );
}
