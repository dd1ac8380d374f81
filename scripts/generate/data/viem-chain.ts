import * as chains from 'viem/chains';

export function viemChain(id: number): chains.Chain {
  const chain = Object.values(chains).find((candidate) => typeof candidate === 'object' && candidate.id === id);
  if (!chain) throw new Error(`viem has no chain ${id}`);
  return chain as chains.Chain;
}
