import type { Contract, Received, SentRequest } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { signedInOwner } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import type { Paint } from '../output/paint.ts';
import { list, table } from '../output/table.ts';
import { readJson } from '../read-json.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

type Policy = Received<Contract['getPolicy']>;
type PolicyBody = SentRequest<Contract['updatePolicy']>['body'];

export function addPolicy(program: Command, act: Act): void {
  const policy = program.command('policy').description('what an agent may execute without the owner');
  defaultCommand(policy, 'show')
    .description('show the policy in force')
    .addHelpText('after', examples('policy', 'policy show --json > policy.json'))
    .action(act(show));
  policy
    .command('try')
    .description('test a draft against your past transactions; nothing is stored')
    .argument('<file>', 'JSON in the format of policy show --json; - reads standard input')
    .addHelpText('after', examples('policy try policy.json'))
    .action(act(tryDraft));
  policy
    .command('set')
    .description('replace the whole policy')
    .argument('<file>', 'JSON in the format of policy show --json; - reads standard input')
    .addHelpText('after', examples('policy set policy.json'))
    .action(act(set));
}

async function show(context: Context) {
  return answer(await signedInOwner(context).client.getPolicy(), showPolicy);
}

async function set(context: Context, _options: object, file: string) {
  const { updatedAt, ...fields } = await readJson(context, file);
  // Refused if the policy has changed since the draft was made.
  const body = { ...fields, ...(updatedAt !== undefined && { replaces: updatedAt }) } as PolicyBody;
  return answer(await signedInOwner(context).client.updatePolicy({ body }), showPolicy);
}

async function tryDraft(context: Context, _options: object, file: string) {
  const { updatedAt: _, ...fields } = await readJson(context, file);
  const body = fields as SentRequest<Contract['tryPolicy']>['body'];
  const trial = await signedInOwner(context).client.tryPolicy({ body });
  return answer(trial, (data, { dim }) => {
    const counts = `Of ${data.considered} transactions, ${data.alone} would pass without you and ${data.asked} would need you.`;
    const rows = data.changes.map(({ requestHash, now, draft, reason }) => [
      requestHash.slice(0, 12),
      `${now} → ${draft}`,
      dim(reason),
    ]);
    return rows.length === 0 ? `${counts} No outcome changes.` : `${counts}\n${table(rows)}`;
  });
}

function showPolicy(policy: Policy, { dim }: Paint): string {
  if (policy.updatedAt === null) return 'There is no policy: the arbiter alone decides what needs you';
  const shown = list(
    [
      [
        'Allowed recipients',
        policy.allowedRecipients === null ? 'anybody' : policy.allowedRecipients.join(', ') || 'nobody',
      ],
      ['Denied recipients', policy.deniedRecipients.join(', ')],
      ['Set at', policy.updatedAt],
    ],
    dim,
  );
  const rows = policy.limits.map(({ chainId, asset, perTransaction, per24Hours }) => [
    `chain ${chainId}`,
    asset,
    `${perTransaction ?? 'unlimited'} per transaction`,
    `${per24Hours ?? 'unlimited'} per 24 hours`,
  ]);
  return rows.length === 0 ? shown : `${shown}\n${table(rows)}`;
}
