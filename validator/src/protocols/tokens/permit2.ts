import { type Address, checksumAddress } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import {
  type ArgumentFates,
  type CallContext,
  type Protocol,
  type Reading,
  rule,
  type TypedDataRule,
} from '../rules/protocol.ts';
import { atMost, exactly, token } from '../rules/quantity.ts';

const does = effectsOf('permit2');

type Place = Pick<CallContext, 'path' | 'from'>;

interface Allowance {
  readonly token: Address;
  readonly amount: bigint;
  readonly expiration: bigint | number;
}

interface Permitted {
  readonly token: Address;
  readonly amount: bigint;
}

/** An allowance by signature to take tokens until `expiration`; the signature itself is valid until `deadline`. */
const permits = (place: Place, spender: Address, allowance: Allowance, deadline: bigint): Effect =>
  does(place, 'permit', {
    gives: [atMost(token(allowance.token), allowance.amount)],
    spender,
    deadline,
    expiration: BigInt(allowance.expiration),
  });

/** An allowance for a single transfer. */
const permitsOnce = (place: Place, spender: Address, { token: address, amount }: Permitted, deadline: bigint): Effect =>
  does(place, 'permit', { gives: [atMost(token(address), amount)], spender, deadline });

const sends = (call: CallContext, from: Address, to: Address, quantity: Quantity, deadline?: bigint): Effect =>
  does(call, 'send', { gives: [quantity], from, to, ...(deadline === undefined ? {} : { deadline }) });

interface SignedTransfer {
  readonly owner: Address;
  readonly permitted: readonly Permitted[];
  readonly details: readonly { readonly to: Address; readonly requestedAmount: bigint }[];
  readonly deadline: bigint;
}

/** The spender submits the owner's signature: it takes no more than permitted. */
function readSignedTransfer(call: CallContext, { owner, permitted, details, deadline }: SignedTransfer): Reading {
  const isOdd = permitted.length !== details.length;
  const isExcess = permitted.some(({ amount }, index) => (details[index]?.requestedAmount ?? 0n) > amount);
  const fault = isOdd
    ? `${showCount(permitted.length, 'permitted token')} and ${showCount(details.length, 'transfer')}`
    : 'a transfer takes more than permitted';
  const effects = permitted.flatMap(({ token: address }, index) => {
    const detail = details[index];
    return detail ? [sends(call, owner, detail.to, exactly(token(address), detail.requestedAmount), deadline)] : [];
  });
  return { effects, ...(isOdd || isExcess ? { fault } : {}) };
}

const allowanceMembers = 'address token, uint160 amount, uint48 expiration, uint48 nonce';
const permitSingle = `((${allowanceMembers}) details, address spender, uint256 sigDeadline) permitSingle` as const;
const permitBatch = `((${allowanceMembers})[] details, address spender, uint256 sigDeadline) permitBatch` as const;
const transferDetails = '(address to, uint256 requestedAmount)';
const single =
  `((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, ${transferDetails} transferDetails, address owner` as const;
const batch =
  `((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, ${transferDetails}[] transferDetails, address owner` as const;
const witness = 'bytes32 witness, string witnessTypeString, bytes signature';

const on = ['permit2'];
const detailsType = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const permissionsType = 'TokenPermissions(address token,uint256 amount)';

const unknownWitness = 'signs a witness with the permit, which only the spender understands';

/** The signed fields of a transfer; with a witness there is one more field, whose type the spender defines. */
const transferPermit = (primaryType: string, permitted: string, isOpen: boolean): TypedDataRule => ({
  primaryType,
  on,
  domainName: 'Permit2',
  encodedType: `${primaryType}(${permitted} permitted,address spender,uint256 nonce,uint256 deadline${isOpen ? ',' : `)${permissionsType}`}`,
  read(message, { sender }) {
    const place = { path: 'order', from: sender };
    const spender = message.spender as Address;
    const effects = [message.permitted]
      .flat()
      .map((item) => permitsOnce(place, spender, item as Permitted, message.deadline as bigint));
    return {
      effects: isOpen ? [...effects, does(place, 'unknown', { to: spender, detail: unknownWitness })] : effects,
    };
  },
  ...(isOpen && { structs: permissionsType }),
  fates: { irrelevant: nonceOf() },
});

/** A transfer with an unknown witness. */
export const witnessPermit = transferPermit('PermitWitnessTransferFrom', 'TokenPermissions', true);

const allowancePermit = (primaryType: string, details: string): TypedDataRule => ({
  primaryType,
  on,
  domainName: 'Permit2',
  encodedType: `${primaryType}(${details} details,address spender,uint256 sigDeadline)${detailsType}`,
  read: (message, { sender }) => ({
    effects: [message.details].flat().map((item) => {
      const place = { path: 'order', from: sender };
      return permits(place, message.spender as Address, item as Allowance, message.sigDeadline as bigint);
    }),
  }),
  fates: { irrelevant: nonceOf(details.endsWith('[]') ? 'details[].nonce' : 'details.nonce') },
});

const permittedExample = { token: nobody, amount: 1_000n };
const transferExample = { to: nobody, requestedAmount: 5n };

