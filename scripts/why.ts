import { runWhyCommand, USAGE } from '../service/src/why-command.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(USAGE, 2, async (...given) => ((await runWhyCommand(...given)) ? 0 : 1));
