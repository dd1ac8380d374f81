import { Fold } from '../parts/fold.tsx';
import { InertText } from '../parts/inert-text.tsx';
import { Mark } from '../parts/mark.tsx';
import type { Check } from './read-report.ts';

/** Failed checks in full, the others folded. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const by = Map.groupBy(checks, ({ status }) => status);
  const [failed, passed, skipped] = [by.get('FAIL') ?? [], by.get('PASS') ?? [], by.get('SKIP') ?? []];
  const counts = `${failed.length > 0 ? `${failed.length} failed · ` : ''}${passed.length} passed · ${skipped.length} not run`;
  return (
    <Fold title="Checks" hint={counts} open={failed.length > 0}>
      {failed.length > 0 && <List checks={failed} />}
      {passed.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted">{passed.length} passed</summary>
          <List checks={passed} />
        </details>
      )}
      {skipped.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted">
            {skipped.length} not run: not applicable, or information is missing
          </summary>
          <List checks={skipped} />
        </details>
      )}
    </Fold>
  );
}

const kinds = { FAIL: 'bad', PASS: 'good', SKIP: 'care' } as const;
const words = { FAIL: 'failed', PASS: 'passed', SKIP: 'not run' };

const List = ({ checks }: { checks: readonly Check[] }) => (
  <ul className="flex flex-col gap-3 py-1">
    {checks.map(({ id, name, status, reasoning }) => (
      <li key={id} className="flex gap-3">
        <Mark kind={kinds[status]} small />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium" title={id}>
            <InertText>{name}</InertText>
            <span className="sr-only"> {words[status]}</span>
          </p>
          <p className="text-sm text-muted">
            <InertText>{reasoning}</InertText>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
