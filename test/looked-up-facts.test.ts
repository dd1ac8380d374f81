import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { proves } from '@countersign/harness/proves';
import {
  enrolSealer,
  hashOf,
  type Sealer,
  sealFields,
  submitSealed,
  untilJudged,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress, submit } from '@countersign/harness/requests/transactions';
import { type Between, startProxy } from '@countersign/harness/servers/proxy';
import type { LookedUpFacts } from '@countersign/protocol';
import { type Address, encodeFunctionData, namehash, parseAbi, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactFinder } from '../orion/src/looked-up/create-fact-finder.ts';

const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const registry: Address = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';
const friend = someAddress.toLowerCase() as Address;
/** Like a provider's URL: with a secret in the path. */
const accessKey = 'k3y-of-the-operator';

let evm: Evm;
let [vault, otherVault, oldCoin, safe, feed]: Address[] = [];

beforeAll(async () => {
  // A real EVM with Ethereum's chain id.
  evm = await startEvm({ chainId: 1, source: 'looked-up.sol' });
  const word = (text: string) => stringToHex(text, { size: 32 });
  await evm.copyCode(await evm.deploy('Coin', [word('USDC'), 6, 1_234_000_000n]), usdc);
  await evm.copyCode(await evm.deploy('Names', [namehash('alice.eth'), friend]), registry);
  vault = await evm.deploy('Vault', [usdc]);
  otherVault = await evm.deploy('Vault', [weth]);
  oldCoin = await evm.deploy('OldCoin', []);
  safe = await evm.deploy('Safe', [[friend, vault], 2n]);
  feed = await evm.deploy('Feed', [3_000_00000000n]);
});
afterAll(() => evm.stop());

it('facts are read from contracts of a real chain', async () => {
  const sources = {
    rpcUrls: new Map([[1, [evm.url]]]),
    priceFeeds: new Map([['1 native', { feed: feed as Address, heartbeatSeconds: 60 }]]),
    priceFile: null,
  };
  const looked = await createFactFinder(sources, { now: Date.now, budgetMs: 60_000 })
    .open(1)
    ?.find([
      { kind: 'name', name: 'alice.eth' },
      { kind: 'name', name: 'nobody.eth' },
      { kind: 'vault', address: vault as Address },
      { kind: 'vault', address: friend },
      { kind: 'token', address: usdc },
      { kind: 'token', address: oldCoin as Address },
      { kind: 'balance', holder: friend, asset: usdc },
      { kind: 'balance', holder: friend, asset: 'native' },
      { kind: 'allowance', owner: friend, spender: usdc, token: usdc },
      { kind: 'safe', address: safe as Address },
      { kind: 'safe', address: vault as Address },
      { kind: 'price', asset: 'native' },
    ]);
  expect(looked?.facts).toMatchObject([
    { name: 'alice.eth', address: friend },
    { address: vault, asset: usdc },
    { address: usdc, symbol: expect.stringMatching(/^USDC/), decimals: 6 },
    { address: oldCoin, symbol: 'OLD', decimals: 18 },
    { asset: usdc, amount: '1234000000' },
    { asset: 'native', amount: '0' },
    { spender: usdc, amount: '1234000000' },
    { address: safe, owners: [friend, vault], threshold: 2 },
    { asset: 'native', usd: '3000' },
  ]);
  expect(looked?.missing.map(({ wanted: { kind }, why }) => `${kind}: ${why}`)).toEqual([
    'name: the name has no address on chain',
    'vault: the contract does not return such a value',
    'safe: the contract reverted',
  ]);
});

