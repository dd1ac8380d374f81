import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractBook } from './data.ts';
import { loadData } from './load-data.ts';
import type { ExtraContract } from './policy.ts';

const ours = '0x00000000000000000000000000000000000000aa';

/** The protocols' book is tested elsewhere; this one contains the operator's additions. */
const bookOf = (extra: readonly ExtraContract[]): ContractBook => ({
  at: (chainId, address) => {
    const found = extra.find((each) => each.chainId === chainId && each.address === address);
    return found ? { protocol: found.protocol, role: found.role, name: found.name ?? '' } : null;
  },
  all: () => extra.map(({ address }) => address),
});

describe('loadData', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'countersign-data-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("has tokens, a dated list and no limits without an operator's file", async () => {
    const data = await loadData({ sanctionsFile: null, threatsFile: null, policyFile: null, contracts: bookOf });
    expect(data.tokens.size).toBeGreaterThan(3000);
    expect(data.sanctions.source).toBe('sanctions-seed.txt');
    expect(data.policy.limits).toEqual([]);
    expect(data.policy.allowedAssets).toBeNull();
    for (const name of ['@aave-dao/aave-address-book', '@metamask/contract-metadata', 'viem']) {
      expect(data.versions[name]).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  it("adds the operator's entries", async () => {
    const [policyFile, sanctionsFile] = [join(folder, 'policy.json'), join(folder, 'list.txt')];
    await writeFile(
      policyFile,
      JSON.stringify({
        tokens: [{ chain_id: 1, address: ours, symbol: 'USDC', decimals: 2 }],
        contracts: [{ chain_id: 1, address: ours, protocol: 'aave-v3', role: 'pool' }],
        blocked: [ours],
      }),
    );
    await writeFile(sanctionsFile, ours);
    const data = await loadData({ sanctionsFile, threatsFile: null, policyFile, contracts: bookOf });
    expect(data.tokens.at(1, ours)).toEqual({ chainId: 1, address: ours, symbol: 'USDC', name: 'USDC', decimals: 2 });
    expect(data.tokens.named(1, 'USDC')).toHaveLength(2);
    expect(data.contracts.at(1, ours)).toEqual({ protocol: 'aave-v3', role: 'pool', name: '' });
    expect(data.policy.blocked).toEqual(new Set([ours]));
    expect(data.sanctions).toEqual({ addresses: new Set([ours]), asOf: null, source: 'list.txt' });
  });

  it('reports a missing file in words', async () => {
    const nowhere = { sanctionsFile: null, threatsFile: null, policyFile: '/nope.json', contracts: bookOf };
    await expect(loadData(nowhere)).rejects.toThrow('POLICY_FILE (/nope.json) does not exist.');
  });

  it('names the unusable file', async () => {
    const path = join(folder, 'broken.json');
    await writeFile(path, '{"limits": [{}]}');
    await expect(
      loadData({ sanctionsFile: null, threatsFile: null, policyFile: path, contracts: bookOf }),
    ).rejects.toThrow(/^POLICY_FILE \(.*broken\.json\): limits\[0\]\.asset: /);
    await expect(
      loadData({ sanctionsFile: path, threatsFile: null, policyFile: null, contracts: bookOf }),
    ).rejects.toThrow(/^SANCTIONS_FILE \(.*broken\.json\) must be /);
  });
});
