import type { Answer, ValidationContract } from '@countersign/protocol';
import type { ModelReachability } from './model-reachability.ts';
import type { Pipeline } from './pipeline.ts';

/** A language model as the health shows it. */
export interface Llm {
  readonly provider: string;
  readonly model: string;
  readonly reachability: ModelReachability;
}

/** How the validator is; without a pipeline it is still starting. */
export async function describeHealth(
  pipeline: Pipeline | null,
  llm: Llm | null,
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
      sanctioned_addresses: data?.sanctions.addresses.size ?? 0,
      versions: { ...data?.versions },
    },
  };
}
