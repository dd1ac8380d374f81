// Entry of every npm command. Plain JavaScript, because it runs on any installed Node (20 or later): it ensures a Node
// that can run TypeScript and the packages of the lockfile, then starts the command.
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

/** The expectation for a wait of minutes. The test of a fresh clone verifies the disk space. */
function announceFirstStart() {
  const downloads = canRunTypeScript()
    ? 'the packages (190 MB, 450 MB on disk)'
    : 'Node 24 and the packages (240 MB, 600 MB on disk)';
  say(
    `The first start takes one to three minutes. It downloads ${downloads}, builds the web application, deploys the contracts to an embedded chain and creates a database. Later starts take seconds.`,
  );
}

/** Two concurrent commands on a fresh clone must not both install. */
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

/**
 * The file appears complete or not at all, so a reader always finds a process id; that of a dead process is removed.
 */
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
// Commands do nothing else with --help. Those without a usage here print their own.
if (command.usage && command.args.includes('--help')) {
  process.stdout.write(command.usage);
  process.exit();
}

const node = await prepare().catch((error) => {
  say(error instanceof StepFailed ? error.message : error.stack);
  process.exit(1);
});
// The closed channel tells the child that this process is gone, for any reason.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// The compile cache halves the startup time of a program.
const env = { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...environmentFor(node) };
const child = spawn(node, [join(root, command.module), ...command.args], { cwd: root, env, stdio });
// A terminal sends Ctrl-C to the whole group; a supervisor signals only this process, so signals are forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
// If npm ends together with the shell in between, its signal does not arrive; then the parent process changes.
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
