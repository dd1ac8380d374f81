import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { SignedOutError } from '../../session/session.ts';

interface Props<T> {
  readonly title: string;
  readonly lead: ReactNode;
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** A subject of the settings. It loads by itself, and where it fails, the others do not. */
export function Section<T>({ title, lead, query, children }: Props<T>) {
  return (
    <Card title={title} lead={lead}>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.error && !(query.error instanceof SignedOutError) ? (
        <FailureNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Waiting>Loading…</Waiting>
      )}
    </Card>
  );
}
