import type { KnownContract } from '../data/data.ts';
import type { Action } from '../reader/intent.ts';

/**
 * Which contracts of a protocol take approved tokens, and for which actions. Contracts that are not listed need no
 * approval: factories and settlements take nothing, reactors take through Permit2, and a contract that makes any call
 * for any caller would share the approval with everyone.
 */
const spenderRoles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1inch': { aggregation_router_v4: 'swap', aggregation_router_v5: 'swap', aggregation_router_v6: 'swap' },
  'aave-v2': { lending_pool: 'supply repay' },
  'aave-v3': {
    pool: 'supply repay',
    weth_gateway: 'withdraw',
    stata_token: 'supply wrap',
    debt_swap_adapter: 'swap',
    repay_with_collateral_adapter: 'repay',
    swap_collateral_adapter: 'swap',
    withdraw_swap_adapter: 'withdraw swap',
  },
  aerodrome: { voting_escrow: 'stake' },
  across: { spoke_pool: 'bridge' },
  'arbitrum-bridge': {
    l1_custom_gateway: 'bridge',
    l1_erc20_gateway: 'bridge',
    l1_weth_gateway: 'bridge',
    l2_custom_gateway: 'bridge',
    l2_erc20_gateway: 'bridge',
    l2_weth_gateway: 'bridge',
  },
  'balancer-v2': { vault: 'swap supply', relayer: 'swap supply withdraw' },
  'balancer-v3': {
    router: 'swap supply withdraw',
    batch_router: 'swap',
    buffer_router: 'supply withdraw',
    composite_liquidity_router: 'supply withdraw',
  },
  blur: { delegate: 'swap' },
  cctp: { token_messenger: 'bridge', token_messenger_v2: 'bridge' },
  'compound-v2': { c_token: 'supply repay' },
  'compound-v3': { comet: 'supply repay', bulker: 'supply repay' },
  cow: { vault_relayer: 'swap' },
  curve: {
    pool: 'swap supply',
    router: 'swap',
    gauge: 'stake',
    deposit_and_stake: 'supply stake',
    voting_escrow: 'stake',
  },
  ens: {
    base_registrar: 'register',
    bulk_renewal: 'register',
    controller: 'register',
    controller_v1: 'register',
    controller_v2: 'register',
    name_wrapper: 'wrap',
    public_resolver: 'register',
  },
  disperse: { app: 'send' },
  eigenlayer: { strategy_manager: 'stake' },
  erc4626: { vault: 'supply wrap' },
  ethena: { susde: 'supply' },
  'ether-fi': { liquidity_pool: 'withdraw', weeth: 'wrap' },
  hop: { amm_wrapper: 'bridge', cctp_bridge: 'bridge', l1_bridge: 'bridge', l2_bridge: 'bridge' },
  kelp: { deposit_pool: 'stake', withdrawal_manager: 'withdraw' },
  lido: { wsteth: 'wrap', withdrawal_queue: 'withdraw' },
  looksrare: { transfer_manager: 'swap' },
  'magic-eden': { payment_processor: 'swap' },
  'morpho-blue': { morpho: 'supply repay', general_adapter: 'supply repay withdraw', paraswap_adapter: 'swap' },
  'op-bridge': { l1_standard_bridge_base: 'bridge', l1_standard_bridge_op: 'bridge', l2_standard_bridge: 'bridge' },
  opensea: { conduit: 'swap' },
  permit2: { permit2: 'swap supply withdraw repay stake wrap bridge' },
  'polygon-bridge': {
    deposit_manager: 'bridge',
    erc20_predicate: 'bridge',
    erc721_predicate: 'bridge',
    erc1155_predicate: 'bridge',
    pol_migration: 'swap',
  },
  polymarket: { conditional_tokens: 'supply' },
  rarible: { transfer_proxy: 'swap' },
  renzo: { restake_manager: 'stake', withdraw_queue: 'withdraw' },
  stargate: { pool: 'bridge supply', router_v1: 'bridge supply' },
  sushiswap: { router: 'swap supply withdraw' },
  'uniswap-universal-router': { swap_proxy: 'swap', universal_router: 'swap' },
  'uniswap-v2': { router: 'swap supply withdraw' },
  'uniswap-v3': { migrator: 'supply', position_manager: 'supply', swap_router: 'swap', swap_router_02: 'swap' },
  'uniswap-v4': { position_manager: 'supply' },
  x2y2: { delegate: 'swap' },
};

const roles: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  Object.entries(spenderRoles).map(([slug, own]) => [
    slug,
    new Map(Object.entries(own).map(([role, actions]) => [role, new Set(actions.split(' '))])),
  ]),
);

export const takesTokens = ({ protocol, role }: KnownContract): boolean => roles.get(protocol)?.has(role) ?? false;

/** Actions that people call by either name. */
const alike: Readonly<Partial<Record<Action, readonly Action[]>>> = {
  send: ['supply', 'stake'],
  supply: ['supply', 'stake'],
  stake: ['supply', 'stake'],
  unstake: ['withdraw'],
};

/** Whether a contract takes tokens for the action of a step. */
export function takesTokensFor({ protocol, role }: KnownContract, action: Action): boolean {
  const own = roles.get(protocol)?.get(role);
  return own !== undefined && (alike[action] ?? [action]).some((each) => own.has(each));
}
