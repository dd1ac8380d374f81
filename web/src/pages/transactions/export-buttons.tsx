import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { describeFailure } from '../../parts/describe-failure.ts';
import { saveFile } from '../../parts/save-file.ts';
import type { User } from '../../session/kept-session.ts';
import { useSession } from '../../session/session-context.ts';
import { type Filters, toQuery } from './filters.ts';
import { readBlob } from './read-blob.ts';

type Format = 'csv' | 'json';

/** Saves all transactions that match the filters, not only those on the page. */
export function ExportButtons({ user, filters }: { user: User; filters: Filters }) {
  const { open } = useSession();
  const [bytes, setBytes] = useState(0);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const saving = useMutation({
    mutationFn: async (format: Format) => {
      setBytes(0);
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        const content = await readBlob(await open(pathOf(user, filters, format), signal), setBytes);
        saveFile(`countersign-transactions-${new Date().toISOString().slice(0, 10)}.${format}`, content);
        return 'Saved.';
      } catch (error) {
        if (signal.aborted) return 'Cancelled.';
        throw error;
      }
    },
  });
  const failure = saving.error && describeFailure(saving.error);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm text-muted tabular-nums empty:sr-only">
        {saving.isPending
          ? `Exporting, ${sizeOf(bytes)} so far`
          : failure
            ? `${failure.title}. ${failure.text}`
            : saving.data}
      </p>
      {saving.isPending ? (
        <Button look="secondary" onPress={() => running.current.abort()}>
          Cancel export
        </Button>
      ) : (
        (['csv', 'json'] as const).map((format) => (
          <Button key={format} look="secondary" onPress={() => saving.mutate(format)}>
            Export {format.toUpperCase()}
          </Button>
        ))
      )}
    </div>
  );
}

function pathOf({ ethereumAddress }: User, filters: Filters, format: Format): string {
  const given = Object.entries({ ...toQuery(filters), format }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/transactions/users/${ethereumAddress}/export?${query}`;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
