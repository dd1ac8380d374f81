import { formatSiweMessage } from '@countersign/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const PAYEE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const VALUE = '1000000000000000000';
const PROMPT = `Send 1 ETH to ${PAYEE}`;

/** When what was seen of one request, in milliseconds since the answer to it. */
export interface Course {
  /** The arbiter has judged and begins to tell. */
  readonly judgedMs: number;
  /** The verdict is stored. */
  readonly storedMs: number;
  /** Whoever waited for it has it. */
  readonly answeredMs: number;
}

/** Somebody who submits transactions and waits for the verdict. */
export interface Agent {
  submit(): Promise<Course>;
  /** How long it takes to ask how a transaction stands that was judged before. */
  poll(): Promise<number>;
}

interface Whole {
  readonly verdict: { readonly decision: string; readonly createdAt: string } | null;
  readonly teeProof: { readonly updatedAt: string } | null;
}

export async function enrolAgent(serviceUrl: string, number: number): Promise<Agent> {
  // A client of its own for each: the limits are not what is measured.
  const address = { 'x-forwarded-for': `198.51.100.${number}` };
  async function call<T>(path: string, headers: Record<string, string>, body?: object): Promise<T> {
    const response = await fetch(serviceUrl + path, {
      headers: { ...address, 'content-type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const wallet = privateKeyToAccount(generatePrivateKey());
  const { nonce } = await call<{ nonce: string }>('/auth/siwe/nonce', {}, { walletAddress: wallet.address });
  const { host: domain, origin: uri } = new URL(serviceUrl);
  const about = { domain, uri, statement: 'Measure.', version: '1', chainId: 1, issuedAtMs: Date.now() } as const;
  const message = formatSiweMessage({ ...about, address: wallet.address, nonce });
  const signature = await wallet.signMessage({ message });
  const { accessToken } = await call<{ accessToken: string }>('/auth/siwe/verify', {}, { message, signature });
  const authorization = { authorization: `Bearer ${accessToken}` };
  const { secret } = await call<{ secret: string }>('/user-api-keys', authorization, { name: 'agent' });
  const key = { 'x-api-key': secret };
  const body = { escrowAddress: wallet.address, userPrompt: PROMPT, tx: { to: PAYEE, value: VALUE, data: '0x' } };
  let last = '';

  return {
    async submit() {
      const { requestHash } = await call<{ requestHash: string }>('/transactions', key, body);
      const [sinceMs, sinceTime] = [performance.now(), Date.now()];
      const path = `/transactions/${requestHash}`;
      const { orion } = await call<{ orion: unknown[] }>(`${path}/approval-status?wait=25`, key);
      const answeredMs = performance.now() - sinceMs;
      const { verdict, teeProof } = await call<Whole>(path, key);
      if (orion.length !== 1 || verdict?.decision !== 'APPROVED' || !teeProof) throw new Error('it was not approved');
      last = path;
      return {
        judgedMs: Date.parse(teeProof.updatedAt) - sinceTime,
        storedMs: Date.parse(verdict.createdAt) - sinceTime,
        answeredMs,
      };
    },
    async poll() {
      const sinceMs = performance.now();
      await call(`${last}/approval-status?wait=25`, key);
      return performance.now() - sinceMs;
    },
  };
}

/** How long the validator takes for the same question, asked directly. */
export async function askValidator(validatorUrl: string): Promise<number> {
  const body = JSON.stringify({
    human_intent: PROMPT,
    proposed_tx: { from: PAYEE, to: PAYEE, value: VALUE, data: '0x', chain_id: 11_155_111 },
  });
  const sinceMs = performance.now();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${validatorUrl}/validate`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`/validate: ${response.status}`);
  return performance.now() - sinceMs;
}
