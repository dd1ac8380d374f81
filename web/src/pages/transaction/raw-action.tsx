import { showUnits } from '@countersign/protocol';
import { coinOf } from '../../networks.ts';
import { Account } from '../../parts/account.tsx';
import { ExplorerLink } from '../../parts/explorer-link.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import type { Action } from './record.ts';

type Call = NonNullable<Action['tx']>;

/** The undecoded request: what can be read without knowing any contract. */
export function RawAction({ action: { tx, calls, typedData, payment }, chainId }: { action: Action; chainId: number }) {
  return (
    <div className="flex flex-col gap-4">
      {tx && <RawCall call={tx} chainId={chainId} />}
      {numbered(calls ?? []).map(({ call, number, of }) => (
        <section key={number} aria-label={`Call ${number} of ${of}`}>
          <h4 className="mb-1 text-sm font-semibold">
            Call {number} of {of}
          </h4>
          <RawCall call={call} chainId={chainId} />
        </section>
      ))}
      {typedData && (
        <>
          <p className="text-sm text-muted">
            To be signed, not sent. The names in it are self-chosen and not verified.
          </p>
          <Json label="Typed data" value={typedData} />
        </>
      )}
      {payment && <Json label="What it pays for, as the agent passed it on" value={payment} />}
    </div>
  );
}

const numbered = (calls: readonly Call[]) =>
  calls.map((call, index) => ({ call, number: index + 1, of: calls.length }));

function RawCall({ call: { to, value, data }, chainId }: { call: Call; chainId: number }) {
  const coin = coinOf(chainId);
  const bytes = data.length / 2 - 1;
  return (
    <Facts>
      <Fact name="To">
        <Account address={to} /> <ExplorerLink chainId={chainId} kind="address" id={to} />
      </Fact>
      <Fact name="Coins attached" hint={`${value} wei`}>
        <span className="tabular-nums">
          {showUnits(value, 18)} {coin ?? "of the network's coin"}
        </span>
      </Fact>
      <Fact name="Data">
        {bytes === 0 ? (
          'None'
        ) : (
          <>
            <p className="text-sm text-muted">{bytes.toLocaleString('en')} bytes</p>
            <code className="block max-h-40 overflow-y-auto font-mono text-xs">{data}</code>
          </>
        )}
      </Fact>
    </Facts>
  );
}

/** Always rendered as plain text. */
export function Json({ label, value }: { label: string; value: unknown }) {
  return (
    <section aria-label={label}>
      <h4 className="mb-1 text-sm font-semibold">{label}</h4>
      <pre
        {...{ tabIndex: 0 }}
        className="max-h-72 overflow-auto rounded-xl border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        <InertText>{JSON.stringify(value, null, 2)}</InertText>
      </pre>
    </section>
  );
}
