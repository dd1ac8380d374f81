import { describeListenFailure, formatTable, runProcess } from '@countersign/edge';
import { readConfig } from './config.ts';
import { startCustodyProvider } from './custody-provider.ts';

/** What the main service is told, so that it calls the simulators in place of the providers. */
const variables = (custodyUrl: string) => ({ CUSTODY_BASE_URL: custodyUrl });

await runProcess({
  name: 'The simulated providers',
  logName: 'countersign-simulators',
  readConfig,
  async start({ custodyPort }) {
    const custody = await startCustodyProvider({ port: custodyPort, advances: true });
    return { url: custody.url, variables: variables(custody.url), stop: custody.stop };
  },
  describeFailure: (error, { custodyPort }) =>
    describeListenFailure(error, {
      host: '127.0.0.1',
      hostVariable: 'the network',
      ports: { CUSTODY_SIMULATOR_PORT: custodyPort },
    }) ?? (error instanceof Error ? error.message : String(error)),
  announce({ url }, _config, { log, isSupervised }) {
    log.info('ready');
    const table = formatTable([
      ['Custody', url],
      ['Register', `curl -X PUT ${url}/_simulator/users -d '{"csr": "…"}'   gives an API key for a signing request`],
      ['Calls', `curl ${url}/_simulator/calls`],
    ]);
    const settings = Object.entries(variables(url)).map(([name, value]) => `${name}=${value}`);
    const hint = isSupervised ? '' : `Start the service with ${settings.join(' ')}\nStop them with Ctrl-C.\n`;
    process.stderr.write(
      `\nThe providers are SIMULATED: nothing is signed, and nothing reaches a chain.\n${table}${hint}`,
    );
  },
});
