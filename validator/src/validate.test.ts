import { proves } from '@countersign/harness/proves';
import { validationRequest, validationResponse } from '@countersign/protocol';
import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { validate } from './validate.ts';
import { testDeps, testTimeUnix, validateInTest } from './whole/validate.fixture.ts';

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const stranger = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const sepolia = {
  weth: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
  usdc: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
  swapRouter02: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
} as const;
const uniswapV2Router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

const transfer = (to: `0x${string}`, amount: bigint) =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] });

const sendUsdc = (intent: string, to: `0x${string}`, amount: bigint) => ({
  human_intent: intent,
  proposed_tx: { chain_id: 1, from: owner, to: usdc, value: '0', data: transfer(to, amount) },
});

function sepoliaSwap(minimum: bigint, intent = 'Swap 0.01 WETH for USDC on Uniswap, on Sepolia') {
  const params = {
    tokenIn: sepolia.weth,
    tokenOut: sepolia.usdc,
    fee: 3000,
    recipient: owner,
    amountIn: 10n ** 16n,
    amountOutMinimum: minimum,
    sqrtPriceLimitX96: 0n,
  } as const;
  const data = encodeFunctionData({ abi, functionName: 'exactInputSingle', args: [params] });
  return {
    human_intent: intent,
    proposed_tx: { chain_id: 11155111, from: owner, to: sepolia.swapRouter02, value: 0, data },
  };
}

function v2Swap(minimum: bigint, deadline: number, intent = 'Swap 1000 USDC for WETH on Uniswap') {
  const args = [1_000_000_000n, minimum, [usdc, weth], owner, BigInt(deadline)] as const;
  const data = encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args });
  return { human_intent: intent, proposed_tx: { chain_id: 1, from: owner, to: uniswapV2Router, data } };
}

const soon = testTimeUnix + 1_200;
const fairMinimum = 2n * 10n ** 17n;

