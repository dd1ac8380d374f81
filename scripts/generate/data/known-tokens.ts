/**
 * Tokens whose lists disagree, or whose symbol is not the usual one: chain id, address, symbol, decimals, name and the
 * symbols that mean them (if not just their own; with an empty list, only the address does). No other token of the
 * chain is meant by a symbol in this table. The generator verifies the checksums.
 */
export const knownTokens: readonly (readonly [number, string, string, number, string, (readonly string[])?])[] = [
  [1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'WETH', 18, 'Wrapped Ether'],
  [1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 6, 'USD Coin'],
  [1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT', 6, 'Tether USD', ['USDT', 'USD₮']],
  [1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI', 18, 'Dai Stablecoin'],
  [1, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'WBTC', 8, 'Wrapped BTC'],
  [1, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf', 'cbBTC', 8, 'Coinbase Wrapped BTC'],
  [1, '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', 'stETH', 18, 'Lido Staked Ether'],
  [1, '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', 'wstETH', 18, 'Wrapped Lido Staked Ether'],
  [1, '0x35fA164735182de50811E8e2E824cFb9B6118ac2', 'eETH', 18, 'ether.fi ETH'],
  [1, '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0', 'MATIC', 18, 'Matic Token'],
  [1, '0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6', 'POL', 18, 'Polygon Ecosystem Token'],
  [1, '0x514910771AF9Ca656af840dff83E8264EcF986CA', 'LINK', 18, 'Chainlink Token'],
  [1, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'UNI', 18, 'Uniswap'],
  [1, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', 'AAVE', 18, 'Aave Token'],
  [1, '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c', 'EURC', 6, 'Euro Coin'],
  [1, '0xdC035D45d973E3EC169d2276DDab16f1e407384F', 'USDS', 18, 'USDS Stablecoin'],
  [1, '0xB50721BCf8d664c30412Cfbc6cf7a15145234ad1', 'ARB', 18, 'Arbitrum'],
  [1, '0xdeFA4e8a7bcBA345F687a2f1456F5Edd9CE97202', 'KNC', 18, 'Kyber Network Crystal v2'],
  [1, '0xdd974D5C2e2928deA5F71b9825b8b646686BD200', 'KNCL', 18, 'Kyber Network Crystal Legacy'],
  [1, '0x6440f144b7e50D6a8439336510312d2F54beB01D', 'BOLD', 18, 'BOLD Stablecoin'],
  [1, '0x8f693ca8D21b157107184d29D398A8D082b38b76', 'DATA', 18, 'Streamr'],
  [1, '0xBC6DA0FE9aD5f3b0d58160288917AA56653660E9', 'alUSD', 18, 'Alchemix USD'],
  [1, '0xccF4429DB6322D5C611ee964527D42E5d685DD6a', 'cWBTC', 8, 'Compound Wrapped BTC'],

  [10, '0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
  [10, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USDC', 6, 'USD Coin'],
  [10, '0x7F5c764cBc14f9669B88837ca1490cCa17c31607', 'USDC.e', 6, 'Bridged USD Coin', ['USDC.e', 'USDCe']],
  [10, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'USDT', 6, 'Tether USD'],
  [10, '0x01bFF41798a0BcF287b996046Ca68b395DbC1071', 'USDT0', 6, 'USDT0', ['USDT0', 'USD₮0']],
  [10, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', 'DAI', 18, 'Dai Stablecoin'],
  [10, '0x4200000000000000000000000000000000000042', 'OP', 18, 'Optimism'],
  [10, '0x1F32b1c2345538c0c6f582fCB022739c4A194Ebb', 'wstETH', 18, 'Wrapped Lido Staked Ether'],
  [10, '0x76A50b8c7349cCDDb7578c6627e79b5d99D24138', 'stETH', 18, 'Lido Staked Ether'],

  [56, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 'WBNB', 18, 'Wrapped BNB'],
  [56, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USDC', 18, 'Binance-Peg USD Coin'],
  [56, '0x55d398326f99059fF775485246999027B3197955', 'USDT', 18, 'Binance-Peg BSC-USD', ['USDT', 'BSC-USD']],
  [56, '0x2170Ed0880ac9A755fd29B2688956BD959F933F8', 'ETH', 18, 'Binance-Peg Ethereum', ['ETH', 'WETH']],
  [56, '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c', 'BTCB', 18, 'Binance-Peg BTCB'],
  [56, '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3', 'DAI', 18, 'Binance-Peg Dai'],
  [56, '0xCE7de646e7208a4Ef112cb6ed5038FA6cC6b12e3', 'TRX', 6, 'Binance-Peg TRX'],
  [56, '0x0555E30da8f98308EdB960aa94C0Db47230d2B9c', 'WBTC', 8, 'Wrapped BTC'],

  [100, '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d', 'WXDAI', 18, 'Wrapped xDAI'],
  [100, '0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1', 'WETH', 18, 'Wrapped Ether', ['WETH', 'ETH']],
  [100, '0xDDAfbb505ad214D7b80b1f830fcCc89B60fb7A83', 'USDC', 6, 'USD Coin'],
  [100, '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', 'USDC.e', 6, 'Bridged USD Coin', ['USDC.e', 'USDCe']],
  [100, '0x4ECaBa5870353805a9F068101A40E0f32ed605C6', 'USDT', 6, 'Tether USD'],
  [100, '0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb', 'GNO', 18, 'Gnosis'],
  [100, '0x8e5bBbb09Ed1ebdE8674Cda39A0c169401db4252', 'WBTC', 8, 'Wrapped BTC'],

  [137, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 'WPOL', 18, 'Wrapped POL', ['WPOL', 'WMATIC']],
  [137, '0x0000000000000000000000000000000000001010', 'POL', 18, 'POL, as a token', []],
  [137, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 'WETH', 18, 'Wrapped Ether', ['WETH', 'ETH']],
  [137, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USDC', 6, 'USD Coin'],
  [137, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC.e', 6, 'Bridged USD Coin', ['USDC.e', 'USDCe']],
  [137, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT', 6, 'USDT0', ['USDT', 'USDT0', 'USD₮0', 'USD₮']],
  [137, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', 'DAI', 18, 'Dai Stablecoin'],
  [137, '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6', 'WBTC', 8, 'Wrapped BTC'],

  [8453, '0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
  [8453, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USDC', 6, 'USD Coin'],
  [8453, '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA', 'USDbC', 6, 'USD Base Coin'],
  [8453, '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', 'USDT', 6, 'Tether USD'],
  [8453, '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb', 'DAI', 18, 'Dai Stablecoin'],
  [8453, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf', 'cbBTC', 8, 'Coinbase Wrapped BTC'],
  [8453, '0xc1CBa3fCea344f92D9239c08C0568f6F2F0ee452', 'wstETH', 18, 'Wrapped Lido Staked Ether'],
  [8453, '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42', 'EURC', 6, 'Euro Coin'],
  [8453, '0x940181a94A35A4569E4529A3CDfB74e38FD98631', 'AERO', 18, 'Aerodrome'],
  [8453, '0x0555E30da8f98308EdB960aa94C0Db47230d2B9c', 'WBTC', 8, 'Wrapped BTC'],
  [8453, '0x88Fb150BDc53A65fe94Dea0c9BA0a6dAf8C6e196', 'LINK', 18, 'Chainlink Token'],
  [8453, '0xc3De830EA07524a0761646a6a4e4be0e114a3C83', 'UNI', 18, 'Uniswap'],

  [42161, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', 'WETH', 18, 'Wrapped Ether'],
  [42161, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USDC', 6, 'USD Coin'],
  [42161, '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', 'USDC.e', 6, 'Bridged USD Coin', ['USDC.e', 'USDCe']],
  [42161, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USDT', 6, 'USDT0', ['USDT', 'USDT0', 'USD₮0', 'USD₮']],
  [42161, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', 'DAI', 18, 'Dai Stablecoin'],
  [42161, '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f', 'WBTC', 8, 'Wrapped BTC'],
  [42161, '0x912CE59144191C1204E64559FE8253a0e49E6548', 'ARB', 18, 'Arbitrum'],
  [42161, '0x5979D7b546E38E414F7E9822514be443A4800529', 'wstETH', 18, 'Wrapped Lido Staked Ether'],

  [43114, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', 'WAVAX', 18, 'Wrapped AVAX'],
  [43114, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USDC', 6, 'USD Coin'],
  [43114, '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664', 'USDC.e', 6, 'Bridged USD Coin', ['USDC.e', 'USDCe']],
  [43114, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'USDT', 6, 'Tether USD'],
  [43114, '0xc7198437980c041c805A1EDcbA50c1Ce5db95118', 'USDT.e', 6, 'Bridged Tether USD', ['USDT.e', 'USDTe']],
  [43114, '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB', 'WETH.e', 18, 'Wrapped Ether', ['WETH.e', 'WETH', 'ETH']],
  [43114, '0x50b7545627a5162F82A992c33b87aDc75187B218', 'WBTC.e', 8, 'Wrapped BTC', ['WBTC.e', 'WBTC']],
  [43114, '0x152b9d0FdC40C096757F570A51E494bd4b943E50', 'BTC.b', 8, 'Bitcoin'],
  [43114, '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70', 'DAI.e', 18, 'Dai Stablecoin', ['DAI.e', 'DAI']],
  [43114, '0xC891EB4cbdEFf6e073e859e987815Ed1505c2ACD', 'EURC', 6, 'Euro Coin'],
  [43114, '0x5947BB275c521040051D82396192181b413227A3', 'LINK.e', 18, 'Chainlink Token', ['LINK.e', 'LINK']],
  [43114, '0x63a72806098Bd3D9520cC43356dD78afe5D386D9', 'AAVE.e', 18, 'Aave Token', ['AAVE.e', 'AAVE']],

  [84532, '0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
  [84532, '0x036CbD53842c5426634e7929541eC2318f3dCF7e', 'USDC', 6, 'USD Coin'],
  [84532, '0x808456652fdb597867f38412077A9182bf77359F', 'EURC', 6, 'Euro Coin'],
  [84532, '0xE4aB69C077896252FAFBD49EFD26B5D171A32410', 'LINK', 18, 'Chainlink Token'],

  [421614, '0x980B62Da83eFf3D4576C647993b0c1D7faf17c73', 'WETH', 18, 'Wrapped Ether'],
  [421614, '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d', 'USDC', 6, 'USD Coin'],
  [421614, '0xb1D4538B4571d411F07960EF2838Ce337FE1E80E', 'LINK', 18, 'Chainlink Token'],

  [11155420, '0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
  [11155420, '0x5fd84259d66Cd46123540766Be93DFE6D43130D7', 'USDC', 6, 'USD Coin'],
  [11155420, '0xE4aB69C077896252FAFBD49EFD26B5D171A32410', 'LINK', 18, 'Chainlink Token'],

  [11155111, '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14', 'WETH', 18, 'Wrapped Ether'],
  [11155111, '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 'USDC', 6, 'USD Coin'],
  [11155111, '0x08210F9170F89Ab7658F0B5E3fF39b0E03C594D4', 'EURC', 6, 'Euro Coin'],
  [11155111, '0x779877A7B0D9E8603169DdbD7836e478b4624789', 'LINK', 18, 'Chainlink Token'],
  [11155111, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'UNI', 18, 'Uniswap'],
  [11155111, '0x3e3FE7dBc6B4C189E7128855dD526361c49b40Af', 'stETH', 18, 'Lido Staked Ether'],
  [11155111, '0xB82381A3fBD3FaFA77B3a7bE693342618240067b', 'wstETH', 18, 'Wrapped Lido Staked Ether'],
  [11155111, '0xA6c8D1c55951e8AC44a0EaA959Be5Fd21cc07531', 'COMP', 18, 'Compound'],
  [11155111, '0x0625aFB445C3B6B7B929342a04A22599fd5dBB59', 'COW', 18, 'CoW Protocol Token'],
];

/**
 * Coins that are not tokens, currencies, shares of unspecified pools, and common words of instructions: these alone
 * never mean a token, whatever its symbol.
 */
export const neverTokens: ReadonlySet<string> = new Set(
  (
    'btc bitcoin usd eur gbp uni-v2 bpt g-uni slp pt lp 00 ' +
    'all and any asap burn can day est every fine for four fund get gmt if keep lend like matter max me my of on one order pool ' +
    'quick send stake ten thing thx time to token top trade true up via wallet well work'
  ).split(' '),
);
