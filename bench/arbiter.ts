import type { Decision, ValidationResponse } from '@countersign/protocol';
import { environment } from '../orion/src/config.ts';
import { decide } from '../orion/src/decide.ts';

/** The confidence that a decision needs, as the arbiter is shipped. */
export const threshold = environment.shape.ORION_CONFIDENCE_THRESHOLD.parse(undefined);

/** What the arbiter makes of a report: below the threshold the owner is asked. */
export const outcomeOf = (report: ValidationResponse): Decision =>
  decide(report, { threshold, isSealed: true }).decision;
