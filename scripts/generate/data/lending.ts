import { coinMark } from '../../../validator/src/effects/asset-marks.ts';
import type { ContractTable } from './contract-table.ts';
import { load } from './sources.ts';

export interface AaveMarket {
  readonly CHAIN_ID?: number;
  readonly ASSETS?: Readonly<Record<string, Readonly<Record<string, string | number | undefined>>>>;
  readonly [name: string]: unknown;
}

export const aaveMarkets = (): [string, AaveMarket][] =>
  Object.entries(load<Record<string, AaveMarket>>('@aave-dao/aave-address-book', 'dist/AaveAddressBook.js')).filter(
    ([name]) => name.startsWith('AaveV3'),
  );

export function addAave(table: ContractTable): void {
  const roles = {
    pool: 'POOL',
    pool_addresses_provider: 'POOL_ADDRESSES_PROVIDER',
    weth_gateway: 'WETH_GATEWAY',
    rewards_controller: 'DEFAULT_INCENTIVES_CONTROLLER',
    swap_collateral_adapter: 'SWAP_COLLATERAL_ADAPTER',
    repay_with_collateral_adapter: 'REPAY_WITH_COLLATERAL_ADAPTER',
    withdraw_swap_adapter: 'WITHDRAW_SWAP_ADAPTER',
    debt_swap_adapter: 'DEBT_SWAP_ADAPTER',
  };
  for (const [, market] of aaveMarkets()) {
    const chainId = market.CHAIN_ID ?? 0;
    for (const [role, name] of Object.entries(roles)) table.add('aave-v3', role, chainId, market[name]);
    for (const asset of Object.values(market.ASSETS ?? {})) {
      const parts = {
        a_token: [asset.A_TOKEN],
        variable_debt_token: [asset.V_TOKEN],
        stata_token: [asset.STATIC_A_TOKEN, asset.STATA_TOKEN],
      };
      for (const [role, tokens] of Object.entries(parts)) {
        table.add('aave-v3', role, chainId, ...tokens);
        for (const token of tokens) table.about('aave-v3', chainId, token, asset.UNDERLYING);
      }
    }
  }
}

export function addCompoundV2(table: ContractTable): void {
  const { address, cTokens, underlyings } = load<{
    address: { mainnet: Record<string, string> };
    cTokens: readonly string[];
    underlyings: readonly string[];
  }>('@compound-finance/compound-js', 'dist/nodejs/constants.js');
  table.add('compound-v2', 'comptroller', 1, address.mainnet.Comptroller);
  for (const name of cTokens) {
    const symbol = name.slice(1);
    table.add('compound-v2', name === 'cETH' ? 'c_ether' : 'c_token', 1, address.mainnet[name]);
    if (symbol !== 'ETH' && !underlyings.includes(symbol)) continue;
    table.about('compound-v2', 1, address.mainnet[name], symbol === 'ETH' ? coinMark : address.mainnet[symbol]);
  }
}

export function addLido(table: ContractTable): void {
  const lido = load<{
    LIDO_L2_CONTRACT_ADDRESSES: Record<string, { wsteth: string; steth: string }>;
    WSTETH_REFERRAL_STAKER: Record<string, string>;
  }>('@lidofinance/lido-ethereum-sdk', 'dist/esm/common/constants.js');
  table.addAll('lido', 'referral_staker', lido.WSTETH_REFERRAL_STAKER);
  // On a layer 2 these are bridged tokens: calling them stakes nothing.
  for (const [chainId, { wsteth, steth }] of Object.entries(lido.LIDO_L2_CONTRACT_ADDRESSES)) {
    table.add('lido', 'wsteth', chainId, wsteth);
    table.add('lido', 'steth', chainId, steth);
  }
}

export function addMorpho(table: ContractTable): void {
  const { addressesRegistry } = load<{
    addressesRegistry: Record<string, Record<string, string> & { bundler3?: Record<string, string> }>;
  }>('@morpho-org/morpho-ts', 'lib/cjs/addresses.js');
  for (const [chainId, { bundler3, ...book }] of Object.entries(addressesRegistry)) {
    table.add('morpho-blue', 'morpho', chainId, book.morpho);
    table.add('morpho-blue', 'public_allocator', chainId, book.publicAllocator);
    table.add('morpho-blue', 'vault_factory', chainId, book.metaMorphoFactory, book.vaultV2Factory);
    table.add('morpho-blue', 'bundler', chainId, bundler3?.bundler3);
    table.add('morpho-blue', 'general_adapter', chainId, bundler3?.generalAdapter1);
    table.add('morpho-blue', 'paraswap_adapter', chainId, bundler3?.paraswapAdapter);
  }
}
