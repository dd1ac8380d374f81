import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type FacilitatorClient,
  type HTTPAdapter,
  type HTTPRequestContext,
  x402HTTPResourceServer,
  x402ResourceServer,
} from '@x402/core/server';
import {
  authorizationTypes,
  isEIP3009Payload,
  isPermit2Payload,
  PERMIT2_ADDRESS,
  permit2WitnessTypes,
} from '@x402/evm';
import { ExactEvmScheme } from '@x402/evm/exact/server';
import { type Hex, recoverTypedDataAddress } from 'viem';

type PaymentPayload = Parameters<FacilitatorClient['verify']>[0];
type PaymentRequirements = Parameters<FacilitatorClient['verify']>[1];

const network = 'eip155:8453';
const chainId = 8453;

/** The payer, the nonce, the amount and the recipient of a signed payment. */
async function readPayment({ payload: sent }: PaymentPayload, { asset, extra }: PaymentRequirements) {
  const payload = sent as unknown as Parameters<typeof isEIP3009Payload>[0];
  if (isEIP3009Payload(payload)) {
    const { from, to, value, validAfter, validBefore, nonce } = payload.authorization;
    const signer = await recoverTypedDataAddress({
      domain: { name: String(extra.name), version: String(extra.version), chainId, verifyingContract: asset as Hex },
      types: authorizationTypes,
      primaryType: 'TransferWithAuthorization',
      message: {
        ...{ from, to, nonce },
        ...{ value: BigInt(value), validAfter: BigInt(validAfter), validBefore: BigInt(validBefore) },
      },
      signature: payload.signature as Hex,
    });
    return { payer: from, signer, nonce: String(nonce), to, amount: BigInt(value) };
  }
  if (!isPermit2Payload(payload)) return null;
  const { from, permitted, spender, nonce, deadline, witness } = payload.permit2Authorization;
  const amount = BigInt(permitted.amount);
  const signer = await recoverTypedDataAddress({
    domain: { name: 'Permit2', chainId, verifyingContract: PERMIT2_ADDRESS },
    types: permit2WitnessTypes,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: permitted.token, amount },
      ...{ spender, nonce: BigInt(nonce), deadline: BigInt(deadline) },
      witness: { to: witness.to, validAfter: BigInt(witness.validAfter) },
    },
    signature: payload.signature,
  });
  return { payer: from, signer, nonce, to: witness.to, amount };
}

/** Replaces a facilitator with a chain: it really checks signatures and terms, and accepts each nonce once. */
function createFacilitator(settled: string[]): FacilitatorClient {
  const verify: FacilitatorClient['verify'] = async (payload, requirements) => {
    const read = await readPayment(payload, requirements);
    const isValid =
      read !== null &&
      read.signer === read.payer &&
      read.to === requirements.payTo &&
      read.amount === BigInt(requirements.amount) &&
      !settled.includes(read.nonce);
    return isValid ? { isValid, payer: read.payer } : { isValid: false, invalidReason: 'invalid_payload' };
  };
  return {
    verify,
    async settle(payload, requirements) {
      const { isValid } = await verify(payload, requirements);
      const read = await readPayment(payload, requirements);
      if (isValid && read) settled.push(read.nonce);
      return { success: isValid, transaction: `0x${'5e'.repeat(32)}`, network };
    },
    getSupported: async () => ({
      kinds: [{ x402Version: 2, scheme: 'exact', network }],
      extensions: [],
      signers: {},
    }),
  };
}

export interface Paywall {
  readonly url: string;
  /** The nonces of all settled payments. */
  readonly settled: readonly string[];
  stop(): Promise<void>;
}

/** A server on loopback that sells `/weather` and `/archive` by x402, with the official packages. */
export async function startPaywall(payTo: string): Promise<Paywall> {
  const settled: string[] = [];
  const resources = new x402ResourceServer(createFacilitator(settled)).register(network, new ExactEvmScheme());
  const option = (price: string, extra: Record<string, unknown> = {}) => ({
    scheme: 'exact',
    ...{ price, network, payTo, maxTimeoutSeconds: 300, extra },
  });
  const paywall = new x402HTTPResourceServer(resources, {
    'GET /weather': { accepts: option('$0.05'), description: 'Weather report' },
    'GET /permit2': { accepts: option('$0.05', { assetTransferMethod: 'permit2' }), description: 'Weather report' },
    'GET /archive': { accepts: option('$0.50'), description: 'All weather reports' },
  } as ConstructorParameters<typeof x402HTTPResourceServer>[1]);
  await paywall.initialize();

  const server = createServer(async (request, response) => {
    const { host = '' } = request.headers;
    const path = request.url ?? '/';
    const header = (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    };
    const adapter: HTTPAdapter = {
      getHeader: header,
      getMethod: () => request.method ?? 'GET',
      getPath: () => path,
      getUrl: () => `http://${host}${path}`,
      getAcceptHeader: () => 'application/json',
      getUserAgent: () => header('user-agent') ?? '',
    };
    const paymentHeader = header('payment-signature');
    const context: HTTPRequestContext = { adapter, path, method: 'GET', ...(paymentHeader && { paymentHeader }) };
    const result = await paywall.processHTTPRequest(context);
    if (result.type === 'payment-verified') {
      const { paymentPayload, paymentRequirements } = result;
      const settlement = await paywall.processSettlement(paymentPayload, paymentRequirements);
      response.writeHead(settlement.success ? 200 : 402, settlement.headers).end('sunny');
    } else if (result.type === 'payment-error') {
      const { status, headers, body } = result.response;
      response.writeHead(status, headers).end(JSON.stringify(body ?? {}));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settled,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
