import { list } from '../languages/list.ts';
/**
 * Chains and protocols that the checks do not support. With their names, a check can see that the transaction is not on
 * the requested one.
 */
export const otherChains: Readonly<Record<number, string>> = {
  25: 'cronos',
  130: 'unichain',
  146: 'sonic',
  250: 'fantom|fantom opera',
  252: 'fraxtal',
  324: 'zksync|zksync era|zk sync',
  480: 'world chain|worldchain',
  1088: 'metis',
  1101: 'polygon zkevm|zkevm',
  1284: 'moonbeam',
  5000: 'mantle|mantle network',
  17000: 'holesky',
  34443: 'mode network',
  42170: 'arbitrum nova',
  42220: 'celo',
  43113: 'fuji|avalanche fuji',
  57073: 'ink chain',
  59144: 'linea',
  80002: 'amoy|polygon amoy',
  80094: 'berachain',
  81457: 'blast',
  534352: 'scroll',
  560048: 'hoodi',
  7777777: 'zora network',
};

export const otherProtocols: Readonly<Record<string, string>> = {
  '0x-protocol': '0x protocol|0x api|matcha',
  'ambient-finance': 'ambient finance',
  bancor: 'bancor',
  beefy: 'beefy|beefy finance',
  binance: 'binance',
  camelot: 'camelot|camelot dex',
  celer: 'celer|cbridge',
  coinbase: 'coinbase',
  connext: 'connext',
  convex: 'convex|convex finance',
  debridge: 'debridge|de bridge',
  dodo: 'dodo|dodoex',
  euler: 'euler|euler finance',
  fluid: 'fluid|instadapp|fluid dex',
  gmx: 'gmx exchange|gmx perps',
  jumper: 'jumper|jumper exchange|li.fi|lifi|li fi',
  kraken: 'kraken',
  kyberswap: 'kyberswap|kyber swap|kyber|kyber network',
  layerzero: 'layerzero|layer zero',
  maker: 'makerdao|maker dao|maker vault|sky protocol',
  maverick: 'maverick',
  metamask: 'metamask swaps|metamask swap|metamask bridge',
  odos: 'odos',
  openocean: 'openocean|open ocean',
  orbiter: 'orbiter|orbiter finance',
  pancakeswap: 'pancakeswap|pancake swap|pancake',
  paraswap: 'paraswap|para swap|velora',
  pendle: 'pendle|pendle finance',
  quickswap: 'quickswap|quick swap',
  socket: 'bungee|bungee exchange|socket.tech',
  spark: 'spark|spark protocol|sparklend',
  sushiswap: 'sushiswap|sushi swap|sushi',
  synapse: 'synapse bridge|synapse protocol',
  'trader-joe': 'trader joe|traderjoe',
  velodrome: 'velodrome|velodrome finance',
  wormhole: 'wormhole|portal bridge',
  yearn: 'yearn|yearn finance|yearn vault',
};

