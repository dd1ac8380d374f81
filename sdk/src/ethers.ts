import {
  AbstractSigner,
  type Provider,
  resolveAddress,
  type Signer,
  type TransactionRequest,
  type TypedDataDomain,
  type TypedDataField,
} from 'ethers';
import { type GuardOptions, requireApproval, UncheckableError } from './guard.ts';

export { type GuardOptions, NotApprovedError, UncheckableError } from './guard.ts';

const known = [
  'type',
  'to',
  'from',
  'nonce',
  'gasLimit',
  'gasPrice',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
  'data',
  'value',
  'chainId',
  'accessList',
];

/**
 * Wraps a signer so that it sends and signs only what is approved: `sendTransaction` (which contracts use) and
 * `signTypedData` first verify exactly this action. Deployments, plain messages, authorizations and signed transactions
 * that are not sent are refused.
 */
export const guardSigner = (signer: Signer, options: GuardOptions): Signer => new GuardedSigner(signer, options);

class GuardedSigner extends AbstractSigner {
  readonly #signer: Signer;
  readonly #options: GuardOptions;

  constructor(signer: Signer, options: GuardOptions) {
    super(signer.provider);
    this.#signer = signer;
    this.#options = options;
  }

  override getAddress(): Promise<string> {
    return this.#signer.getAddress();
  }

  override connect(provider: Provider | null): Signer {
    return new GuardedSigner(this.#signer.connect(provider), this.#options);
  }

  override async sendTransaction(sent: TransactionRequest) {
    const given = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null);
    const more = given.find(([field]) => !known.includes(field))?.[0];
    if (more !== undefined)
      throw new UncheckableError(`${more}: cannot be verified, because it is not part of a plain call`);
    // A copy with names resolved: what is judged is what is sent.
    const { to, from, chainId: named, ...rest } = Object.fromEntries(given) as TransactionRequest;
    if (!to) throw new UncheckableError('to: is missing; a contract deployment cannot be verified');
    const account = await this.#account();
    if (from && (await resolveAddress(from, this)).toLowerCase() !== account)
      throw new TypeError("from: must be the signer's account");
    const chainId = await this.#chainId();
    if (named !== undefined && named !== null && BigInt(named) !== BigInt(chainId))
      throw new TypeError(`chainId: is ${named}, but the signer is on ${chainId}`);
    const { data, value } = rest;
    const transaction = { ...rest, to: await resolveAddress(to, this), chainId };
    const call = { to: transaction.to, value: value === undefined || value === null ? 0n : BigInt(value), data };
    const approval = await requireApproval(this.#options, { account, chainId, action: { tx: call } });
    const response = await this.#signer.sendTransaction(transaction);
    this.#options.onSent?.({ requestHash: approval.requestHash, txHash: response.hash });
    return response;
  }

  override async signTypedData(
    domain: TypedDataDomain,
    types: Record<string, TypedDataField[]>,
    value: Record<string, unknown>,
  ): Promise<string> {
    const data = structuredClone({ domain, types, value });
    const chainId =
      data.domain.chainId === undefined || data.domain.chainId === null
        ? await this.#chainId()
        : Number(data.domain.chainId);
    await requireApproval(this.#options, { account: await this.#account(), chainId, action: { typedData: data } });
    return this.#signer.signTypedData(data.domain, data.types, data.value);
  }

  override async signMessage(): Promise<string> {
    throw new UncheckableError(
      'A plain-text message cannot be checked against an intent. Sign typed data (EIP-712), or sign it outside the guarded signer',
    );
  }

  override async signTransaction(): Promise<string> {
    throw new UncheckableError('A guarded signer does not sign transactions for others to send: call sendTransaction');
  }

  override async authorize(): Promise<never> {
    throw new UncheckableError(
      'A guarded signer does not sign authorizations: code that acts for the account cannot be verified',
    );
  }

  async #account(): Promise<`0x${string}`> {
    return (await this.#signer.getAddress()).toLowerCase() as `0x${string}`;
  }

  async #chainId(): Promise<number> {
    const { provider } = this.#signer;
    if (!provider) throw new TypeError('provider: is required to determine the chain');
    return Number((await provider.getNetwork()).chainId);
  }
}
