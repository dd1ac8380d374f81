import { parseArgs } from 'node:util';
import { compareList, installList, type ListKind } from '../../validator/src/data/install-list.ts';
import { answerHelp } from './answer-help.ts';

const USAGE = `Checks a list of addresses for the validator, and installs it.

  npm run lists -- check sanctions|threats <file>     shows what is in it and what it would change
  npm run lists -- install sanctions|threats <file>   validates it, then installs it atomically

  --to <path>     where to install it (default: SANCTIONS_FILE or THREATS_FILE)
  --allow-older   installs a list that is older than the one in use
`;

const variables: Readonly<Record<ListKind, string>> = { sanctions: 'SANCTIONS_FILE', threats: 'THREATS_FILE' };

/** The number of addresses shown as added, and as removed. */
const SHOWN = 10;

function showAddresses(label: string, addresses: readonly string[]): string {
  const more = addresses.length - SHOWN;
  const rows = addresses.slice(0, SHOWN).map((address) => `    ${address}\n`);
  return `  ${label}: ${addresses.length}\n${rows.join('')}${more > 0 ? `    and ${more} more\n` : ''}`;
}

const showDate = (asOf: string | null): string => (asOf === null ? 'without a date' : `as of ${asOf}`);

if (answerHelp(process.argv.slice(2), USAGE)) process.exit();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, 'allow-older': { type: 'boolean' } },
  });
  const [command, kind, file, ...more] = positionals;
  const isCommand = command === 'check' || command === 'install';
  if (!isCommand || (kind !== 'sanctions' && kind !== 'threats') || file === undefined || more.length > 0) {
    throw new Error(USAGE);
  }
  const variable = variables[kind];
  const to = values.to ?? process.env[variable] ?? null;
  if (command === 'install' && to === null) throw new Error(`--to: is required unless ${variable} is set`);
  const change =
    command === 'install' && to !== null
      ? await installList(kind, file, to, { allowOlder: values['allow-older'] ?? false })
      : await compareList(kind, file, to);
  process.stdout.write(
    `${change.addresses} ${change.addresses === 1 ? 'address' : 'addresses'}, ${showDate(change.asOf)}; before: ${showDate(change.formerAsOf)}\n${showAddresses('added', change.added)}${showAddresses('removed', change.removed)}`,
  );
  if (command === 'install') {
    process.stdout.write(`Installed. Restart the validator with ${variable}=${to} to use it.\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
