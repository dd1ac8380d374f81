import { type Client, type Outcome, verify } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { signedIn } from '../login/signed-in.ts';
import { showOutcome } from '../show-outcome.ts';
import { examples } from './examples.ts';
import { actionOf, addProposalOptions, type ProposalOptions, readProposal } from './proposal.ts';
import { readTimeoutMs } from './timeout.ts';

interface VerifyOptions extends ProposalOptions {
  readonly wait?: boolean;
  readonly timeout?: string;
  readonly idempotencyKey?: string;
}

const DEFAULT_SECONDS = 60;
const OWNER_SECONDS = 600;

export function addVerify(program: Command, act: Act): void {
  const command = program
    .command('verify')
    .description('submit a transaction with its intent and wait for the verdict');
  addProposalOptions(command)
    .option('--wait', "also wait for the owner's decision, if needed")
    .option(
      '--timeout <seconds>',
      `how long to wait (default: ${DEFAULT_SECONDS}, with --wait ${OWNER_SECONDS}); 0 submits only`,
    )
    .option('--idempotency-key <text>', 'repeated submissions with the same key count as one request')
    .addHelpText(
      'after',
      examples(
        'verify --intent "Send 1 ETH to 0xd8dA…6045" --to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 --value 1000000000000000000 --chain 1',
        'verify request.json --wait',
        'verify - --json < request.json',
      ),
    )
    .action(act(run));
}

async function run(context: Context, options: VerifyOptions, file?: string) {
  const proposal = await readProposal(context, options, file);
  const { client, account } = signedIn(context);
  const waitForOwner = options.wait ?? false;
  const timeoutMs = readTimeoutMs(options.timeout, waitForOwner ? OWNER_SECONDS : DEFAULT_SECONDS);
  const { signal, progress } = context;
  const request = {
    client,
    account: proposal.account ?? account,
    intent: proposal.intent,
    ...actionOf(proposal),
    idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
    signal,
  };
  // Submitted first without waiting, so that its hash is known if the wait is interrupted; the second submission is
  // idempotent.
  const submitted = await verify({ ...request, client: announced(client, progress), timeoutMs: 0 });
  const follow = () => verify({ ...request, timeoutMs, waitForOwner });
  return showOutcome(await followed(context, submitted, timeoutMs > 0, follow), context.url);
}

/** Reports invalid input before anything is sent; a repeated request is not announced again. */
function announced(client: Client, progress: Context['progress']): Client {
  let isSaid = false;
  return {
    ...client,
    createTransaction(...given) {
      if (!isSaid) progress.say('Submitting');
      isSaid = true;
      return client.createTransaction(...given);
    },
  };
}

/** Waits until the request is settled. If interrupted, tells the user how to continue. */
export async function followed(
  { progress, remark, signal }: Context,
  seen: Outcome,
  isWaiting: boolean,
  follow: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!isWaiting || (seen.outcome !== 'pending' && seen.outcome !== 'undecided')) return seen;
  const whom = seen.outcome === 'pending' ? 'the arbiter' : 'the owner';
  progress.say(`Submitted as ${seen.requestHash}, waiting for ${whom}`);
  try {
    return await follow();
  } catch (error) {
    if (signal.aborted)
      remark(
        `Stopped waiting; the request remains open. Continue with: countersign status ${seen.requestHash} --watch`,
      );
    throw error;
  }
}
