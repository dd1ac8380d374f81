import { contract, type Effect, type ValidationResponse } from '@countersign/protocol';

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function withCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), withCamelCase(inner)]));
}

/**
 * What the call does, as the validator has decoded it; null where it does not show all of it. A policy that saw a part
 * would let the rest through.
 */
export function readEffects({ extracted_elements: elements }: ValidationResponse): Effect[] | null {
  if (!Array.isArray(elements.effects) || elements.effects_not_shown !== undefined) return null;
  const effects = withCamelCase(elements.effects) as Effect[];
  // By the very schema that the service reads them with.
  return contract.createApproval.body.safeParse({ decision: 'UNDECIDED', effects }).success ? effects : null;
}
