import { styleText } from 'node:util';
import { runReadCommand, USAGE, UsageError } from '../../validator/src/explore/read-command.ts';
import { readConfig } from '../../validator/src/process/config.ts';
import { answerHelp } from './answer-help.ts';

const args = process.argv.slice(2);

if (!answerHelp(args, USAGE)) {
  try {
    const sections = await runReadCommand(args, readConfig(process.env));
    // Colours only in a terminal: not in a file, and not with NO_COLOR.
    const heading = (title: string) => styleText('bold', title, { stream: process.stdout });
    const texts = sections.map(({ title, lines }) => [heading(title), ...lines.map((line) => `  ${line}`)].join('\n'));
    process.stdout.write(`${texts.join('\n\n')}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
    process.exitCode = 2;
  }
}
