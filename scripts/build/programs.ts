import { bundlePrograms } from './programs/bundle-programs.ts';

const say = (text: string) => process.stderr.write(`countersign: ${text}\n`);
const started = performance.now();
say('bundling the programs …');
try {
  await bundlePrograms();
  say(`bundling the programs: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  // The sources do the same, more slowly: a read-only checkout must still start.
  say(`bundling the programs failed, running their sources instead: ${(error as Error).message}`);
}
