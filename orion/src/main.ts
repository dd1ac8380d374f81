import { formatTable, runProcess } from '@countersign/edge/run-process';
import { readConfig } from './config.ts';
import { startOrion } from './start-orion.ts';

await runProcess({
  name: 'The Countersign arbiter',
  logName: 'countersign-orion',
  readConfig,
  start: (config, { log }) => startOrion(config, { log, now: Date.now }),
  describeFailure: (error) => (error instanceof Error ? error.message : String(error)),
  announce(_running, { serviceUrl, validatorUrl, chain, dataDirectory }, { log, isSupervised }) {
    log.info('ready');
    if (isSupervised) return;
    const table = formatTable([
      ['Service', serviceUrl],
      ['Validator', validatorUrl],
      ['Chain', chain ? 'verdicts are recorded' : 'none: verdicts are not recorded (set CONTRACTS_FILE)'],
      ['Keys', dataDirectory],
    ]);
    process.stderr.write(`\nThe Countersign arbiter is ready.\n${table}Stop it with Ctrl-C.\n`);
  },
});
