import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/db/database.ts';
import { countOpen } from './store.ts';

/**
 * The number of open releases, counted for each scrape of the metrics. If the database cannot be read, the last values
 * remain.
 */
export function measureReleases(registry: Registry, db: Database): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'countersign_oldest_claimed_seconds',
    help: 'How long the oldest claimed release has been waiting for the custody provider to accept it.',
    registers,
  });
  new Gauge({
    name: 'countersign_releases_open',
    help: 'Approved transactions and custody orders being executed.',
    labelNames: ['status'],
    registers,
    async collect() {
      const open = await countOpen(db).catch(() => null);
      if (!open) return;
      this.reset();
      for (const { status, count } of open) this.set({ status }, count);
      oldest.set(open.find(({ status }) => status === 'claimed')?.oldestSeconds ?? 0);
    },
  });
}
