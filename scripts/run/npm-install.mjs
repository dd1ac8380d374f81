// Plain JavaScript: it runs before there is a Node that can run TypeScript.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './step.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What a person is told in one line, without a stack. */
export class StepFailed extends Error {}

/** A package whose bytes are not those that its lockfile names. */
export class WrongIntegrity extends Error {}

/**
 * npm sets npm_* variables for its children; a nested npm must not take them for its own settings, but for those that
 * say how a registry is reached.
 */
export function environmentFor(node) {
  const isKept = (name) =>
    !/^npm_/i.test(name) || /^npm_config_(registry|.*proxy|cafile|cache|userconfig|fetch_.*)$/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
  env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), env.PATH].filter(Boolean).join(delimiter);
  return env;
}

/**
 * A download that stands still is asked for again after a minute; npm alone waits for five. The pauses between are short, so
 * that a registry that cannot be reached is reported soon.
 */
const patience = {
  npm_config_fetch_timeout: '60000',
  npm_config_fetch_retries: '5',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '10000',
};

/** Installs what the lockfile of a folder names, with this Node. */
export async function npmInstall(step, node, cwd, moreFlags = []) {
  const { failure, errors } = await runStep(step, () => runNpm(node, cwd, moreFlags));
  if (failure && /\bEINTEGRITY\b/.test(errors)) throw new WrongIntegrity();
  process.stderr.write(errors);
  if (failure) throw new StepFailed(`${step} failed. ${failure}`);
}

async function runNpm(node, cwd, moreFlags) {
  const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...moreFlags];
  const cli = process.env.npm_execpath;
  const options = { cwd, env: { ...patience, ...environmentFor(node) }, stdio: ['ignore', 'ignore', 'pipe'] };
  const npm = cli ? spawn(node, [cli, ...flags], options) : spawn('npm', flags, options);
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const failure = await new Promise((resolve) => {
    npm.on('error', (error) => resolve(`npm could not be started: ${error.message}`));
    npm.on('close', (code) =>
      resolve(code === 0 ? null : 'see the npm output above; check that the package registry is reachable'),
    );
  });
  return { failure, errors };
}
