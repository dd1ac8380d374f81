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

/** A subject of the settings. It loads by itself, and where it fails, the others do not. */
export const Section = <T,>({ title, lead, ...loaded }: Props<T>) => (
  <Card title={title} lead={lead}>
    <Loaded {...loaded} />
  </Card>
);

/** What was asked for, or why it is not there. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailureNotice error={query.error} onRetry={() => void query.refetch()} />;
  return <Waiting>Loading…</Waiting>;
}
