import type { KnownContract } from '../data/data.ts';

/**
 * Which contracts of a protocol take tokens from those who approve them. The others never need a right: factories and
 * settlements do not take, and what makes any call for anybody would hand the right to everybody.
 */
const spenderRoles: Readonly<Record<string, string>> = {
  '1inch': 'aggregation_router_v4 aggregation_router_v5 aggregation_router_v6',
  'aave-v3':
    'pool weth_gateway stata_token debt_swap_adapter repay_with_collateral_adapter swap_collateral_adapter withdraw_swap_adapter',
  across: 'spoke_pool',
  'arbitrum-bridge':
    'l1_custom_gateway l1_erc20_gateway l1_weth_gateway l2_custom_gateway l2_erc20_gateway l2_weth_gateway',
  'balancer-v2': 'vault relayer',
  'balancer-v3': 'router batch_router buffer_router composite_liquidity_router',
  cctp: 'token_messenger token_messenger_v2',
  'compound-v2': 'c_token',
  'compound-v3': 'comet bulker',
  cow: 'vault_relayer',
  curve: 'pool router gauge deposit_and_stake voting_escrow',
  ens: 'base_registrar bulk_renewal controller controller_v1 controller_v2 name_wrapper public_resolver',
  erc4337: '',
  hop: 'amm_wrapper cctp_bridge l1_bridge l2_bridge',
  lido: 'wsteth withdrawal_queue',
  'morpho-blue': 'morpho general_adapter paraswap_adapter',
  multicall3: '',
  'op-bridge': 'l1_standard_bridge_base l1_standard_bridge_op l2_standard_bridge',
  permit2: 'permit2',
  'polygon-bridge': 'deposit_manager erc20_predicate erc721_predicate erc1155_predicate pol_migration',
  safe: '',
  stargate: 'pool router_v1',
  sushiswap: 'router',
  'uniswap-universal-router': 'swap_proxy universal_router',
  'uniswap-v2': 'router',
  'uniswap-v3': 'migrator position_manager swap_router swap_router_02',
  'uniswap-v4': 'position_manager',
  weth: '',
};

const roles: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(spenderRoles).map(([slug, text]) => [slug, new Set(text.split(' '))]),
);

/** A protocol that is not listed may take tokens with any of its contracts. */
export const takesTokens = ({ protocol, role }: KnownContract): boolean => roles.get(protocol)?.has(role) ?? true;
