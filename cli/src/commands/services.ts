import { type Contract, createClient, listAll, type Received } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import { collect } from '../collect.ts';
import type { Context } from '../context.ts';
import { answer } from '../output/answer.ts';
import { list, table } from '../output/table.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

type Service = Received<Contract['getVerificationService']>;

export function addServices(program: Command, act: Act): void {
  const services = program.command('services').description('the verification services whose arbiters judge requests');
  defaultCommand(services, 'list')
    .description('list the active services')
    .option('--all', 'include inactive services')
    .addHelpText('after', examples('services', 'services list --all --json'))
    .action(act(listServices));
  services
    .command('show')
    .description('show one service')
    .argument('<id>', 'its id')
    .addHelpText('after', examples('services show 1'))
    .action(act(showService));
}

async function listServices({ url, signal }: Context, { all }: { readonly all?: boolean }) {
  const client = createClient({ baseUrl: url, signal });
  const list = all ? client.listVerificationServices : client.listActiveVerificationServices;
  const services = (await collect(listAll(list, { query: { limit: 500 } }))).map(brief);
  return answer({ services }, (data) => {
    if (data.services.length === 0) return 'There are no services';
    return table(
      data.services.map(({ id, name, own, active, owner }) => [
        String(id),
        name,
        own ? "the operator's own" : '',
        active ? 'active' : 'inactive',
        owner,
      ]),
    );
  });
}

/** Its OpenPGP key fills a page. */
const brief = ({ pgpPublicKey: _, ...service }: Service) => service;

async function showService({ url, signal }: Context, _options: object, id: string) {
  const service = await createClient({ baseUrl: url, signal }).getVerificationService({ params: { id } });
  return answer(service, (data, { dim }) =>
    list(
      [
        ['Name', `${data.name}${data.own ? " (the operator's own)" : ''}`],
        ['Active', data.active ? 'yes' : 'no'],
        ['Signs as', data.owner],
        ['Inbox', data.inbox],
        ['OpenPGP', data.pgpFingerprint],
        ['Registered', data.registeredAt],
      ],
      dim,
    ),
  );
}
