import { chains } from '../../../validator/src/data/chains.ts';
import type { ContractTable } from './contract-table.ts';
import { load } from './sources.ts';

export function addUniswap(table: ContractTable): void {
  const core = load<{
    V2_FACTORY_ADDRESSES: Record<string, string>;
    V2_ROUTER_ADDRESSES: Record<string, string>;
    CHAIN_TO_ADDRESSES_MAP: Record<string, Record<string, string>>;
    SWAP_ROUTER_02_ADDRESSES(chainId: number): string;
  }>('@uniswap/sdk-core', 'dist/cjs/src/addresses.js');
  table.addAll('uniswap-v2', 'factory', core.V2_FACTORY_ADDRESSES);
  table.addAll('uniswap-v2', 'router', core.V2_ROUTER_ADDRESSES);
  for (const [chainId, map] of Object.entries(core.CHAIN_TO_ADDRESSES_MAP)) {
    table.add('uniswap-v3', 'factory', chainId, map.v3CoreFactoryAddress);
    table.add('uniswap-v3', 'swap_router_02', chainId, core.SWAP_ROUTER_02_ADDRESSES(Number(chainId)));
    table.add('uniswap-v3', 'position_manager', chainId, map.nonfungiblePositionManagerAddress);
    table.add('uniswap-v3', 'migrator', chainId, map.v3MigratorAddress);
    table.add('uniswap-v4', 'pool_manager', chainId, map.v4PoolManagerAddress);
    table.add('uniswap-v4', 'position_manager', chainId, map.v4PositionManagerAddress);
  }
  const { CHAIN_CONFIGS } = load<{
    CHAIN_CONFIGS: Record<string, { routerConfigs: Record<string, { address: string }>; swapProxy?: string }>;
  }>('@uniswap/universal-router-sdk', 'dist/cjs/src/utils/constants.js');
  for (const [chainId, { routerConfigs, swapProxy }] of Object.entries(CHAIN_CONFIGS)) {
    const routers = Object.values(routerConfigs).map(({ address }) => address);
    table.add('uniswap-universal-router', 'universal_router', chainId, ...routers);
    table.add('uniswap-universal-router', 'swap_proxy', chainId, swapProxy);
  }
  const { permit2Address } = load<{ permit2Address(chainId: number): string }>(
    '@uniswap/permit2-sdk',
    'dist/cjs/src/constants.js',
  );
  for (const { id } of chains) table.add('permit2', 'permit2', id, permit2Address(id));
}

export function addCow(table: ContractTable): void {
  const cow = load<Record<string, Record<string, string>>>('@cowprotocol/sdk-config', 'dist/index.js');
  const roles = {
    settlement: cow.COW_PROTOCOL_SETTLEMENT_CONTRACT_ADDRESS,
    vault_relayer: cow.COW_PROTOCOL_VAULT_RELAYER_ADDRESS,
    eth_flow: cow.ETH_FLOW_ADDRESSES,
    composable_cow: cow.COMPOSABLE_COW_CONTRACT_ADDRESS,
  };
  for (const [role, byChain] of Object.entries(roles)) table.addAll('cow', role, byChain);
}

export function addBalancer(table: ContractTable): void {
  type Book = Record<string, Record<string, string>>;
  const { balancerV2Contracts: v2, balancerV3Contracts: v3 } = load<{
    balancerV2Contracts: Book;
    balancerV3Contracts: Book;
  }>('@balancer/sdk', 'dist/index.js');
  table.addAll('balancer-v2', 'vault', v2.Vault);
  table.addAll('balancer-v2', 'relayer', v2.BalancerRelayer);
  table.addAll('balancer-v3', 'vault', v3.Vault);
  table.addAll('balancer-v3', 'router', v3.Router);
  table.addAll('balancer-v3', 'batch_router', v3.BatchRouter);
  table.addAll('balancer-v3', 'buffer_router', v3.BufferRouter);
  table.addAll('balancer-v3', 'composite_liquidity_router', v3.CompositeLiquidityRouter);
}

export function addCurve(table: ContractTable): void {
  interface Pool {
    readonly swap_address: string;
    readonly token_address: string;
    readonly gauge_address: string;
    readonly deposit_address?: string;
    readonly wrapped_coin_addresses: readonly string[];
    readonly underlying_coin_addresses: readonly string[];
  }
  interface Network {
    readonly ALIASES: Readonly<Record<string, string>>;
    readonly POOLS_DATA: Readonly<Record<string, Pool>>;
  }
  const { NETWORK_CONSTANTS } = load<{ NETWORK_CONSTANTS: Record<string, Network> }>(
    '@curvefi/api',
    'lib/constants/network_constants.js',
  );
  for (const [chainId, { ALIASES, POOLS_DATA }] of Object.entries(NETWORK_CONSTANTS)) {
    table.add('curve', 'router', chainId, ALIASES.router);
    table.add('curve', 'deposit_and_stake', chainId, ALIASES.deposit_and_stake);
    table.add('curve', 'minter', chainId, ALIASES.minter);
    if (chainId === '1') table.add('curve', 'voting_escrow', chainId, ALIASES.voting_escrow);
    for (const pool of Object.values(POOLS_DATA)) {
      table.add('curve', 'pool', chainId, pool.swap_address);
      table.about('curve', chainId, pool.swap_address, ...pool.wrapped_coin_addresses);
      table.about('curve-liquidity', chainId, pool.swap_address, pool.token_address);
      if (pool.underlying_coin_addresses.join() !== pool.wrapped_coin_addresses.join()) {
        table.about('curve-underlying', chainId, pool.swap_address, ...pool.underlying_coin_addresses);
      }
      table.add('curve', 'gauge', chainId, pool.gauge_address);
      table.about('curve', chainId, pool.gauge_address, pool.token_address);
    }
  }
}

export function addOneInch(table: ContractTable): void {
  const { getLimitOrderContract, getNativeOrderFactoryContract } = load<{
    getLimitOrderContract(chainId: number): string;
    getNativeOrderFactoryContract(chainId: number): string;
  }>('@1inch/limit-order-sdk', 'dist/cjs/constants.js');
  for (const id of chains.filter((chain) => !chain.isTestnet).map((chain) => chain.id)) {
    // Limit orders have been part of the aggregation router since its sixth version.
    table.add('1inch', 'aggregation_router_v6', id, getLimitOrderContract(id));
    table.add('1inch', 'native_order_factory', id, getNativeOrderFactoryContract(id));
  }
}
