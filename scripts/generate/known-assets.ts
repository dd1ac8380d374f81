import { chains } from '../../validator/src/data/chains.ts';
import { readListedTokens } from '../../validator/src/data/listed-tokens.ts';
import { createTokenBook } from '../../validator/src/data/token-book.ts';

/** The tokens that most owners hold, found by symbol. All others are found by address. */
const common = [
  'USDC USDC.e USDbC USDT USDT0 USD₮0 DAI USDS sUSDS USDe sUSDe GHO PYUSD FDUSD TUSD BUSD LUSD crvUSD FRAX EURC EURe EURS',
  'WETH stETH wstETH rETH cbETH weETH ezETH rsETH frxETH sfrxETH WBTC cbBTC tBTC BTCB LBTC',
  'WPOL WBNB WAVAX WXDAI POL BNB ARB OP GNO LINK UNI AAVE MKR SKY LDO CRV COMP SNX BAL SUSHI GRT ENS SAFE PENDLE MORPHO ENA',
  'AERO CAKE 1INCH RPL YFI ONDO PEPE SHIB ZRO',
].flatMap((row) => row.split(' '));

const origin = '// Generated from the lists of the validator by `npm run generate`.\n';

/** The networks that the arbiter knows, with the names in its sentences. */
export function knownNetworks(): string {
  const rows = chains.map(
    ({ id, name, nativeSymbol, isTestnet }) =>
      `  { id: ${id}, name: ${literal(name)}, coin: ${literal(nativeSymbol)}, isTest: ${isTestnet} },\n`,
  );
  return `${origin}
export interface Network {
  readonly id: number;
  readonly name: string;
  /** The symbol of the native coin, which has 18 decimals on all of them. */
  readonly coin: string;
  readonly isTest: boolean;
}

export const networks: readonly Network[] = [
${rows.join('')}];
`;
}

/**
 * Common tokens. Ambiguous symbols are left out on main networks; on test networks, where several makers issue the same
 * symbol, name and address distinguish them.
 */
export function knownTokens(): string {
  const book = createTokenBook(readListedTokens().tokens);
  const lists = chains.map(({ id, isTestnet }) => {
    const tokens = common
      .flatMap((symbol) => {
        const named = book.named(id, symbol).filter((each) => each.symbol === symbol);
        return named.length === 1 || isTestnet ? named : [];
      })
      .map(({ address, symbol, decimals, name }) => `    ${literal([address, symbol, decimals, name])},\n`);
    return `  ${id}: [\n${tokens.join('')}  ],\n`;
  });
  return `${origin}
export type Token = readonly [address: string, symbol: string, decimals: number, name: string];

/** By chain id. */
// biome-ignore format: one token a line
export const tokens: Readonly<Record<number, readonly Token[]>> = {
${lists.join('')}};
`;
}

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value.replaceAll(/['\\]/g, '\\$&')}'`
      : String(value);
