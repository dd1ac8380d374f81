import { z } from 'zod';
import { address } from './address.ts';
import { decisions, transactionStatuses, waitingFor } from './approvals.ts';
import { moment, page, wholeNumber } from './fields.ts';

/** A client id may be the address of a document. */
const MAX_AGENT_CHARACTERS = 2_000;
const MAX_SEARCH_CHARACTERS = 200;

/** One or several of these, separated by commas. */
function anyOf<const Value extends string>(values: readonly Value[], description: string) {
  const fault = `must be one or several of ${values.join(', ')}, separated by commas`;
  return z
    .string()
    .max(200, fault)
    .transform((text) => [...new Set(text.split(','))] as Value[])
    .refine((given) => given.every((each) => values.includes(each)), fault)
    .optional()
    .describe(description);
}

/** What narrows a list of transactions. Several filters together must all match. */
const filters = {
  status: anyOf(transactionStatuses, 'One or several, separated by commas.'),
  waitingFor: anyOf(waitingFor, 'What comes next: one or several, separated by commas.'),
  decision: anyOf([...decisions, 'none'], "The arbiter's, one or several; `none` while there is no verdict."),
  agent: z
    .string()
    .min(1, 'must not be empty')
    .max(MAX_AGENT_CHARACTERS)
    .optional()
    .describe('Who submitted it: the id of an API key, of an OAuth grant or its client, or of a session.'),
  chainId: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  asset: z
    .literal('native')
    .or(address)
    .optional()
    .describe('The address of a token, or `native`: among the effects that the arbiter reported.'),
  q: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(MAX_SEARCH_CHARACTERS, `must be at most ${MAX_SEARCH_CHARACTERS} characters`)
    .optional()
    .describe(
      'A requestHash, or its beginning with `0x` and at least 8 digits; an address that takes part; or whole words of the `userPrompt`, all of which must occur.',
    ),
  since: moment.optional().describe('Created at this moment or later.'),
  until: moment.optional().describe('Created before this moment.'),
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
        '`attention`, with `waitingFor=owner`: first those with failed checks, then those that the arbiter could not decide, then those that need only the owner; each newest first.',
      ),
  })
  .refine(({ order, waitingFor }) => order === 'newest' || String(waitingFor) === 'owner', {
    path: ['order'],
    error: 'attention needs waitingFor=owner',
  });

/** The query of an export: the filters of a list, and the format. */
export const transactionExport = filterSchema.extend({
  format: z.enum(['csv', 'json']).default('csv'),
});
