import { Gauge, type Registry } from 'prom-client';
import type { ChainFollowing } from './follow-chain.ts';

/** How far the read events are behind the chain, as a metric. */
export function measureFollower(registry: Registry, following: Pick<ChainFollowing, 'state'>): void {
  const registers = [registry];
  new Gauge({
    name: 'countersign_follower_lag_blocks',
    help: 'Confirmed blocks of the record chain that have not been read yet.',
    registers,
    collect() {
      const { lagBlocks } = following.state();
      if (lagBlocks !== null) this.set(lagBlocks);
    },
  });
  new Gauge({
    name: 'countersign_follower_read_age_seconds',
    help: 'Time since this instance had last read all events of the record chain.',
    registers,
    collect() {
      this.set(following.state().secondsSinceRead);
    },
  });
}
