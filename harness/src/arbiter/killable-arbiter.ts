import { type RunningProgram, runProgram } from '../servers/program.ts';
import { type Between, type Passing, startProxy, type Watch } from '../servers/proxy.ts';

/** The moment of a kill: before the request is forwarded, or after its answer, before the client has it. */
type Moment = 'before' | 'after';

export interface Kill {
  readonly step: string;
  readonly moment: Moment;
}

export interface KillableArbiter extends RunningProgram {
  /** Lets its lease requests through. */
  admit(): void;
  /** Kills it with SIGKILL at its next arrival at this step. */
  arm(kill: Kill): void;
  /** Every step so far. */
  readonly steps: ReadonlySet<string>;
  /** Every lease so far. */
  readonly leaseIds: ReadonlySet<string>;
  end(): Promise<void>;
}

/** An arbiter in its own process, with proxies in front of the service, the validator and the chain. */
export async function spawnArbiter(env: Record<string, string>): Promise<KillableArbiter> {
  const admitted = Promise.withResolvers<void>();
  const steps = new Set<string>();
  const leaseIds = new Set<string>();
  let armed: Kill | null = null;
  let program: RunningProgram | null = null;

  const watch: Watch = async (passing) => {
    const { step, mayWait } = describe(passing);
    if (mayWait && passing.answer === null) await admitted.promise;
    steps.add(step);
    if (mayWait) for (const { leaseId } of leasesIn(passing.answer?.body)) leaseIds.add(leaseId);
    const moment: Moment = passing.answer === null ? 'before' : 'after';
    if (armed === null || armed.step !== step || armed.moment !== moment) return undefined;
    program?.child.kill('SIGKILL');
    await program?.exited;
    return null;
  };
  const behind = async (name: string): Promise<readonly [string, Between]> => [
    name,
    await startProxy(env[name] ?? '', watch),
  ];
  const proxies = await Promise.all(['SERVICE_URL', 'VALIDATOR_URL', 'CHAIN_RPC_URL'].map(behind));
  program = runProgram('orion/src/main.ts', {
    ...env,
    ...Object.fromEntries(proxies.map(([name, { url }]) => [name, url])),
  });
  return {
    ...program,
    admit: admitted.resolve,
    arm(kill) {
      armed = kill;
    },
    steps,
    leaseIds,
    async end() {
      program?.child.kill('SIGKILL');
      await program?.exited;
      await Promise.all(proxies.map(([, proxy]) => proxy.stop()));
    },
  };
}

/** The step of a request, with the same name in every flow. */
function describe({ method, path, body, answer }: Passing): { readonly step: string; readonly mayWait: boolean } {
  if (path.endsWith('/lease')) return { step: leaseStep(answer?.body), mayWait: true };
  if (path === '/') return { step: (JSON.parse(body) as { method: string }).method, mayWait: false };
  const named = `${method} ${path.replace(/\/internal\/orion-metadata|\/(?:0x[0-9a-f]{64}|bafkrei[a-z2-7]+)/g, '')}`;
  const { status } = path.endsWith('/settlement') ? (JSON.parse(body) as { status: string }) : { status: '' };
  return { step: `${named} ${status}`.trim(), mayWait: false };
}

/** The task is known only from the answer. */
const leaseStep = (answer: string | undefined): string => `lease ${leasesIn(answer)[0]?.task ?? ''}`.trim();

function leasesIn(answer: string | undefined): readonly { readonly leaseId: string; readonly task: string }[] {
  const { requests = [] } = JSON.parse(answer ?? '{}') as { requests?: { leaseId: string; task: string }[] };
  return requests;
}
