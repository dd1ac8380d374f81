import { chains } from '../validator/src/data/chains.ts';
import { readListedTokens } from '../validator/src/data/listed-tokens.ts';
import { createTokenBook } from '../validator/src/data/token-book.ts';

/** The tokens that most owners hold, by which they look for them. All others are found by their address. */
const common = [
  'USDC USDC.e USDbC USDT USDT0 USD₮0 DAI USDS sUSDS USDe sUSDe GHO PYUSD FDUSD TUSD BUSD LUSD crvUSD FRAX EURC EURe EURS',
  'WETH stETH wstETH rETH cbETH weETH ezETH rsETH frxETH sfrxETH WBTC cbBTC tBTC BTCB LBTC',
  'WPOL WBNB WAVAX WXDAI POL BNB ARB OP GNO LINK UNI AAVE MKR SKY LDO CRV COMP SNX BAL SUSHI GRT ENS SAFE PENDLE MORPHO ENA',
  'AERO CAKE 1INCH RPL YFI ONDO PEPE SHIB ZRO',
].flatMap((row) => row.split(' '));

/**
 * What the pages know of networks, their coins and common tokens. A symbol that could mean two tokens is left out where
 * money is real; on test networks, where several makers issue the same, they are told apart by name and address.
 */
export function webTokens(): string {
  const book = createTokenBook(readListedTokens().tokens);
  const networks = chains.map(({ id, nativeSymbol, isTestnet }) => {
    const tokens = common
      .flatMap((symbol) => {
        const named = book.named(id, symbol).filter((each) => each.symbol === symbol);
        return named.length === 1 || isTestnet ? named : [];
      })
      .map(({ address, symbol, decimals, name }) => `    ${literal([address, symbol, decimals, name])},\n`);
    return `  { id: ${id}, coin: ${literal(nativeSymbol)}, isTest: ${isTestnet}, tokens: [\n${tokens.join('')}  ] },\n`;
  });
  return `// Made from the validator's list of tokens by \`npm run generate\`.

export interface Network {
  readonly id: number;
  /** The symbol of its own coin, which has 18 decimals on all of them. */
  readonly coin: string;
  readonly isTest: boolean;
  readonly tokens: readonly (readonly [address: string, symbol: string, decimals: number, name: string])[];
}

// biome-ignore format: one token a line
export const networks: readonly Network[] = [
${networks.join('')}];
`;
}

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value.replaceAll(/['\\]/g, '\\$&')}'`
      : String(value);
