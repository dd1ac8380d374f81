import { isCarrier, isExchange } from './exchanges.ts';
import type { Filled } from './filled.ts';
import type { Action, Slot, Step, Want } from './intent.ts';
import type { Noun, Sense } from './meaning.ts';
import { isOwnAccount, isPaidBack } from './pay-back.ts';
import { turnCoins } from './turn-coins.ts';

/** Protocols whose deposits are stakes. */
const staking: ReadonlySet<string> = new Set(
  'lido rocket-pool eigenlayer ether-fi kelp renzo swell frax-finance ethena beacon-deposit'.split(' '),
);

const symbolOf = (want: Want | null): string | null =>
  want?.asset?.value.kind === 'symbol' ? want.asset.value.symbol.toLowerCase() : null;

/** Whether one asset is the other, wrapped: WETH of ETH, wstETH of stETH. */
const wraps = (wrapped: Want | null, plain: Want | null): boolean => {
  const [one, other] = [symbolOf(wrapped), symbolOf(plain)];
  return one !== null && other !== null && one === `w${other}`;
};

const withAction = (step: Step, action: Action): Step => ({
  ...step,
  action: { ...step.action, value: action },
});

/** Protocols that keep what is sent to them. */
const lending = /^(?:aave|compound|morpho|spark|euler|fluid)\b/;

/** `supply Compound with 5 USDC`: what stands behind `with` is what is given, unless it is the receipt of a deposit. */
function suppliesWith(step: Step): Step {
  const { action, gives, gets } = step;
  const isReceipt = gets?.asset?.value.kind === 'symbol' && /^[ac][A-Z]/.test(gets.asset.value.symbol);
  if (action.value !== 'supply' || gives || !gets?.amount || isReceipt) return step;
  return { ...step, gives: gets, gets: null };
}

/** Decides what a verb means by what it was found to act on. Moving from one protocol to another is two steps. */
export function refineStep(
  text: string,
  step: Step,
  sense: Sense,
  filled: Filled,
  nouns: ReadonlySet<Noun>,
): readonly Step[] {
  const refined = suppliesWith(refine(text, turnCoins(text, withVerb(text, withCoin(step))), sense, filled, nouns));
  if (
    refined.action.value === 'supply' &&
    refined.gives?.asset &&
    isSecondCoin(refined.gets) &&
    isPool(text, step, nouns)
  )
    return [
      { ...refined, gets: null },
      { ...refined, gives: refined.gets, gets: null },
    ];
  const target = refined.recipient?.value;
  if (
    step.action.value !== 'send' ||
    refined.action.value !== 'withdraw' ||
    target?.kind !== 'protocol' ||
    !refined.recipient
  )
    return [refined];
  const supply: Step = {
    ...withAction(step, 'supply'),
    recipient: null,
    protocol: { ...refined.recipient, value: target.slug },
  };
  return [{ ...refined, recipient: null }, supply];
}

/** `2 ETH / 6200 USDC`: what goes into a pool beside the first coin is given too. */
const isSecondCoin = (want: Want | null): boolean => want?.amount != null && want.asset?.value.kind === 'symbol';
const isPool = (text: string, { action }: Step, nouns: ReadonlySet<Noun>): boolean =>
  nouns.has('liquidity') || /liquidity|^lp|^pool/i.test(text.slice(action.start, action.end));

const coins: Readonly<Record<number, string>> = {
  56: 'BNB',
  100: 'xDAI',
  137: 'POL',
  43114: 'AVAX',
};

/** `5 wei on Polygon`: the coin was supplied, and is that of the chain. */
function withCoin(step: Step): Step {
  const { gives, chainId } = step;
  const coin = chainId && coins[chainId.value];
  const isSupplied = symbolOf(gives) === 'eth' && gives?.asset && gives.asset.confidence < 1;
  const isBase = gives?.amount?.value.kind === 'number' && gives.amount.value.unit === 'base';
  if (!coin || !isSupplied || !isBase || !gives?.asset) return step;
  return {
    ...step,
    gives: {
      ...gives,
      asset: { ...gives.asset, value: { kind: 'symbol', symbol: coin } },
    },
  };
}

/** What was not said beside the verb. */
const SUPPLIED = 0.9;

const coinNames: Readonly<Record<string, string>> = { eth: 'ETH', weth: 'WETH', steth: 'stETH', wsteth: 'wstETH' };

