import type { Paraphrases } from './paraphrase.ts';

/** Clauses that say again, or more closely, what the one before them says, and those that say something else. */
export const restated: Paraphrases = [
  ['Put this on Uniswap: swap 12 USDC for LINK', 'swap 12 USDC -> LINK on uniswap'],
  ['Put this on Uniswap: swap 12 USDC for LINK on 1inch', 'supply on uniswap; swap 12 USDC -> LINK on 1inch'],
  ['Swap 540 USDC for ETH, and buy no less than 0.1 ETH', 'swap 540 USDC -> min 0.1 ETH'],
  ['Sell 540 USDC for ETH on Uniswap V2 and get me at least 0.1 ETH', 'swap 540 USDC -> min 0.1 ETH on uniswap-v2'],
  ['Sell 540 USDC for ETH and buy at least 3 LINK', 'swap 540 USDC -> ETH; swap -> min 3 LINK'],
  ['Supply 500 USDC, depositing the USDC into Morpho', 'supply 500 USDC on morpho'],
  ['I have 500 USDC to supply. Supply the USDC to Morpho.', 'supply 500 USDC on morpho'],
  ['Supply 500 USDC to Aave and supply 300 USDC to Morpho', 'supply 500 USDC on aave; supply 300 USDC on morpho'],
];
