import {
  aaveSupply,
  dollars,
  encode,
  erc20Transfer,
  erc20TransferFrom,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swapTo = (to: typeof owner) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99), to });
/** sDAI, which takes DAI. */
const vault = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const deposit = (receiver: typeof owner) =>
  ({
    to: vault,
    data: encode('function deposit(uint256 assets, address receiver)', ether(100), receiver),
  }) as const;

export const recipientMatchingCases: NodeCases = {
  node: 'intent_alignment.recipient_matching',
  cases: [
    {
      name: 'stops a transfer to somebody else',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, stranger, dollars(100))),
      expect: 'FAIL',
      says: `Set the recipient to ${friend}`,
    },
    {
      name: 'stops a swap whose output goes to a stranger',
      request: request('Swap 3000 USDC for WETH on Uniswap', swapTo(stranger)),
      expect: 'FAIL',
    },
    {
      name: 'stops a deposit that is credited to a stranger',
      request: request('Supply 100 USDC to Aave', aaveSupply(usdc, dollars(100), stranger)),
      expect: 'FAIL',
    },
    {
      name: 'stops a transfer out of the account of somebody else',
      request: request(`Send 100 USDC to ${friend}`, erc20TransferFrom(usdc, stranger, friend, dollars(100))),
      expect: 'FAIL',
      says: 'takes from',
    },
    {
      name: 'lets the recipient through who is named',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets sending to oneself through',
      request: request(`Send 1 ETH to ${owner}`, nativeTransfer(owner, ether(1))),
      expect: 'PASS',
    },
    {
      name: 'lets a swap through whose output goes to whom the intent names',
      request: request(`Swap 3000 USDC for WETH on Uniswap and send it to ${friend}`, swapTo(friend)),
      expect: 'PASS',
    },
    {
      name: 'lets a deposit into the vault through that is named',
      request: request(`Deposit 100 DAI into the vault ${vault}`, deposit(owner)),
      expect: 'PASS',
    },
    {
      name: 'lets a name through that the caller resolves',
      request: request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1)), {
        context: { 'vitalik.eth': friend },
      }),
      expect: 'PASS',
    },
    {
      name: 'cannot tell a name that nobody resolves',
      request: request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1))),
      expect: 'SKIP',
      says: 'vitalik.eth',
    },
    {
      name: 'cannot tell the beneficiary of a swap where no sender is known',
      request: {
        human_intent: 'Swap 3000 USDC for WETH on Uniswap',
        proposed_tx: { chain_id: 1, ...swapTo(owner) },
      },
      expect: 'SKIP',
      says: 'proposed_tx.from',
    },
  ],
};
