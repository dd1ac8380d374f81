import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';

interface Info {
  readonly reactor: Address;
  readonly swapper: Address;
  readonly nonce: bigint;
  readonly deadline: bigint;
  readonly additionalValidationContract: Address;
  readonly additionalValidationData: Hex;
}

/** `most` is the worst case; time or competition between fillers may lower it. */
interface Input {
  readonly token: Address;
  readonly most: bigint;
  readonly isFixed: boolean;
}

export interface Output {
  readonly token: Address;
  readonly recipient: Address;
  readonly least: bigint;
  readonly most: bigint;
  readonly isFixed: boolean;
}

export interface Order {
  readonly info: Info;
  readonly input: Input;
  readonly outputs: readonly Output[];
  /** The filler with the exclusive right at first. */
  readonly exclusive?: { readonly filler: Address; readonly overrideBps: bigint };
}

interface Kind<Witness> {
  /** Structs by name, the signed one first. */
  readonly types: Readonly<Record<string, string>>;
  read(witness: Witness): Order;
  /** Why fields of the order do not matter, by their path within it. */
  readonly irrelevant: Readonly<Record<string, string>>;
  /** An order for trials, without the fields that all orders share. */
  readonly example: Readonly<Record<string, unknown>>;
}

const timing = 'when the amounts move; the worst that they reach is what is read';
const better = 'where the amount starts; the worst that it reaches is what is read';
const cosigner = 'who sets the start of the auction, and can only better the amounts';

/** The terms of an order in addition to its amounts. */
export function orderTerms({ info, exclusive }: Order): readonly Term[] {
  const terms: Term[] = [];
  if (info.additionalValidationContract !== nobody)
    terms.push({ what: 'validation contract', is: 'hex', value: info.additionalValidationContract });
  if (info.additionalValidationData !== '0x')
    terms.push({ what: 'validation data', is: 'hex', value: info.additionalValidationData });
  if (exclusive && exclusive.filler !== nobody)
    terms.push(
      { what: 'exclusive filler', is: 'hex', value: exclusive.filler },
      { what: 'exclusivity override', is: 'number', value: exclusive.overrideBps },
    );
  return terms;
}

const token: Address = `0x${'a1'.repeat(20)}`;
const bought = { token: `0x${'b2'.repeat(20)}`, recipient: `0x${'c3'.repeat(20)}` };
const decayExample = { ...bought, startAmount: 9n, endAmount: 8n };

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);

const OrderInfo =
  'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData';
const DutchOutput = 'address token,uint256 startAmount,uint256 endAmount,address recipient';

interface Decaying {
  readonly token: Address;
  readonly startAmount: bigint;
  readonly endAmount: bigint;
}

const decayingInput = ({ token, startAmount, endAmount }: Decaying): Input => ({
  token,
  most: larger(startAmount, endAmount),
  isFixed: startAmount === endAmount,
});

const decayingOutput = ({ startAmount, endAmount, ...output }: Decaying & { recipient: Address }): Output => ({
  ...output,
  least: smaller(startAmount, endAmount),
  most: larger(startAmount, endAmount),
  isFixed: startAmount === endAmount,
});

const exclusiveDutch: Kind<{
  info: Info;
  inputToken: Address;
  inputStartAmount: bigint;
  inputEndAmount: bigint;
  outputs: readonly (Decaying & { recipient: Address })[];
  exclusiveFiller: Address;
  exclusivityOverrideBps: bigint;
}> = {
  types: {
    ExclusiveDutchOrder:
      'OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs',
    OrderInfo,
    DutchOutput,
  },
  read: ({ info, inputToken, inputStartAmount, inputEndAmount, outputs, ...exclusive }) => ({
    info,
    exclusive: { filler: exclusive.exclusiveFiller, overrideBps: exclusive.exclusivityOverrideBps },
    input: decayingInput({ token: inputToken, startAmount: inputStartAmount, endAmount: inputEndAmount }),
    outputs: outputs.map(decayingOutput),
  }),
  irrelevant: { decayStartTime: timing, decayEndTime: timing, 'outputs[].startAmount': better },
  example: {
    decayStartTime: 1n,
    decayEndTime: 2n,
    exclusiveFiller: bought.token,
    exclusivityOverrideBps: 3n,
    inputToken: token,
    inputStartAmount: 5n,
    inputEndAmount: 5n,
    outputs: [decayExample],
  },
};

const dutchV2: Kind<{
  info: Info;
  baseInputToken: Address;
  baseInputStartAmount: bigint;
  baseInputEndAmount: bigint;
  baseOutputs: readonly (Decaying & { recipient: Address })[];
}> = {
  types: {
    V2DutchOrder:
      'OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs',
    OrderInfo,
    DutchOutput,
  },
  read: ({ info, baseInputToken, baseInputStartAmount, baseInputEndAmount, baseOutputs }) => ({
    info,
    input: decayingInput({ token: baseInputToken, startAmount: baseInputStartAmount, endAmount: baseInputEndAmount }),
    outputs: baseOutputs.map(decayingOutput),
  }),
  irrelevant: { cosigner, 'baseOutputs[].startAmount': better },
  example: {
    cosigner: bought.token,
    baseInputToken: token,
    baseInputStartAmount: 5n,
    baseInputEndAmount: 5n,
    baseOutputs: [decayExample],
  },
};

