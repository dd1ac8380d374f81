import { maxUint256 } from 'viem';
import type { Random } from '../random.ts';
import { drawNetwork, type Scene, type Setting } from '../scene.ts';
import { type Contract, contractAt, stands } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { base, ethereum, type Network, stEth, tokenAddress, tokenOf } from '../world/networks.ts';
import { encodeApprove } from './approvals.ts';
import { type Operation, type SentCall, sent } from './operation.ts';

const aave = ['Aave', 'Aave V3', 'aave'];
const aaveSymbols = ['USDC', 'USDT', 'DAI', 'WETH', 'WBTC', 'LINK'];

/** Draws a chain with this market and a token that it accepts, with a common name of the market. */
const market = (contract: Contract, symbols: readonly string[], words: readonly string[]) => ({
  protocolWords: words,
  draw(random: Random): Setting {
    const network = drawNetwork(random, (candidate) => stands(contract, candidate));
    const known = [network.wrapped, ...network.tokens].filter(({ symbol }) => symbols.includes(symbol));
    return { network, asset: random.pick(known), protocolWord: random.pick(words) };
  },
});

const on = (contract: Contract, { network }: Scene, data: SentCall['data'], value = 0n): SentCall =>
  sent(contractAt(contract, network.id), data, value);

const supplyToAave = (scene: Scene): SentCall =>
  on(
    'aavePool',
    scene,
    encodeCall(
      'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      tokenAddress(scene.network, scene.asset),
      scene.amount,
      scene.beneficiary,
      0,
    ),
  );

const cTokens: Readonly<Record<string, Contract>> = { USDC: 'compoundCUsdc', DAI: 'compoundCDai' };

const cToken = ({ asset }: Scene): Contract => cTokens[asset.symbol] ?? 'compoundCUsdc';

const comet = ['Compound', 'Compound V3', 'compound v3', 'Comet'];
const compound = ['Compound', 'Compound V2', 'compound'];
const morpho = ['Morpho', 'Morpho Blue', 'morpho'];

/** Vaults with their asset. */
const vaults: readonly (readonly [Network, string, Scene['vault']])[] = [
  [ethereum, 'DAI', '0x83f20f44975d03b1b09e64809b757c47f942beea'],
  [ethereum, 'USDS', '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd'],
  [ethereum, 'USDC', '0xbeef01735c132ada46aa9aa4c54623caa92a64cb'],
  [base, 'USDC', '0xc1256ae5ff1cf2719d4937adb3bbccab2e00a2ca'],
];

function drawVault(random: Random): Setting {
  const [network, symbol, vault] = random.pick(vaults);
  return { network, asset: tokenOf(network, symbol), vault };
}

const native = (random: Random): Setting => {
  const network = drawNetwork(random);
  return { network, asset: network.native };
};

/** Existing markets, by chain and loan token: collateral, oracle, and LLTV in thousandths. */
const morphoMarkets: Readonly<Record<string, readonly [collateral: string, oracle: string, perMille: bigint]>> = {
  '1 USDC': ['0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0', '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2', 860n],
  '1 WETH': ['0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0', '0xbd60a6770b27e084e8617335dde769241b0e71d8', 945n],
  '8453 USDC': ['0x4200000000000000000000000000000000000006', '0xfea2d58cefcb9fcb597723c6bae66ffe4193afe4', 860n],
  '8453 WETH': ['0xc1cba3fcea344f92d9239c08c0568f6f2f0ee452', '0x4a11590e5326138b514e08a9b52202d42077ca65', 945n],
};

function morphoMarket({ network, asset }: Scene) {
  const known = morphoMarkets[`${network.id} ${asset.symbol}`];
  if (!known) throw new Error(`no market of Morpho lends ${asset.symbol} on ${network.id}`);
  const [collateralToken, oracle, perMille] = known;
  return {
    loanToken: tokenAddress(network, asset),
    collateralToken,
    oracle,
    irm: network.id === 1 ? '0x870ac11d48b15db9a138cf899d20f13f79ba00bc' : '0x46415998764c29ab2a25cbea6254146d50d22687',
    lltv: perMille * 10n ** 15n,
  };
}

