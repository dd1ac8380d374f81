import { UsageError } from './failures.ts';
import type { SignedIn } from './login/signed-in.ts';

/** Finds the hash of a request from the whole hash, or from 8 or more leading digits if they are unique. */
export async function findRequest({ client, account }: SignedIn, text: string): Promise<string> {
  if (/^0x[\da-f]{64}$/i.test(text)) return text.toLowerCase();
  if (!/^0x[\da-f]{8,63}$/i.test(text)) {
    throw new UsageError('request: must be a request hash, or 0x and at least its first 8 digits');
  }
  const found = await client.listTransactions({
    params: { ethereumAddress: account },
    query: { q: text.toLowerCase(), limit: 2 },
  });
  const [first, second] = found;
  if (!first) throw new UsageError(`request: none of yours starts with ${text}`);
  if (second) throw new UsageError(`request: several of yours start with ${text}; add more digits`);
  return first.requestHash;
}
