// Plain JavaScript, and the only file that Vitest itself reads with the Node it was started on: one that cannot run
// TypeScript ends in this line, not in an error about a file of ours.
import { canRunTypeScript } from './scripts/run/install-node.mjs';
import { say } from './scripts/run/step.mjs';

if (!canRunTypeScript()) {
  say(`Vitest needs Node 24 here, and this is ${process.versions.node}. Run npm test -- <file>, which brings its own.`);
  process.exit(1);
}

// A computed name: what is imported by a literal one would be bundled with this file, its imports before the line above.
export default (await import(new URL('test/vitest-config.ts', import.meta.url).href)).default;
