import { expect, it } from 'vitest';
import { protocols } from '../../protocols/index.ts';
import { createContractBook } from '../../protocols/registry.ts';
import type { SentRequest } from '../../request/normalise.ts';
import { validate } from '../../validate.ts';
import { testDeps } from '../../whole/validate.fixture.ts';
import { dollars, erc20Transfer, request, usdc } from '../calldata.fixture.ts';

const ours = '0xabcd00000000111122223333444455556666abcd';
const alike = '0xabcd99998888777766665555444433332222abcd';

it('finds imitations of the contracts that the operator adds', async () => {
  const sent = request(`Send 5 USDC to ${alike}`, erc20Transfer(usdc, alike, dollars(5))) as SentRequest;
  const extra = [{ chainId: 1, address: ours, protocol: 'aave-v3', role: 'pool', name: null }] as const;
  const contracts = createContractBook(protocols, extra);
  const { results: known } = await validate(sent, { ...testDeps, data: { ...testDeps.data, contracts } });
  const { results: unknown } = await validate(sent, testDeps);
  expect(known['adversarial_detection.address_poisoning']?.status).toBe('FAIL');
  expect(unknown['adversarial_detection.address_poisoning']?.status).toBe('PASS');
});
