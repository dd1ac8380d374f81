import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const command = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
const TIMEOUT_MS = 120_000;

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

export interface SuiteRun {
  readonly exitCode: number | null;
  readonly output: string;
  /** Every executed check, by scenario. */
  readonly scenarios: ReadonlyMap<string, readonly Check[]>;
}

/** Runs the conformance suite in its own process; `onOutput` receives its output. */
export async function runSuite(
  args: readonly string[],
  onOutput: (output: string) => void = () => {},
): Promise<SuiteRun> {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-conformance-'));
  try {
    const child = spawn(process.execPath, [command, ...args, '--output-dir', folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      onOutput(said);
    });
    const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { exitCode: child.exitCode, output: said + errors, scenarios: readResults(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each scenario writes a folder with its name, the time, and a file of checks. */
function readResults(folder: string): Map<string, Check[]> {
  return new Map(
    readdirSync(folder).map((name) => [
      name.replace(/^(authorization-)?server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, ''),
      JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[],
    ]),
  );
}
