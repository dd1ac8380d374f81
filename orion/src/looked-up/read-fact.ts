import type { Address, Hex, LookedUpFact, WantedFact } from '@countersign/protocol';
import { encodeFunctionData, parseAbi } from 'viem/utils';
import { NotFound } from './not-found.ts';
import type { PinnedBlock } from './pin-block.ts';
import { readAddress, readAddresses, readDecimals, readNumber, readText } from './read-words.ts';

/** Names live on Ethereum, even if they are used on another chain; there the address may belong to someone else. */
const NAMES_CHAIN = 1;
const ENS_REGISTRY: Address = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';

const abi = parseAbi([
  'function resolver(bytes32)',
  'function addr(bytes32)',
  'function symbol()',
  'function decimals()',
  'function asset()',
  'function balanceOf(address)',
  'function allowance(address,address)',
  'function getOwners()',
  'function getThreshold()',
]);

/** The call whose answer proves a fact. */
async function ask(block: PinnedBlock, to: Address, data: Hex): Promise<Hex> {
  const answer = await block.call(to, data);
  if (answer === null) throw new NotFound('the contract reverted');
  return answer;
}

type OnChain = Exclude<WantedFact, { kind: 'price' }>;

/** Reads one fact at a block. Throws `NotFound` if there is none, `ChainUnavailable` if no node answers. */
export async function readFact(block: PinnedBlock, chainId: number, wanted: OnChain): Promise<LookedUpFact> {
  const at = { block: block.number };
  switch (wanted.kind) {
    case 'name':
      if (chainId !== NAMES_CHAIN) throw new NotFound('names are looked up for transactions on Ethereum only');
      return { ...wanted, address: await resolve(block, wanted.name), ...at };
    case 'token': {
      const [decimals, symbol] = await Promise.all([
        ask(block, wanted.address, encodeFunctionData({ abi, functionName: 'decimals' })),
        block.call(wanted.address, encodeFunctionData({ abi, functionName: 'symbol' })),
      ]);
      return {
        ...wanted,
        symbol: symbol === null || symbol === '0x' ? null : readText(symbol),
        decimals: readDecimals(decimals),
        ...at,
      };
    }
    case 'vault': {
      const asset = await ask(block, wanted.address, encodeFunctionData({ abi, functionName: 'asset' }));
      return { ...wanted, asset: readAddress(asset), ...at };
    }
    case 'balance': {
      const { holder, asset } = wanted;
      const amount =
        asset === 'native'
          ? await block.getBalance(holder)
          : readNumber(await ask(block, asset, encodeFunctionData({ abi, functionName: 'balanceOf', args: [holder] })));
      return { ...wanted, amount: `${amount}`, ...at };
    }
    case 'allowance': {
      const args = [wanted.owner, wanted.spender] as const;
      const amount = await ask(block, wanted.token, encodeFunctionData({ abi, functionName: 'allowance', args }));
      return { ...wanted, amount: `${readNumber(amount)}`, ...at };
    }
    case 'safe': {
      const [owners, threshold] = await Promise.all([
        ask(block, wanted.address, encodeFunctionData({ abi, functionName: 'getOwners' })),
        ask(block, wanted.address, encodeFunctionData({ abi, functionName: 'getThreshold' })),
      ]);
      const all = readAddresses(owners);
      const needed = readNumber(threshold);
      if (needed < 1n || needed > all.length) throw new NotFound('the contract is not a Safe');
      return { ...wanted, owners: all, threshold: Number(needed), ...at };
    }
  }
}

/** By registry and resolver alone: off-chain lookups and wildcard names stay unknown. */
async function resolve(block: PinnedBlock, name: string): Promise<Address> {
  const node = await hashOf(name);
  const unknown = new NotFound('the name has no address on chain');
  const read = async (to: Address, functionName: 'resolver' | 'addr') => {
    const answer = await block.call(to, encodeFunctionData({ abi, functionName, args: [node] }));
    if (answer === null) throw unknown;
    try {
      return readAddress(answer);
    } catch {
      throw unknown;
    }
  };
  return read(await read(ENS_REGISTRY, 'resolver'), 'addr');
}

/** Only names in normalised form: a name that has to be changed first may look like another. */
async function hashOf(name: string): Promise<Hex> {
  // Its tables are large, and few arbiters look up names.
  const { namehash, normalize } = await import('viem/ens');
  let normal: string | null = null;
  try {
    normal = normalize(name);
  } catch {
    // An invalid name.
  }
  if (normal !== name) throw new NotFound('the name is not normalized as ENS requires');
  return namehash(normal);
}
