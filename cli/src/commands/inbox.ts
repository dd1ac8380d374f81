import type { Client } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../failures.ts';
import { signedIn } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import type { Paint } from '../output/paint.ts';
import { table } from '../output/table.ts';
import { pageOf } from '../show-outcome.ts';
import { examples } from './examples.ts';

interface InboxOptions {
  readonly all?: boolean;
  readonly limit: string;
}

type Listed = Awaited<ReturnType<Client['listTransactions']>>[number];

const SHOWN_WORDS = 60;

export function addInbox(program: Command, act: Act): void {
  program
    .command('inbox')
    .description('list the requests waiting for your decision, doubtful ones first')
    .option('--all', 'include decided requests, newest first')
    .option('--limit <count>', 'maximum number of requests', '20')
    .addHelpText('after', examples('inbox', 'inbox --all --limit 5 --json'))
    .action(act(inbox));
}

async function inbox(context: Context, { all, limit }: InboxOptions) {
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > 500) throw new UsageError('--limit: must be from 1 to 500');
  const { client, account } = signedIn(context);
  const waiting = all ? {} : ({ waitingFor: 'owner', order: 'attention' } as const);
  const listed = await client.listTransactions({
    params: { ethereumAddress: account },
    query: { limit: Number(limit), ...waiting },
  });
  const data = { requests: listed.map((each) => summarise(each, context.url)) };
  return answer(data, ({ requests }, paint) => {
    if (requests.length === 0) return all ? 'There are no requests' : 'Nothing is waiting for you';
    return table(requests.map((request) => row(request, paint)));
  });
}

const summarise = (listed: Listed, url: string) => ({
  requestHash: listed.requestHash,
  status: listed.status,
  waitingFor: listed.waitingFor,
  decision: listed.decision,
  hasFailedChecks: listed.hasFailedChecks,
  intent: listed.description,
  summary: listed.summary,
  reason: listed.reason,
  chainId: listed.chainId,
  account: listed.escrowAddress,
  submittedBy: listed.submittedBy?.name ?? null,
  createdAt: listed.createdAt,
  page: pageOf(url, listed.requestHash),
});

function row(request: ReturnType<typeof summarise>, { dim, green, red, yellow }: Paint): string[] {
  const { requestHash, status, hasFailedChecks, intent, createdAt } = request;
  const mark =
    status === 'REJECTED' || status === 'FAILED' || hasFailedChecks
      ? red('✗')
      : status === 'PENDING'
        ? yellow('●')
        : green('✓');
  const words = intent ?? '(sealed)';
  const shown = [...words].length > SHOWN_WORDS ? `${[...words].slice(0, SHOWN_WORDS - 1).join('')}…` : words;
  return [mark, requestHash.slice(0, 12), status.toLowerCase(), dim(createdAt.slice(0, 16).replace('T', ' ')), shown];
}
