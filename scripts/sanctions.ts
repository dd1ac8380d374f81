import { parseArgs } from 'node:util';
import { describeSanctionsFile, installSanctionsFile } from '../validator/src/data/sanctions.ts';

const USAGE = `Checks a list of sanctioned addresses, and installs it where the validator finds it (SANCTIONS_FILE).

  npm run sanctions -- <file>                    says what is in it
  npm run sanctions -- <file> --install <path>   copies it there at once, after reading it whole
`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { install: { type: 'string' } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const { install } = values;
  const { format, addressCount, asOf } = await (install === undefined
    ? describeSanctionsFile(file)
    : installSanctionsFile(file, install));
  const date = asOf === null ? 'without a date' : `as of ${asOf}`;
  process.stdout.write(`${addressCount} addresses (${format}), ${date}\n`);
  if (install !== undefined) process.stdout.write(`installed: start the validator with SANCTIONS_FILE=${install}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
