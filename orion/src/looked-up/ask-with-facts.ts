import { type CreateFields, type ValidationResponse, type WantedFact, wantedFact } from '@countersign/protocol';
import { askValidator, type ValidatorPlace } from '../ask-validator.ts';
import type { FactFinder } from './create-fact-finder.ts';

/** The second round serves questions that the first one opens, such as the token of a vault. */
const MAX_LOOKS = 2;

export interface Asking {
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/**
 * Asks the validator, looks up the facts it requests, and asks again. If the validator refuses the facts, its first
 * answer counts.
 */
export async function askWithFacts(
  { validator, facts }: { readonly validator: ValidatorPlace; readonly facts: FactFinder },
  fields: CreateFields,
  asking: Asking,
): Promise<ValidationResponse | null> {
  let report = await askValidator(validator, fields, asking);
  const lookUp = facts.open(fields.chainId);
  for (let look = 0; report !== null && lookUp !== null && look < MAX_LOOKS; look += 1) {
    const wanted = wantedIn(report);
    if (wanted.length === 0) break;
    const lookedUp = await lookUp.find(wanted);
    const better = await askValidator(validator, fields, { ...asking, lookedUp });
    if (better === null) break;
    report = better;
  }
  return report;
}

/** Unknown kinds are ignored. */
const wantedIn = ({ context: { wanted } }: ValidationResponse): WantedFact[] =>
  (Array.isArray(wanted) ? wanted : []).flatMap((each) => wantedFact.safeParse(each).data ?? []);
