import { startConnection } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { Failure, UsageError } from '../failures.ts';
import { signedInOwner } from '../login/signed-in.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { answer } from '../output/answer.ts';
import { inertText } from '../output/inert.ts';
import { askWhether } from '../prompts.ts';
import { writeSecret } from '../write-secret.ts';
import { examples } from './examples.ts';

interface ConnectOptions {
  readonly out?: string;
  readonly decline?: boolean;
  readonly yes?: boolean;
}

export function addConnect(program: Command, act: Act): void {
  program
    .command('connect')
    .description('get an agent key with a connection code or, as the owner, approve a code')
    .argument('[code]', 'the code shown by the agent')
    .option('--out <file>', 'without a code: a new file for the key')
    .option('--decline', 'with a code: decline it')
    .option('--yes', 'with a code: skip the confirmation')
    .addHelpText('after', examples('connect --out agent.key', 'connect 3f7c9a1e5b2d4860a7c3e9f1b5d28064'))
    .action(
      act((context: Context, options: ConnectOptions, code?: string) =>
        code === undefined ? obtainKey(context, options) : answerCode(context, options, code),
      ),
    );
}

interface Connected {
  readonly result: 'connected' | 'approved' | 'declined';
  readonly account: string;
  readonly file: string | null;
}

async function obtainKey(context: Context, { out }: ConnectOptions) {
  if (out === undefined) throw new UsageError('--out: is required without a code');
  const save = writeSecret(out);
  const wait = async () => {
    const connection = await startConnection({ baseUrl: context.url });
    context.remark(`The owner approves the agent here within ten minutes:\n\n  ${inertText(connection.authUrl)}\n`);
    openInBrowser(context, connection.authUrl);
    context.progress.say('Waiting for the owner');
    return connection.wait({ signal: context.signal });
  };
  const { apiKey, walletAddress } = await wait().catch((error) => save.discard(error));
  save.write(apiKey);
  const data: Connected = { result: 'connected', account: walletAddress, file: out };
  return answer(data, (shown) => `Connected to the account ${shown.account}. The key is in ${shown.file}`);
}

async function answerCode(context: Context, { decline, yes }: ConnectOptions, code: string) {
  const { client, account } = signedInOwner(context);
  if (decline) {
    await client.declineConnection({ body: { code } });
    const data: Connected = { result: 'declined', account, file: null };
    return answer(data, () => 'Declined');
  }
  const { askedFrom, askedAt, scopes } = await client.getConnectionInfo({ query: { code } });
  const program = inertText(askedFrom.userAgent ?? 'an unnamed program');
  context.remark(
    `${program} requested access from ${askedFrom.ip} at ${askedAt}. Its key will allow: ${scopes.join(', ')}`,
  );
  if (!(await askWhether(context, 'Give it a key to your account?', yes ?? false)))
    throw new Failure('No decision was made');
  await client.approveConnection({ body: { code } });
  const data: Connected = { result: 'approved', account, file: null };
  return answer(data, (shown) => `Approved: the agent now has a key to ${shown.account}`);
}
