import { describeListenFailure, formatTable, runProcess } from '@countersign/edge';
import { readConfig } from './config.ts';
import { loadPipeline } from './load-pipeline.ts';
import { startValidator } from './start-validator.ts';

await runProcess({
  name: 'The Countersign validator',
  logName: 'countersign-validator',
  readConfig,
  start: (config, { log }) =>
    startValidator(config, {
      log,
      now: Date.now,
      load: (loaded, onModel) => loadPipeline(loaded, { log, onModel }),
    }),
  describeFailure: (error, { host, port, metricsPort }) =>
    describeListenFailure(error, {
      host,
      hostVariable: 'VALIDATOR_HOST',
      ports: { VALIDATOR_PORT: port, VALIDATOR_METRICS_PORT: metricsPort },
    }) ?? (error instanceof Error ? error.message : String(error)),
  announce({ url }, { model, sanctionsFile, threatsFile, policyFile, descriptorsDir, token }, { log, isSupervised }) {
    log.info('ready');
    if (isSupervised) return;
    const table = formatTable([
      ['Validate', `${url}/validate`],
      ['Reference', `${url}/docs`],
      ['Health', `${url}/health`],
      ['Token', token ? 'asked of every caller' : 'none: only this machine can call'],
      ['Sanctions', sanctionsFile ?? 'the shipped list (SANCTIONS_FILE replaces it)'],
      ['Threats', threatsFile ? `the shipped list and ${threatsFile}` : 'the shipped list (THREATS_FILE adds to it)'],
      ['Policy', policyFile ?? 'none (POLICY_FILE gives one)'],
      [
        'Descriptors',
        descriptorsDir ? `the shipped ones and ${descriptorsDir}` : 'the shipped ones (DESCRIPTORS_DIR adds to them)',
      ],
      ['Model', model ? `${model.model} at ${model.baseUrl}` : 'none: the checks decide alone'],
    ]);
    process.stderr.write(`\nThe Countersign validator is ready.\n${table}Stop it with Ctrl-C.\n`);
  },
});
