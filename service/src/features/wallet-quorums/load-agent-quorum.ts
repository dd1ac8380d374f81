import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecretFile } from '@countersign/edge';
import type { AgentQuorum } from './create-quorum.ts';

/**
 * The agent quorum of embedded mode: its member is a key created by the first start, and its id is derived from that
 * key.
 */
export async function loadAgentQuorum(dataDirectory: string): Promise<AgentQuorum> {
  const path = join(dataDirectory, 'agent-quorum.pem');
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await createSecretFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  return { quorumId: quorumIdOf(await readFile(path)), displayName: 'Agent', threshold: 1, provider: 'local' };
}

/** A UUID of version 8 (RFC 9562): its bits are a hash of the key. */
function quorumIdOf(pem: Buffer): string {
  const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const hex = createHash('sha256').update(publicKey).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
