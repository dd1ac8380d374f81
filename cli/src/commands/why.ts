import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { findRequest } from '../find-request.ts';
import { signedIn } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import { pageOf } from '../show-outcome.ts';
import { showWholeStory, storyOf } from '../story.ts';
import { examples } from './examples.ts';

export function addWhy(program: Command, act: Act): void {
  program
    .command('why')
    .description('explain the status of a request: verdict, failed checks, decisions, history')
    .argument('<request>', 'its hash, or at least its first 8 digits')
    .addHelpText('after', examples('why 0x3f7c9a1e', 'why 0x3f7c9a1e --json'))
    .action(act(why));
}

async function why(context: Context, _options: object, request: string) {
  const as = signedIn(context);
  const requestHash = await findRequest(as, request);
  const record = await as.client.getTransaction({ params: { requestHash } });
  return answer(storyOf(record, pageOf(context.url, requestHash)), showWholeStory);
}
