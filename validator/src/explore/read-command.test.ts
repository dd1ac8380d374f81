import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alignedRequest } from '../whole/validator.fixture.ts';
import { runReadCommand, UsageError } from './read-command.ts';
import type { Section } from './show-reading.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(request: unknown): Promise<string> {
  const file = join(folder, 'request.json');
  await writeFile(file, JSON.stringify(request));
  return file;
}

const linesOf = (sections: readonly Section[], title: string): readonly string[] | undefined =>
  sections.find((section) => section.title === title)?.lines;

describe('npm run read', () => {
  it('shows what the words name and whether they order it', async () => {
    const sections = await runReadCommand(['Swap 250 USDC for at least 0.07 WETH on Uniswap v3 tomorrow, not on Base']);
    expect(sections.map(({ title }) => title)).toEqual(['Words (en)', 'Mentions', 'Modality', 'Limits']);
    expect(linesOf(sections, 'Words (en)')).toEqual([
      'Swap 250 USDC for at least 0.07 WETH on Uniswap v3 tomorrow, not on Base',
      '1─── 2───────     3─────────────────    4─────────                  5───',
    ]);
    expect(linesOf(sections, 'Mentions')).toEqual([
      '1  0-4    action           "Swap"                swap',
      '2  5-13   amount, asset    "250 USDC"            250 USDC            of "Swap"',
      '3  18-36  amount, asset    "at least 0.07 WETH"  at least 0.07 WETH  of "Swap", after for',
      '4  40-50  party, protocol  "Uniswap v3"          Uniswap V3          of "Swap", after on',
      '5  68-72  chain            "Base"                chain 8453          of "Swap"',
    ]);
    expect(linesOf(sections, 'Modality')?.[0]).toBe('open  "Swap"      schedule "tomorrow"');
    expect(linesOf(sections, 'Limits')).toEqual(['forbid  "Base"  {"kind":"chain","chainId":8453}']);
  });

  it('shows which words match which bytes', async () => {
    const sections = await runReadCommand(['--call', await fileOf(alignedRequest)]);
    expect(linesOf(sections, 'Effects')?.[0]).toMatch(/^0 {2}call 0 {2}asked for {2}send 100 USDC \(.* to 0xd8dA/);
    expect(linesOf(sections, 'Assignment')).toEqual([
      '2  "100 USDC"                                    effect 0 gives',
      '3  "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"  effect 0 recipient',
    ]);
    expect(linesOf(sections, 'Steps')).toEqual([expect.stringMatching(/^send 100 USDC to 0xd8dA\S+ {2}effect 0$/)]);
    expect(linesOf(sections, 'Doubts')).toEqual(['None.']);
    expect(linesOf(sections, 'Verdict')?.[0]).toBe('PASS 0.99');
  });

  it('reads other words of a call, and shows what they leave open', async () => {
    const { human_intent: _, ...call } = alignedRequest;
    const words = 'Should I send 100 USDC to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045?\u202e\nKeep 7 DAI.';
    const sections = await runReadCommand([words, '--call', await fileOf(call)]);
    expect(linesOf(sections, 'Words (en)')?.[0]).toMatch(/\?·$/);
    expect(linesOf(sections, 'Assignment')?.at(-1)).toMatch(/"7 DAI" +not explained: amount$/);
    expect(linesOf(sections, 'Doubts')).toContainEqual(expect.stringMatching(/^no-order {2}/));
  });

  it("reads with the operator's files, and names the descriptors that it rejects", async () => {
    const descriptors = join(folder, 'descriptors');
    await mkdir(descriptors);
    await writeFile(join(descriptors, 'calldata-broken.json'), '{}');
    const [first] = await runReadCommand(['Send 1 ETH to bob.eth'], { descriptorsDir: descriptors });
    expect(first).toEqual({
      title: 'Descriptors',
      lines: [
        `0 of 1 in ${descriptors}, and the built-in ones`,
        expect.stringMatching(/^rejected: calldata-broken\.json: /),
      ],
    });
    await expect(runReadCommand(['Send 1 ETH'], { policyFile: join(folder, 'none.json') })).rejects.toThrow(
      /none\.json/,
    );
  });

  it.each([
    ['nothing', [], /a sentence is required/],
    ['two sentences', ['Send', '1 ETH'], /put it in quotes/],
    ['an unknown option', ['Send 1 ETH', '--file', 'x'], /--file/],
  ])('refuses %s', async (_, args, message) => {
    await expect(runReadCommand(args)).rejects.toThrow(UsageError);
    await expect(runReadCommand(args)).rejects.toThrow(message);
  });

  it('names the error in a file', async () => {
    const file = await fileOf({ human_intent: 5, proposed_tx: {} });
    await expect(runReadCommand(['--call', file])).rejects.toThrow(/request\.json: human_intent: /);
  });
});
