import { contract, type Effect, type ValidationResponse } from '@countersign/protocol';

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function withCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), withCamelCase(inner)]));
}

/**
 * The effects of the call, as the validator has decoded it; null if some are missing. A policy that saw only a part
 * would approve the rest.
 */
export function readEffects({ extracted_elements: elements }: ValidationResponse): Effect[] | null {
  if (!Array.isArray(elements.effects) || elements.effects_not_shown !== undefined) return null;
  const effects = withCamelCase(elements.effects) as Effect[];
  // With the service's own schema.
  return contract.createApproval.body.safeParse({ decision: 'UNDECIDED', effects }).success ? effects : null;
}
