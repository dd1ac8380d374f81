import type { Action, Step, Want } from './intent.ts';

/** How far around the verb the words may stand that say what is turned into what. */
const MAX_REACH = 140;

const symbolOf = (want: Want | null): string | null =>
  want?.asset?.value.kind === 'symbol' ? want.asset.value.symbol.toLowerCase() : null;
const wrappers: Readonly<Record<string, string>> = {
  eth: 'WETH',
  steth: 'wstETH',
  pol: 'WPOL',
  matic: 'WMATIC',
  bnb: 'WBNB',
  avax: 'WAVAX',
  xdai: 'WXDAI',
};
const wrapped: ReadonlySet<string> = new Set(Object.values(wrappers).map((symbol) => symbol.toLowerCase()));
const isWrapped = (symbol: string | null): boolean => symbol !== null && wrapped.has(symbol);
/** What is worth one of the coin, so that a number of the one is a number of the other. */
const isEven = (symbol: string | null): boolean => isWrapped(symbol) && symbol !== 'wsteth';

const isOwner = /\b(weth9?|wsteth|wpol|wmatic|wbnb|wavax|wxdai)["']?\s{0,2}[.:_#]\s{0,2}$/i;
const isPlace =
  /\b(?:on|at|from|in|into|with|to|through|via|function of|method of|call of)\s+(?:the\s+)?(?:weth9?|wsteth|wpol|wmatic|wbnb|wavax|wxdai|wrapped[\s-]ether)(?:\s+(?:contract|token|wrapper))?\b(?!\s*(?:pool|pair|market|vault))/i;
const isWrapper =
  /\b(?:out of|from|off) (?:its|the|their) wrapper\b|\b(?:to|into|for) (?:its|the|their) (?:un-?wrapped|plain|underlying|native|original|normal) (?:form|version|coin|asset|token|state|self)\b/i;
const isWrappedForm =
  /\b(?:to|into|in|as|for) (?:its|the|their) wrapped (?:form|version|counterpart|equivalent|token|variant|cousin|sibling)\b/i;

const isMinted = /^mint(?:ing)?$/i;
/** `mint 2 WETH by depositing 2 ETH` says itself what goes in. */
const isOutOf = /\b(?:by|with|from|for|using|out of|against)\b/i;
/** `wrap my ETH`: the coin that the verb is followed by. */
const namesCoin = (after: string, symbol: string | null): boolean =>
  /^\s{1,2}(?:(?:some|enough|my|our|the|of)\s){0,3}([a-z]{2,6})\b/i.exec(after)?.[1]?.toLowerCase() === symbol;

const withAction = (step: Step, action: Action): Step => ({
  ...step,
  action: { ...step.action, value: action },
});

/** To draw ETH out of the contract of WETH is to unwrap it, and to pay it in is to wrap it, whatever the words are. */
export function turnCoins(text: string, step: Step): Step {
  const { action, gives, gets, protocol } = step;
  const before = text.slice(Math.max(0, action.start - 24), action.start);
  const after = text.slice(action.end, action.end + MAX_REACH).split(/[.;\n]\s/)[0] ?? '';
  const said = text.slice(action.start, action.end);
  const isHere = isOwner.test(before) || isPlace.test(after);
  switch (action.value) {
    case 'withdraw': {
      const drawn = symbolOf(gets);
      const isPlain = gets !== null && !gives?.amount && wrappers[drawn ?? ''] !== undefined;
      if (protocol && protocol.value !== 'weth') return step;
      // `withdraw 0.35 from the WETH contract`
      if (gets?.amount && !gets.asset && gives?.asset && !gives.amount && isWrapped(symbolOf(gives)) && isHere)
        return { ...withAction(step, 'unwrap'), gives: { ...gives, amount: gets.amount }, gets: null };
      if (isWrapped(drawn) && (isHere || isWrapper.test(after)))
        return { ...withAction(step, 'unwrap'), gives: gets, gets: null };
      return isPlain && isOwner.test(before)
        ? { ...withAction(step, 'unwrap'), gives: toWrapped(gets), gets: null }
        : step;
    }
    case 'supply':
      // `mint 0.2 WETH`
      if (!protocol && !gets && gives?.amount && isEven(symbolOf(gives)) && isMinted.test(said) && !isOutOf.test(after))
        return { ...withAction(step, 'wrap'), gives: toPlain(gives), gets: gives };
      return !protocol && wrappers[symbolOf(gives) ?? ''] && isHere && !gets ? withAction(step, 'wrap') : step;
    case 'swap': {
      if (gets?.asset || !gives?.asset) return step;
      if (wrappers[symbolOf(gives) ?? ''] && isWrappedForm.test(after)) return withAction(step, 'wrap');
      return isWrapped(symbolOf(gives)) && isWrapper.test(after) ? withAction(step, 'unwrap') : step;
    }
    case 'wrap':
      // `I need 0.2 WETH, wrap my ETH`
      if (gives?.amount && gives.amount.end <= action.start && isEven(symbolOf(gives)) && !gets) {
        const plain = toPlain(gives);
        return namesCoin(after, symbolOf(plain)) ? { ...step, gives: plain, gets: gives } : step;
      }
      // `wrap on the wstETH contract with 6 stETH`
      return gets?.amount && !gives?.amount && isWrapped(symbolOf(gives))
        ? { ...step, gives: gets, gets: gives }
        : step;
    case 'unwrap':
      return gets?.amount && !gives?.amount && isWrapped(symbolOf(gets)) ? { ...step, gives: gets, gets: gives } : step;
    default:
      return step;
  }
}

function toWrapped(want: Want | null): Want | null {
  const symbol = symbolOf(want);
  if (!want?.asset || symbol === null) return want;
  return {
    ...want,
    asset: {
      ...want.asset,
      value: { kind: 'symbol', symbol: wrappers[symbol] ?? symbol },
    },
  };
}

function toPlain(want: Want): Want {
  const symbol = symbolOf(want);
  if (!want.asset || symbol === null) return want;
  const plain = Object.keys(wrappers).find((key) => wrappers[key]?.toLowerCase() === symbol);
  const value = { kind: 'symbol', symbol: (plain ?? symbol).toUpperCase() } as const;
  return { ...want, asset: { ...want.asset, value } };
}
