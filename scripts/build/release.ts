import { fileURLToPath } from 'node:url';
import { answerHelp } from '../run/answer-help.ts';
import { buildPackages } from './packages/build-packages.ts';
import { makeRelease, ReleaseRefused } from './packages/make-release.ts';

const USAGE = `Makes a release: versions, changelog, packages, commit and tag.

  npm run release -- <version> [--dry-run]
`;
const [version, ...flags] = process.argv.slice(2);

if (answerHelp(process.argv.slice(2), USAGE)) process.exit();
try {
  if (version === undefined || flags.some((flag) => flag !== '--dry-run')) throw new ReleaseRefused(USAGE);
  makeRelease({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    version,
    date: new Date().toISOString().slice(0, 10),
    dryRun: flags.includes('--dry-run'),
    pack: buildPackages,
    say: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