describe('an answer', () => {
  it(
    'has every field of the interface',
    proves('validator.answer.llm-calls', 'validator.answer.reason', 'validator.no-model'),
    async () => {
      const answer = await validateInTest(sendUsdc(`Send 100 USDC to ${friend}`, friend, 100_000_000n));
      expect(validationResponse.parse(JSON.parse(JSON.stringify(answer)))).toEqual(JSON.parse(JSON.stringify(answer)));
      expect(answer).toMatchObject({ decision: 'PASS', protocol: 'erc20', primary_failure_node: null, llm_calls: 0 });
      expect(answer.context).toMatchObject({
        chain: { id: 1, name: 'Ethereum' },
        clock: 'metadata.generated_at_unix',
        metadata: { generated_at_unix: testTimeUnix },
      });
      expect(Object.keys(answer)).toEqual([
        'decision',
        'reason',
        'confidence',
        'protocol',
        'primary_failure_node',
        'llm_calls',
        'results',
        'extracted_elements',
        'context',
        'explanation',
      ]);
    },
  );

  it(
    'names both values, the failing check and a fix if it rejects',
    proves('validator.answer.reason', 'validator.nodes.intent'),
    async () => {
      const answer = await validateInTest(sendUsdc(`Send 100 USDC to ${friend}`, friend, 100_000_000_000n));
      expect(answer).toMatchObject({
        decision: 'REJECT',
        primary_failure_node: 'intent_alignment.amount_matching',
        explanation: { decision: 'REJECT', summary: expect.stringContaining('100,000 USDC') },
      });
      expect(answer.reason).toContain('100 USDC');
      expect(answer.reason).toContain('100,000,000,000 base units');
      expect(answer.explanation?.key_issues[0]).toMatchObject({
        node_id: 'intent_alignment.amount_matching',
        severity: 'critical',
        remedy: expect.stringContaining('100000000'),
      });
      expect(answer.results['intent_alignment.amount_matching']?.details.family_remedy).toContain(
        'Make intent and transaction',
      );
    },
  );

  it('is the one that the reference shows for the request that it shows', async () => {
    const exampleOf = (schema: { meta(): object | undefined }) =>
      (schema.meta() as { examples: [Record<string, unknown>] }).examples[0];
    const [request, shown] = [exampleOf(validationRequest), exampleOf(validationResponse)];
    const { extracted_elements: _, context: __, explanation, ...rest } = shown;
    const {
      affected_nodes: ___,
      metadata: ____,
      confidence_summary: _____,
      ...told
    } = explanation as object & Record<string, unknown>;
    expect(await validateInTest(request)).toMatchObject({ ...rest, explanation: told });
  });

  it('warns if money goes to another party', proves('validator.nodes.intent'), async () => {
    const answer = await validateInTest(sendUsdc(`Send 100 USDC to ${friend}`, stranger, 100_000_000n));
    expect(answer.primary_failure_node).toBe('intent_alignment.recipient_matching');
  });

  it('is the same, byte for byte, ten times', async () => {
    const request = v2Swap(fairMinimum, soon, 'please swap 1k usdc into weth w/ uniswap, max 0.5% slippage');
    const answers = await Promise.all(Array.from({ length: 10 }, () => validateInTest(request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it(
    'gives a confidence from 0 to 1 that is lower if something could not be checked',
    proves('validator.answer.confidence'),
    async () => {
      const whole = await validateInTest(sepoliaSwap(25_000_000n));
      const request = sepoliaSwap(25_000_000n);
      const { from: _, ...withoutSender } = request.proposed_tx;
      const partial = await validateInTest({ ...request, proposed_tx: withoutSender });
      expect(whole.confidence).toBeGreaterThan(0.9);
      expect(partial.confidence).toBeLessThan(0.75);
      expect(partial.context.coverage).toMatchObject({
        missing: expect.arrayContaining([expect.objectContaining({ node_id: 'intent_alignment.recipient_matching' })]),
      });
    },
  );
});

describe('plain transfers', () => {
  it.each([
    ['decimal text', '1000000000000000000'],
    ['hex', '0xde0b6b3a7640000'],
  ])('a value in %s passes', async (_name, value) => {
    const request = { human_intent: `Send 1 ETH to ${friend}`, proposed_tx: { to: friend, value, chain_id: 1 } };
    expect(await validateInTest(request)).toMatchObject({ decision: 'PASS', protocol: 'native' });
  });

  it('a small number passes as a number', async () => {
    const request = { human_intent: `Send 1000 wei to ${friend}`, proposed_tx: { to: friend, value: 1000 } };
    expect(await validateInTest(request)).toMatchObject({ decision: 'PASS' });
  });
});

describe('bytes after the arguments', () => {
  const followed = (hex: string) => {
    const request = sendUsdc(`Send 100 USDC to ${friend}`, friend, 100_000_000n);
    return validateInTest({
      ...request,
      proposed_tx: { ...request.proposed_tx, data: `${request.proposed_tx.data}${hex}` },
    });
  };

  it('that are unknown lower the confidence, and leave a clean match above the threshold', async () => {
    const clean = await followed('');
    const { decision, confidence } = await followed('beef');
    expect(decision).toBe('PASS');
    expect(confidence).toBeGreaterThanOrEqual(0.75);
    expect(confidence).toBeLessThan(clean.confidence);
  });

  it('that are a call of their own cause a rejection', async () => {
    const { decision, reason } = await followed(transfer(stranger, 1n).slice(2));
    expect({ decision, reason }).toMatchObject({ decision: 'REJECT', reason: expect.stringContaining('would call') });
  });
});

describe('swaps', () => {
  it('a plain WETH to USDC swap on Sepolia passes', async () => {
    expect(await validateInTest(sepoliaSwap(25_000_000n))).toMatchObject({ decision: 'PASS', protocol: 'uniswap-v3' });
  });

  it('an expired deadline is rejected', async () => {
    const answer = await validateInTest(v2Swap(fairMinimum, testTimeUnix - 1));
    expect(answer).toMatchObject({
      decision: 'REJECT',
      primary_failure_node: 'intent_alignment.deadline_consistency',
    });
  });

  it('a future deadline passes', async () => {
    expect(await validateInTest(v2Swap(fairMinimum, soon))).toMatchObject({ decision: 'PASS', protocol: 'uniswap-v2' });
  });

  it.each([0n, 1n, 1_000_000n])(
    'a minimum of %s base units, practically zero for the pair, is rejected',
    proves('validator.nodes.adversarial'),
    async (minimum) => {
      const answer = await validateInTest(v2Swap(minimum, soon));
      expect(answer).toMatchObject({ decision: 'REJECT' });
      expect(answer.results['adversarial_detection.zero_return']?.status).toBe('FAIL');
    },
  );

  it('a minimum of zero is left to the owner if the intent allows it', async () => {
    const intent = 'Swap 1000 USDC for WETH on Uniswap, any amount out is fine';
    const { decision, confidence } = await validateInTest(v2Swap(0n, soon, intent));
    expect(decision).toBe('PASS');
    expect(confidence).toBeLessThan(0.75);
  });
});

describe('requests without anything to judge', () => {
  it.each([
    ['no transaction', {}],
    ['broken hex', { to: usdc, data: '0xabc' }],
    ['a wrong checksum', { to: '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', value: 1 }],
  ])('%s is a rejection that names the format', proves('validator.nodes.technical'), async (_name, proposed_tx) => {
    const answer = await validateInTest({ human_intent: `Send 1 wei to ${friend}`, proposed_tx });
    expect(answer).toMatchObject({
      decision: 'REJECT',
      primary_failure_node: 'technical_invariants.format_validation_lowlevel',
    });
  });

  it('an intent without a request is rejected with advice on what to write', async () => {
    const answer = await validateInTest({ human_intent: 'hmm', proposed_tx: { to: friend, value: 1 } });
    expect(answer).toMatchObject({ decision: 'REJECT', primary_failure_node: 'intent_alignment.recipient_matching' });
    expect(answer.explanation?.summary).toContain(friend);
  });
});

describe('the clock', () => {
  const transfer = { human_intent: `Send 1 wei to ${friend}`, proposed_tx: { to: friend, value: 1, chain_id: 1 } };

  it('is not read if the request contains a time', proves('validator.clock'), async () => {
    const now = vi.fn(() => 0);
    const metadata = { generated_at_unix: testTimeUnix };
    expect((await validate({ ...v2Swap(fairMinimum, soon), metadata }, { ...testDeps, now })).decision).toBe('PASS');
    expect(now).not.toHaveBeenCalled();
  });

  it(
    'judges deadlines if the request contains no time, and the answer names its source',
    proves('validator.clock'),
    async () => {
      const at = (unix: number) => validate(v2Swap(fairMinimum, soon), { ...testDeps, now: () => unix * 1000 });
      const [before, after] = await Promise.all([at(testTimeUnix), at(soon + 1)]);
      expect(before).toMatchObject({ decision: 'PASS', context: { clock: 'server' } });
      expect(after).toMatchObject({
        decision: 'REJECT',
        primary_failure_node: 'intent_alignment.deadline_consistency',
      });
    },
  );

  it('leaves no trace in the answer', proves('validator.clock.deadlines'), async () => {
    const at = async (unix: number) =>
      JSON.stringify(await validate(transfer, { ...testDeps, now: () => unix * 1000 }));
    expect(await at(1_600_000_000)).toBe(await at(2_000_000_000));
  });
});

describe('node results', () => {
  it(
    'a check is PASS or FAIL after it ran, SKIP if it had nothing to judge or missed an input',
    proves('validator.answer.status', 'validator.no-model'),
    async () => {
      const { from: _, ...proposed_tx } = sepoliaSwap(25_000_000n).proposed_tx;
      const answer = await validateInTest({
        ...sepoliaSwap(0n),
        proposed_tx: { ...proposed_tx, data: sepoliaSwap(0n).proposed_tx.data },
      });
      const statusOf = (id: string) => [answer.results[id]?.status, answer.results[id]?.details.skipped];
      expect(statusOf('intent_alignment.token_matching')).toEqual(['PASS', undefined]);
      expect(statusOf('adversarial_detection.zero_return')).toEqual(['FAIL', undefined]);
      expect(statusOf('technical_invariants.account_delegation')).toEqual(['SKIP', 'not_applicable']);
      expect(statusOf('intent_alignment.recipient_matching')).toEqual(['SKIP', 'missing']);
      expect(statusOf('technical_invariants.contract_status')).toEqual(['SKIP', 'unavailable']);
      expect(statusOf('intent_alignment.element_matching')).toEqual(['SKIP', 'unavailable']);
    },
  );

  it.each([
    [
      'intent_alignment.amount_matching',
      sendUsdc(`Send 100 USDC to ${friend}`, friend, 1n),
      'Make intent and transaction',
    ],
    [
      'technical_invariants.format_validation_lowlevel',
      { human_intent: 'x', proposed_tx: { to: 'x' } },
      'Fix the encoding',
    ],
    [
      'legal_compliance.sanctions_screening',
      sendUsdc(
        'Send 1 USDC to 0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
        '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
        1_000_000n,
      ),
      'Use supported assets',
    ],
    ['adversarial_detection.zero_return', v2Swap(0n, soon), 'Tighten the parameters'],
  ])('%s names the remedy of its family', proves('validator.nodes.remedy'), async (id, request, remedy) => {
    const answer = await validateInTest(request);
    expect(answer).toMatchObject({ decision: 'REJECT' });
    expect(answer.results[id]).toMatchObject({
      status: 'FAIL',
      details: { family_remedy: expect.stringContaining(remedy) },
    });
  });

  it('a check that crashes fails, and the others continue', async () => {
    const onCrash = vi.fn();
    const policy = new Proxy(testDeps.data.policy, {
      get(target, key) {
        if (key === 'deniedJurisdictions') throw new Error('broken');
        return Reflect.get(target, key);
      },
    });
    const request = sendUsdc(`Send 100 USDC to ${friend}`, friend, 100_000_000n);
    const answer = await validate(request, { ...testDeps, data: { ...testDeps.data, policy }, onCrash });
    expect(answer).toMatchObject({ decision: 'REJECT', primary_failure_node: 'legal_compliance.jurisdiction_policy' });
    expect(answer.results['intent_alignment.amount_matching']?.status).toBe('PASS');
    expect(onCrash).toHaveBeenCalledOnce();
  });
});

describe('protocol', () => {
  const request = sendUsdc(`Send 100 USDC to ${friend}`, friend, 100_000_000n);
  const claiming = (protocol: string) => ({ ...request, proposed_tx: { ...request.proposed_tx, protocol } });

  it(
    'an unknown slug is reported, and the protocol is detected from the bytes',
    proves('validator.protocol.unknown'),
    async () => {
      const answer = await validateInTest(claiming('no-such-protocol'));
      expect(answer).toMatchObject({ decision: 'PASS', protocol: 'erc20' });
      expect(JSON.stringify(answer.results['technical_invariants.protocol_compatibility'])).toContain(
        'no-such-protocol',
      );
    },
  );

  it('a known slug that the bytes contradict rejects', async () => {
    expect(await validateInTest(claiming('aave-v3'))).toMatchObject({
      decision: 'REJECT',
      primary_failure_node: 'technical_invariants.protocol_compatibility',
    });
  });
});
