import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeploy } from './check-deploy.ts';
import { nodeVersion, productVersion } from './product.ts';

const [node, version] = [nodeVersion(), productVersion()];

/** The faults after a replacement in a file; the replaced text must be there. */
function faultsWith(file: string, from: string, to: string): string[] {
  return checkDeploy((path) => {
    const text = readFileSync(path, 'utf8');
    if (path !== `deploy/${file}`) return text;
    expect(text, `${file} holds what the test replaces`).toContain(from);
    return text.replaceAll(from, to);
  });
}

describe('the deployment check', () => {
  it('finds no fault in the shipped files', () => {
    expect(checkDeploy()).toEqual([]);
  });

  it.each([
    ['Dockerfile', 'USER 10001:10001', 'USER root', /service: USER root/],
    ['Dockerfile', `node:${node}-`, 'node:22.1.0-', /images are built on Node/],
    ['Dockerfile', 'METRICS_PORT=9464 WEB_DIR', 'METRIC_PORT=9464 WEB_DIR', /ENV METRIC_PORT/],
    ['Dockerfile', 'PORT=3000', 'PORT=3001', /PORT 3001 is not exposed/],
    ['Dockerfile', ':3000/health/ready', ':3000/healthz', /HEALTHCHECK 3000\/healthz/],
    ['Dockerfile', 'WEB_DIR=/web', 'WEB_DIR=/web MASTER_KEY=x', /ENV MASTER_KEY: a secret/],
    ['Dockerfile', 'COPY orion orion', 'COPY oryon orion', /COPY oryon/],
    ['Dockerfile', 'COPY orion orion', 'COPPY orion orion', /line \d+: Unknown instruction/],
    ['Dockerfile', 'npm install --omit=dev', 'npm install', /npm install: must have --omit=dev/],
    [
      'Dockerfile',
      'scripts/run/backed-up.ts ',
      '',
      /operate\.ts needs scripts\/run\/backed-up\.ts, which is not in the image/,
    ],
    [
      'Dockerfile',
      'COPY package.json ./',
      'COPY README.md ./',
      /backed-up\.ts needs package\.json, which is not in the image/,
    ],
    ['Dockerfile', 'COPY edge edge', 'COPY sdk edge', /validator: \S+ needs edge\/src\/\S+, which is not in the image/],
    ['Dockerfile', 'node_modules/@nomicfoundation', 'node_modules/pg', /service: \S+ needs pg, which is removed/],
    ['compose.yaml', 'stop_grace_period', 'stop_grace', /Unrecognized key/],
    ['compose.yaml', 'TRUST_PROXY', 'TRUSTED_PROXY', /TRUSTED_PROXY: the process does not read it/],
    ['compose.yaml', 'LOG_LEVEL: info', 'ORION_API_KEY: x', /ORION_API_KEY: must be a secret/],
    ['compose.yaml', '[VALIDATOR_TOKEN]', '[MASTER_KEY]', /validator: MASTER_KEY: the process does not read it/],
    ['compose.yaml', 'http://validator:8000', 'http://validator:8001', /VALIDATOR_URL points nowhere/],
    ['compose.yaml', `service:${version}`, 'service:latest', /service:latest: must name a version/],
    ['compose.yaml', 'ipv4_address: 10.89.0.2', 'ipv4_address: 10.89.0.3', /TRUST_PROXY does not match/],
    ['compose.yaml', '      front: {}', '      outside: {}', /TRUST_PROXY does not match/],
    ['compose.yaml', 'services:', 'services: [', /^compose\.yaml: .* at line/],
    ['compose.yaml', 'public: {}', 'other: {}', /there is no volume public/],
    ['Caddyfile', 'service-2:3000', 'service-3:3000', /service-3:3000: nothing listens there/],
    ['Caddyfile', '/health/ready', '/ready', /\/ready is not a health check/],
    ['monitoring/prometheus.yaml', 'validator:9464', 'validator:9000', /validator:9000: nothing listens/],
    ['monitoring/alerts.yaml', 'countersign_arbiters', 'countersign_workers', /no metric countersign_workers/],
    ['monitoring/alerts.yaml', 'CountersignNoArbiter', 'CountersignLonely', /CountersignLonely: docs/],
    ['monitoring/dashboard.json', 'countersign_held_answers', 'countersign_held', /panel "Held answers"/],
    ['systemd/countersign-orion.service', 'User=countersign-orion', 'User=root', /User: must not be root/],
    ['systemd/countersign-orion.service', 'LoadCredential=ORION_API_KEY', 'LoadCredential=API_KEY', /API_KEY: the/],
    ['systemd/countersign-orion.service', 'ProtectSystem=strict', 'ProtectSystem=full', /ProtectSystem=strict is/],
    ['systemd/countersign-orion.service', 'orion/src/main.ts', 'service/src/main.ts', /must start orion\/src/],
    ['systemd/countersign-service.service', 'LoadCredential=BUS_URL', '#', /BUS_URL: is no credential/],
    ['systemd/countersign-service.service', 'BUS_URL:\\n', 'BUS_URL:', /SetCredential=BUS_URL: must only mean unset/],
    ['systemd/service.env', 'METRICS_PORT=9464', 'ADMIN_API_KEY=x', /ADMIN_API_KEY: must be a credential/],
    ['helm/countersign/Chart.yaml', `appVersion: ${version}`, 'appVersion: 0.0.9', /appVersion must be/],
    ['helm/countersign/values.yaml', 'replicas: 2', 'replicas: none', /replicas must be integer/],
    ['helm/countersign/templates/service.yaml', '.Values.baseUrl', '.Values.url', /no such value/],
    ['helm/countersign/templates/service.yaml', '| quote', '| upper', /not checked, so it must not be used/],
    ['helm/countersign/templates/service.yaml', 'name: TRUST_PROXY', 'name: PROXY', /PROXY: the process does not/],
    ['helm/countersign/templates/service.yaml', 'runAsUser: 10001', 'runAsUser: 10009', /not the user of the image/],
    ['helm/countersign/templates/validator.yaml', 'path: /health,', 'path: /live,', /probe \/live is not answered/],
    ['helm/countersign/templates/prometheus-rule.yaml', '"alerts.yaml"', '"rules.yaml"', /no such file.*rules\.yaml/],
    ['helm/countersign/alerts.yaml', 'severity: critical', 'severity: high', /prometheus-rule\.yaml: .*severity/s],
    ['helm/countersign/values.yaml', 'release: prometheus', 'release: 5', /labels\/release must be string/],
    ['helm/countersign/templates/orion.yaml', 'readOnlyRootFilesystem: true', 'privileged: true', /readOnlyRoot/],
  ])('finds the fault in %s if %s becomes %s', (file, from, to, fault) => {
    expect(faultsWith(file, from, to)).toContainEqual(expect.stringMatching(fault));
  });
});