/** `empty my ETH into …` means all of it, `sendEth(…)` names the coin. */
function withVerb(text: string, step: Step): Step {
  const { gives, action } = step;
  const said = text.slice(action.start, action.end);
  const place = { start: action.start, end: action.end, confidence: SUPPLIED };
  if (gives?.asset && !gives.amount && /^(?:empty|drain|sweep)/i.test(said)) {
    return {
      ...step,
      gives: {
        ...gives,
        amount: {
          ...place,
          value: { kind: 'fraction', numerator: 1n, denominator: 1n },
        },
      },
    };
  }
  const coin = /^(?:send|transfer|wrap|stake|deposit|unwrap|withdraw)_?(eth|weth|steth|wsteth)$/i.exec(said)?.[1];
  const symbol = coin && coinNames[coin.toLowerCase()];
  if (gives?.amount && !gives.asset && symbol) {
    return {
      ...step,
      gives: {
        ...gives,
        asset: { ...place, value: { kind: 'symbol', symbol } },
      },
    };
  }
  return step;
}

function refine(text: string, step: Step, sense: Sense, filled: Filled, nouns: ReadonlySet<Noun>): Step {
  const isCarried = step.protocol !== null && isCarrier(step.protocol.value);
  if (isCarried && ['send', 'supply', 'withdraw'].includes(step.action.value)) {
    return {
      ...withAction(step, 'bridge'),
      gives: step.gives ?? step.gets,
      gets: step.gives ? step.gets : null,
    };
  }
  switch (step.action.value) {
    case 'send':
      return refineSend(step, filled);
    case 'swap':
      // `buy stETH for 2 ETH from Lido`
      return refineSwap(
        !step.protocol && filled.source && staking.has(filled.source.value)
          ? { ...step, protocol: filled.source }
          : step,
        sense,
        filled.isImplied,
      );
    case 'supply':
      return refineSupply(step, sense, nouns);
    case 'withdraw':
      return refineWithdraw(text, step, filled, nouns, sense);
    case 'approve':
      return refineApproval(text, step, nouns);
    case 'permit':
      return step.gives ? { ...step, gives: withoutFloor(step.gives) } : step;
    case 'operator':
      return {
        ...step,
        gives: step.gives && withoutCount(toCollection(step.gives)),
      };
    case 'delegate':
      return { ...step, gives: step.gives && withoutCount(step.gives) };
    case 'bridge':
      return refineBridge(step);
    case 'stake':
      return wraps(step.gets, step.gives) ? withAction(step, 'wrap') : step;
    case 'claim':
      // All of what there is to claim is no amount of anything.
      return step.gets && !step.gets.asset ? { ...step, gets: null } : step;
    case 'repay':
      if (isPaidBack(text, step, filled, nouns)) return withAction(step, 'send');
      // `knock 90 USDT off my Aave debt`
      return !step.protocol && filled.source && lending.test(filled.source.value)
        ? { ...step, protocol: filled.source }
        : step;
    case 'register':
      // A bare number is how long, and no price.
      return {
        ...step,
        gives: step.gives?.asset || step.gives?.amount?.value.kind === 'usd' ? step.gives : null,
        gets: filled.name ? nameWanted(filled.name) : (labelWanted(text, step) ?? step.gets),
        recipient: isOfName(step, filled.name) || labelWanted(text, step) ? null : step.recipient,
      };
    default:
      return step;
  }
}

/** `renew("oldmill")`, `the lease on oldmill.eth`: the name again, and nobody who gets it. */
function isOfName({ recipient }: Step, name: Filled['name']): boolean {
  if (!name || recipient?.value.kind !== 'name') return false;
  const said = recipient.value.name.toLowerCase();
  return (
    name.value.toLowerCase() === `${said}.eth` ||
    /^(?:lease|rent|term|registration|ownership|period|duration|expiry|expiration|extension|renewal)\b/.test(said)
  );
}

