import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { encode, owner, type SentCall, safeExec } from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const named: Address = '0x3c5e7A9b1D2f4068a2c4E6F80B1D3F5A7C9e1B3D'.toLowerCase() as Address;
const other: Address = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const holder: Address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const before: Address = '0x0000000000000000000000000000000000000001';

/** Calls that change who controls the called account. */
const changes = [
  [`Enable module ${holder} on`, encode('function enableModule(address module)', holder)],
  [`Disable module ${holder} on`, encode('function disableModule(address prevModule, address module)', before, holder)],
  [
    `Add ${holder} with threshold 2 as an owner of`,
    encode('function addOwnerWithThreshold(address owner, uint256 threshold)', holder, 2n),
  ],
  [
    `Remove the owner ${holder}, threshold 1, of`,
    encode('function removeOwner(address prevOwner, address owner, uint256 threshold)', before, holder, 1n),
  ],
  [`Set ${holder} as the guard of`, encode('function setGuard(address guard)', holder)],
  [`Set ${holder} as the fallback handler of`, encode('function setFallbackHandler(address handler)', holder)],
] as const;

const direct = (to: Address, data: `0x${string}`): SentCall => ({ to, data });
const through = (safe: Address, to: Address, data: `0x${string}`): SentCall => ({
  ...safeExec(direct(to, data), 0),
  to: safe,
});

async function isApproved(words: string, call: SentCall, from: Address = owner): Promise<boolean> {
  const { decision, confidence } = await validateInTest({
    human_intent: words,
    proposed_tx: { chain_id: 1, from, value: '0', ...call },
  });
  return decision === 'PASS' && confidence >= 0.75;
}

describe.each(changes)('%s a Safe', (words, data) => {
  const intent = `${words} my Safe ${named}`;

  it('passes for the named Safe, whatever account makes the call', async () => {
    expect(await isApproved(intent, direct(named, data))).toBe(true);
    expect(await isApproved(intent, through(named, named, data))).toBe(true);
  });

  it('does not pass for another Safe, even if the named one makes the call', async () => {
    expect(await isApproved(intent, direct(other, data))).toBe(false);
    expect(await isApproved(intent, through(other, other, data))).toBe(false);
    expect(await isApproved(intent, through(named, other, data))).toBe(false);
    expect(await isApproved(intent, direct(other, data), named)).toBe(false);
  });
});
