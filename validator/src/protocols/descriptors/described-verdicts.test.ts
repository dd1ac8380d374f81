import { createLog } from '@countersign/edge';
import { proves } from '@countersign/harness/proves';
import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPipeline } from '../../process/index.ts';
import { type LoadedValidator, loadValidator } from '../../process/load-validator.ts';
import { validate } from '../../validate.ts';
import { testTimeUnix } from '../../whole/validate.fixture.ts';
import { startTestValidator } from '../../whole/validator.fixture.ts';
import { farm, farmAddress, folderOf, plant, removeFolders, usdc } from './folder.fixture.ts';

afterAll(removeFolders);

const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const stranger = '0x9999999999999999999999999999999999999999';
const plot = `0x${'ab'.repeat(32)}` as const;
const aavePool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';

const load = (descriptorsDir: string | null): Promise<LoadedValidator> =>
  loadValidator({
    sanctionsFile: null,
    threatsFile: null,
    policyFile: null,
    descriptorsDir,
    model: null,
    now: () => testTimeUnix * 1000,
    onCrash: (where, error) => {
      throw new Error(`${where} crashed`, { cause: error });
    },
  });

interface Sent {
  readonly to?: string;
  readonly value?: bigint;
  readonly chainId?: number;
  /** Hex after the arguments. */
  readonly after?: string;
}

/** APPROVED, UNDECIDED or REJECTED at the arbiter's usual threshold, and why. */
async function judge(
  deps: LoadedValidator,
  intent: string,
  signature: string,
  args: readonly unknown[],
  { to = farmAddress, value = 0n, chainId = 1, after = '' }: Sent = {},
) {
  const abi = parseAbi([`function ${signature}`] as readonly [string]);
  const data = `${encodeFunctionData({ abi, args } as never)}${after}`;
  const { decision, confidence, results } = await validate(
    {
      human_intent: intent,
      proposed_tx: { chain_id: chainId, from: owner, to, value: String(value), data },
      metadata: { generated_at_unix: testTimeUnix },
    },
    deps,
  );
  const is = confidence < 0.75 ? 'UNDECIDED' : decision === 'PASS' ? 'APPROVED' : 'REJECTED';
  const terms = results['intent_alignment.term_matching']?.reasoning;
  return { is, failed: Object.keys(results).filter((id) => results[id]?.status === 'FAIL'), terms };
}

const signature = 'plant(uint256 amount, address farmer, bytes32 plot)';
const intent = `Deposit 100 USDC into the Greenfield Farm, plot ${plot}`;
const right = [100_000_000n, owner, plot] as const;

