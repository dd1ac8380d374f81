import { checksumAddress } from '@countersign/protocol';
import fc from 'fast-check';
import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { describe, expect, it } from 'vitest';
import { testTimeUnix, validateInTest } from './validate.fixture.ts';

type Address = `0x${string}`;

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
]);

const swapRouter02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const aavePool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const tokens = {
  USDC: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
  USDT: { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
  DAI: { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', decimals: 18 },
  WETH: { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', decimals: 18 },
} as const;
type Symbol = keyof typeof tokens;
const symbols = Object.keys(tokens) as Symbol[];

/**
 * The parts of a request; words and bytes are generated from it separately, so that a test can change either side
 * alone.
 */
interface Deal {
  readonly kind: 'send' | 'approve' | 'swap' | 'supply';
  readonly amount: string;
  readonly token: Symbol;
  readonly other: Symbol;
  readonly party: Address;
  readonly chainId: number;
}

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
  const digits = Buffer.from(bytes).toString('hex');
  return checksumAddress(`0x5${digits.slice(1)}`);
});
const amount = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) =>
    part === 0 ? String(whole) : `${whole}.${String(part).padStart(3, '0').replace(/0+$/, '')}`,
  );
const deal: fc.Arbitrary<Deal> = fc
  .record({
    kind: fc.constantFrom('send', 'approve', 'swap', 'supply'),
    amount,
    token: fc.constantFrom(...symbols),
    other: fc.constantFrom(...symbols),
    party: address,
    chainId: fc.constant(1),
  })
  .filter(({ token, other }) => token !== other) as fc.Arbitrary<Deal>;

function words({ kind, amount, token, other, party }: Deal): string {
  switch (kind) {
    case 'send':
      return `Send ${amount} ${token} to ${party} on Ethereum`;
    case 'approve':
      return `Approve ${party} to spend ${amount} ${token} on Ethereum`;
    case 'swap':
      return `Swap ${amount} ${token} for ${other} on Uniswap on Ethereum`;
    case 'supply':
      return `Supply ${amount} ${token} to Aave on Ethereum`;
  }
}

const prices: Readonly<Record<Symbol, number>> = { USDC: 1, USDT: 1, DAI: 1, WETH: 3_000 };

function bytes({ kind, amount, token, other, party, chainId }: Deal, beneficiary: Address = owner) {
  const { address: asset, decimals } = tokens[token];
  const units = parseUnits(amount, decimals);
  const base = { chain_id: chainId, from: owner, value: '0' };
  switch (kind) {
    case 'send':
      return { ...base, to: asset, data: encodeFunctionData({ abi, functionName: 'transfer', args: [party, units] }) };
    case 'approve':
      return { ...base, to: asset, data: encodeFunctionData({ abi, functionName: 'approve', args: [party, units] }) };
    case 'swap': {
      const fair = (Number(amount) * prices[token]) / prices[other];
      const minimum = parseUnits((fair * 0.995).toFixed(6), tokens[other].decimals);
      const params = {
        tokenIn: asset,
        tokenOut: tokens[other].address,
        fee: 500,
        recipient: beneficiary,
        amountIn: units,
        amountOutMinimum: minimum,
        sqrtPriceLimitX96: 0n,
      } as const;
      return {
        ...base,
        to: swapRouter02,
        data: encodeFunctionData({ abi, functionName: 'exactInputSingle', args: [params] }),
      };
    }
    case 'supply': {
      const args = [asset, units, beneficiary, 0] as const;
      return { ...base, to: aavePool, data: encodeFunctionData({ abi, functionName: 'supply', args }) };
    }
  }
}

const judge = (human_intent: string, proposed_tx: object) =>
  validateInTest({ human_intent, proposed_tx, metadata: { generated_at_unix: testTimeUnix } });

const runs = { numRuns: 100 };

describe('a pair of words and bytes', () => {
  it('made from the same deal passes', async () => {
    await fc.assert(
      fc.asyncProperty(deal, async (one) => {
        const answer = await judge(words(one), bytes(one));
        expect(answer.decision, `${words(one)}: ${answer.reason}`).toBe('PASS');
      }),
      runs,
    );
  });

  it('with another amount is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(deal, amount, async (one, other) => {
        fc.pre(Number(one.amount) !== Number(other));
        expect((await judge(words(one), bytes({ ...one, amount: other }))).decision).toBe('REJECT');
      }),
      runs,
    );
  });

  it('with another token is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(deal, async (one) => {
        expect((await judge(words(one), bytes({ ...one, token: one.other, other: one.token }))).decision).toBe(
          'REJECT',
        );
      }),
      runs,
    );
  });

  it('with another recipient, spender or beneficiary is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(deal, address, async (one, other) => {
        fc.pre(other !== one.party);
        expect((await judge(words(one), bytes({ ...one, party: other }, other))).decision).toBe('REJECT');
      }),
      runs,
    );
  });

  it('on another chain is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(deal, fc.constantFrom(10, 137, 8453, 42161, 11155111), async (one, chainId) => {
        expect((await judge(words(one), bytes({ ...one, chainId }))).decision).toBe('REJECT');
      }),
      runs,
    );
  });
});

describe('whitespace, case and politeness', () => {
  const politely = fc.constantFrom(
    (text: string) => `Please ${text.charAt(0).toLowerCase()}${text.slice(1)}, thank you!`,
    (text: string) => `Hey, could you ${text.charAt(0).toLowerCase()}${text.slice(1)}? Thanks a lot.`,
    (text: string) => `hi there, i would like to ${text.charAt(0).toLowerCase()}${text.slice(1)} please`,
    (text: string) => text.replaceAll(' ', '  '),
    (text: string) => `\n\t${text}\n`,
    (text: string) =>
      text.replace(/[A-Za-z]+/g, (word) => word.toLowerCase()).replace(/0x[0-9a-zA-Z]{40}/g, (a) => a.toLowerCase()),
    (text: string) =>
      text.replace(/0x[0-9a-fA-F]{40}|[^0]+?/g, (part) => (part.startsWith('0x') ? part : part.toUpperCase())),
  );

  it('do not change a verdict', async () => {
    await fc.assert(
      fc.asyncProperty(deal, politely, fc.boolean(), async (one, reword, isWrong) => {
        const tx = bytes(isWrong ? { ...one, amount: `${one.amount}${one.amount.includes('.') ? '1' : '0'}` } : one);
        const [plain, reworded] = await Promise.all([judge(words(one), tx), judge(reword(words(one)), tx)]);
        expect(reworded.decision, `${reword(words(one))}: ${reworded.reason}`).toBe(plain.decision);
        expect(reworded.primary_failure_node).toBe(plain.primary_failure_node);
      }),
      { numRuns: 200 },
    );
  });
});
