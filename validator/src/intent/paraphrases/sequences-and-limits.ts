import type { Paraphrases } from './paraphrase.ts';

export const sequencesAndLimits: Paraphrases = [
  [
    'approve and swap 100 usdc to eth on uniswap',
    'approve 100 USDC; swap 100 USDC -> ETH on uniswap | approve 100 USDC by uniswap; swap 100 USDC -> ETH on uniswap',
  ],
  ['wrap 1 eth then supply it to aave', 'wrap 1 ETH; supply 1 WETH on aave'],
  [
    '1. wrap 2 ETH\n2. swap the WETH for USDC\n3. send the USDC to 0xc8a638e968d403fa85a8f864d543103d17b4f8bc',
    'wrap 2 ETH; swap 2 WETH -> USDC; send USDC to 0xc8a6 | wrap 2 ETH; swap WETH -> USDC; send USDC to 0xc8a6',
  ],
  [
    'First withdraw 500 USDC from Aave, afterwards swap it into DAI',
    'withdraw -> 500 USDC on aave; swap 500 USDC -> DAI',
  ],
  [
    'borrow 200 DAI on Aave and send it to 0xd76dfef550a336baf5eace89e6243d270151482c',
    'borrow -> 200 DAI on aave; send 200 DAI to 0xd76d',
  ],
  ['Swap 1 ETH to USDC, then bridge the USDC to Base', 'swap 1 ETH -> USDC; bridge USDC into 8453'],
  [
    'Step 1 – approve 50 LINK for Uniswap\nStep 2 – swap 50 LINK for WETH',
    'approve 50 LINK by uniswap; swap 50 LINK -> WETH',
  ],
  ['stake 4 eth with lido and wrap the stETH', 'stake 4 ETH on lido; wrap stETH | stake 4 ETH on lido; wrap 4 stETH'],
  ['claim my COMP, sell it for USDC', 'claim -> COMP; swap COMP -> USDC'],
  ['Let Aave spend 100 USDC; supply 100 USDC to Aave', 'approve 100 USDC by aave; supply 100 USDC on aave'],
  [
    'repay all my USDC debt on Aave and then withdraw all my WETH',
    'repay 1/1 USDC on aave; withdraw -> 1/1 WETH | repay 1/1 USDC on aave; withdraw -> 1/1 WETH on aave',
  ],
  [
    'Plan:\n- [ ] approve 10 DAI to 0x9c2983f40f1fbdb38d1148c6b87ba551d7039ba0\n- [ ] send 5 DAI to 0xF1CBc247242Bb9BEe2e76A244e89d374266b9D29',
    'approve 10 DAI by 0x9c29; send 5 DAI to 0xf1cb',
  ],
  ['swap 10 UNI to ETH and also 5 LINK to ETH', 'swap 10 UNI -> ETH; swap 5 LINK -> ETH'],
  [
    'unwrap 1 WETH & send the ETH to 0x0bda8d74b21d8a7334f9e2f1a1a3386cc9ba97b6',
    'unwrap 1 WETH; send 1 ETH to 0x0bda | unwrap 1 WETH; send ETH to 0x0bda',
  ],
  [
    '[{"action":"wrap","amount":"1","token":"ETH"},{"action":"supply","protocol":"aave","token":"WETH","amount":"1"}]',
    'wrap 1 ETH; supply 1 WETH on aave',
  ],
  [
    `revoke 1inch's USDC approval, then approve 50 USDC for Uniswap`,
    'revoke approve USDC by 1inch; approve 50 USDC by uniswap',
  ],
  [
    'a) send 10 USDC to 0x1BFf044202dfd49d24ad31557092D3Fa955EEAfE; b) send 0.1 ETH to 0x76F1b7902F893700F1FAa9a4F237ec9C823F9D8D',
    'send 10 USDC to 0x1bff; send 0.1 ETH to 0x76f1',
  ],
  [
    'I will (1) approve 400 USDC to Uniswap, and (2) swap 400 USDC for ETH with 1% slippage.',
    'approve 400 USDC by uniswap; swap 400 USDC -> ETH; slippage 100',
  ],
  ['buy 1 WETH with USDC before supplying it to Aave', 'swap USDC -> 1 WETH; supply 1 WETH on aave'],
  [
    'send 20 usdc to 0xbF0Bcb7fBf13eacDBd7F6e7710caE07307556E0a and nothing more',
    'send 20 USDC to 0xbf0b; forbid anything-else',
  ],
  ['Send 5 DAI to 0xacfce7625451883e21abd56a7353a4c7cc600539. No approvals.', 'send 5 DAI to 0xacfc; forbid approve'],
  ['swap 100 USDC for ETH but leave my DAI alone', 'swap 100 USDC -> ETH; forbid DAI'],
  [`swap 1 ETH to USDC, don't touch my WBTC`, 'swap 1 ETH -> USDC; forbid WBTC'],
  [
    'Just send 1 ETH to 0x475fed46a7a3388e1ccc600d8f87ce81241fd1e7, do nothing else whatsoever',
    'send 1 ETH to 0x475f; forbid anything-else',
  ],
  ['swap 60 DAI to USDC, anywhere but 1inch', 'swap 60 DAI -> USDC; forbid 1inch'],
  [
    'approve 40 USDC for 0x5dB93404FEb6Da509aDA8F027B94127414fBe094, never unlimited',
    'approve 40 USDC by 0x5db9; forbid unlimited-approval',
  ],
  ['swap 500 USDC to WETH; infinite approvals are a no-go', 'swap 500 USDC -> WETH; forbid unlimited-approval'],
  ['supply 100 USDC to aave w/o signing any permits', 'supply 100 USDC on aave; forbid permit'],
  [`Withdraw 50 USDC from Aave. Don't borrow anything.`, 'withdraw -> 50 USDC on aave; forbid borrow'],
  ['swap 2 ETH for USDC on Base, stay off mainnet', 'swap 2 ETH -> USDC at 8453; forbid 1'],
  [
    'pay 70 USDC to 0x85396af843f1b87875444e6d48c8c249150833e4, under no circumstances anything to 0x6BE3e02A1359868963e27BB08b973d0f9eEc8A80',
    'send 70 USDC to 0x8539; forbid 0x6be3',
  ],
  ['swap 1 WETH for DAI. Do not use Curve.', 'swap 1 WETH -> DAI; forbid curve'],
  [
    'exclusively transfer 12 USDC to 0x52d8f69c9e0f13a9ddce2a67a6044baf8d15a21b',
    'send 12 USDC to 0x52d8; forbid anything-else',
  ],
  [
    'swap 300 USDC to ETH and approve only the exact amount',
    'swap 300 USDC -> ETH; forbid unlimited-approval | approve 300 USDC; swap 300 USDC -> ETH | swap 300 USDC -> ETH; approve 300 USDC',
  ],
  [
    'send 1 ETH to 0x3aa3b63f85132179c31ca0980451cc7d15d5cca9, gas limit 21000',
    'send 1 ETH to 0x3aa3; gas limit 21000',
  ],
  ['swap 1 ETH for USDC with gas capped at 250k', 'swap 1 ETH -> USDC; gas limit 250000'],
  [
    'send 9 USDC to 0x6988b1ab551fb027556465a6333ee47c289865a0, max gas price 20 gwei',
    'send 9 USDC to 0x6988; gas priceWei 20000000000',
  ],
  [`swap 5 LINK to ETH but don't pay over 0.005 ETH for gas`, 'swap 5 LINK -> ETH; gas costWei 5000000000000000'],
  [
    'transfer 8 DAI to 0xDABADFb5bF2243A7F8dE21f5e063D77ef1E42c67, keep the gas fee below 0.001 eth',
    'send 8 DAI to 0xdaba; gas costWei 1000000000000000',
  ],
  ['swap 1 ETH to DAI with total fees of at most 20 bps', 'swap 1 ETH -> DAI; fee maxBps 20'],
  [`swap 100 USDC to ETH, I don't want to pay more than 0.3% in fees`, 'swap 100 USDC -> ETH; fee maxBps 30'],
  ['gas ≤ 30 gwei: swap 10 DAI for USDC', 'swap 10 DAI -> USDC; gas priceWei 30000000000'],
  ['send 1.5k usdc to 0x5985Ca6A648dEa4BA34824e14dA0Ff4bD35C99e6', 'send 1500 USDC to 0x5985'],
  ['send 2m SHIB to 0x6d24e6f981ee73724507906237701512b9d0437e', 'send 2000000 SHIB to 0x6d24'],
  ['send 1,000.00 DAI to 0x3F5abEcd0Ea5cFf8f45Ab68889781efE449a2119', 'send 1000 DAI to 0x3f5a'],
  ['swap three thousand USDC for ETH', 'swap 3000 USDC -> ETH'],
  ['send twenty-five USDC to 0xea14FE9c1B0Fea676B009ce6027D748b6dBd3E69', 'send 25 USDC to 0xea14'],
  ['send 1_000 USDC to 0x3159f91baf8292da4d27746b2aa2f530de6f285e', 'send 1000 USDC to 0x3159'],
  ['send 2 million USDT to 0xe568F7C021e85F224F09B17CAa9d8d07f88E6553', 'send 2000000 USDT to 0xe568'],
  ['send 1e3 DAI to 0xd08c6c5f2167da042d13454fa1331bcce7c14f26', 'send 1000 DAI to 0xd08c'],
  ['swap 0.000001 WBTC to ETH', 'swap 0.000001 WBTC -> ETH'],
  ['swap two thirds of my UNI to ETH', 'swap 2/3 UNI -> ETH'],
  [
    'send 10 percent of my DAI to 0x71b08d11f014316c49Ad65fa194DA4D1F078036e',
    'send 1/10 DAI to 0x71b0 | send 10/100 DAI to 0x71b0',
  ],
  ['send a dozen LINK to 0x667b4FE16FAA46F242D96d46F7c6312E971434Cd', 'send 12 LINK to 0x667b'],
  ['send half an ether to 0x3f9B07F3A5dcbAbd6F79d9E535f7207923c620D2', 'send 0.5 ETH to 0x3f9b'],
  ['swap US$75 of ETH to USDC', 'swap $75 ETH -> USDC'],
  ['swap 40 bucks of eth into dai', 'swap $40 ETH -> DAI'],
  ['send 100000 base units of USDC to 0x55eee0440278601153A80ADf0a3E44Aef8E3f6dd', 'send 100000 base USDC to 0x55ee'],
  ['send 5000000 (raw units) USDC to 0x518dd081d331db187361a69e732624e18b689bc2', 'send 5000000 base USDC to 0x518d'],
  ['send 7 and a half LINK to 0x5Ddd304E7494740D8F38d4dd48BD31f204Baf86F', 'send 7.5 LINK to 0x5ddd'],
  ['swap 3/4 of my DAI for USDC', 'swap 3/4 DAI -> USDC'],
  ['send 0,5 ETH to 0xd55B359Fa034cB471ced3556abd4b823Bf342230', 'send 0.5 ETH to 0xd55b'],
  ['send 1 hundred USDC to 0xd9eb7F1253a82ac87540821a5E6a8B10e092046C', 'send 100 USDC to 0xd9eb'],
  ['Send 0.1 (zero point one) ETH to 0x93ff6aA0eC7FDC0b11eCb60ead7A2EF1cC214d24', 'send 0.1 ETH to 0x93ff'],
];