export const lending: readonly Operation[] = [
  {
    name: 'wrap',
    actions: [['wrap', 'swap']],
    family: 'weth',
    fields: ['amount'],
    draw: native,
    build: ({ network, amount }) => sent(network.wrapped.address, encodeCall('function deposit()'), amount),
  },
  {
    name: 'unwrap',
    actions: [['unwrap', 'swap']],
    family: 'weth',
    fields: ['amount'],
    draw: native,
    build: ({ network, amount }) => sent(network.wrapped.address, encodeCall('function withdraw(uint256 wad)', amount)),
  },
  {
    name: 'aave-supply',
    actions: [['supply']],
    family: 'aave',
    fields: ['amount', 'asset', 'beneficiary'],
    ...market('aavePool', aaveSymbols, aave),
    build: supplyToAave,
  },
  {
    name: 'aave-withdraw',
    actions: [['withdraw']],
    family: 'aave',
    fields: ['amount', 'asset', 'beneficiary'],
    ...market('aavePool', aaveSymbols, aave),
    build: (scene) =>
      on(
        'aavePool',
        scene,
        encodeCall(
          'function withdraw(address asset, uint256 amount, address to)',
          tokenAddress(scene.network, scene.asset),
          scene.fraction ? maxUint256 : scene.amount,
          scene.beneficiary,
        ),
      ),
  },
  {
    name: 'aave-borrow',
    actions: [['borrow']],
    family: 'aave',
    fields: ['amount', 'asset'],
    ...market('aavePool', aaveSymbols, aave),
    build: (scene) =>
      on(
        'aavePool',
        scene,
        encodeCall(
          'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
          tokenAddress(scene.network, scene.asset),
          scene.amount,
          2n,
          0,
          scene.beneficiary,
        ),
      ),
  },
  {
    name: 'aave-repay',
    actions: [['repay']],
    family: 'aave',
    fields: ['amount', 'asset', 'beneficiary'],
    ...market('aavePool', aaveSymbols, aave),
    build: (scene) =>
      on(
        'aavePool',
        scene,
        encodeCall(
          'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
          tokenAddress(scene.network, scene.asset),
          scene.amount,
          2n,
          scene.beneficiary,
        ),
      ),
  },
  {
    name: 'approve-then-supply',
    actions: [['supply']],
    family: 'aave',
    fields: ['amount', 'asset', 'beneficiary'],
    ...market('aavePool', aaveSymbols, aave),
    build: (scene) => ({
      transactions: [
        sent(
          tokenAddress(scene.network, scene.asset),
          encodeApprove(contractAt('aavePool', scene.network.id), scene.amount),
        ),
        supplyToAave(scene),
      ],
    }),
  },
  {
    name: 'compound-v2-supply',
    actions: [['supply']],
    family: 'compound',
    fields: ['amount'],
    ...market('compoundCUsdc', ['USDC', 'DAI'], compound),
    build: (scene) => on(cToken(scene), scene, encodeCall('function mint(uint256 mintAmount)', scene.amount)),
  },
  {
    name: 'compound-v2-withdraw',
    actions: [['withdraw']],
    family: 'compound',
    fields: ['amount'],
    ...market('compoundCUsdc', ['USDC', 'DAI'], compound),
    build: (scene) =>
      on(cToken(scene), scene, encodeCall('function redeemUnderlying(uint256 redeemAmount)', scene.amount)),
  },
  {
    name: 'comet-supply',
    actions: [['supply']],
    family: 'compound',
    fields: ['amount', 'asset'],
    ...market('cometUsdc', ['USDC', 'WETH'], comet),
    build: (scene) =>
      on(
        'cometUsdc',
        scene,
        encodeCall(
          'function supply(address asset, uint256 amount)',
          tokenAddress(scene.network, scene.asset),
          scene.amount,
        ),
      ),
  },
  {
    name: 'comet-withdraw',
    actions: [['withdraw']],
    family: 'compound',
    fields: ['amount', 'asset'],
    ...market('cometUsdc', ['WETH'], comet),
    build: (scene) =>
      on(
        'cometUsdc',
        scene,
        encodeCall(
          'function withdraw(address asset, uint256 amount)',
          tokenAddress(scene.network, scene.asset),
          scene.amount,
        ),
      ),
  },
  {
    name: 'lido-stake',
    actions: [['stake']],
    family: 'lido',
    fields: ['amount'],
    protocolWords: ['Lido', 'lido'],
    draw: (random) => ({
      network: ethereum,
      asset: ethereum.native,
      out: stEth,
      protocolWord: random.pick(['Lido', 'lido']),
    }),
    build: (scene) =>
      on(
        'lido',
        scene,
        encodeCall('function submit(address _referral)', '0x0000000000000000000000000000000000000000'),
        scene.amount,
      ),
  },
  {
    name: 'wsteth-wrap',
    actions: [['wrap', 'swap']],
    family: 'lido',
    fields: ['amount'],
    draw: () => ({ network: ethereum, asset: stEth, out: tokenOf(ethereum, 'wstETH') }),
    build: (scene) => on('wstEth', scene, encodeCall('function wrap(uint256 _stETHAmount)', scene.amount)),
  },
  {
    name: 'wsteth-unwrap',
    actions: [['unwrap', 'swap']],
    family: 'lido',
    fields: ['amount'],
    draw: () => ({ network: ethereum, asset: tokenOf(ethereum, 'wstETH'), out: stEth }),
    build: (scene) => on('wstEth', scene, encodeCall('function unwrap(uint256 _wstETHAmount)', scene.amount)),
  },
  {
    name: 'morpho-supply',
    actions: [['supply']],
    family: 'morpho',
    fields: ['amount', 'asset', 'beneficiary'],
    ...market('morpho', ['USDC', 'WETH'], morpho),
    build: (scene) =>
      on(
        'morpho',
        scene,
        encodeCall(
          'function supply((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, bytes data)',
          morphoMarket(scene),
          scene.amount,
          0n,
          scene.beneficiary,
          '0x',
        ),
      ),
  },
  {
    name: 'erc4626-deposit',
    actions: [['supply']],
    family: 'erc4626',
    fields: ['amount', 'beneficiary'],
    draw: drawVault,
    build: ({ vault, amount, beneficiary }) =>
      sent(vault, encodeCall('function deposit(uint256 assets, address receiver)', amount, beneficiary)),
  },
  {
    name: 'erc4626-withdraw',
    actions: [['withdraw']],
    family: 'erc4626',
    fields: ['amount', 'beneficiary'],
    draw: drawVault,
    build: ({ vault, amount, beneficiary, sender }) =>
      sent(
        vault,
        encodeCall('function withdraw(uint256 assets, address receiver, address owner)', amount, beneficiary, sender),
      ),
  },
];
