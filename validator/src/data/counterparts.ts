import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';

const path = new URL('./generated/counterparts.json', import.meta.url);

/** Chain below -> rollup -> token -> token that the standard bridge makes of it. */
type Counterparts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Address, Address>>>>>>;

const { counterparts } = JSON.parse(readFileSync(path, 'utf8')) as { counterparts: Counterparts };

/** Whether the standard bridge between two chains makes the one token of the other, by the list of its makers. */
export const isCounterpart = (chainId: number, address: Address, otherChainId: number, other: Address): boolean =>
  counterparts[chainId]?.[otherChainId]?.[address] === other ||
  counterparts[otherChainId]?.[chainId]?.[other] === address;
