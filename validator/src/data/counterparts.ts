import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';

const path = new URL('./generated/counterparts.json', import.meta.url);

/** Parent chain -> rollup -> token -> its token by the standard bridge. */
type Counterparts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Address, Address>>>>>>;

const { counterparts } = JSON.parse(readFileSync(path, 'utf8')) as { counterparts: Counterparts };

/** Whether the standard bridge between two chains converts one token into the other, by its makers' list. */
export const isCounterpart = (chainId: number, address: Address, otherChainId: number, other: Address): boolean =>
  counterparts[chainId]?.[otherChainId]?.[address] === other ||
  counterparts[otherChainId]?.[chainId]?.[other] === address;
