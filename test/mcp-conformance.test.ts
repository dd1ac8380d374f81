import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startKeyProxy } from '@countersign/harness/mcp/conformance/key-proxy';
import { runSuite, type SuiteRun } from '@countersign/harness/mcp/conformance/run-suite';
import { startConformanceServer } from '@countersign/harness/mcp/conformance/start-server';
import { consentTo } from '@countersign/harness/people/consent';
import { registerClient } from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import { enrolOwner } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { service, database, baseUrl } = await useReachableService({ CLIENT_ID_DOCUMENTS: 'on' });
const { call } = service;
const { resolve } = createRequire(import.meta.url);

/** The list below `server:`, the only part of the file that matters. */
const listIn = (file: string): string[] => {
  const [, list = ''] = /^server:\n((?: +- .*\n)+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/- (\S+)/g)].map(([, scenario = '']) => scenario);
};
const baseline = new URL('./fixtures/mcp-conformance-baseline.yml', import.meta.url).pathname;
const requirements = (revision: string) => resolve(`@modelcontextprotocol/conformance/requirements/${revision}.yaml`);

/** The failures of a scenario, one line for each check. */
const failuresOf = ({ scenarios }: SuiteRun, scenario: string): string[] =>
  (scenarios.get(scenario) ?? [])
    .filter(({ status }) => status === 'FAILURE')
    .map(({ id, errorMessage }) => `${id}: ${errorMessage}`);

describe.each([
  ['2026-07-28', []],
  ['2025-11-25', listIn(baseline)],
])('MCP conformance with %s', (revision, expected) => {
  const required = listIn(requirements(revision));
  let run: SuiteRun;

  beforeAll(async () => {
    const server = await startConformanceServer(database.url);
    const { key } = await enrolOwner(call);
    const proxy = await startKeyProxy(server.url, key);
    run = await runSuite(['server', '--url', proxy.url, '--requirements', revision]);
    await proxy.stop();
    await server.stop();
  }, 150_000);

  it.each(required.filter((scenario) => !expected.includes(scenario)))('passes %s', (scenario) => {
    expect(run.scenarios.get(scenario) ?? run.output).toContainEqual(expect.objectContaining({ status: 'SUCCESS' }));
    expect(failuresOf(run, scenario)).toEqual([]);
  });

  it('fails exactly as in the baseline', () => {
    const failing = required.filter((scenario) => failuresOf(run, scenario).length > 0);
    expect(failing.sort()).toEqual([...expected].sort());
  });
});

describe('conformance of the authorization server', () => {
  it('passes for a public client in every scenario', async () => {
    const port = await findFreePort();
    const { clientId } = await registerClient(call, { redirect_uris: [`http://127.0.0.1:${port}/callback`] });
    const user = await signIn(call);
    let visited: Promise<unknown> | null = null;
    const args = ['--url', baseUrl, '--client-id', clientId, '--resource', `${baseUrl}/mcp`, '--port', String(port)];
    const run = await runSuite(['authorization', ...args], (output) => {
      const [address] = /http\S+\/oauth\/authorize\?\S+(?=\s)/.exec(output) ?? [];
      if (address) visited ??= consentTo(call, user, address).then((back) => fetch(back));
    });
    await visited;
    const checks = [...run.scenarios].flatMap(([scenario, found]) => found.map((check) => ({ scenario, ...check })));
    expect(checks.filter(({ status }) => status !== 'SUCCESS')).toEqual([]);
    expect(checks.map(({ scenario }) => scenario)).toContain('authorization-code-grant');
    expect(run.exitCode).toBe(0);
  }, 60_000);
});
