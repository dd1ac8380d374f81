import { EACH, MOST_HELD, USERS } from './measure-held.ts';
import type { HeldBySides, Result } from './results.ts';

export const MOST_CORES = 0.15;
export const MOST_TOLD_MS = 50;

const cores = ({ service, postgres }: { service: number; postgres: number }) =>
  `${(service + postgres).toFixed(3)} cores (${service.toFixed(3)} + ${postgres.toFixed(3)})`;
const times = ({ p50, p99 }: { p50: number; p99: number }) => `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`;

export function reportHeld(held: HeldBySides): Result {
  const { product, floor } = held;
  const least = USERS * EACH * MOST_HELD;
  const told = (what: string, measured: string) => ({ what, target: '', measured, isMet: null });
  return {
    figures: [
      {
        what: 'held at the same moment',
        target: `at least ${least}`,
        measured: String(product.count),
        isMet: product.count >= least,
      },
      {
        what: 'processor time to hold them: service and PostgreSQL',
        target: `at most ${MOST_CORES} cores`,
        measured: cores(product),
        isMet: product.service + product.postgres <= MOST_CORES,
      },
      told('… the floor, which holds as many', cores(floor)),
      {
        what: 'from sending a decision until it is told: p99',
        target: `at most ${MOST_TOLD_MS} ms`,
        measured: times(product.told),
        isMet: product.told.p99 <= MOST_TOLD_MS,
      },
      told('… the floor', times(floor.told)),
      told(
        '… until the decision itself is answered',
        times({ p50: product.told.answeredP50, p99: product.told.answeredP99 }),
      ),
      {
        what: 'answers other than 200, and connections lost',
        target: 'none',
        measured: String(product.failures),
        isMet: product.failures === 0,
      },
    ],
    held,
  };
}
