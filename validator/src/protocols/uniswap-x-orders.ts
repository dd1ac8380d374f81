import type { Address } from '@countersign/protocol';

interface Info {
  readonly reactor: Address;
  readonly swapper: Address;
  readonly nonce: bigint;
  readonly deadline: bigint;
}

/** `most` at the worst; less where time or the competition of those who fill it works for the swapper. */
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
}

interface Kind<Witness> {
  /** Structs by name, the one that is signed first. */
  readonly types: Readonly<Record<string, string>>;
  read(witness: Witness): Order;
}

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
}> = {
  types: {
    ExclusiveDutchOrder:
      'OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs',
    OrderInfo,
    DutchOutput,
  },
  read: ({ info, inputToken, inputStartAmount, inputEndAmount, outputs }) => ({
    info,
    input: decayingInput({ token: inputToken, startAmount: inputStartAmount, endAmount: inputEndAmount }),
    outputs: outputs.map(decayingOutput),
  }),
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
};

interface Curved {
  readonly token: Address;
  readonly startAmount: bigint;
  readonly curve: { readonly relativeAmounts: readonly bigint[] };
  readonly adjustmentPerGweiBaseFee: bigint;
}

const isStraight = ({ curve, adjustmentPerGweiBaseFee }: Curved): boolean =>
  adjustmentPerGweiBaseFee === 0n && curve.relativeAmounts.every((amount) => amount === 0n);

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
};

/** What those who fill it pay for being first lowers the input, or raises the output. */
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
};

export const orderKinds: readonly Kind<never>[] = [exclusiveDutch, dutchV2, dutchV3, priority];

/** The permit whose witness an order is, as EIP-712 encodes its type. */
export function permitType(types: Kind<never>['types']): string {
  const [witness] = Object.keys(types);
  const structs = { ...types, TokenPermissions: 'address token,uint256 amount' };
  const referred = Object.entries(structs).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,${witness} witness)`,
    ...referred.map(([name, members]) => `${name}(${members})`),
  ].join('');
}
