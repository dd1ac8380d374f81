// Plain JavaScript: it runs before there is a Node that can run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall, StepFailed, WrongIntegrity } from './npm-install.mjs';

const VERSION = '24.21.0';

/** The published hashes: other content from a registry, mirror or proxy is refused. */
const INTEGRITY = {
  'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

/** Whether this Node can run TypeScript; otherwise the pinned one is needed. */
export const canRunTypeScript = () => Number(process.versions.node.split('.')[0]) >= 24;

/** The Node that runs TypeScript, installed into the cache if it is missing. */
export async function installNode(cache, platform = `${process.platform}-${process.arch}`) {
  const integrity = INTEGRITY[platform];
  if (!integrity) {
    const known = Object.keys(INTEGRITY).join(' and ');
    throw new StepFailed(`Node ${VERSION} is pinned for ${known} only: install Node 24 or later on this machine.`);
  }
  const folder = join(cache, `node-${VERSION}`);
  const name = `node-${platform}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(join(folder, 'complete')) && installedIntegrity(folder, name) === integrity) return node;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: VERSION } }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfileOf(name, integrity)));
  const step = `downloading Node ${VERSION} to .cache, because the installed one is ${process.versions.node}`;
  await npmInstall(step, process.execPath, folder).catch((error) => {
    if (!(error instanceof WrongIntegrity)) throw error;
    throw new StepFailed(
      `${name}@${VERSION} from the package registry is not the published package (expected ${integrity}). It was not installed; check the registry or mirror that npm uses.`,
    );
  });
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${VERSION}`) throw new StepFailed(`${step} failed. ${name} does not run on this machine.`);
  // Headers and manuals are a third of the size, and nothing is compiled here.
  for (const unused of ['include', 'share']) {
    rmSync(join(folder, 'node_modules', name, unused), { recursive: true, force: true });
  }
  writeFileSync(join(folder, 'complete'), '');
  return node;
}

/** npm verifies the download against this hash before unpacking. */
function lockfileOf(name, integrity) {
  return {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies: { [name]: VERSION } },
      [`node_modules/${name}`]: { version: VERSION, integrity },
    },
  };
}

/** The integrity of the package that npm verified and unpacked; undefined if unknown. */
function installedIntegrity(folder, name) {
  try {
    const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
    return packages[`node_modules/${name}`]?.integrity;
  } catch {
    return undefined;
  }
}
