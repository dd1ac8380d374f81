import type { DecodedCall } from '../../comparison/read-report.ts';
import { Account } from '../../parts/account.tsx';
import { ExplorerLink } from '../../parts/explorer-link.tsx';
import { Fold } from '../../parts/fold.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import { Json, RawAction } from './raw-action.tsx';
import { hasAction, type Readable } from './record.ts';

/** The submitted calls, byte for byte, and the arbiter's decoding. */
export function Calls({ readable: { action, report, contextLogs }, chainId }: { readable: Readable; chainId: number }) {
  const decoded = report?.calls ?? [];
  if (!action || !hasAction(action)) return null;
  const count = action.calls?.length ?? 1;
  const what = action.typedData ? 'Typed data to sign' : count === 1 ? 'One call' : `${count} calls, in this order`;
  return (
    <Fold title="Calls and raw values" hint={what}>
      <div className="flex flex-col gap-5">
        {decoded.length > 0 && (
          <section aria-label="As the arbiter decoded it">
            <h4 className="mb-2 text-sm font-semibold">As the arbiter decoded it</h4>
            <Tree calls={decoded} chainId={chainId} />
          </section>
        )}
        <section aria-label="As it was submitted">
          <h4 className="mb-2 text-sm font-semibold">As it was submitted</h4>
          <RawAction action={action} chainId={chainId} />
        </section>
        {contextLogs !== null && contextLogs !== undefined && (
          <section aria-label="What the agent added">
            <p className="text-sm text-muted">Added by the agent, not verified. No decision depends on it.</p>
            <Json label="Agent context" value={contextLogs} />
          </section>
        )}
      </div>
    </Fold>
  );
}

interface TreeProps {
  readonly calls: readonly DecodedCall[];
  readonly chainId: number;
  readonly path?: string;
}

const Tree = ({ calls, chainId, path = '' }: TreeProps) => (
  <ol className="flex flex-col gap-3">
    {calls.map((call, index) => {
      const place = path === '' ? String(index + 1) : `${path}.${index + 1}`;
      return (
        <li key={place} className="border-l-2 border-line pl-3">
          <p className="wrap-anywhere">
            <span className="mr-2 text-sm text-muted tabular-nums">{place}</span>
            <code className="font-mono text-[0.9em]">
              <InertText>{call.signature ?? 'Unknown function'}</InertText>
            </code>
          </p>
          {call.to !== '' && (
            <p className="text-sm text-muted">
              at <Account address={call.to} /> <ExplorerLink chainId={chainId} kind="address" id={call.to} />
            </p>
          )}
          <Arguments of={call.args} />
          {call.calls.length > 0 && (
            <div className="mt-2">
              <Tree calls={call.calls} chainId={chainId} path={place} />
            </div>
          )}
        </li>
      );
    })}
  </ol>
);

function Arguments({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null) return null;
  return (
    <dl className="mt-1 grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
      {Object.entries(of).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">
            <InertText>{name}</InertText>
          </dt>
          <dd className="max-h-40 overflow-y-auto font-mono text-[0.9em] wrap-anywhere">
            <InertText>{typeof value === 'string' ? value : JSON.stringify(value)}</InertText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
