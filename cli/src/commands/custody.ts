import type { Contract, SentRequest } from '@countersign/sdk';
import { Argument, type Command, Option } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { signedInOwner } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import { table } from '../output/table.ts';
import { readSecret } from '../prompts.ts';
import { readJson } from '../read-json.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

type Type = 'execution' | 'agent';
type Credentials = SentRequest<Contract['completeCustody']>['body'];

interface CompleteOptions extends Pick<Credentials, 'environment' | 'region'> {
  readonly vault: string;
  readonly keyStdin?: boolean;
}

const type = () => new Argument('<type>', 'what the integration is for').choices(['execution', 'agent']);

export function addCustody(program: Command, act: Act): void {
  const custody = program.command('custody').description('the connection to your custody provider');
  defaultCommand(custody, 'list')
    .description('show both integrations')
    .addHelpText('after', examples('custody'))
    .action(act(list));
  custody
    .command('csr')
    .description('print the certificate signing request, or create it from a JSON file')
    .addArgument(type())
    .option('--make <file>', 'JSON with commonName, organization, country and optional fields')
    .addHelpText('after', examples('custody csr execution > request.pem', 'custody csr execution --make names.json'))
    .action(act(csr));
  custody
    .command('complete')
    .description('save the credentials issued by the provider and activate the integration')
    .addArgument(type())
    .requiredOption('--vault <id>', 'vault account')
    .addOption(
      new Option('--environment <name>', 'of the provider')
        .choices(['sandbox', 'testnet', 'mainnet'])
        .makeOptionMandatory(),
    )
    .addOption(new Option('--region <name>', 'of your workspace').choices(['US', 'EU', 'EU2']).default('US'))
    .option('--key-stdin', "read the provider's API key from standard input (default: ask for it)")
    .addHelpText('after', examples('custody complete execution --vault 0 --environment sandbox'))
    .action(act(complete));
  custody
    .command('validate')
    .description('test whether the provider accepts the integration')
    .addArgument(type())
    .addHelpText('after', examples('custody validate execution'))
    .action(act(validate));
}

async function list(context: Context) {
  const integrations = await signedInOwner(context).client.listCustodyIntegrations();
  const data = { integrations: integrations.map(({ csr: _, ...rest }) => rest) };
  return answer(data, (shown) =>
    table(
      shown.integrations.map((each) => [each.type, each.status, each.environment ?? '', each.vaultAccountId ?? '']),
    ),
  );
}

async function csr(context: Context, { make }: { readonly make?: string }, name: Type) {
  const { client } = signedInOwner(context);
  const params = { type: name };
  if (make !== undefined) {
    const body = (await readJson(context, make)) as SentRequest<Contract['generateCsr']>['body'];
    context.progress.say('Generating a key');
    await client.generateCsr({ params, body });
  }
  const found = await client.getCsr({ params });
  // PEM needs its line breaks, which sanitising for terminals removes; so only characters of PEM are printed.
  const pem = found.csr.replaceAll(/[^\n\x20-\x7E]/g, '').trimEnd();
  return answer(found, () => pem);
}

async function complete(context: Context, options: CompleteOptions, name: Type) {
  const { client } = signedInOwner(context);
  const apiKey = await readSecret(context, "The provider's API key", {
    option: '--key-stdin',
    isSet: options.keyStdin,
  });
  const { environment, region, vault } = options;
  const body = { apiKey, vaultAccountId: vault, environment, region };
  const { status } = await client.completeCustody({ params: { type: name }, body });
  return answer({ type: name, status }, (data) => `The ${data.type} integration is ${data.status}`);
}

async function validate(context: Context, _options: object, name: Type) {
  const found = await signedInOwner(context).client.validateCustody({ params: { type: name } });
  return answer(found, (data, { green, red }) =>
    data.valid
      ? `${green('✓')} The provider accepts it`
      : `${red('✗')} ${data.reason ?? 'The provider does not accept it'}`,
  );
}
