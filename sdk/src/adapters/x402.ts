import type { Address, Hex } from '@countersign/protocol';
import { type GuardOptions, requireApproval, UncheckableError } from '../guard.ts';

export { type GuardOptions, NotApprovedError, UncheckableError } from '../guard.ts';

/** The parts of the packages `@x402/*` that are used: the typed data, signer, scheme and client types. */
interface TypedData {
  readonly domain: Record<string, unknown>;
  readonly types: Record<string, unknown>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}
export interface PaymentSigner {
  readonly address: Address;
  signTypedData(data: TypedData): Promise<Hex>;
}
interface Scheme {
  createPaymentPayload(x402Version: number, requirements: never, context?: never): Promise<unknown>;
}
interface PaymentClient {
  onBeforePaymentCreation(
    hook: (terms: { readonly paymentRequired: object; readonly selectedRequirements: object }) => Promise<void>,
  ): unknown;
}

/**
 * A scheme of x402 whose signer signs a payment only if it is approved, judged by the user's words and the terms of the
 * paywall: `client.register('eip155:*', guardScheme(client, (signer) => new ExactEvmScheme(signer), { signer,
 * ...options }))`. With `waitForOwner` a payment waits for the owner's decision.
 */
export function guardScheme<S extends Scheme>(
  client: PaymentClient,
  createScheme: (signer: PaymentSigner) => S,
  { signer, ...options }: GuardOptions & { readonly signer: PaymentSigner },
): S {
  const { address } = signer;
  // Payments may run concurrently: each carries its own requirements from the hook to the scheme.
  const terms = new WeakMap<object, object>();
  client.onBeforePaymentCreation(async ({ paymentRequired, selectedRequirements: accepted }) => {
    terms.set(accepted, { kind: 'x402', paymentRequired, accepted });
  });
  const signerFor = (requirements: object): PaymentSigner => ({
    address,
    async signTypedData(given) {
      // A copy: what is judged is what is signed.
      const typedData = structuredClone(given);
      const payment = structuredClone(terms.get(requirements)) as never;
      const chainId = Number(typedData.domain.chainId);
      if (!payment || !chainId) throw new UncheckableError('A guarded signer only signs payments on a chain');
      await requireApproval(options, { account: address, chainId, action: { typedData, payment } });
      return signer.signTypedData(typedData);
    },
  });
  // Outside a payment there are no terms, so this one signs nothing.
  return Object.assign(Object.create(createScheme(signerFor({}))) as S, {
    createPaymentPayload: (x402Version: number, requirements: object, context: unknown) =>
      createScheme(signerFor(requirements)).createPaymentPayload(x402Version, requirements as never, context as never),
  });
}
