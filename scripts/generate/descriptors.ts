import { writeFileSync } from 'node:fs';
import { answerHelp } from '../run/answer-help.ts';
import { buildDescriptors } from './lists/descriptors.ts';

const USAGE = `Generates the table of described contracts that the validator ships with.

  npm run generate:descriptors -- <folder>   with registry/ and ercs/ in it
`;

/** Generates the table of ERC-7730 descriptors from a copy of the registry; the output is committed. */
const [folder, ...more] = process.argv.slice(2);

if (answerHelp(process.argv.slice(2), USAGE)) process.exit();
if (folder === undefined || more.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const { table, skipped } = await buildDescriptors(folder);
  const path = 'validator/src/data/generated/descriptors.json';
  const text = `${JSON.stringify(table)}\n`;
  writeFileSync(path, text);
  const lines = skipped.map(({ file, reason }) => `${file}: ${reason}\n`);
  const { descriptors, formats } = table;
  process.stderr.write(
    `${lines.join('')}${path}: ${Math.round(text.length / 1024)} kB, ${descriptors.length} descriptors, ${formats.length} formats, ${skipped.length} files skipped\n`,
  );
}
