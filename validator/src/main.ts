import { describeListenFailure, formatTable, runProcess } from '@countersign/edge';
import { loadPipeline, readConfig, startValidator } from './process/index.ts';

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
      ['Token', token ? 'required from every caller' : 'none: only this machine can connect'],
      ['Sanctions', sanctionsFile ?? 'the built-in list (set SANCTIONS_FILE to replace it)'],
      [
        'Threats',
        threatsFile ? `the built-in list and ${threatsFile}` : 'the built-in list (set THREATS_FILE to extend it)',
      ],
      ['Policy', policyFile ?? 'none (set POLICY_FILE)'],
      [
        'Descriptors',
        descriptorsDir
          ? `the built-in ones and ${descriptorsDir}`
          : 'the built-in ones (set DESCRIPTORS_DIR to extend them)',
      ],
      ['Model', model ? `${model.model} at ${model.baseUrl}` : 'none: the checks decide alone'],
    ]);
    process.stderr.write(`\nThe Countersign validator is ready.\n${table}Stop it with Ctrl-C.\n`);
  },
});
