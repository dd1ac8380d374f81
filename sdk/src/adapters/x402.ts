import type { Address, Hex } from '@countersign/protocol';
import { type GuardOptions, requireApproval, UncheckableError } from '../guard.ts';

export { type GuardOptions, NotApprovedError, UncheckableError } from '../guard.ts';

/** What is used of the packages `@x402/*`: typed data as a scheme signs them, a signer, a scheme, and the client. */
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
 * A scheme of x402 whose signer signs a payment only if it is approved, by the user's words and the terms of the paywall:
 * `client.register('eip155:*', guardScheme(client, (signer) => new ExactEvmScheme(signer), { signer, ...options }))`.
 * With `waitForOwner` a payment that the owner has to decide about waits for the owner.
 */
export function guardScheme<S extends Scheme>(
  client: PaymentClient,
  createScheme: (signer: PaymentSigner) => S,
  { signer, ...options }: GuardOptions & { readonly signer: PaymentSigner },
): S {
  const { address } = signer;
  // Payments may run at the same time: each has requirements of its own, from the hook to the scheme.
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
  // Outside of a payment there are no terms, so this one signs nothing.
  return Object.assign(Object.create(createScheme(signerFor({}))) as S, {
    createPaymentPayload: (x402Version: number, requirements: object, context: unknown) =>
      createScheme(signerFor(requirements)).createPaymentPayload(x402Version, requirements as never, context as never),
  });
}
