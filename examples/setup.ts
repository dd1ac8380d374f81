import { createClient, signIn } from '@countersign/sdk';
import { type Address, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';

const baseUrl = process.env.COUNTERSIGN_URL ?? 'http://localhost:3000';

/** A throwaway owner, and the key of an agent of theirs. In life they are two machines: the agent never holds the owner's wallet. */
export const wallet = privateKeyToAccount(generatePrivateKey());
const { accessToken } = await signIn({ baseUrl, wallet });
const owner = createClient({ baseUrl, credentials: { accessToken } });
const { secret } = await owner.createApiKey({ body: { name: 'Example' } });
export const client = createClient({ baseUrl, credentials: { apiKey: secret } });

/** What the owner does in the app. */
export const approveAsOwner = (requestHash: string) =>
  owner.createApproval({ params: { requestHash }, body: { decision: 'APPROVED' } });

/** What the agent may spend on its own, without a word of the owner for each call. */
export const limitAsOwner = (limit: { chainId: number; asset: Address; per24Hours: string }) =>
  owner.updatePolicy({ body: { limits: [limit] } });

/** The tool of every agent here: it sends ether, and what it sends is printed in place of being sent. */
export const transferSchema = z.object({ to: z.string(), ether: z.string() });
export type Transfer = z.infer<typeof transferSchema>;
export const transferTool = {
  client,
  account: wallet.address,
  action: ({ to, ether }: Transfer) => ({ tx: { to: to as Address, value: parseEther(ether) }, chainId: 11_155_111 }),
  execute({ ether }: Transfer) {
    console.log(`  sent ${ether} ETH`);
    return `Sent ${ether} ETH`;
  },
};

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export type Scene = (typeof scenes)[number];
/** What the user says, and what the model makes of it. */
export const scenes = [
  { title: 'the right amount', words: `Send 0.1 ETH to ${to}`, call: { to, ether: '0.1' } },
  { title: 'ten times as much', words: `Send 0.1 ETH to ${to}`, call: { to, ether: '1' } },
  { title: 'an amount that the user left open', words: `Send some ETH to ${to}`, call: { to, ether: '0.1' } },
] as const;
