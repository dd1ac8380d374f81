import { type Address, checksumAddress, parseAddress } from '@countersign/protocol';
import type { SigningDomain } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';
import { readPlainOrder } from '../protocols/exchanges/cow-plain-order.ts';
import type { Registry, TypedDataChoice } from '../protocols/registry.ts';
import { type CallDecoder, type DecodeDeps, faultOf, maxEffects } from './decode-call.ts';
import type { DecodedCall, SignedMessage } from './decoded-call.ts';
import { encodeType, isFields, MalformedMessage, readInteger, readStruct, readStructTypes } from './typed-data.ts';

type Fields = Readonly<Record<string, unknown>>;
type Fault = SignedMessage['faults'][number];

interface MessageContext {
  readonly decoder: CallDecoder;
  readonly registry: Registry;
  readonly onCrash?: DecodeDeps['onCrash'];
  readonly chainId: number | null;
  readonly sender: Address | null;
}

interface SignedCalls {
  readonly message: SignedMessage;
  /** Calls that the message requests. */
  readonly calls: readonly DecodedCall[];
}

/** Reads a signed message: EIP-712 data, or a CoW order in the form of its API. */
export function decodeMessage(order: Fields, context: MessageContext): SignedCalls {
  const plain = isTypedData(order) ? null : readPlainOrder(order, context.chainId);
  const typed = isTypedData(order) ? order : plain?.typed;
  if (!typed) {
    const fault: Fault = { code: 'malformed', message: 'the order is neither EIP-712 data nor a known order' };
    const domain = readDomain(null);
    return unread({ primaryType: '', domain, message: order }, context, [fault]);
  }
  const primaryType = String(typed.primaryType);
  const domain = readDomain(typed.domain);
  const message = isFields(typed.message) ? typed.message : {};
  let choice: TypedDataChoice | null = null;
  try {
    const structs = readStructTypes(typed.types);
    const values = readStruct(structs, primaryType, typed.message);
    const encodedType = encodeType(structs, primaryType);
    choice = context.registry.chooseTypedData(encodedType, context.chainId, domain.verifyingContract);
    // The domain of a plain order is ours, and contains no more than the request does.
    const faults = plain && context.chainId === null ? [] : domainFaults(typed, domain, choice, context);
    if (!choice) return unread({ primaryType, domain, message: values }, context, faults);
    const { protocol, rule, role } = choice;
    const sender = plain?.owner ?? context.sender;
    const reading = rule.read(values, { sender, chainId: context.chainId, domain });
    const { effects = [], calls = [], fault } = plain ? plain.complete(reading) : reading;
    if (effects.length > maxEffects) throw new MalformedMessage(`it has more than ${maxEffects} effects`);
    if (fault) faults.push({ code: 'malformed', message: fault });
    return {
      message: { protocol: protocol.slug, primaryType, domain, role, message: values, faults, effects },
      calls: context.decoder.decodeAll(calls, 'order.', 1),
    };
  } catch (error) {
    const text = faultOf(error, primaryType, context.onCrash);
    const known = { protocol: choice?.protocol.slug ?? null, role: choice?.role ?? null };
    return unread({ primaryType, domain, message, ...known }, context, [{ code: 'malformed', message: text }]);
  }
}

const isTypedData = (order: Fields) => 'types' in order || 'primaryType' in order;

function readDomain(domain: unknown): SigningDomain {
  const { name, version, chainId, verifyingContract } = isFields(domain) ? domain : {};
  return {
    name: typeof name === 'string' ? name : null,
    version: typeof version === 'string' ? version : null,
    chainId: readInteger(chainId, 256, false),
    verifyingContract: typeof verifyingContract === 'string' ? parseAddress(verifyingContract) : null,
  };
}

/** Compares the domain with its own types, the protocol's contracts and the chain of the request. */
function domainFaults(
  typed: Fields,
  domain: SigningDomain,
  choice: TypedDataChoice | null,
  { chainId }: MessageContext,
): Fault[] {
  const faults: Fault[] = [];
  const fault = (message: string) => faults.push({ code: 'domain', message });
  const given = isFields(typed.domain) ? typed.domain : {};
  const declared = isFields(typed.types) ? typed.types.EIP712Domain : undefined;
  if (Array.isArray(declared)) {
    const names = declared.map((member) => String(isFields(member) ? member.name : member));
    const odd = [
      ...names.filter((name) => !Object.hasOwn(given, name)),
      ...Object.keys(given).filter((name) => !names.includes(name)),
    ];
    if (odd.length > 0) fault(`the domain and its type do not agree on ${odd.join(', ')}`);
  }
  for (const field of ['chainId', 'verifyingContract'] as const) {
    if (Object.hasOwn(given, field) && domain[field] === null) fault(`${field} of the domain cannot be read`);
  }
  if (chainId !== null && domain.chainId !== null && domain.chainId !== BigInt(chainId)) {
    fault(`the domain is for chain ${domain.chainId}, but the request is for chain ${chainId}`);
  }
  if (!choice) return faults;
  const { protocol, rule, role } = choice;
  if (domain.chainId === null) fault('the domain names no chain, so the signature may be valid on any chain');
  if (domain.verifyingContract === null) fault('the domain names no verifying contract');
  else if (rule.on !== 'any' && role === null) {
    fault(`${checksumAddress(domain.verifyingContract)} is not a contract of ${protocol.name} on this chain`);
  }
  if (rule.domainName !== undefined && domain.name !== rule.domainName) {
    fault(`the domain is named ${domain.name ?? 'nothing'}, but that of ${protocol.name} is ${rule.domainName}`);
  }
  const wrong = rule.wrongDomain?.(domain, chainId);
  if (wrong) fault(wrong);
  return faults;
}

/** A message for which it is unknown what a signature allows. */
function unread(
  known: Pick<SignedMessage, 'primaryType' | 'domain' | 'message'> & Partial<Pick<SignedMessage, 'protocol' | 'role'>>,
  { sender }: MessageContext,
  faults: readonly Fault[],
): SignedCalls {
  const effect: Effect = {
    kind: 'unknown',
    call: 'order',
    protocol: null,
    gives: [],
    gets: [],
    from: sender,
    to: known.domain.verifyingContract,
    detail: 'a signature of unknown meaning',
  };
  return { message: { protocol: null, role: null, ...known, faults, effects: [effect] }, calls: [] };
}
