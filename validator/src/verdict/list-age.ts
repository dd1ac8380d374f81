import { ageInDays } from '../data/age-in-days.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';

/**
 * Age of a list in days, by the time in the request; null without one: otherwise the same input would give different
 * bytes tomorrow.
 */
export const listAge = (asOf: string | null, { clock, nowUnix }: NormalisedRequest): number | null =>
  clock === 'server' ? null : ageInDays(asOf, nowUnix * 1000);
