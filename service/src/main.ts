import { formatTable, runProcess } from '@countersign/edge';
import { transactionPage } from '@countersign/protocol';
import { type Config, readConfig } from './config.ts';
import { describeArbiter } from './describe-arbiter.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { docsPath } from './platform/http/serve-docs.ts';
import { webPath } from './platform/http/serve-web.ts';
import { type Service, startService } from './start-service.ts';

const NOTICE_MS = 3_000;

await runProcess({
  name: 'Countersign',
  logName: 'countersign',
  readConfig,
  start: (config, { log, die }) =>
    startService(config, { log, now: Date.now, onLost: (err) => die('the embedded database has stopped', err) }),
  describeFailure: describeStartFailure,
  // A load balancer needs time to notice the stop; a single service need not wait.
  noticeMs: ({ databaseUrl }) => (databaseUrl === null ? 0 : NOTICE_MS),
  announce(service, config, { log }) {
    log.info({ port: service.port }, 'ready');
    if (config.databaseUrl !== null && new URL(config.baseUrl).hostname === 'localhost') {
      log.warn('BASE_URL is localhost; set it to the public URL, which tokens and sign-in messages contain');
    }
    process.stderr.write(`\nCountersign is ready.\n${describePlaces(service, config)}Stop it with Ctrl-C.\n`);
  },
});

function describePlaces(service: Service, config: Config): string {
  const { port, databaseLocation } = service;
  const { baseUrl, host, metricsPort, validatorUrl, ipfsApiUrl, walletProvider, custodyBaseUrl } = config;
  return formatTable([
    ['Web', describeWeb(config)],
    ...(isWebServed(config) ? [['Requests', transactionPage(config.uiUrl, '<requestHash>')] as const] : []),
    ['API', baseUrl],
    ['MCP', `${baseUrl}/mcp`],
    ['Reference', `${baseUrl}/docs`],
    ...(config.docsDirectory === null ? [] : [['Guides', `${baseUrl}${docsPath}`] as const]),
    ['Health', `${baseUrl}/health`],
    ['Listening', `${host}:${port}`],
    ...(metricsPort === null ? [] : [['Metrics', `${host}:${metricsPort}`] as const]),
    ...(validatorUrl === null ? [] : [['Validator', `${validatorUrl} (reference: ${validatorUrl}/docs)`] as const]),
    ['Arbiter', describeArbiter(service, config)],
    ['Database', databaseLocation],
    ['Payloads', ipfsApiUrl === null ? 'sealed, in the database' : 'sealed, on the node in IPFS_API_URL'],
    ['Chain', describeChain(config)],
    ['Verdicts', describeVerdicts(config)],
    ...(walletProvider === null ? [] : [['Wallets', `quorums at ${walletProvider.url}`] as const]),
    ...(custodyBaseUrl === null ? [] : [['Custody', `${custodyBaseUrl} instead of the provider`] as const]),
  ]);
}

function isWebServed(config: Config): boolean {
  return webPath(config) === null || config.webDirectory !== null;
}

function describeWeb(config: Config): string {
  return isWebServed(config) ? config.uiUrl : `none at ${config.uiUrl}: WEB_DIR is not set`;
}

function describeVerdicts({ allowUnsignedVerdicts }: Config): string {
  return allowUnsignedVerdicts
    ? 'signed, or unsigned with an ORION key (set ALLOW_UNSIGNED_VERDICTS=off to require signatures)'
    : 'signed only';
}

/** The URL of a remote node may contain an access key. */
function describeChain({ chainRpcUrl, contractsFile }: Config): string {
  if (chainRpcUrl === null || contractsFile === null) return 'none: nothing is recorded';
  const isHere = new URL(chainRpcUrl).hostname === '127.0.0.1';
  return `${isHere ? chainRpcUrl : 'from CHAIN_RPC_URL'}, contracts in ${contractsFile}`;
}
