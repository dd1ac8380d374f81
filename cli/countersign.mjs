#!/usr/bin/env node
// `npx countersign` in a checkout. Plain JavaScript, because it runs on the Node that the machine has (20 or later): it goes
// the way of `npm run cli`. The published package runs what was compiled from src/main.ts instead (publishConfig).
process.env.INIT_CWD = process.cwd();
process.argv.splice(2, 0, 'cli');
await import('../scripts/run.mjs');
