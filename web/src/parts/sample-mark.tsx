import { type Contract, type Received, sampleKeyPrefix } from '@countersign/protocol';

type Submitter = Received<Contract['listTransactions']>[number]['submittedBy'];

/** Whether a key of the sample data asked for it. A client that gives itself such a name is no key of the owner's. */
export const isSample = (submittedBy: Submitter): boolean =>
  submittedBy?.kind === 'api-key' && (submittedBy.name?.startsWith(sampleKeyPrefix) ?? false);

/** The name as the mark leaves it: the mark says the rest. */
export const nameWithoutMark = (submittedBy: NonNullable<Submitter>): string | null =>
  isSample(submittedBy) ? (submittedBy.name?.slice(sampleKeyPrefix.length) ?? null) : submittedBy.name;

/** Tells sample data from real requests; nothing where it is real. */
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
