import { DataFileError } from '../data/data-file-error.ts';
import type { ExtraContract } from '../data/policy.ts';
import type { Protocol } from './rules/protocol.ts';

const rolesOf = ({ contracts, functions, typedData = [] }: Protocol): ReadonlySet<string> =>
  new Set([
    ...Object.keys(contracts),
    ...[...functions, ...typedData].flatMap(({ on }) => (on === 'any' ? [] : [...on])),
  ]);

/** Refuses an operator's contract with an unknown protocol or role, which would never be used. */
export function checkExtraContracts(
  protocols: readonly Protocol[],
  extra: readonly ExtraContract[],
  file: string,
): void {
  for (const [index, { protocol: slug, role }] of extra.entries()) {
    const refuse = (field: string, value: string, known: Iterable<string>) => {
      const names = [...known].sort().join(', ') || 'none';
      throw new DataFileError(`${file}: contracts[${index}].${field}:`, `there is no "${value}". There are: ${names}`);
    };
    const protocol = protocols.find((each) => each.slug === slug);
    if (!protocol) {
      refuse(
        'protocol',
        slug,
        protocols.map((each) => each.slug),
      );
    } else if (!rolesOf(protocol).has(role)) refuse('role', role, rolesOf(protocol));
  }
}
