import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { Failure } from '../failures.ts';
import { findRequest } from '../find-request.ts';
import { signedIn } from '../login/signed-in.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { answer } from '../output/answer.ts';
import { inert } from '../output/inert.ts';
import { createPaint } from '../output/paint.ts';
import { askWhether } from '../prompts.ts';
import { pageOf } from '../show-outcome.ts';
import { showStory, storyOf } from '../story.ts';
import { examples } from './examples.ts';

interface DecideOptions {
  readonly yes?: boolean;
}

export function addDecisions(program: Command, act: Act): void {
  const add = (name: 'approve' | 'reject', description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<request>', 'its hash, or at least its first 8 digits')
      .option('--yes', 'skip the confirmation')
      .addHelpText('after', examples(`${name} 0x3f7c9a1e`, `${name} 0x3f7c9a1e --yes --json`))
      .action(
        act((context: Context, options: DecideOptions, request: string) => decide(name, context, options, request)),
      );
  add('approve', 'approve a request as its owner; with an API key, open the page where the owner approves');
  add('reject', 'reject a request');
}

async function decide(name: 'approve' | 'reject', context: Context, { yes }: DecideOptions, request: string) {
  const as = signedIn(context);
  const requestHash = await findRequest(as, request);
  const page = pageOf(context.url, requestHash);
  // An approval by a key never counts: an agent must not approve its own proposal.
  if (name === 'approve' && as.kind === 'key') {
    openInBrowser(context, page);
    throw new Failure(`An API key cannot approve. The owner decides here: ${page}`);
  }
  const record = await as.client.getTransaction({ params: { requestHash } });
  context.remark(showStory(inert(storyOf(record, page)), createPaint(context.surroundings.stderr)));
  const verb = name === 'approve' ? 'Approve' : 'Reject';
  if (!(await askWhether(context, `${verb} this transaction?`, yes ?? false)))
    throw new Failure('No decision was made');
  const decision = name === 'approve' ? 'APPROVED' : 'REJECTED';
  // Bound to the version just read: if it has changed since, nothing is decided.
  const decided = await as.client.createApproval({
    params: { requestHash },
    body: { decision, ifUpdatedAt: record.updatedAt },
  });
  const { status } = await as.client.getTransaction({ params: { requestHash } });
  const data = { requestHash, decision: decided.decision, status, page };
  return answer(
    data,
    (shown, { green, red }) => {
      const mark = name === 'approve' ? green('✓') : red('✗');
      return `${mark} You ${name === 'approve' ? 'approved' : 'rejected'} ${shown.requestHash}; its status is ${shown.status}`;
    },
    exitCodes.approved,
  );
}
