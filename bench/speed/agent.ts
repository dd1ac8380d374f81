import { createClient, signIn } from '@countersign/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const PAYEE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** A client that submits transactions and waits for their verdicts. */
export interface Agent {
  /** Returns the milliseconds from sending the request to the verdict. */
  submit(): Promise<number>;
  /** The arbiter's report of the last verdict. */
  readReport(): Promise<object>;
}

export async function enrolAgent(baseUrl: string, number: number): Promise<Agent> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const { accessToken } = await signIn({ baseUrl, wallet });
  const owner = createClient({ baseUrl, credentials: { accessToken } });
  const { secret } = await owner.createApiKey({ body: { name: 'agent' } });
  // Each agent has its own address: limits are not measured.
  const headers = {
    'x-api-key': secret,
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${number}`,
  };
  const tx = { to: PAYEE, value: '1000000000000000000', data: '0x' };
  const body = JSON.stringify({ escrowAddress: wallet.address, userPrompt: `Send 1 ETH to ${PAYEE}`, tx });

  let last = '';

  return {
    async submit() {
      const began = performance.now();
      const made = await fetch(`${baseUrl}/transactions`, { method: 'POST', headers, body });
      const { requestHash } = (await made.json()) as { requestHash: string };
      const told = await fetch(`${baseUrl}/transactions/${requestHash}/approval-status?wait=25`, { headers });
      const { orion } = (await told.json()) as { orion: readonly { decision: string }[] };
      last = requestHash;
      if (orion[0]?.decision !== 'APPROVED') throw new Error(`it was not approved: ${made.status}, ${told.status}`);
      return performance.now() - began;
    },
    async readReport() {
      const answer = await fetch(`${baseUrl}/transactions/${last}`, { headers });
      return ((await answer.json()) as { verdict: { report: object } }).verdict.report;
    },
  };
}
