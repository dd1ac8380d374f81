import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

interface Props<T> extends LoadedProps<T> {
  readonly title: string;
  readonly lead: ReactNode;
}

/** A section of the settings. Each loads and fails independently. */
export const Section = <T,>({ title, lead, ...loaded }: Props<T>) => (
  <Card title={title} lead={lead}>
    <Loaded {...loaded} />
  </Card>
);

/** The loaded data, or the reason why it is missing. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailureNotice error={query.error} onRetry={() => void query.refetch()} />;
  return <Waiting>Loading…</Waiting>;
}
