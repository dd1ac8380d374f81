import type { Answer, ValidationContract } from '@countersign/protocol';
import { ageInDays } from '../data/age-in-days.ts';
import type { ModelReachability } from './model-reachability.ts';
import type { Pipeline } from './pipeline.ts';

/** A language model in the health answer. */
export interface Llm {
  readonly provider: string;
  readonly model: string;
  readonly reachability: ModelReachability;
}

/** The health of the validator; without a pipeline it is still starting. */
export async function describeHealth(
  pipeline: Pipeline | null,
  llm: Llm | null,
  nowMs: number,
): Promise<Answer<ValidationContract['getHealth']>> {
  const reachable = llm && (await llm.reachability.look());
  const data = pipeline?.data;
  return {
    status: pipeline === null ? 'starting' : reachable === false ? 'degraded' : 'ok',
    version: '1.0',
    ready: pipeline !== null,
    llm: { enabled: llm !== null, provider: llm?.provider ?? null, model: llm?.model ?? null, reachable },
    nodes: pipeline?.nodeCount ?? 0,
    protocols: pipeline?.protocols.length ?? 0,
    data: {
      tokens: data?.tokens.size ?? 0,
      sanctions_as_of: data?.sanctions.asOf ?? null,
      sanctions_age_days: ageInDays(data?.sanctions.asOf ?? null, nowMs),
      sanctioned_addresses: data?.sanctions.addresses.size ?? 0,
      threats_as_of: data?.threats.asOf ?? null,
      threats_age_days: ageInDays(data?.threats.asOf ?? null, nowMs),
      threat_addresses: data?.threats.threats.size ?? 0,
      descriptors: describeDescriptors(pipeline),
      versions: { ...data?.versions },
    },
  };
}

/** A folder of broken files must not fill the health answer. */
const MAX_SKIPPED = 20;

function describeDescriptors(pipeline: Pipeline | null) {
  const { contracts, added, skipped } = pipeline?.descriptors ?? { contracts: null, added: 0, skipped: [] };
  return {
    ...(contracts?.counts ?? { contracts: 0, functions: 0, typed_data: 0 }),
    files_added: added,
    files_skipped: skipped.length,
    skipped: skipped.slice(0, MAX_SKIPPED),
  };
}
