import { type CreateFields, type ValidationResponse, type WantedFact, wantedFact } from '@countersign/protocol';
import { askValidator, type ValidatorPlace } from '../ask-validator.ts';
import type { FactFinder } from './create-fact-finder.ts';

/** The second look is for what the facts of the first have opened: the token that a vault holds. */
const MAX_LOOKS = 2;

export interface Asking {
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/**
 * Asks the validator, looks up what it would like to know where that can be done, and asks again. A validator that does
 * not take the facts has given its answer before.
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

/** Kinds that we do not know are left alone. */
const wantedIn = ({ context: { wanted } }: ValidationResponse): WantedFact[] =>
  (Array.isArray(wanted) ? wanted : []).flatMap((each) => wantedFact.safeParse(each).data ?? []);
