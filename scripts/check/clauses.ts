import { coverageHere } from './contract/show-coverage.ts';

const words = process.argv.slice(2);
const shown = coverageHere(words);
if (shown === null) {
  process.stderr.write(`no clause, chapter or test is named like ${words.join(' or ')}\n`);
  process.exitCode = 1;
} else process.stdout.write(shown);
