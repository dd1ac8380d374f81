import { runAuditCommand, USAGE } from '../service/src/audit-command.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(USAGE, 2, async (...given) => ((await runAuditCommand(...given)) ? 0 : 1));
