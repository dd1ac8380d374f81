import { z } from 'zod';

const MAX_ITEMS = 50;
const quote = z.string().min(1).max(2_000);
const kinds = ['action', 'amount', 'asset', 'recipient', 'spender', 'protocol', 'chain', 'constraint'] as const;

/** The intent in other words, and its parts, each with the words that it was read from. */
export const readingShape = z.object({
  plain: z.string().max(4_000),
  elements: z.array(z.object({ kind: z.enum(kinds), quote })).max(MAX_ITEMS),
});

/** The owner's wishes that, in the model's reading, the transaction does not meet. */
export const complianceShape = z.object({
  violations: z.array(z.object({ quote, why: z.string().min(1).max(500) })).max(MAX_ITEMS),
});

/** The answer, checked by schema; null if the model was not called or returned nothing usable. */
export interface ModelReading {
  readonly elements: z.infer<typeof readingShape>['elements'] | null;
  readonly violations: z.infer<typeof complianceShape>['violations'] | null;
  /** Why something is null, in words for the owner. */
  readonly problem: string | null;
}
