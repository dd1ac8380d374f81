import { type Command, Option } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../failures.ts';
import { signedIn, signedInOwner } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import type { Paint } from '../output/paint.ts';
import { list } from '../output/table.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

interface SetOptions {
  readonly execution?: Execution;
  readonly publicDetails?: 'on' | 'off';
  readonly trust?: string;
}

/** Ordered by their numbers. */
const executions = ['direct-user', 'user-executed', 'agent-executed'] as const;
type Execution = (typeof executions)[number];

export function addSettings(program: Command, act: Act): void {
  const settings = program.command('settings').description('your settings');
  defaultCommand(settings, 'show')
    .description('show your settings')
    .addHelpText('after', examples('settings', 'settings show --json'))
    .action(act(show));
  settings
    .command('set')
    .description('change settings')
    .addOption(new Option('--execution <type>', 'who executes approved transactions').choices(executions))
    .addOption(
      new Option('--public-details <on|off>', 'whether your public profile shows the content of transactions').choices([
        'on',
        'off',
      ]),
    )
    .option('--trust <ids>', 'verification services whose verdicts count, such as 1,4')
    .addHelpText('after', examples('settings set --execution user-executed', 'settings set --trust 1,4'))
    .action(act(set));
}

async function show(context: Context) {
  const { client, account } = signedIn(context);
  return shown(await client.getSettingsByAddress({ params: { ethereumAddress: account } }));
}

async function set(context: Context, { execution, publicDetails, trust }: SetOptions) {
  const body = {
    ...(execution !== undefined && { executionType: executions.indexOf(execution) as 0 | 1 | 2 }),
    ...(publicDetails !== undefined && { publicDetails: publicDetails === 'on' }),
    ...(trust !== undefined && { trustedServices: readIds(trust) }),
  };
  if (Object.keys(body).length === 0)
    throw new UsageError('at least one of --execution, --public-details and --trust is required');
  const { client } = signedInOwner(context);
  return shown(await client.updateSettings({ body }));
}

function readIds(text: string): number[] {
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text)) throw new UsageError('--trust: must be ids such as 1,4');
  return text.split(',').map(Number);
}

interface Settings {
  readonly executionType: 0 | 1 | 2;
  readonly walletProvider: string;
  readonly publicDetails: boolean;
  readonly trustedServices: readonly number[];
  readonly frozenAt: string | null;
  readonly warning: string | null;
}

const shown = (settings: Settings) => {
  const { executionType, walletProvider, publicDetails, trustedServices, frozenAt, warning } = settings;
  return answer({ executionType, walletProvider, publicDetails, trustedServices, frozenAt, warning }, showSettings);
};

const showSettings = (settings: Settings, { dim, red }: Paint): string =>
  list(
    [
      ['Execution', executions[settings.executionType]],
      ['Wallet', settings.walletProvider],
      ['Public details', settings.publicDetails ? 'on' : 'off'],
      ['Trusted services', settings.trustedServices.join(', ')],
      ['Frozen', settings.frozenAt && red(`since ${settings.frozenAt}`)],
      ['Warning', settings.warning && red(settings.warning)],
    ],
    dim,
  );
