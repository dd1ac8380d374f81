import { z } from 'zod';
import { address } from './address.ts';
import { decisions, transactionStatuses, waitingFor } from './approvals.ts';
import { moment, page, wholeNumber } from './fields.ts';

/** A client id may be the URL of a document. */
const MAX_AGENT_CHARACTERS = 2_000;
const MAX_SEARCH_CHARACTERS = 200;

/** One or several values, separated by commas. */
function anyOf<const Value extends string>(values: readonly Value[], description: string) {
  const fault = `must be one or more of ${values.join(', ')}, separated by commas`;
  return z
    .string()
    .max(200, fault)
    .transform((text) => [...new Set(text.split(','))] as Value[])
    .refine((given) => given.every((each) => values.includes(each)), fault)
    .optional()
    .describe(description);
}

/** The filters of a list of transactions, combined with AND. */
const filters = {
  status: anyOf(transactionStatuses, 'One or more, separated by commas.'),
  waitingFor: anyOf(waitingFor, 'The next step: one or more, separated by commas.'),
  decision: anyOf([...decisions, 'none'], "The arbiter's decision, one or more; `none` if there is no verdict yet."),
  agent: z
    .string()
    .min(1, 'must not be empty')
    .max(MAX_AGENT_CHARACTERS)
    .optional()
    .describe('The submitter: the id of an API key, an OAuth grant or its client, or a session.'),
  chainId: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  asset: z
    .literal('native')
    .or(address)
    .optional()
    .describe('A token address or `native`: matched against the effects reported by the arbiter.'),
  q: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(MAX_SEARCH_CHARACTERS, `must be at most ${MAX_SEARCH_CHARACTERS} characters`)
    .optional()
    .describe(
      'A requestHash, or its beginning with `0x` and at least 8 digits; an address that takes part; or whole words of the `userPrompt`, all of which must occur.',
    ),
  since: moment.optional().describe('Created at or after this time.'),
  until: moment.optional().describe('Created before this time.'),
};

const filterSchema = z.object(filters);
export type TransactionFilters = z.output<typeof filterSchema>;

/** The query of a list of transactions. */
export const transactionPage = page
  .extend({
    ...filters,
    order: z
      .enum(['newest', 'attention'])
      .default('newest')
      .describe(
        '`attention`, with `waitingFor=owner`: first requests with failed checks, then those the arbiter could not decide, then those that only need the owner; newest first within each group.',
      ),
  })
  .refine(({ order, waitingFor }) => order === 'newest' || String(waitingFor) === 'owner', {
    path: ['order'],
    error: 'attention requires waitingFor=owner',
  });

/** The query of an export: the filters of a list, and the format. */
export const transactionExport = filterSchema.extend({
  format: z.enum(['csv', 'json']).default('csv'),
});