interface Curved {
  readonly token: Address;
  readonly startAmount: bigint;
  readonly curve: { readonly relativeAmounts: readonly bigint[] };
  readonly adjustmentPerGweiBaseFee: bigint;
}

const isStraight = ({ curve, adjustmentPerGweiBaseFee }: Curved): boolean =>
  adjustmentPerGweiBaseFee === 0n && curve.relativeAmounts.every((amount) => amount === 0n);

const curveExample = { relativeBlocks: 6n, relativeAmounts: [1n] };
const curveIrrelevant = (of: string): Readonly<Record<string, string>> => ({
  [`${of}.curve.relativeBlocks`]: timing,
  [`${of}.curve.relativeAmounts[]`]: timing,
  [`${of}.adjustmentPerGweiBaseFee`]: timing,
});

const dutchV3: Kind<{
  info: Info;
  baseInput: Curved & { maxAmount: bigint };
  baseOutputs: readonly (Curved & { recipient: Address; minAmount: bigint })[];
}> = {
  types: {
    V3DutchOrder:
      'OrderInfo info,address cosigner,uint256 startingBaseFee,V3DutchInput baseInput,V3DutchOutput[] baseOutputs',
    OrderInfo,
    V3DutchInput:
      'address token,uint256 startAmount,NonlinearDutchDecay curve,uint256 maxAmount,uint256 adjustmentPerGweiBaseFee',
    V3DutchOutput:
      'address token,uint256 startAmount,NonlinearDutchDecay curve,address recipient,uint256 minAmount,uint256 adjustmentPerGweiBaseFee',
    NonlinearDutchDecay: 'uint256 relativeBlocks,int256[] relativeAmounts',
  },
  read: ({ info, baseInput, baseOutputs }) => ({
    info,
    input: {
      token: baseInput.token,
      most: baseInput.maxAmount,
      isFixed: isStraight(baseInput) && baseInput.startAmount === baseInput.maxAmount,
    },
    outputs: baseOutputs.map((output) => ({
      token: output.token,
      recipient: output.recipient,
      least: output.minAmount,
      most: larger(output.startAmount, output.minAmount),
      isFixed: isStraight(output) && output.startAmount === output.minAmount,
    })),
  }),
  irrelevant: {
    cosigner,
    startingBaseFee: timing,
    'baseInput.startAmount': better,
    ...curveIrrelevant('baseInput'),
    'baseOutputs[].startAmount': better,
    ...curveIrrelevant('baseOutputs[]'),
  },
  example: {
    cosigner: bought.token,
    startingBaseFee: 1n,
    baseInput: { token, startAmount: 4n, curve: curveExample, maxAmount: 5n, adjustmentPerGweiBaseFee: 1n },
    baseOutputs: [{ ...bought, startAmount: 9n, curve: curveExample, minAmount: 8n, adjustmentPerGweiBaseFee: 1n }],
  },
};

/** The fillers' payments for priority lower the input, or raise the output. */
interface Scaled {
  readonly token: Address;
  readonly amount: bigint;
  readonly mpsPerPriorityFeeWei: bigint;
}

const priority: Kind<{
  info: Info;
  input: Scaled;
  outputs: readonly (Scaled & { recipient: Address })[];
}> = {
  types: {
    PriorityOrder:
      'OrderInfo info,address cosigner,uint256 auctionStartBlock,uint256 baselinePriorityFeeWei,PriorityInput input,PriorityOutput[] outputs',
    OrderInfo,
    PriorityInput: 'address token,uint256 amount,uint256 mpsPerPriorityFeeWei',
    PriorityOutput: 'address token,uint256 amount,uint256 mpsPerPriorityFeeWei,address recipient',
  },
  read: ({ info, input, outputs }) => ({
    info,
    input: { token: input.token, most: input.amount, isFixed: input.mpsPerPriorityFeeWei === 0n },
    outputs: outputs.map(({ token, amount, mpsPerPriorityFeeWei, recipient }) => ({
      token,
      recipient,
      least: amount,
      most: amount,
      isFixed: mpsPerPriorityFeeWei === 0n,
    })),
  }),
  irrelevant: {
    cosigner,
    auctionStartBlock: timing,
    baselinePriorityFeeWei: timing,
    'input.mpsPerPriorityFeeWei': 'lowers what is given, never raises it',
    'outputs[].mpsPerPriorityFeeWei': 'raises what is got, never lowers it',
  },
  example: {
    cosigner: bought.token,
    auctionStartBlock: 1n,
    baselinePriorityFeeWei: 2n,
    input: { token, amount: 5n, mpsPerPriorityFeeWei: 3n },
    outputs: [{ ...bought, amount: 8n, mpsPerPriorityFeeWei: 4n }],
  },
};

export const orderKinds: readonly Kind<never>[] = [exclusiveDutch, dutchV2, dutchV3, priority];

/** The type of a permit with the order as its witness, in the encoding of EIP-712. */
export function permitType(types: Kind<never>['types']): string {
  const [witness] = Object.keys(types);
  const structs = { ...types, TokenPermissions: 'address token,uint256 amount' };
  const referred = Object.entries(structs).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,${witness} witness)`,
    ...referred.map(([name, members]) => `${name}(${members})`),
  ].join('');
}
