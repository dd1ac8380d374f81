import { describeListenFailure } from '@countersign/edge/describe-listen-failure';
import { formatTable, runProcess } from '@countersign/edge/run-process';
import { readConfig } from './config.ts';
import { startEmbeddedChain } from './embedded/start-embedded-chain.ts';

await runProcess({
  name: 'The embedded chain',
  logName: 'countersign-chain',
  readConfig,
  start: startEmbeddedChain,
  describeFailure: (error, { port }) =>
    describeListenFailure(error, { host: '127.0.0.1', hostVariable: 'CHAIN_PORT', ports: { CHAIN_PORT: port } }) ??
    (error instanceof Error ? error.message : String(error)),
  announce({ url, variables }, _config, { log, isSupervised }) {
    log.info('ready');
    if (isSupervised) return;
    const table = formatTable([
      ['JSON-RPC', url],
      ['Contracts', variables.CONTRACTS_FILE],
    ]);
    process.stderr.write(`\nThe embedded chain is ready.\n${table}Stop it with Ctrl-C.\n`);
  },
});
