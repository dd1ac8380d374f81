import { type Contract, type Received, sampleKeyPrefix } from '@countersign/protocol';

type Submitter = Received<Contract['listTransactions']>[number]['submittedBy'];

/**
 * Whether the request came from a key of the sample data. A client that uses such a name is not one of the owner's
 * keys.
 */
export const isSample = (submittedBy: Submitter): boolean =>
  submittedBy?.kind === 'api-key' && (submittedBy.name?.startsWith(sampleKeyPrefix) ?? false);

/** The name without the mark, which says the rest. */
export const nameWithoutMark = (submittedBy: NonNullable<Submitter>): string | null =>
  isSample(submittedBy) ? (submittedBy.name?.slice(sampleKeyPrefix.length) ?? null) : submittedBy.name;

/** Marks sample data; nothing for real requests. */
export function SampleMark({ of: { submittedBy } }: { of: { readonly submittedBy: Submitter } }) {
  if (!isSample(submittedBy)) return null;
  return (
    <span
      title="Made by npm run sample"
      className="inline-block rounded-md border border-dashed border-muted px-1.5 align-middle text-xs font-medium leading-5 text-muted"
    >
      Sample
    </span>
  );
}
