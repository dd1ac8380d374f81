import { type Address, checksumAddress } from '@countersign/protocol';
import type { SigningDomain } from '../../effects/call.ts';

/**
 * The EIP-712 domains of tokens with permits and EIP-3009 authorizations: name and version by chain and address. Those
 * of other tokens are unknown; with a wrong name, the token refuses the signature, and nothing moves.
 */
const domains: Readonly<Record<number, Readonly<Record<Address, readonly [name: string, version: string]>>>> = {
  1: { '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': ['USD Coin', '2'] },
  10: { '0x0b2c639c533813f4aa9d7837caf62653d097ff85': ['USD Coin', '2'] },
  137: { '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': ['USD Coin', '2'] },
  8453: { '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': ['USD Coin', '2'] },
  42161: { '0xaf88d065e77c8cc2239327c5edb3a432268e5831': ['USD Coin', '2'] },
  43114: { '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e': ['USD Coin', '2'] },
  84532: { '0x036cbd53842c5426634e7929541ec2318f3dcf7e': ['USDC', '2'] },
  421614: { '0x75faf114eafb1bdbe2f0316df893fd58ce46aa4d': ['USD Coin', '2'] },
};

/** How a domain differs from the known one of the token; null: it does not, or the known one is missing. */
export function differsFromToken({ name, version, verifyingContract }: SigningDomain, chainId: number | null) {
  const known = chainId !== null && verifyingContract ? domains[chainId]?.[verifyingContract] : undefined;
  if (!known || !verifyingContract || (name === known[0] && version === known[1])) return null;
  const said = `${name ?? 'nothing'}, version ${version ?? 'none'}`;
  return `the domain is named ${said}; ${checksumAddress(verifyingContract)} signs as ${known[0]}, version ${known[1]}`;
}