/** `renew("oldmill", …)`: the controller is called with the name without its `.eth`. */
function labelWanted(text: string, { action, gets, recipient }: Step): Want | null {
  if (gets || recipient?.value.kind !== 'name' || !/^[a-z0-9-]{3,}$/.test(recipient.value.name)) return null;
  const isCalled = /^\s?\(\s?["'`]?$/.test(text.slice(action.end, recipient.start));
  return isCalled && /^(?:renew|register)$/i.test(text.slice(action.start, action.end))
    ? nameWanted({ ...recipient, value: `${recipient.value.name}.eth` })
    : null;
}

const nameWanted = (name: Slot<string>): Want => ({
  asset: { ...name, value: { kind: 'nft', collection: name.value, id: null } },
  amount: null,
  bound: 'exact',
});

/** To another chain it is a bridge, into a protocol a deposit, out of one a withdrawal. */
function refineSend(step: Step, { source }: Filled): Step {
  if (step.destinationChainId) return withAction(step, 'bridge');
  if (step.gets?.asset && step.gives && !step.recipient) return withAction(step, 'swap');
  if (source && source.value !== 'safe')
    return {
      ...withAction(step, 'withdraw'),
      gives: null,
      gets: step.gives,
      protocol: source,
    };
  // `give 60 DAI to Compound for interest`
  const lender = step.recipient?.value.kind === 'protocol' && lending.test(step.recipient.value.slug);
  if (lender && step.recipient?.value.kind === 'protocol' && !step.protocol)
    return {
      ...withAction(step, 'supply'),
      recipient: null,
      protocol: { ...step.recipient, value: step.recipient.value.slug },
    };
  const into = step.protocol && !step.recipient && step.protocol.value !== 'safe';
  if (into) return refineSupply(withAction(step, 'supply'), 'supply', new Set());
  return step;
}

/** Of a swap to another chain the far side is where it pays out. */
function refineSwap(step: Step, sense: Sense, isImplied: boolean): Step {
  // Turning a coin into its wrapped form is a trade only where somebody calls it one.
  const isWrapper = !step.protocol || step.protocol.value === 'lido' || step.protocol.value === 'weth';
  if (isWrapper && (isImplied || sense !== 'swap' || step.protocol)) {
    const gives = step.gives && {
      ...step.gives,
      amount: step.gives.amount ?? step.gets?.amount ?? null,
    };
    const gets = step.gets && {
      ...step.gets,
      amount: step.gives?.amount ? step.gets.amount : null,
    };
    if (wraps(step.gets, step.gives)) return { ...withAction(step, 'wrap'), gives, gets };
    if (wraps(step.gives, step.gets)) return { ...withAction(step, 'unwrap'), gives, gets };
  }
  // `turn 7 ETH into stETH with Lido`
  if (step.protocol && staking.has(step.protocol.value))
    return withAction(step, symbolOf(step.gets) === 'eth' ? 'unstake' : 'stake');
  if (step.destinationChainId && !step.gets?.asset) return withAction(step, 'bridge');
  // `spend 100 USDC` and no more is no swap of anything for something.
  return sense === 'spend' && !step.gets && step.recipient ? withAction(step, 'send') : step;
}

function refineSupply(said: Step, sense: Sense, nouns: ReadonlySet<Noun>): Step {
  // `vault 0x…: deposit 80 DAI`, `mint stETH with 4 ETH`: what is counted is what goes.
  const isTurned = said.gives?.asset && !said.gives.amount && said.gets?.amount && said.gets.asset;
  const step = isTurned ? { ...said, gives: said.gets, gets: said.gives } : said;
  if (wraps(step.gets, step.gives)) return withAction(step, 'wrap');
  if (step.destinationChainId && !step.protocol) return withAction(step, 'bridge');
  if (step.protocol && staking.has(step.protocol.value)) return withAction(step, 'stake');
  // `ape 2 WETH into LINK on Uniswap`
  const isTraded =
    step.gives?.amount && step.protocol && isExchange(step.protocol.value) && symbolOf(step.gives) !== null;
  if (sense === 'put' && isTraded && symbolOf(step.gets) !== null && !nouns.has('liquidity') && !step.recipient)
    return withAction(step, 'swap');
  // `mint stETH with 2 ETH`
  if (!step.protocol && symbolOf(step.gives) === 'eth' && symbolOf(step.gets) === 'steth')
    return withAction(step, 'stake');
  const isLoose = sense === 'put' || sense === 'lend' || sense === 'add';
  if (!isLoose || step.protocol || nouns.has('liquidity')) return step;
  if (sense === 'put' && step.gets?.asset?.value.kind === 'symbol') return withAction(step, 'swap');
  // `put $100 in ETH`
  if (sense === 'put' && step.gives?.asset && step.gives.amount?.value.kind === 'usd' && !step.gets) {
    return { ...withAction(step, 'swap'), gives: null, gets: step.gives };
  }
  return step.recipient && sense !== 'add' ? withAction(step, 'send') : step;
}

function refineWithdraw(text: string, step: Step, { out }: Filled, nouns: ReadonlySet<Noun>, sense: Sense): Step {
  // `withdraw 5 WETH to ETH`, `redeem 5 cUSDC for USDC`
  if (out && step.gets) {
    const { asset, amount, bound } = out;
    const pair = { ...step, gives: step.gets, gets: { asset, amount, bound } };
    // `take 100 USDC to LINK`
    const isMarket = step.protocol?.value === '1inch' || step.protocol?.value === 'cow';
    const isTrade =
      (isMarket || (sense === 'take' && !step.protocol)) &&
      symbolOf(pair.gives) !== null &&
      symbolOf(pair.gets) !== null;
    return wraps(pair.gives, pair.gets) ? withAction(pair, 'unwrap') : isTrade ? withAction(pair, 'swap') : pair;
  }
  if (wraps(step.gives, step.gets)) {
    return {
      ...withAction(step, 'unwrap'),
      gives: step.gives && {
        ...step.gives,
        amount: step.gives.amount ?? step.gets?.amount ?? null,
      },
    };
  }
  if (nouns.has('rewards') && !step.gets?.amount) return withAction(step, 'claim');
  // A Safe is an account, which sends: `withdraw 5 USDC from the Safe to 0x…`
  if (isOwnAccount(text, step)) return { ...withAction(step, 'send'), gives: step.gets, gets: null, protocol: null };
  if (step.destinationChainId && !step.protocol)
    return {
      ...withAction(step, 'bridge'),
      gives: step.gives ?? step.gets,
      gets: null,
    };
  if (step.protocol && staking.has(step.protocol.value))
    return {
      ...withAction(step, 'unstake'),
      gives: step.gives ?? step.gets,
      gets: step.gives ? step.gets : null,
    };
  return step;
}

function refineApproval(text: string, step: Step, nouns: ReadonlySet<Noun>): Step {
  const { gives, spender, protocol } = step;
  const said = gives?.amount;
  const amount = said?.value;
  const asset = gives?.asset?.value;
  const isZero = amount?.kind === 'number' && amount.value.digits === 0n;
  // `approve max USDC` is the largest right there is, and not the balance.
  const isMax = amount?.kind === 'fraction' && said && /max/i.test(text.slice(said.start, said.end));
  const named: Step = {
    ...step,
    gives:
      isMax && gives ? { ...gives, amount: { ...said, value: { kind: 'unlimited' } } } : gives && withoutFloor(gives),
    revokes: step.revokes || isZero,
    ...(!spender &&
      protocol && {
        spender: {
          ...protocol,
          value: { kind: 'protocol', slug: protocol.value },
        },
        protocol: null,
      }),
  };
  if (nouns.has('operator'))
    return {
      ...withAction(named, 'operator'),
      gives: named.gives && withoutCount(toCollection(named.gives)),
    };
  return asset?.kind === 'nft' && asset.id === null
    ? {
        ...withAction(named, 'operator'),
        gives: named.gives && withoutCount(named.gives),
      }
    : named;
}

/** The `over` of `rights over 5 USDC` is no least amount. */
const withoutFloor = (want: Want): Want => (want.bound === 'min' ? { ...want, bound: 'exact' } : want);

/** The `all` of `all my NFTs` is no count: the right is there or it is not. */
const withoutCount = (want: Want): Want => (want.amount?.value.kind === 'fraction' ? { ...want, amount: null } : want);

/** A right over all items is one over a collection, however it is named. */
function toCollection(want: Want): Want {
  const { asset } = want;
  if (!asset || asset.value.kind === 'nft') return want;
  const collection = asset.value.kind === 'address' ? asset.value.address : asset.value.symbol;
  return {
    ...want,
    asset: { ...asset, value: { kind: 'nft', collection, id: null } },
  };
}

/** `bridge 5 USDC on Base`: with one chain it is the one that it leaves. */
function refineBridge(said: Step): Step {
  // What is to be had on the other side is what goes.
  const step =
    said.gives?.asset || said.gives?.amount || !said.gets?.amount ? said : { ...said, gives: said.gets, gets: null };
  const { chainId, destinationChainId } = step;
  return chainId && destinationChainId && chainId.value === destinationChainId.value
    ? { ...step, chainId: null }
    : step;
}
