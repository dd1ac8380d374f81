import { Account } from '../parts/account.tsx';
import { ExplorerLink } from '../parts/explorer-link.tsx';
import { upperFirst } from '../parts/first-letter.ts';
import { InertText } from '../parts/inert-text.tsx';
import { PairBadge } from './pair-badge.tsx';
import type { Look, PairedClaim } from './pair-up.ts';
import type { ClaimStatus } from './read-report.ts';
import { type Lights, lightProps } from './use-lights.ts';

const address = /^0x[0-9a-f]{40}$/i;
const shortAddress = /^0x[0-9a-f]{4}…[0-9a-f]{4}$/i;

const looks = {
  grounded: 'agrees',
  contradicted: 'contradicted',
  ungrounded: 'unexplained',
  implied: 'plain',
} satisfies Record<ClaimStatus, Look>;

const colours = {
  grounded: 'text-good',
  contradicted: 'font-semibold text-bad',
  ungrounded: 'text-care',
  implied: 'text-muted',
} satisfies Record<ClaimStatus, string>;

interface Props {
  readonly does: readonly string[];
  readonly claims: readonly PairedClaim[];
  readonly chainId: number;
  readonly lights: Lights;
}

/** The effects of the bytes, each value with the words that name it. */
export function Effects({ does, claims, chainId, lights }: Props) {
  const groups = Map.groupBy(claims, ({ effect }) => effect);
  const effects = [...new Set([...does.keys(), ...groups.keys()])].sort((one, other) => one - other);
  // A number links to the first claim that carries it.
  const firsts = new Set([...Map.groupBy(claims, ({ pair }) => pair).values()].flatMap(([first]) => first ?? []));
  return (
    <ol className="flex flex-col gap-5">
      {effects.map((effect) => (
        <li key={effect}>
          {does[effect] !== undefined && (
            <p className="mb-2 text-lg font-semibold leading-snug wrap-anywhere">
              <InertText>{does[effect]}</InertText>
            </p>
          )}
          <dl className="divide-y divide-line border-y border-line">
            {(groups.get(effect) ?? []).map((claim) => (
              <Row
                key={`${claim.label} ${claim.shown} ${claim.raw}`}
                claim={claim}
                isFirst={firsts.has(claim)}
                chainId={chainId}
                lights={lights}
              />
            ))}
          </dl>
          <ExactValues claims={groups.get(effect) ?? []} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly claim: PairedClaim;
  readonly isFirst: boolean;
  readonly chainId: number;
  readonly lights: Lights;
}

function Row({ claim, isFirst, chainId, lights }: RowProps) {
  const { label, status, pair } = claim;
  const named = [claim.shown, claim.raw].find((each) => each !== null && address.test(each));
  return (
    <div
      data-lit={pair !== null && lights.lit === pair ? true : undefined}
      className="grid grid-cols-[4.75rem_1fr] gap-x-3 py-2 data-lit:bg-sunken sm:grid-cols-[6.75rem_1fr]"
    >
      <dt className="pt-0.5 text-sm text-muted">
        <InertText>{label}</InertText>
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
        {pair === null ? (
          <Value claim={claim} />
        ) : (
          <a
            {...(isFirst && { id: `claim-${pair}` })}
            href={`#words-${pair}`}
            {...lightProps(lights, pair, 'words')}
            className="rounded-md data-lit:outline-2 data-lit:outline-ink"
          >
            <Value claim={claim} />
          </a>
        )}
        <p className={`text-sm ${colours[status]}`}>
          <InertText>{verdictOn(claim)}</InertText>
        </p>
        {named && (
          <p className="ml-auto text-sm">
            <ExplorerLink chainId={chainId} kind="address" id={named} />
          </p>
        )}
      </dd>
    </div>
  );
}

/** A name is always shown with its address. */
function Value({ claim: { shown, raw, status, pair } }: { claim: PairedClaim }) {
  const badge = pair !== null && <PairBadge look={looks[status]}>{pair}</PairBadge>;
  const whole = [shown, shortAddress.test(shown) ? raw : null].find((each) => each !== null && address.test(each));
  if (whole) {
    return (
      <>
        <Account address={whole} /> {badge}
      </>
    );
  }
  return (
    <>
      <span className="font-semibold tabular-nums">
        <InertText>{shown}</InertText>
      </span>{' '}
      {badge}
      {raw !== null && address.test(raw) && !shown.includes(raw) && (
        <span className="block text-muted">
          <Account address={raw} />
        </span>
      )}
    </>
  );
}

function verdictOn({ status, said, note }: PairedClaim): string {
  if (status === 'grounded') return '✓ As you said';
  if (status === 'implied') return note ? upperFirst(note) : 'Follows from what you asked';
  if (status === 'ungrounded') return `? ${note ?? 'You did not say this'}`;
  return `✗ ${said ? `You said ${said}` : (note ?? 'You said something else')}`;
}

function ExactValues({ claims }: { claims: readonly PairedClaim[] }) {
  const exact = claims.flatMap(({ label, raw, shown, asset }) => [
    ...(raw !== null && raw !== shown ? [{ label, value: raw }] : []),
    ...(asset !== null && address.test(asset) ? [{ label: `${label}: token`, value: asset }] : []),
  ]);
  if (exact.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-8 cursor-pointer py-1 text-muted">Exact values</summary>
      <ul className="flex flex-col gap-1 pb-1">
        {exact.map(({ label, value }) => (
          <li key={`${label} ${value}`}>
            <span className="text-muted">
              <InertText>{label}</InertText>:{' '}
            </span>
            <code className="font-mono text-[0.9em] wrap-anywhere">
              <InertText>{value}</InertText>
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}
