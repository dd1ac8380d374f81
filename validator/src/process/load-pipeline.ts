import type { Log } from '@countersign/edge';
import type { Config } from './config.ts';
import type { Pipeline } from './pipeline.ts';

/** The checks with their dependencies. Imported here and not above, because the process listens before it loads. */
export async function loadPipeline(
  { sanctionsFile, threatsFile, policyFile, descriptorsDir, model }: Config,
  { log, onModel }: { readonly log: Log; readonly onModel: (reached: boolean) => void },
): Promise<Pipeline> {
  const [{ loadValidator }, { validate }, { nodes }, { protocols }, { warmUp }] = await Promise.all([
    import('./load-validator.ts'),
    import('../validate.ts'),
    import('../checks/index.ts'),
    import('../protocols/index.ts'),
    import('./warm-up.ts'),
  ]);
  const deps = await loadValidator({
    sanctionsFile,
    threatsFile,
    policyFile,
    descriptorsDir,
    model,
    onModel,
    now: Date.now,
    // The error itself is not logged: its message may quote the request.
    onCrash: (where, error) =>
      log.error({ where, type: error instanceof Error ? error.name : typeof error }, 'check crashed'),
  });
  const { tokens, sanctions, threats } = deps.data;
  const { contracts, added, skipped } = deps.descriptors;
  for (const { file, reason } of skipped) log.warn({ file, reason }, 'descriptor rejected');
  log.info(
    {
      tokens: tokens.size,
      sanctioned: sanctions.addresses.size,
      sanctionsAsOf: sanctions.asOf,
      threats: threats.threats.size,
      threatsAsOf: threats.asOf,
      policyFile,
      described: contracts.counts.contracts,
      descriptorsDir,
      descriptorsAdded: added,
    },
    'lists loaded',
  );
  let isAsked = false;
  void warmUp(deps, () => isAsked);
  return {
    data: deps.data,
    protocols,
    descriptors: deps.descriptors,
    nodeCount: nodes.length,
    validate: (request) => {
      isAsked = true;
      return validate(request, deps);
    },
  };
}
