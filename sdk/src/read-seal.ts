import { ed25519 } from '@noble/curves/ed25519.js';

/** A public key as published by a service. */
export interface ServiceKey {
  readonly kid: string;
  readonly x: string;
}

/** The digests in the seal of a receipt (a compact JWS), if this key signed it; null otherwise. */
export function readSeal(seal: string, key: ServiceKey): Readonly<Record<string, string>> | null {
  try {
    const [head = '', body = '', signature = '', ...more] = seal.split('.');
    const header = JSON.parse(readText(head)) as Record<string, unknown>;
    if (more.length > 0 || header.alg !== 'EdDSA' || header.typ !== 'countersign-receipt' || header.kid !== key.kid)
      return null;
    const signed = new TextEncoder().encode(`${head}.${body}`);
    if (!ed25519.verify(readBytes(signature), signed, readBytes(key.x), { zip215: false })) return null;
    return (JSON.parse(readText(body)) as { digests: Record<string, string> }).digests;
  } catch {
    return null;
  }
}

const readText = (text: string) => new TextDecoder().decode(readBytes(text));

function readBytes(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  // The last character has unused bits: only one encoding is accepted.
  if (btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') !== text)
    throw new Error('not base64url');
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
