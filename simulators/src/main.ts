import { randomBytes } from 'node:crypto';
import { describeListenFailure, formatTable, runProcess } from '@countersign/edge';
import { readConfig } from './config.ts';
import { startCustodyProvider } from './custody-provider.ts';
import { startWalletProvider } from './wallet-provider.ts';

const credentials = { appId: 'simulated-app', appSecret: randomBytes(16).toString('hex') };

await runProcess({
  name: 'The simulated providers',
  logName: 'countersign-simulators',
  readConfig,
  async start({ custodyPort, walletPort }) {
    const custody = await startCustodyProvider({ port: custodyPort, advances: true });
    const wallets = await startWalletProvider({ port: walletPort, ...credentials });
    return {
      url: custody.url,
      // Variables that make the main service call the simulators instead of the providers.
      variables: {
        CUSTODY_BASE_URL: custody.url,
        WALLET_PROVIDER_URL: wallets.url,
        WALLET_PROVIDER_APP_ID: credentials.appId,
        WALLET_PROVIDER_APP_SECRET: credentials.appSecret,
      },
      stop: async () => void (await Promise.all([custody.stop(), wallets.stop()])),
    };
  },
  describeFailure: (error, { custodyPort, walletPort }) =>
    describeListenFailure(error, {
      host: '127.0.0.1',
      hostVariable: 'the network',
      ports: { CUSTODY_SIMULATOR_PORT: custodyPort, WALLET_PROVIDER_SIMULATOR_PORT: walletPort },
    }) ?? (error instanceof Error ? error.message : String(error)),
  announce({ url, variables }, _config, { log, isSupervised }) {
    log.info('ready');
    const table = formatTable([
      ['Custody', url],
      ['Register', `curl -X PUT ${url}/_simulator/users -d '{"csr": "…"}'   returns an API key for a signing request`],
      ['Calls', `curl ${url}/_simulator/calls`],
      ['Wallets', variables.WALLET_PROVIDER_URL],
    ]);
    const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const hint = isSupervised ? '' : `Start the service with ${settings.join(' ')}\nStop them with Ctrl-C.\n`;
    process.stderr.write(
      `\nThese providers are SIMULATED: nothing is signed, and nothing reaches a chain.\n${table}${hint}`,
    );
  },
});
