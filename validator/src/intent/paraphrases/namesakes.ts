import type { Paraphrases } from './paraphrase.ts';

/** Coins that are called as a protocol or a chain is. */
export const namesakes: Paraphrases = [
  [
    'revoke the approval of 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb for ENS on Ethereum',
    'revoke approve ENS by 0x9ac2 at 1',
  ],
  [
    'revoke the approval of 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb for AAVE on Polygon',
    'revoke approve AAVE by 0x9ac2 at 137',
  ],
  ['revoke the approval of 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb on Ethereum', 'revoke approve by 0x9ac2 at 1'],
  ['revoke allowance for AAVE given to 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb', 'revoke approve AAVE by 0x9ac2'],
  ["remove 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb's allowance on UNI", 'revoke approve UNI by 0x9ac2'],
  [
    'stop 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb from spending my COMP on Ethereum',
    'revoke approve COMP by 0x9ac2 at 1',
  ],
  ['Give 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb unlimited approval for ARB', 'approve unlimited ARB by 0x9ac2'],
  ['let Aave spend 0.0234 AAVE on mainnet', 'approve 0.0234 AAVE by aave at 1'],
  ['let Aave spend all my AAVE', 'approve 1/1 AAVE by aave'],
  ['give Aave unlimited approval for my AAVE', 'approve unlimited AAVE by aave'],
  ['give Uniswap unlimited access to my UNI', 'approve unlimited UNI by uniswap'],
  ['put 12 USDC into AAVE on Uniswap', 'swap 12 USDC -> AAVE on uniswap'],
  ['put 12 USDC into Aave', 'supply 12 USDC on aave'],
  ['Through Uniswap, put 8 COMP into UNI', 'swap 8 COMP -> UNI on uniswap'],
  ['Route 690 DAI to ARB through uniswap v4', 'swap 690 DAI -> ARB on uniswap-v4'],
  ['bridge 690 DAI to ARB', 'bridge 690 DAI into 42161'],
  ['Have 1INCH route 0.06 WETH into ARB', 'swap 0.06 WETH -> ARB on 1inch'],
  ['bring 8 LINK to AAVE over 1inch', 'swap 8 LINK -> AAVE on 1inch'],
  ['Take 2 UNI to AAVE on 1inch', 'swap 2 UNI -> AAVE on 1inch'],
  ['best route 1 LINK to AAVE 1INCH', 'swap 1 LINK -> AAVE on 1inch'],
  ['get rid of 100 LDO, I want UNI, 1INCH', 'swap 100 LDO -> UNI on 1inch'],
  ['sell 2.0 WETH at best price for UNI (1INCH)', 'swap 2 WETH -> UNI on 1inch'],
  ['from LINK to OP: 50 on Uniswap V4', 'swap 50 LINK -> OP on uniswap-v4'],
  ['from_token LINK to_token OP amount 0.33 via 1inch', 'swap 0.33 LINK -> OP on 1inch'],
  ['I want to leave OP: 16 into ETH via uniswap v2', 'swap 16 OP -> ETH on uniswap-v2'],
  ['USDC to UNI swap, 9, on Uniswap', 'swap 9 USDC -> UNI on uniswap'],
  ['Do a LINK-UNI swap of 1.6 on Uniswap', 'swap 1.6 LINK -> UNI on uniswap'],
  ['hit the LDO/AAVE pool on Uniswap V4 with 5,624 LDO', 'swap 5624 LDO -> AAVE on uniswap-v4'],
  ['Take 640 USDC across WETH to AAVE on Uniswap V3', 'swap 640 USDC -> AAVE on uniswap-v3'],
  ['41.80 USDC to morpho', 'supply 41.8 USDC on morpho'],
  [
    'Please make these payments in ENS: 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb - .28; 0xe69F667bedC9FdB3444DB3200A1d171e54e47D29 - 20',
    'send 0.28 ENS to 0x9ac2; send 20 ENS to 0xe69f',
  ],
  [
    'Please make these payments in OP: 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb - .28; 0xe69F667bedC9FdB3444DB3200A1d171e54e47D29 - 20',
    'send 0.28 OP to 0x9ac2; send 20 OP to 0xe69f',
  ],
  ['Envoyer 900 GRT à 0x9aC232f15A5B7f704aebC9F40000fadDf1Bae5fb', 'send 900 GRT to 0x9ac2'],
];