/** Other names of the supported protocols, in addition to their own. Unknown slugs are left out. */
export const protocolWords: Readonly<Record<string, string>> = {
  uniswap: list`
    uniswp
    unsiwap
    uniswop
    uniswpa
    unswap
    uniwsap
    uniswaap
    uni
    uni swap
    uniswap router
    uniswap protocol
    uniswap labs
    uniswap dex
    uniswap exchange
  `,
  'uniswap-v2': 'uniswap v2|uniswap 2|uni v2|univ2|uniswapv2|v2 router|uniswap version 2|uniswap v2 router',
  'uniswap-v3': list`
    uniswap v3
    uniswap 3
    uni v3
    univ3
    uniswapv3
    uniswap version 3
    swaprouter02
    swap router 02
    uniswap v3 router
    v3 router
  `,
  'uniswap-v4': 'uniswap v4|uniswap 4|uni v4|univ4|uniswapv4|uniswap version 4',
  'uniswap-universal-router': list`
    universal router
    uniswap universal router
    uniswaps universal router
    the universal router
    universalrouter
  `,
  permit2: 'permit2|permit 2|permit2 contract|uniswap permit2',
  cow: list`
    cowswapethflow
    cow swap ethflow contract
    gpv2settlement
    gp v2
    gnosis protocol v2
    cow ethflow
    cow eth flow
    cowswap ethflow
    cowswap eth flow
    cowswaps eth flow
    cowswaps ethflow
    cow swap ethflow
    cow swap eth flow
    cow protocol ethflow
    cow protocol eth flow
    cow protocols ethflow
    cows ethflow
    cows eth flow
    ethflow
    eth flow
    ethflow contract
    cow amm
    cowsawp
    cowswp
    cow swp
    cow swap protocol
    mev blocker
    cow swap
    cowswap
    cow protocol
    cow
    cow dao
    gnosis protocol
    cow.fi
    cow exchange
    cow settlement
    cow vault relayer
    gpv2
  `,
  aave: 'aave|aave pool|aave protocol|aave lending pool|aave market',
  'aave-v3': 'aave v3|aave 3|aavev3|aave v3 pool|aave version 3',
  compound: 'compound|compound finance|compound protocol',
  'compound-v2': 'compound v2|compound 2|compoundv2|comp v2',
  'compound-v3': 'compound v3|compound 3|compoundv3|comet|compound comet|comp v3|compound iii|compound v3 comet',
  lido: 'lido|lido finance|lido dao|lido protocol',
  morpho: 'morpho|morpho protocol',
  'morpho-blue': 'morpho blue|morphoblue|morpho labs',
  '1inch': list`
    1inch
    one inch
    1 inch
    oneinch
    1inch router
    1inch aggregator
    1inch network
    1inch fusion
    1inch v5
    1inch v6
    1nch
    1ich
    1inch exchange
    1inch.io
  `,
  balancer: list`
    bal vault
    bal pool
    balancers vault
    vault of balancer
    the balancer vault
    balancr
    ballancer
    balencer
    balacner
    balancer
    balancer vault
    balancer protocol
    balancer pool
  `,
  'balancer-v2': 'bal v2|balancer version 2|balancer v2 vault|balancer v2|balancer 2|balancerv2',
  'balancer-v3': 'bal v3|balancer version 3|balancer v3 vault|balancer v3 router|balancer v3|balancer 3|balancerv3',
  curve: list`
    3pool
    curve 3pool
    tripool
    curve tripool
    tricrypto
    curve tricrypto
    curves tricrypto
    crv finance
    curv finance
    curve
    curve finance
    curve.fi
    curve pool
    curve dex
    curve router
  `,
  safe: list`
    safe
    gnosis safe
    safe wallet
    safe multisig
    safe account
    multisig
    multi sig
    safe smart account
    safe{wallet}
  `,
  ens: 'ens|ethereum name service|ens registrar|ens protocol|ens registry',
  across: 'across|across protocol|across bridge|across v3',
  stargate: 'stargate|stargate finance|stargate bridge|stargate v2',
  cctp: 'cctp|circle cctp|cross chain transfer protocol|circles cctp|circle bridge|cctp v2',
  hop: 'hop|hop protocol|hop bridge|hop exchange',
  'op-bridge': list`
    op bridge
    optimism bridge
    optimism gateway
    base bridge
    op stack bridge
    standard bridge
    l1 standard bridge
    l1standardbridge
    official base bridge
    official optimism bridge
    native base bridge
    native optimism bridge
    superchain bridge
    base native bridge
    optimism native bridge
  `,
  'arbitrum-bridge': list`
    arbitrum inbox
    arbitrum delayed inbox
    arbitrum one bridge
    arbitrums bridge
    arbitrums native bridge
    arbitrum canonical bridge
    arbitrum token bridge
    arbitrum gateway router
    arbitrum l1 gateway router
    arb inbox
    arbitrum bridge
    arbitrum native bridge
    native arbitrum bridge
    arbitrum gateway
    official arbitrum bridge
    arb bridge
  `,
  'polygon-bridge': list`
    polygon bridge
    polygon pos bridge
    pos bridge
    matic bridge
    polygon native bridge
    official polygon bridge
    polygon portal
  `,
};

/**
 * Names of protocols that are common words too: they only count after a preposition or before a word such as
 * `protocol`.
 */
export const commonWords: ReadonlySet<string> = new Set([
  'across',
  'hop',
  'safe',
  'curve',
  'compound',
  'cow',
  'fluid',
  'spark',
  'fuji',
  'ink',
  'mode',
  'sonic',
  'scroll',
  'eigen',
  'pancake',
  'sushi',
  'maverick',
  'euler',
  'coinbase',
  'binance',
  'kraken',
  'loot',
  'loots',
  'noun',
  'nouns',
]);

/** Standards that have a slug of their own: `an ERC-20 transfer` names no protocol to use. */
export const standards: ReadonlySet<string> = new Set([
  'native',
  'erc20',
  'erc721',
  'erc1155',
  'erc4626',
  'erc7540',
  'eip2612',
  'weth',
  'multicall3',
  'erc4337',
  'erc7579',
  'eip7702',
  'proxy',
  'governor',
  'distributor',
  'ownable',
]);

/** Symbols of listed tokens that are everyday words or first names: without a number before them they are the word. */
export const wordSymbols: ReadonlySet<string> = new Set(
  (
    'ac ace ads af ai alice ali alpha alt amp ant ape arc arena art astro ath atm audio aura bacon badger bake band bank basic bath bed bee bel belt ben ' +
    'bend beta bit blue blur bob bold bond boring box bright build bunny burger cake camp caps cart cat chain champ char chess co coc cope cor cos cover cow ' +
    'cr cream cultured cyber dao dank dar data defi degen dog dream drip duck duet dusk easy eco edu ego el era eternal farm fear fever fight finale flash ' +
    'float fluid flux fly foam fold form fort forth fox fraction front fun fury fuse gain gal gala game gamma gear gee gel gen genie gm gmi gods gold grape ' +
    'grid grove grow gum guru hair happy hard haus helmet hero hex high higher home hook hoop hop hot hub hunt id idle imp ion irl ish island jam jet job joe ' +
    'joy key king kit lamb lava legend lien light lit lords loom magic mask math mega meme met minds mirror mix mod mog mom near net news nft nouns nova ' +
    'ocean oil og ol om onchain os pad pal pan paper peak peel people pickle pip pixel planet plat play plot poly pond pop pots pre prime pro proof props ' +
    'rabbit ramp rare razor reef rekt rep req rice ring robot rook route rune safe sail san sats save seed sexy shell sig signal silo sis skill sky soft soul ' +
    'space spell spin spot squad stack star stat stone sudo sunny super sup sus sushi syrup talent tango tap tel tend titan tower towns tree tribe trivia ' +
    'trump val verse view virtual vita watch wax win wings wise wit yam zap zoo zoomer bonsai brett clanker cocaine commie dream fina hai han kek king luna lun'
  ).split(' '),
);
