import type { Address } from '@countersign/protocol';
import { isNativeSymbol } from './chains.ts';
import type { Token, TokenBook } from './data.ts';

/** A token, and the symbols that mean it, if they are not just its own. None: it is only found by address. */
export interface ListedToken extends Token {
  readonly meantBy?: readonly string[];
}

/** The tokens of a symbol: on all chains, and on each. */
interface Named {
  readonly all: Token[];
  readonly onChain: Map<number, Token[]>;
}

/** A later token replaces an earlier one at the same address, so an operator's additions come last. */
export function createTokenBook(tokens: readonly ListedToken[]): TokenBook {
  const byAddress = new Map<Address, Map<number, ListedToken>>();
  for (const token of tokens) {
    const address = token.address.toLowerCase() as Address;
    const onChains = byAddress.get(address) ?? new Map<number, ListedToken>();
    byAddress.set(address, onChains.set(token.chainId, token.address === address ? token : { ...token, address }));
  }

  const bySymbol = new Map<string, Named>();
  let size = 0;
  for (const onChains of byAddress.values()) {
    size += onChains.size;
    for (const token of onChains.values()) {
      for (const symbol of new Set((token.meantBy ?? [token.symbol]).map(fold))) {
        const named = bySymbol.get(symbol) ?? { all: [], onChain: new Map<number, Token[]>() };
        const onChain = named.onChain.get(token.chainId) ?? [];
        named.all.push(token);
        onChain.push(token);
        bySymbol.set(symbol, named);
        named.onChain.set(token.chainId, onChain);
      }
    }
  }

  return {
    size,
    at(chainId, address) {
      const onChains = byAddress.get(address);
      if (!onChains) return null;
      return chainId === null ? agreed(onChains) : (onChains.get(chainId) ?? null);
    },
    named(chainId, symbol) {
      const named = bySymbol.get(fold(symbol));
      return (chainId === null ? named?.all : named?.onChain.get(chainId)) ?? [];
    },
    isSymbol: (text) => bySymbol.has(fold(text)) || isNativeSymbol(null, text),
  };
}

const fold = (symbol: string): string => symbol.toLowerCase();

function agreed(onChains: ReadonlyMap<number, Token>): Token | null {
  const [first, ...rest] = onChains.values();
  const isSame = (token: Token) => token.symbol === first?.symbol && token.decimals === first.decimals;
  return first && rest.every(isSame) ? first : null;
}
