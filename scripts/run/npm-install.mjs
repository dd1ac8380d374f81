// Plain JavaScript: it runs before there is a Node that can run TypeScript.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './step.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An error for people: one line, no stack. */
export class StepFailed extends Error {}

/** A package whose content does not match its hash in the lockfile. */
export class WrongIntegrity extends Error {}

/**
 * npm sets npm_* variables for its children. A nested npm must ignore them, except those about access to the registry.
 */
export function environmentFor(node) {
  const isKept = (name) =>
    !/^npm_/i.test(name) || /^npm_config_(registry|.*proxy|cafile|cache|userconfig|fetch_.*)$/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
  env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), env.PATH].filter(Boolean).join(delimiter);
  return env;
}

/**
 * A stalled download is retried after one minute instead of npm's five. The pauses are short, so an unreachable
 * registry is reported soon.
 */
const patience = {
  npm_config_fetch_timeout: '60000',
  npm_config_fetch_retries: '5',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '10000',
};

/** Installs the packages of a folder's lockfile, with this Node. */
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
