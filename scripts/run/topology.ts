import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../service/src/platform/postgres/index.ts';
import { providePrograms } from '../build/programs/provide-programs.ts';
import { type Program, supervise } from './supervise.ts';
import { makeCertificates } from './topology/make-certificates.ts';
import { prepare } from './topology/prepare.ts';

/**
 * The production topology on one machine: the programs of `deploy/compose.yaml` as plain processes instead of
 * containers.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '8443' }, data: { type: 'string', default: '.data/topology' } },
});
const port = Number(values.port);
const folder = resolve(values.data);
const { WEB_DIR, DOCS_DIR, LOG_LEVEL = 'info' } = process.env;

const url = `https://localhost:${port}`;
const servicePorts = [port + 1, port + 2];
const validatorPort = port + 3;
const metricsPort = (instance: number) => String(port + 4 + instance);
const arbiters = ['orion-1', 'orion-2'].map((name) => join(folder, name));

// Accessible to others: PostgreSQL runs as another user if this is root.
await mkdir(folder, { recursive: true });
const postgres = await startEmbeddedPostgres({
  directory: join(folder, 'postgres'),
  log: (message) => process.stderr.write(`countersign: ${message}\n`),
  onLost: () => process.kill(process.pid, 'SIGTERM'),
});
try {
  const { credentials, serviceFile } = await prepare(folder, postgres.url, arbiters);
  const certificates = makeCertificates(join(folder, 'tls'));

  const web: Program = { name: 'build of the web application', main: 'scripts/build/web.ts', once: true, env: {} };
  const docs: Program = { name: 'build of the documentation', main: 'scripts/build/docs.ts', once: true, env: {} };
  const validator: Program = {
    name: 'validator',
    main: 'validator/src/main.ts',
    env: { LOG_LEVEL, VALIDATOR_PORT: String(validatorPort), CREDENTIALS_DIRECTORY: credentials.validator },
  };
  const services = servicePorts.map(
    (servicePort, index): Program => ({
      name: `service ${index + 1}`,
      main: 'service/src/main.ts',
      env: {
        LOG_LEVEL,
        PORT: String(servicePort),
        METRICS_PORT: metricsPort(index),
        BASE_URL: url,
        TRUST_PROXY: '127.0.0.1',
        VALIDATOR_URL: `http://127.0.0.1:${validatorPort}`,
        ORION_SERVICE_FILE: serviceFile,
        CREDENTIALS_DIRECTORY: credentials.service,
        ...(WEB_DIR && { WEB_DIR }),
        ...(DOCS_DIR && { DOCS_DIR }),
      },
    }),
  );
  const proxy: Program = {
    name: 'TLS proxy',
    main: 'scripts/run/topology/proxy.ts',
    env: {
      LOG_LEVEL,
      PROXY_PORT: String(port),
      PROXY_CERTIFICATE: certificates.certificate,
      PROXY_KEY: certificates.key,
      PROXY_UPSTREAMS: servicePorts.map((servicePort) => `http://127.0.0.1:${servicePort}`).join(','),
    },
  };
  const workers = arbiters.map(
    (dataDirectory, index): Program => ({
      name: `arbiter ${index + 1}`,
      main: 'orion/src/main.ts',
      env: {
        LOG_LEVEL,
        ORION_DATA_DIR: dataDirectory,
        // Through the proxy, like any other client: if one service dies, the other answers.
        SERVICE_URL: url,
        NODE_EXTRA_CA_CERTS: certificates.authority,
        VALIDATOR_URL: `http://127.0.0.1:${validatorPort}`,
        CREDENTIALS_DIRECTORY: credentials.orion,
      },
    }),
  );
  const once = [...(WEB_DIR ? [] : [web]), ...(DOCS_DIR ? [] : [docs])];
  await supervise([...once, validator, ...services, proxy, ...workers], { build: providePrograms() });
} finally {
  await postgres.stop();
}
