import type { Decision, ValidationResponse } from '@countersign/protocol';
import { environment } from '../orion/src/config.ts';
import { decide } from '../orion/src/decide.ts';

/** The arbiter's default confidence threshold. */
export const threshold = environment.shape.ORION_CONFIDENCE_THRESHOLD.parse(undefined);

/** The arbiter's decision on a report: below the threshold the owner is asked. */
export const outcomeOf = (report: ValidationResponse): Decision =>
  decide(report, { threshold, isSealed: true }).decision;
