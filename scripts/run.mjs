// Entry of every npm command. Plain JavaScript, because it runs on whatever Node the machine has (20 or later):
// it makes sure that a Node able to run TypeScript and the packages of the lockfile are there, then hands over.
import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCommand } from './commands.mjs';
import { canRunTypeScript, installNode } from './run/install-node.mjs';
import { installPackages, missingPackages } from './run/install-packages.mjs';
import { environmentFor, root, StepFailed } from './run/npm-install.mjs';
import { say } from './run/step.mjs';

const cache = join(root, '.cache');
const command = findCommand(process.argv.slice(2));
const parent = process.ppid;

/** What a person wants to know before a wait of minutes. The test of a fresh clone holds the space against the truth. */
function announceFirstStart() {
  const downloads = canRunTypeScript()
    ? 'the packages (190 MB, 450 MB on disk)'
    : 'Node 24 and the packages (240 MB, 600 MB on disk)';
  say(
    `The first start takes one to three minutes. It downloads ${downloads}, builds the web application, deploys the contracts to an embedded chain and creates a database. Later starts take seconds.`,
  );
}

/** Two commands at once on a fresh clone must not both install. */
async function prepare() {
  mkdirSync(cache, { recursive: true });
  const claim = join(cache, 'preparing');
  for (let waited = false; !takeClaim(claim); waited = true) {
    if (!waited) say('another command is installing; waiting for it …');
    await sleep(200);
  }
  try {
    const missing = missingPackages(command);
    if (command.name === 'start' && missing?.isFirst) announceFirstStart();
    const node = canRunTypeScript() ? process.execPath : await installNode(cache);
    if (missing) await installPackages(missing, node);
    return node;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The file appears whole or not at all, so whoever reads it finds a process; one that died is cleared away. */
function takeClaim(claim) {
  const draft = `${claim}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, claim);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (existsSync(claim) && !isAlive(Number(readFileSync(claim, 'utf8')))) rmSync(claim, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (!command) {
  say(`${process.argv[2]}: there is no such command in scripts/commands.mjs`);
  process.exit(1);
}
// No command does anything when it is asked how it is used. Those without a usage there tell it themselves.
if (command.usage && command.args.includes('--help')) {
  process.stdout.write(command.usage);
  process.exit();
}

const node = await prepare().catch((error) => {
  say(error instanceof StepFailed ? error.message : error.stack);
  process.exit(1);
});
// The channel tells the child when this process is gone, whatever ended it.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// What was compiled once is not compiled again: a program starts with about half the work.
const env = { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...environmentFor(node) };
const child = spawn(node, [join(root, command.module), ...command.args], { cwd: root, env, stdio });
// A terminal sends Ctrl-C to the whole group; a supervisor signals only this process, so pass that on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
// Where npm is ended together with the shell between us, its signal does not arrive; then we have another parent.
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