/** The owner has signed already; the calling spender chooses only the amount and the recipient. */
const signedTransfer = (name: string, most: string, example: Readonly<Record<string, unknown>>): ArgumentFates => ({
  irrelevant: {
    ...nonceOf('permit.nonce'),
    ...signatureBytes(),
    [most]: 'the most that may be taken; what is taken stands in transferDetails',
    ...(name === 'permitWitnessTransferFrom' && {
      witness: 'what else the owner has signed; another one reverts',
      witnessTypeString: 'the type of what else the owner has signed; another one reverts',
    }),
  },
  examples: [example],
});

export const permit2: Protocol = {
  slug: 'permit2',
  name: 'Permit2',
  family: 'permit2',
  words: ['permit2', 'permit 2'],
  contracts: deployed('permit2'),
  functions: [
    rule(
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      on,
      ({ token: address, spender, amount, expiration }, call) => ({
        effects: [
          does(call, 'approve', {
            gives: [atMost(token(address), amount)],
            spender,
            // In Permit2 0 means the time of the block.
            expiration: BigInt(expiration),
          }),
        ],
      }),
    ),
    rule(
      `function permit(address owner, ${permitSingle}, bytes signature)`,
      on,
      ({ owner, permitSingle: permit }, call) => ({
        effects: [permits({ ...call, from: owner }, permit.spender, permit.details, permit.sigDeadline)],
      }),
      { irrelevant: { ...nonceOf('permitSingle.details.nonce'), ...signatureBytes() } },
    ),
    rule(
      `function permit(address owner, ${permitBatch}, bytes signature)`,
      on,
      ({ owner, permitBatch: permit }, call) => ({
        effects: permit.details.map((details) =>
          permits({ ...call, from: owner }, permit.spender, details, permit.sigDeadline),
        ),
      }),
      { irrelevant: { ...nonceOf('permitBatch.details[].nonce'), ...signatureBytes() } },
    ),
    rule(
      'function transferFrom(address from, address to, uint160 amount, address token)',
      on,
      ({ from, to, amount, token: address }, call) => ({
        effects: [sends(call, from, to, exactly(token(address), amount))],
      }),
    ),
    rule(
      'function transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)',
      on,
      ({ transferDetails: transfers }, call) => ({
        effects: transfers.map(({ from, to, amount, token: address }) =>
          sends(call, from, to, exactly(token(address), amount)),
        ),
      }),
    ),
    ...(['permitTransferFrom', 'permitWitnessTransferFrom'] as const).flatMap((name) => {
      const rest = name === 'permitTransferFrom' ? 'bytes signature' : witness;
      return [
        rule(
          `function ${name}(${single}, ${rest})`,
          on,
          (args, call) =>
            readSignedTransfer(call, {
              ...args,
              permitted: [args.permit.permitted],
              details: [args.transferDetails],
              deadline: args.permit.deadline,
            }),
          signedTransfer(name, 'permit.permitted.amount', {
            permit: { permitted: permittedExample, nonce: 7n, deadline: 9n },
            transferDetails: transferExample,
          }),
        ),
        rule(
          `function ${name}(${batch}, ${rest})`,
          on,
          (args, call) => readSignedTransfer(call, { ...args, ...args.permit, details: args.transferDetails }),
          signedTransfer(name, 'permit.permitted[].amount', {
            permit: { permitted: [permittedExample], nonce: 7n, deadline: 9n },
            transferDetails: [transferExample],
          }),
        ),
      ];
    }),
    rule('function lockdown((address token, address spender)[] approvals)', on, ({ approvals }, call) => ({
      effects: approvals.map(({ token: address, spender }) =>
        does(call, 'approve', { gives: [atMost(token(address), 0n)], spender }),
      ),
    })),
    rule('function invalidateNonces(address token, address spender, uint48 newNonce)', on, (args, call) => ({
      effects: [
        does(call, 'cancel', {
          spender: args.spender,
          terms: [
            { what: 'token', is: 'hex', value: args.token },
            { what: 'spender', is: 'hex', value: args.spender },
            { what: 'nonce', is: 'number', value: BigInt(args.newNonce) },
          ],
          detail: `permits of ${checksumAddress(args.token)} below nonce ${args.newNonce}`,
        }),
      ],
    })),
    rule('function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', on, ({ wordPos, mask }, call) => ({
      effects: [
        does(call, 'cancel', {
          terms: [
            { what: 'nonce word', is: 'number', value: wordPos },
            { what: 'nonce mask', is: 'number', value: mask },
          ],
          detail: `signed transfers with nonces of word ${wordPos}`,
        }),
      ],
    })),
  ],
  typedData: [
    allowancePermit('PermitSingle', 'PermitDetails'),
    allowancePermit('PermitBatch', 'PermitDetails[]'),
    transferPermit('PermitTransferFrom', 'TokenPermissions', false),
    transferPermit('PermitBatchTransferFrom', 'TokenPermissions[]', false),
    witnessPermit,
    transferPermit('PermitBatchWitnessTransferFrom', 'TokenPermissions[]', true),
  ],
};
