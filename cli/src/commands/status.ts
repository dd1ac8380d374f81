import { awaitOutcome } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { findRequest } from '../find-request.ts';
import { signedIn } from '../login/signed-in.ts';
import { showOutcome } from '../show-outcome.ts';
import { examples } from './examples.ts';
import { readTimeoutMs } from './timeout.ts';
import { followed } from './verify.ts';

interface StatusOptions {
  readonly watch?: boolean;
  readonly timeout?: string;
}

const WATCH_SECONDS = 600;

export function addStatus(program: Command, act: Act): void {
  program
    .command('status')
    .description('show the status of a request')
    .argument('<request>', 'its hash, or at least its first 8 digits')
    .option('--watch', 'wait until it is decided, including by the owner')
    .option('--timeout <seconds>', `how long to watch (default: ${WATCH_SECONDS})`)
    .addHelpText('after', examples('status 0x3f7c9a1e', 'status 0x3f7c9a1e --watch'))
    .action(act(status));
}

async function status(context: Context, options: StatusOptions, request: string) {
  const as = signedIn(context);
  const timeoutMs = readTimeoutMs(options.timeout, WATCH_SECONDS);
  const { signal } = context;
  const following = { client: as.client, requestHash: await findRequest(as, request), signal };
  const seen = await awaitOutcome({ ...following, timeoutMs: 0 });
  const follow = () => awaitOutcome({ ...following, timeoutMs, waitForOwner: true });
  return showOutcome(await followed(context, seen, options.watch ?? false, follow), context.url);
}