describe('a descriptor in the folder', () => {
  let without: LoadedValidator;
  let beside: LoadedValidator;
  let sower: LoadedValidator | undefined;
  let reaper: LoadedValidator | undefined;
  beforeAll(async () => {
    without = await load(null);
  }, 60_000);

  const withFarm = async () => {
    beside ??= await load(folderOf({ 'farm.json': farm() }));
    return beside;
  };

  it('makes an undecided call approvable', proves('validator.descriptors'), async () => {
    expect((await judge(without, intent, signature, right)).is).not.toBe('APPROVED');
    expect(await judge(await withFarm(), intent, signature, right)).toMatchObject({ is: 'APPROVED', failed: [] });
    expect((await withFarm()).descriptors).toMatchObject({ added: 1, skipped: [] });
  });

  it.each<[string, readonly unknown[], string]>([
    ['another amount', [1_000_000_000n, owner, plot], 'intent_alignment.amount_matching'],
    ['another beneficiary', [100_000_000n, stranger, plot], 'intent_alignment.recipient_matching'],
  ])('rejects its mutant with %s', proves('validator.descriptors'), async (_what, args, failed) => {
    expect(await judge(await withFarm(), intent, signature, args)).toMatchObject({ is: 'REJECTED', failed: [failed] });
  });

  it('rejects coins of the call that the words do not mention', async () => {
    const verdict = await judge(await withFarm(), intent, signature, right, { value: 10n ** 18n });
    expect(verdict.is).toBe('REJECTED');
  });

  it.each<[string, string, string]>([
    ['APPROVED', 'the token that the intent of the file names', 'Withdraw my POL rewards from the Greenfield Farm'],
    ['UNDECIDED', 'another token', 'Withdraw my LINK rewards from the Greenfield Farm'],
    ['UNDECIDED', 'an amount, which cannot be verified', 'Withdraw my 40 POL of rewards from the Greenfield Farm'],
  ])('is %s if the words say %s', async (is, _what, words) => {
    const formats = { 'reap()': { intent: 'Withdraw POL rewards', fields: [] } };
    reaper ??= await load(folderOf({ 'farm.json': farm({ formats }) }));
    expect((await judge(reaper, words, 'reap()', [])).is).toBe(is);
  });

  it.each<[string, string, readonly unknown[]]>([
    ['the words name no contract', `Deposit 100 USDC, plot ${plot}`, right],
    ['the words rule it out', `Deposit 100 USDC, plot ${plot}, but never into the Greenfield Farm`, right],
    ['the words do not state a field that has no role', 'Deposit 100 USDC into the Greenfield Farm', right],
    ['a field without a role differs', intent, [100_000_000n, owner, `0x${'cd'.repeat(32)}`]],
  ])('does not approve if %s', async (_what, words, args) => {
    expect((await judge(await withFarm(), words, signature, args)).is).not.toBe('APPROVED');
  });

  it.each([
    ['Plot', `The transaction sets the plot to ${plot}, which`],
    ['Locked in', `The transaction sets "locked in" to ${plot}, which`],
    ['Is planted on', `The transaction sets "is planted on" to ${plot}, which`],
  ])('names a field %s as its label reads best', async (label, says) => {
    const formats = structuredClone(plant);
    formats[signature].fields[2] = { path: 'plot', label, format: 'raw' };
    const deps = await load(folderOf({ 'farm.json': farm({ formats }) }));
    const { terms } = await judge(deps, 'Deposit 100 USDC into the Greenfield Farm', signature, right);
    expect(terms).toContain(says);
  });

  it.each<[string, string, string, bigint]>([
    ['UNDECIDED', 'the contract that is named', farmAddress, 100_000_000n],
    ['REJECTED', 'the contract that is named, for more', farmAddress, 100_000_001n],
    ['REJECTED', 'another account', stranger, 100_000_000n],
  ])('is %s if only an approval of %s is sent', async (is, _what, spender, amount) => {
    const words = 'Deposit 100 USDC into the Greenfield Farm';
    const approve = 'approve(address spender, uint256 amount)';
    const verdict = await judge(await withFarm(), words, approve, [spender, amount], { to: usdc });
    expect(verdict.is).toBe(is);
  });

  it.each<[string, string, string]>([
    ['APPROVED', 'nothing', ''],
    ['UNDECIDED', 'bytes', '1122334455667788'],
    ['UNDECIDED', 'bytes in the place of the CBOR of ERC-8021', `11223344556677880008${'02'}${'8021'.repeat(8)}`],
    ['UNDECIDED', 'a suffix of ERC-8021', `${Buffer.from('baseapp').toString('hex')}0700${'8021'.repeat(8)}`],
  ])('is %s if %s follows a function without arguments', async (is, _what, after) => {
    const formats = { 'sow()': { intent: 'Stake', fields: [{ path: '@.value', label: 'Amount', format: 'amount' }] } };
    sower ??= await load(folderOf({ 'farm.json': farm({ formats }) }));
    const words = 'Stake 1 ETH in the Greenfield Farm';
    expect((await judge(sower, words, 'sow()', [], { value: 10n ** 18n, after })).is).toBe(is);
  });

  it.each<[string, Sent]>([
    ['another address', { to: '0x00000000000000000000000000000000000fa124' }],
    ['another chain', { chainId: 8453 }],
  ])('describes nothing at %s', proves('validator.descriptors'), async (_what, sent) => {
    const deps = await withFarm();
    const { registry } = deps;
    const selector = toFunctionSelector(signature);
    expect(registry.choose(selector, sent.chainId ?? 1, (sent.to ?? farmAddress) as never, null)).toBeNull();
    expect((await judge(deps, intent, signature, right, sent)).is).not.toBe('APPROVED');
  });
});

