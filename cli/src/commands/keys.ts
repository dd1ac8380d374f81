import { listAll } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import { collect } from '../collect.ts';
import type { Context } from '../context.ts';
import { signedInOwner } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import { table } from '../output/table.ts';
import { writeSecret } from '../write-secret.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

interface CreateOptions {
  readonly out: string;
  readonly expires?: string;
}

export function addKeys(program: Command, act: Act): void {
  const keys = program.command('keys').description('the API keys of your agents');
  defaultCommand(keys, 'list')
    .description('list your keys, newest first')
    .addHelpText('after', examples('keys', 'keys list --json'))
    .action(act(listKeys));
  keys
    .command('create')
    .description('create a key and write its secret to a file that only you can read')
    .argument('<name>', 'a name to identify it')
    .requiredOption('--out <file>', 'a new file for the secret')
    .option('--expires <time>', 'expiry time, such as 2027-01-01T00:00:00Z (default: never)')
    .addHelpText('after', examples('keys create trading-agent --out agent.key'))
    .action(act(createKey));
  keys
    .command('revoke')
    .description('revoke a key immediately')
    .argument('<id>', 'its id')
    .addHelpText('after', examples('keys revoke 0190b3c4-5d6e-7f80-9a1b-2c3d4e5f6071'))
    .action(act(revokeKey));
}

async function listKeys(context: Context) {
  const { client } = signedInOwner(context);
  const keys = await collect(listAll(client.listApiKeys, { query: { limit: 500 } }));
  return answer({ keys }, (data, { dim }) => {
    if (data.keys.length === 0) return 'There are no keys';
    return table(
      data.keys.map(({ id, prefix, active, name, lastUsedAt }) => [
        id,
        `${prefix}…`,
        active ? 'active' : 'revoked',
        dim(lastUsedAt ?? 'not used yet'),
        name,
      ]),
    );
  });
}

async function createKey(context: Context, { out, expires }: CreateOptions, name: string) {
  const { client } = signedInOwner(context);
  const save = writeSecret(out);
  const body = { name, ...(expires !== undefined && { expiresAt: expires }) };
  const { apiKey, secret } = await client.createApiKey({ body }).catch((error) => save.discard(error));
  save.write(secret);
  return answer(
    { id: apiKey.id, name: apiKey.name, expiresAt: apiKey.expiresAt, file: out },
    (data) => `Created ${data.id}. Its secret is stored only in ${data.file}`,
  );
}

async function revokeKey(context: Context, _options: object, apiKeyId: string) {
  const { client } = signedInOwner(context);
  const { id, name, active } = await client.revokeApiKey({ params: { apiKeyId } });
  return answer({ id, name, active }, (data) => `Revoked ${data.id} (${data.name})`);
}
