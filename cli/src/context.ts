import { UsageError } from './failures.ts';
import { createLogins, type Logins } from './login/logins.ts';
import { createProgress, type Progress } from './output/progress.ts';

/** The parts of the process that commands use. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
}

export interface GlobalOptions {
  readonly json?: boolean;
  readonly url?: string;
}

/** The dependencies of a command. */
export interface Context {
  /** The URL of the service. */
  readonly url: string;
  readonly isJson: boolean;
  /** Whether a person can answer prompts. */
  readonly isInteractive: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly surroundings: Surroundings;
  readonly logins: Logins;
  readonly progress: Progress;
  /** A note for a person, printed in addition to the answer. */
  remark(line: string): void;
}

const DEFAULT_URL = 'http://localhost:3000';

export function createContext(surroundings: Surroundings, given: GlobalOptions, signal: AbortSignal): Context {
  const { stdin, stderr, env } = surroundings;
  const isJson = given.json ?? false;
  const logins = createLogins(env);
  const progress = createProgress(stderr, isJson);
  return {
    url: readUrl(given.url ?? env.COUNTERSIGN_URL ?? logins.current() ?? DEFAULT_URL),
    isJson,
    isInteractive: Boolean(stdin.isTTY && stderr.isTTY) && !isJson,
    signal,
    surroundings,
    logins,
    progress,
    remark(line) {
      progress.clear();
      if (!isJson) stderr.write(`${line}\n`);
    },
  };
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new UsageError('--url: must be the http or https URL of a Countersign service');
  }
  return url.href.replace(/\/+$/, '');
}
