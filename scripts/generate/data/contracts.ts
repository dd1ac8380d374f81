import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction';
import { chains } from '../../../validator/src/data/chains.ts';
import { addEns, addSafe } from './accounts.ts';
import { addAcross, addArbitrumBridge, addCctp, addHop, addOpBridge, addPolygonBridge } from './bridges.ts';
import { ContractTable, checked } from './contract-table.ts';
import { addBalancer, addCow, addCurve, addOneInch, addUniswap } from './exchanges.ts';
import { knownAssets, knownContracts } from './known-contracts.ts';
import { addAave, addCompoundV2, addLido, addMorpho } from './lending.ts';
import { provenance, sources } from './sources.ts';
import { viemChain } from './viem-chain.ts';

const entryPoints = [entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address];

const isOfOtherTables = /token|sushi|protocolink|metadata|confusables|morpho-test/;

const readers: readonly ((table: ContractTable) => void)[] = [
  addUniswap,
  addCow,
  addBalancer,
  addCurve,
  addOneInch,
  addAave,
  addCompoundV2,
  addLido,
  addMorpho,
  addSafe,
  addEns,
  addOpBridge,
  addArbitrumBridge,
  addPolygonBridge,
  addAcross,
  addCctp,
  addHop,
  addKnown,
];

/** The contracts of each protocol, and the assets of those that are about certain assets. */
export function buildContracts() {
  const table = new ContractTable();
  for (const { id, wrappedNative } of chains) {
    table.add('weth', 'weth', id, wrappedNative);
    table.add('multicall3', 'multicall3', id, viemChain(id).contracts?.multicall3?.address);
    table.add('erc4337', 'entry_point', id, ...entryPoints);
  }
  for (const read of readers) read(table);
  const names = sources.map((source) => source.package).filter((name) => !isOfOtherTables.test(name));
  return { sources: provenance(names), ...table.toJson() };
}

function addKnown(table: ContractTable): void {
  for (const [slug, roles] of Object.entries(knownContracts)) {
    for (const [role, byChain] of Object.entries(roles)) {
      for (const [chainId, addresses] of Object.entries(byChain)) {
        table.add(slug, role, chainId, ...addresses.map(checked));
      }
    }
  }
  for (const [slug, byChain] of Object.entries(knownAssets)) {
    for (const [chainId, pairs] of Object.entries(byChain)) {
      for (const [contract, assets] of Object.entries(pairs)) {
        table.about(slug, chainId, checked(contract), ...[assets].flat().map(checked));
      }
    }
  }
}
