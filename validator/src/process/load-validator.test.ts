import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import { encodeFunctionData, parseAbi } from 'viem';
import { afterAll, describe, expect, it } from 'vitest';
import { validate } from '../validate.ts';
import { testTimeUnix } from '../whole/validate.fixture.ts';
import { loadValidator } from './load-validator.ts';

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const acme = '0x1111111111166b7fe7bd91427724b487980afc69';
const folder = mkdtempSync(join(tmpdir(), 'countersign-lists-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function judge(
  files: { sanctionsFile?: string; threatsFile?: string; policyFile?: string },
  intent: string,
  tx: object,
) {
  const deps = await loadValidator({
    sanctionsFile: files.sanctionsFile ?? null,
    threatsFile: files.threatsFile ?? null,
    policyFile: files.policyFile ?? null,
    model: null,
    now: () => testTimeUnix * 1000,
    onCrash: (where, error) => {
      throw new Error(where, { cause: error });
    },
  });
  return validate({ human_intent: intent, proposed_tx: { chain_id: 1, from: owner, ...tx } }, deps);
}

const sendCoins = [`Send 1 wei to ${friend}`, { to: friend, value: 1 }] as const;

describe('SANCTIONS_FILE', () => {
  it(
    'replaces the seed, and the answer names its date',
    proves('env.sanctions-file', 'validator.nodes.legal'),
    async () => {
      const sanctionsFile = write('list.txt', `# as of: 2026-02-03\n${friend}\n`);
      expect(await judge({ sanctionsFile }, ...sendCoins)).toMatchObject({
        decision: 'REJECT',
        primary_failure_node: 'legal_compliance.sanctions_screening',
        context: { data: { sanctions_as_of: '2026-02-03' } },
      });
      expect(await judge({}, ...sendCoins)).toMatchObject({ decision: 'PASS' });
    },
  );
});

describe('THREATS_FILE', () => {
  const shipped = '0x000000000532b45f47779fce440748893b257865';
  const sendToShipped = [`Send 1 wei to ${shipped}`, { to: shipped, value: 1 }] as const;

  it(
    'adds to the shipped list, and the answer names every source with its date',
    proves('validator.threats.file'),
    async () => {
      const threatsFile = write(
        'threats.csv',
        `# as of: 2026-02-03\naddress,kind,source\n${friend},drainer,our desk\n`,
      );
      const answer = await judge({ threatsFile }, ...sendCoins);
      expect(answer).toMatchObject({
        decision: 'REJECT',
        primary_failure_node: 'legal_compliance.address_blocklist',
        context: { data: { threats_as_of: '2026-02-03' } },
      });
      expect(answer.reason).toContain('reported as drainer by our desk, as of 2026-02-03');
      expect((answer.context.data as { threats_sources: unknown }).threats_sources).toEqual([
        { source: 'forta-labelled-datasets', as_of: '2023-01-26', addresses: 7407 },
        { source: 'mew-darklist', as_of: '2025-11-11', addresses: 201 },
        { source: 'our desk', as_of: '2026-02-03', addresses: 1 },
      ]);
      expect(await judge({ threatsFile }, ...sendToShipped)).toMatchObject({ decision: 'REJECT' });
    },
  );

  it('may contain one address per line', proves('validator.threats.file'), async () => {
    const threatsFile = write('threats.txt', `# ours\n${friend} # seen in May\n`);
    expect((await judge({ threatsFile }, ...sendCoins)).reason).toContain('reported as threat by threats.txt');
  });

  it('that is invalid is one error that names file and lines', proves('validator.threats.file'), async () => {
    const threatsFile = write('broken.csv', `0x12\n${friend}\nnope,phishing,us\n`);
    await expect(judge({ threatsFile }, ...sendCoins)).rejects.toThrow(
      /^THREATS_FILE \(.*broken\.csv\): line 1: "0x12" is not an address.*; line 3: "nope"/,
    );
  });

  it('does not contain addresses that the operator allows', async () => {
    const policyFile = write('allowed.json', JSON.stringify({ allowed: [shipped] }));
    expect(await judge({ policyFile }, ...sendToShipped)).toMatchObject({ decision: 'PASS' });
  });
});

describe('POLICY_FILE', () => {
  it('adds tokens', async () => {
    const policyFile = write(
      'tokens.json',
      JSON.stringify({ tokens: [{ chain_id: 1, address: acme, symbol: 'ACMEX', decimals: 4 }] }),
    );
    const abi = parseAbi(['function transfer(address to, uint256 amount)']);
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [friend, 20_000n] });
    const request = [`Send 2 ACMEX to ${friend}`, { to: acme, data }] as const;
    const known = await judge({ policyFile }, ...request);
    expect(known.decision).toBe('PASS');
    expect(known.confidence).toBeGreaterThanOrEqual(0.75);
    // A symbol that no list ties to the token needs the owner's decision.
    expect((await judge({}, ...request)).confidence).toBeLessThan(0.75);
  });

  it('adds contracts to the book of a protocol', async () => {
    const pool = '0x2222222222266b7fe7bd91427724b487980afc69';
    const policyFile = write(
      'contracts.json',
      JSON.stringify({
        contracts: [{ chain_id: 1, address: pool, protocol: 'aave-v3', role: 'pool', name: 'Our pool' }],
      }),
    );
    const abi = parseAbi(['function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)']);
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const data = encodeFunctionData({ abi, functionName: 'supply', args: [usdc, 5_000_000n, owner, 0] });
    const request = ['Supply 5 USDC to Aave', { to: pool, data }] as const;
    expect(await judge({ policyFile }, ...request)).toMatchObject({ decision: 'PASS' });
    expect((await judge({}, ...request)).results['technical_invariants.protocol_compatibility']?.status).toBe('FAIL');
  });

  it('sets limits and blocks', proves('validator.nodes.legal'), async () => {
    const limited = write('limits.json', JSON.stringify({ limits: [{ asset: 'native', max: '0' }] }));
    const blocking = write('blocked.json', JSON.stringify({ blocked: [friend] }));
    expect(await judge({ policyFile: limited }, ...sendCoins)).toMatchObject({
      primary_failure_node: 'legal_compliance.amount_policy',
    });
    expect(await judge({ policyFile: blocking }, ...sendCoins)).toMatchObject({
      primary_failure_node: 'legal_compliance.address_blocklist',
    });
  });

  it.each([
    [
      'aave-v33',
      'pool',
      /POLICY_FILE \(.*\): contracts\[0\]\.protocol: there is no "aave-v33"\. There are: .*aave-v3, /,
    ],
    ['aave-v3', 'pol', /POLICY_FILE \(.*\): contracts\[0\]\.role: there is no "pol"\. There are: .*pool, /],
    ['erc20', 'token', /contracts\[0\]\.role: there is no "token"\. There are: none\.$/],
  ])('cannot add a contract to %s as %s', async (protocol, role, message) => {
    const policyFile = write(
      'odd.json',
      JSON.stringify({ contracts: [{ chain_id: 1, address: acme, protocol, role }] }),
    );
    await expect(judge({ policyFile }, ...sendCoins)).rejects.toThrow(message);
  });

  it('that is invalid is an error that names file and field', async () => {
    const policyFile = write('wrong.json', JSON.stringify({ blockd: [] }));
    await expect(judge({ policyFile }, ...sendCoins)).rejects.toThrow(/wrong\.json.*blockd/s);
  });
});
