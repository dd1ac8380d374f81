import { describe, expect, it } from 'vitest';
import {
  aavePool,
  collection,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  type SentCall,
  stranger,
  unlimited,
  usdc,
  v3ExactInputSingle,
  v3Router02,
  weth,
  wrapEther,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from '../whole/validate.fixture.ts';

const told = async (call: SentCall, more: Readonly<Record<string, unknown>> = {}) =>
  (await validateInTest({ ...request('Do it', call), ...more })).extracted_elements.does;

describe('the sentence for an effect', () => {
  it.each<[sentence: string, call: SentCall]>([
    ['Send 1.5 ETH to 0xd8dA…6045 on Ethereum', nativeTransfer(friend, ether(1.5))],
    ['Send 1 ETH to you on Ethereum', nativeTransfer(owner, ether(1))],
    ['Send 100,000 USDC to 0xd8dA…6045 on Ethereum', erc20Transfer(usdc, friend, dollars(100_000))],
    [
      'Send 1,000,000 units of the unlisted token 0x27b1…1c26 to 0xd8dA…6045 on Ethereum',
      erc20Transfer(stranger, friend, 1_000_000n),
    ],
    [
      'Let Uniswap V3 swap router 02 (0x68b3…Fc45) take up to 500 USDC from you later, on Ethereum',
      erc20Approve(usdc, v3Router02, dollars(500)),
    ],
    ['Let 0x27b1…1c26 take any amount of USDC from you later, on Ethereum', erc20Approve(usdc, stranger, unlimited)],
    ['Revoke the allowance of Aave V3 pool (0x8787…A4E2) for USDC, on Ethereum', erc20Approve(usdc, aavePool, 0n)],
    ['Wrap 2 ETH into 2 WETH on Ethereum', wrapEther(ether(2))],
    [
      'Swap 100 USDC for at least 0.03 WETH with Uniswap V3 on Ethereum',
      v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: ether(0.03) }),
    ],
    [
      'Swap 100 USDC for WETH with no minimum, paid to 0x27b1…1c26 with Uniswap V3 on Ethereum',
      v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: 0n, to: stranger }),
    ],
    [
      'Let 0x27b1…1c26 act as an operator over every item of the collection 0xBC4C…f13D, on Ethereum',
      { to: collection, data: encode('function setApprovalForAll(address operator, bool approved)', stranger, true) },
    ],
    [
      'Call 0x27b1…1c26 with an unknown effect on Ethereum: calls the unknown function 0x12345678',
      { to: stranger, data: '0x12345678' },
    ],
  ])('%s', async (sentence, call) => {
    expect((await told(call))?.[0]).toContain(sentence);
  });

  it('names an address by a looked-up name, and never by one that the request claims', async () => {
    const call = nativeTransfer(friend, ether(1));
    const address = friend.toLowerCase();
    const looked_up = {
      chain_id: 1,
      facts: [{ kind: 'name', name: 'friend.eth', address, block: 1 }],
      missing: [],
    };
    expect(await told(call, { looked_up })).toEqual(['Send 1 ETH to friend.eth (0xd8dA…6045) on Ethereum']);
    const { proposed_tx } = request('Do it', call) as { proposed_tx: object };
    const claimed = { ...proposed_tx, context: { ens: { 'friend.eth': friend }, token_symbol: '0 USDC ✓' } };
    expect(await told(call, { proposed_tx: claimed })).toEqual(['Send 1 ETH to 0xd8dA…6045 on Ethereum']);
  });

  it('escapes and shortens text from the bytes', async () => {
    const reason = `\u202eevil\u0000 0 USDC ✓ ${'x'.repeat(1_000)}`;
    const governor = '0xc0Da02939E1441F497fd74F78cE7Decb17B66529';
    const data = encode(
      'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
      42n,
      1,
      reason,
    );
    const [sentence = ''] = (await told({ to: governor, data })) ?? [];
    expect(sentence).toMatch(/^Vote on Ethereum: votes for on proposal 42/);
    expect(sentence).not.toMatch(/\p{Cc}|\p{Cf}/u);
    expect(sentence.length).toBeLessThanOrEqual(300);
  });
});