describe('a deposit into an unlisted vault', { timeout: 120_000 }, async () => {
  const { call, arbiter } = await useSealedFlow();
  let owner: Sealer;
  const proxies: Between[] = [];

  /** One arbiter for all tests: each chain has nodes of another kind, and Polygon has none. */
  const chains = { sound: 1, elsewhere: 8453, down: 10, differing: 42_161, without: 137 } as const;

  beforeAll(async () => {
    /** The same node as one of Arbitrum, with other answers to some questions. */
    const asArbitrum = async (results: Readonly<Record<string, string>> = {}): Promise<string> => {
      const answers: Readonly<Record<string, string>> = { eth_chainId: '0xa4b1', ...results };
      const proxy = await startProxy(evm.url, async ({ body, answer }) => {
        const result = answers[JSON.parse(body).method];
        return result && !answer ? { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) } : undefined;
      });
      proxies.push(proxy);
      return proxy.url;
    };
    const lie = `0x${weth.slice(2).padStart(64, '0')}`;
    const nodes = {
      [chains.sound]: [evm.url],
      [chains.elsewhere]: [evm.url],
      [chains.down]: ['http://127.0.0.1:1'],
      [chains.differing]: [await asArbitrum(), await asArbitrum({ eth_call: lie })],
    };
    const urls = Object.entries(nodes).map(([chainId, all]) => [chainId, all.map((url) => `${url}/${accessKey}`)]);
    owner = await enrolSealer(call);
    // Far longer than a successful run takes.
    await arbiter.start({ CHAIN_RPC_URLS: JSON.stringify(Object.fromEntries(urls)), LOOK_UP_SECONDS: '60' });
  });
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())));

  const deposit = (
    to: Address | undefined,
    { chainId = 1, amount = 250_000_000n }: { chainId?: number; amount?: bigint } = {},
  ) => ({
    chainId,
    userPrompt: `Deposit 250 USDC into the vault ${to}`,
    tx: {
      to,
      value: '0',
      data: encodeFunctionData({
        abi: parseAbi(['function deposit(uint256 assets, address receiver)']),
        args: [amount, owner.wallet.address],
      }),
    },
  });
  const judged = async (fields: Record<string, unknown>) =>
    (await untilJudged(call, owner, await submit(call, owner, fields))).verdict;
  const lookedUpIn = ({ report }: { report: unknown }) =>
    (report as { context: { looked_up?: LookedUpFacts } } | null)?.context.looked_up;

  it(
    "is approved if the chain confirms the vault's asset, and the record shows the source",
    proves('facts.marked'),
    async () => {
      const verdict = await judged(deposit(vault));
      expect(verdict).toMatchObject({ decision: 'APPROVED', signed: true });
      expect(lookedUpIn(verdict)).toMatchObject({
        chain_id: 1,
        nodes: [new URL(evm.url).host],
        block: { hash: expect.stringMatching(/^0x/) },
      });
      expect(lookedUpIn(verdict)?.facts).toContainEqual(expect.objectContaining({ kind: 'vault', asset: usdc }));
      expect(JSON.stringify(verdict)).not.toContain(accessKey);
      expect(arbiter.logLines.join()).not.toContain(accessKey);
    },
  );

  it('is rejected if the vault has another asset, or the amount has an extra zero', async () => {
    const verdicts = await Promise.all([
      judged(deposit(otherVault)),
      judged(deposit(vault, { amount: 2_500_000_000n })),
    ]);
    expect(verdicts.map(({ decision }) => decision)).toEqual(['REJECTED', 'REJECTED']);
  });

  it(
    'is left to the owner without a node, and is no more certain with one that is down, on another chain, or contradicts another',
    proves('facts.optional'),
    async () => {
      const { without, sound: _, ...bad } = chains;
      const alone = await judged(deposit(vault, { chainId: without }));
      expect(alone.decision).toBe('UNDECIDED');
      expect(alone.analysis).toContain('The bytes do not show whether');
      expect(lookedUpIn(alone)).toBeUndefined();
      const why = {
        elsewhere: 'a node is not on chain 8453',
        down: 'a node is not responding',
        differing: 'the nodes disagree',
      };
      for (const name of ['elsewhere', 'down', 'differing'] as const) {
        const verdict = await judged(deposit(vault, { chainId: bad[name] }));
        expect(verdict).toMatchObject({ decision: 'UNDECIDED', confidence: alone.confidence });
        expect(verdict.analysis).toMatch(
          new RegExp(`Could not be looked up: the asset of the vault 0x[0-9a-fA-F]{40}: ${why[name]}`),
        );
        expect(lookedUpIn(verdict)?.facts).toEqual([]);
      }
    },
  );

  it("is judged together with payments to a name and of a whole balance, by the chain's answers about both", async () => {
    const pay = (userPrompt: string, to: string, amount: bigint) => ({
      chainId: 1,
      userPrompt,
      tx: {
        to: usdc,
        value: '0',
        data: encodeFunctionData({
          abi: parseAbi(['function transfer(address to, uint256 amount)']),
          args: [to as Address, amount],
        }),
      },
    });
    const verdicts = await Promise.all([
      judged(pay('Send 100 USDC to alice.eth', friend, 100_000_000n)),
      judged(pay('Send 100 USDC to alice.eth', owner.wallet.address, 100_000_000n)),
      judged(pay(`Send all my USDC to ${friend}`, friend, 1_234_000_000n)),
      judged(pay(`Send all my USDC to ${friend}`, friend, 12_340_000_000n)),
    ]);
    expect(verdicts.map(({ decision }) => decision)).toEqual(['APPROVED', 'REJECTED', 'APPROVED', 'REJECTED']);
    expect(JSON.stringify(verdicts[0]?.report)).toContain('looked up at block');
  });

  it('is approved in the sealed form too, and only the owner can read the facts', async () => {
    const sealed = await sealFields(owner, arbiter.pgpPublicKey, deposit(vault));
    const created = await submitSealed(call, owner, sealed, { chainId: 1 });
    const { verdict } = await untilJudged(call, owner, hashOf(created));
    expect(verdict.decision).toBe('APPROVED');
    expect(JSON.stringify({ ...verdict, report: null })).not.toContain('looked');
    expect(verdict.report).toEqual(expect.stringMatching(/^-----BEGIN PGP MESSAGE-----/));
  });

  it('is not approved by facts that the agent supplies', proves('facts.claims'), async () => {
    const claim = { chain_id: chains.without, facts: [{ kind: 'vault', address: vault, asset: usdc, block: 1 }] };
    const contextLogs = { looked_up: claim, vaults: { [vault as Address]: { asset: usdc } } };
    const verdict = await judged({ ...deposit(vault, { chainId: chains.without }), contextLogs });
    expect(verdict.decision).toBe('UNDECIDED');
  });
});
