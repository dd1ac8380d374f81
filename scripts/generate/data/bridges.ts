import { chainById } from '../../../validator/src/data/chains.ts';
import { coinMark } from '../../../validator/src/effects/asset-marks.ts';
import type { ContractTable } from './contract-table.ts';
import { load, readText } from './sources.ts';
import { viemChain } from './viem-chain.ts';

/**
 * The role of a layer-1 bridge names its destination: `op` or `base`, also for their test networks on a test network.
 */
export function addOpBridge(table: ContractTable): void {
  const short = { 10: 'op', 8453: 'base', 11155420: 'op', 84532: 'base' };
  for (const [id, name] of Object.entries(short)) {
    const contracts = viemChain(Number(id)).contracts as Record<string, Record<string, unknown>>;
    const addBelow = (role: string, byChain: Readonly<Record<string, unknown>> = {}) => {
      for (const [l1, place] of Object.entries(byChain)) table.add('op-bridge', role, l1, (place as Place).address);
    };
    addBelow(`l1_standard_bridge_${name}`, contracts.l1StandardBridge);
    addBelow(`portal_${name}`, contracts.portal);
    table.add('op-bridge', 'l2_standard_bridge', id, contracts.l2StandardBridge?.address);
    table.add('op-bridge', 'l2_cross_domain_messenger', id, contracts.l2CrossDomainMessenger?.address);
    table.add('op-bridge', 'l2_to_l1_message_passer', id, contracts.l2ToL1MessagePasser?.address);
  }
}

interface Place {
  readonly address: string;
}

export function addArbitrumBridge(table: ContractTable): void {
  interface Network {
    readonly chainId: number;
    readonly parentChainId: number;
    readonly ethBridge: Readonly<Record<string, string>>;
    readonly tokenBridge: Readonly<Record<string, string>>;
  }
  const { getArbitrumNetworks, resetNetworksToDefault } = load<{
    getArbitrumNetworks(): readonly Network[];
    resetNetworksToDefault(): void;
  }>('@arbitrum/sdk', 'dist/lib/dataEntities/networks.js');
  resetNetworksToDefault();
  for (const { chainId, parentChainId, ethBridge, tokenBridge } of getArbitrumNetworks()) {
    if (!chainById(chainId)) continue;
    table.add('arbitrum-bridge', 'inbox', parentChainId, ethBridge.inbox);
    table.add('arbitrum-bridge', 'outbox', parentChainId, ethBridge.outbox);
    for (const [side, id, prefix] of [
      ['parent', parentChainId, 'l1'],
      ['child', chainId, 'l2'],
    ] as const) {
      table.add('arbitrum-bridge', `${prefix}_gateway_router`, id, tokenBridge[`${side}GatewayRouter`]);
      table.add('arbitrum-bridge', `${prefix}_erc20_gateway`, id, tokenBridge[`${side}Erc20Gateway`]);
      table.add('arbitrum-bridge', `${prefix}_custom_gateway`, id, tokenBridge[`${side}CustomGateway`]);
      table.add('arbitrum-bridge', `${prefix}_weth_gateway`, id, tokenBridge[`${side}WethGateway`]);
    }
  }
}

export function addPolygonBridge(table: ContractTable): void {
  const { Main } = load<{ Main: { Contracts: Record<string, string>; POSContracts: Record<string, string> } }>(
    '@maticnetwork/meta',
    'network/mainnet/v1/index.json',
  );
  const { POSContracts: pos, Contracts: plasma } = Main;
  table.add('polygon-bridge', 'root_chain_manager', 1, pos.RootChainManagerProxy);
  table.add('polygon-bridge', 'ether_predicate', 1, pos.EtherPredicateProxy);
  for (const kind of ['ERC20', 'ERC721', 'ERC1155']) {
    const predicates = [pos[`${kind}PredicateProxy`], pos[`Mintable${kind}PredicateProxy`]];
    table.add('polygon-bridge', `${kind.toLowerCase()}_predicate`, 1, ...predicates);
  }
  table.add('polygon-bridge', 'deposit_manager', 1, plasma.DepositManagerProxy);
}

export function addAcross(table: ContractTable): void {
  const { multicallHandlerDeployments } = load<{ multicallHandlerDeployments: Record<string, string> }>(
    '@across-protocol/app-sdk',
    'dist/constants/multicall-handler.js',
  );
  table.addAll('across', 'multicall_handler', multicallHandlerDeployments);
}

/** Parses the bundle, because it does not export the chains. */
export function addCctp(table: ContractTable): void {
  for (const block of readText('@circle-fin/provider-cctp-v2', 'index.cjs').split('defineChain({').slice(1)) {
    const chainId = /chainId: (\d+)/.exec(block)?.[1];
    if (!chainId || !/type: 'evm'/.test(block)) continue;
    for (const [version, suffix] of [
      ['v1', ''],
      ['v2', '_v2'],
    ] as const) {
      const part = new RegExp(`\\b${version}: \\{([^}]*tokenMessenger[^}]*)\\}`).exec(block)?.[1] ?? '';
      table.add('cctp', `token_messenger${suffix}`, chainId, /tokenMessenger: '(\w+)'/.exec(part)?.[1]);
      table.add('cctp', `message_transmitter${suffix}`, chainId, /messageTransmitter: '(\w+)'/.exec(part)?.[1]);
    }
  }
}

export function addHop(table: ContractTable): void {
  const chainIds: Readonly<Record<string, number>> = {
    ethereum: 1,
    optimism: 10,
    gnosis: 100,
    polygon: 137,
    base: 8453,
    arbitrum: 42161,
  };
  const roles: Readonly<Record<string, string>> = {
    l1Bridge: 'l1_bridge',
    l2Bridge: 'l2_bridge',
    l2AmmWrapper: 'amm_wrapper',
    cctpL1Bridge: 'cctp_bridge',
    cctpL2Bridge: 'cctp_bridge',
  };
  const { addresses } = load<{ addresses: { bridges: Record<string, Record<string, Record<string, string>>> } }>(
    '@hop-protocol/core',
    'addresses/mainnet.js',
  );
  for (const byChain of Object.values(addresses.bridges)) {
    for (const [name, book] of Object.entries(byChain)) {
      const canonical = book.l1CanonicalToken ?? book.l2CanonicalToken ?? '';
      for (const [field, role] of Object.entries(roles)) {
        // The addresses of bridged USDC also name Circle's own bridge, which does not take it.
        if (role === 'cctp_bridge' && book.l2Bridge) continue;
        // Bridges on rollups take Hop's own tokens; the wrappers around them swap the canonical ones for these.
        const token = role === 'l2_bridge' ? (book.l2HopBridgeToken ?? '') : canonical;
        table.add('hop', role, chainIds[name] ?? 0, book[field]);
        table.about('hop', chainIds[name] ?? 0, book[field], /^0x0+$/.test(token) ? coinMark : token);
      }
    }
  }
}