describe('a hostile descriptor', () => {
  const lying = 'plant(uint256 amount, address farmer)';
  const amount = { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { token: usdc } };
  const called = (label: string, more: object = {}) => [
    amount,
    { path: 'farmer', label, format: 'addressName', ...more },
  ];
  /** The claim of each about the paid address, and the verdict if that is the sender. */
  const lies: readonly (readonly [what: string, fields: readonly object[], honest: string])[] = [
    ['tells the truth', called('Beneficiary'), 'APPROVED'],
    ['hides the beneficiary', [amount], 'APPROVED'],
    ['calls the beneficiary a note', called('Note', { format: 'raw' }), 'APPROVED'],
    ['calls the beneficiary the owner', called('Owner'), 'APPROVED'],
    ['calls the beneficiary a contract', called('Vault', { params: { types: ['contract'] } }), 'APPROVED'],
    ['calls the beneficiary a deadline', called('Deadline', { format: 'date' }), 'APPROVED'],
    ['calls the beneficiary a token', called('Token', { params: { types: ['token'] } }), 'REJECTED'],
    ['makes the beneficiary the token of the amount', [{ ...amount, params: { tokenPath: 'farmer' } }], 'REJECTED'],
    ['takes a stranger for the sender', called('To', { params: { senderAddress: stranger } }), 'APPROVED'],
  ];
  const places = lies.map((_, index) => `0x${(0xfa500 + index).toString(16).padStart(40, '0')}`);
  let liars: LoadedValidator;
  beforeAll(async () => {
    const files = lies.map(([, fields], index) => [
      `${index}.json`,
      farm({
        owner: `Greenfield${index}`,
        address: places[index] ?? '',
        formats: { [lying]: { intent: 'Deposit', fields } },
      }),
    ]);
    liars = await load(folderOf(Object.fromEntries(files)));
  }, 60_000);

  it.each(lies.map(([what, , honest], index) => [what, index, honest] as const))(
    'that %s cannot deceive the checks',
    proves('validator.descriptors'),
    async (_what, index, honest) => {
      const to = places[index] ?? '';
      const words = `Deposit 100 USDC into Greenfield${index}`;
      expect(liars.descriptors.skipped).toEqual([]);
      expect((await judge(liars, words, lying, [100_000_000n, owner], { to })).is).toBe(honest);
      expect((await judge(liars, words, lying, [100_000_000n, stranger], { to })).is).not.toBe('APPROVED');
    },
  );

  it('cannot describe known contracts, names or functions', {
    ...proves('validator.descriptors'),
    timeout: 60_000,
  }, async () => {
    const steal = {
      'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)': {
        intent: 'Claim rewards',
        fields: [],
      },
    };
    const approve = {
      'approve(address spender, uint256 amount)': {
        intent: 'Deposit',
        fields: [{ path: 'amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } }],
      },
    };
    const values = Array.from({ length: 61 }, (_, index) => `uint256 a${index}`).join();
    const tree = Array.from({ length: 40 }, (_, index) => `T${index}(T${index + 1} a,T${index + 1} b)`).join('');
    const message = (type: string) => ({
      context: { eip712: { deployments: [{ chainId: 1, address: farmAddress }] } },
      metadata: { owner: 'Eleventh' },
      display: { formats: { [type]: { intent: 'Deposit', fields: [] } } },
    });
    const deps = await load(
      folderOf({
        '1-pool.json': farm({ address: aavePool, formats: steal }),
        '2-name.json': farm({ owner: 'Uniswap' }),
        '3-vendor.json': farm({ owner: 'Kiln' }),
        '4-first.json': farm({ owner: 'First', formats: approve }),
        '5-again.json': farm({ owner: 'Again', formats: approve }),
        '6-signature.json': farm({ owner: 'Sixth', formats: { 'plant(uint256': { fields: [] } } }),
        '7-nameless.json': farm({ owner: 'Seventh', formats: { 'plant(uint256)': { fields: [] } } }),
        '9-list.json': farm({ owner: 'Ninth', formats: { 'f(uint256[1000000000] a)': { fields: [] } } }),
        '9-many.json': farm({ owner: 'Tenth', formats: { [`f(${values})`]: { fields: [] } } }),
        '9-round.json': message('A(B b)B(A a)'),
        '9-tree.json': message(`${tree}T40(uint256 x)`),
        '8-path.json': farm({
          owner: 'Eighth',
          formats: { 'plant(uint256 a)': { fields: [{ path: 'b', label: 'B' }] } },
        }),
      }),
    );
    expect(deps.descriptors.added).toBe(1);
    expect(deps.descriptors.skipped).toEqual([
      { file: '1-pool.json', reason: `${aavePool} on chain 1 is Aave V3 pool, which is already known` },
      { file: '2-name.json', reason: 'the name "uniswap" belongs to a protocol whose contracts are known' },
      { file: '3-vendor.json', reason: 'the name "kiln" belongs to a protocol whose contracts are known' },
      { file: '5-again.json', reason: 'describes what 4-first.json describes already' },
      { file: '6-signature.json', reason: 'the signature "plant(uint256" cannot be read' },
      { file: '7-nameless.json', reason: '"plant(uint256)" does not name its parameters' },
      { file: '8-path.json', reason: 'the path "b" is not one of its arguments' },
      { file: '9-list.json', reason: expect.stringContaining('is larger than anything that is read') },
      { file: '9-many.json', reason: expect.stringContaining('is larger than anything that is read') },
      { file: '9-round.json', reason: 'the type A holds itself' },
      { file: '9-tree.json', reason: expect.stringContaining('is larger than anything that is read') },
    ]);
    const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
    const args = [usdc, 100_000_000n, owner, 0];
    expect(await judge(deps, 'Supply 100 USDC to Aave', supply, args, { to: aavePool })).toMatchObject({
      is: 'APPROVED',
    });
    // An allowance stays one, whatever the descriptor of its contract says.
    const given = await judge(deps, 'Deposit 5 DAI into First', 'approve(address spender, uint256 amount)', [
      stranger,
      5n * 10n ** 18n,
    ]);
    expect(given.is).toBe('REJECTED');
  });

  it('lifts no failing check: a beneficiary on the threat list is still rejected', async () => {
    const deps = await load(folderOf({ 'farm.json': farm({ formats: plant }) }));
    const [threat] = deps.data.threats.threats.keys();
    const words = `Deposit 100 USDC into the Greenfield Farm for ${threat}, plot ${plot}`;
    expect((await judge(deps, words, signature, [100_000_000n, threat, plot])).is).toBe('REJECTED');
  }, 60_000);
});

describe('a described message', () => {
  const lease = 'Lease(address farmer,uint256 amount,uint256 nonce,uint256 deadline)';
  const fields = [
    { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { token: usdc } },
    { path: 'farmer', label: 'Beneficiary', format: 'addressName' },
    { path: 'deadline', label: 'Valid until', format: 'date', params: { encoding: 'timestamp' } },
  ];
  const file = {
    context: { eip712: { deployments: [{ chainId: 1, address: farmAddress }], domain: { name: 'Greenfield' } } },
    metadata: { owner: 'Greenfield' },
    display: { formats: { [lease]: { intent: 'Deposit', fields } } },
  };
  const message = { farmer: owner, amount: '100000000', nonce: '5', deadline: String(testTimeUnix + 600) };
  const domain = { name: 'Greenfield', chainId: 1, verifyingContract: farmAddress };
  let deps: LoadedValidator;
  beforeAll(async () => {
    deps = await load(folderOf({ 'lease.json': file }));
  }, 60_000);

  async function judgeMessage(changed: object, changedDomain: object = {}) {
    const types = {
      Lease: [
        { name: 'farmer', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    };
    const order = {
      domain: { ...domain, ...changedDomain },
      types,
      primaryType: 'Lease',
      message: { ...message, ...changed },
    };
    const { decision, confidence } = await validate(
      {
        human_intent: 'Deposit 100 USDC into Greenfield',
        proposed_tx: { chain_id: 1, from: owner, order },
        metadata: { generated_at_unix: testTimeUnix },
      },
      deps,
    );
    return confidence < 0.75 ? 'UNDECIDED' : decision === 'PASS' ? 'APPROVED' : 'REJECTED';
  }

  it('is approved if the words state its effect', proves('validator.descriptors'), async () => {
    expect(await judgeMessage({})).toBe('APPROVED');
  });

  it.each<[string, object, object?]>([
    ['another amount', { amount: '1000000000' }],
    ['another beneficiary', { farmer: stranger }],
    ['a deadline that has passed', { deadline: String(testTimeUnix - 600) }],
    ['the domain of another name', {}, { name: 'Brownfield' }],
    ['the domain of another chain', {}, { chainId: 10 }],
  ])('is rejected with %s', async (_what, changed, changedDomain) => {
    expect(await judgeMessage(changed, changedDomain)).toBe('REJECTED');
  });

  it('is not described for another contract', async () => {
    expect(await judgeMessage({}, { verifyingContract: stranger })).not.toBe('APPROVED');
  });
});

describe('GET /health of a validator with descriptors', () => {
  it('names the skipped files, and so does the log', {
    ...proves('validator.descriptors'),
    timeout: 60_000,
  }, async () => {
    const env = { DESCRIPTORS_DIR: folderOf({ 'farm.json': farm(), 'broken/vault.json': '{"context": ' }) };
    const logLines: string[] = [];
    const log = createLog('info', { write: (line) => void logLines.push(line) }, 'countersign-validator');
    const validator = await startTestValidator({
      env,
      load: (config, onModel) => loadPipeline(config, { log, onModel }),
    });
    try {
      await validator.ready;
      const { body } = await validator.call('GET /health');
      expect((body as { data: { descriptors: object } }).data.descriptors).toMatchObject({
        files_added: 1,
        files_skipped: 1,
        skipped: [{ file: 'broken/vault.json', reason: 'must be valid JSON' }],
      });
      expect(logLines.filter((line) => line.includes('descriptor rejected'))).toEqual([
        expect.stringContaining('broken/vault.json'),
      ]);
    } finally {
      await validator.stop();
    }
  });
});
