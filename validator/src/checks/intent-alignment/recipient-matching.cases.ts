import type { Address } from '@countersign/protocol';
import {
  aaveSupply,
  aggregate,
  dollars,
  encode,
  erc20Transfer,
  erc20TransferFrom,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  type SentCall,
  safeExec,
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

/** An unlisted account, whose maker may keep the assets sent to it. */
const account: Address = '0x1c0ffee0000000000000000000000000000acc01';
const by = (call: SentCall, value = 0n): SentCall => ({ ...safeExec(call, 0), to: account, value: String(value) });

const payment = erc20Transfer(usdc, friend, dollars(100));
const inSafe = (signature: `function ${string}`, ...args: readonly unknown[]) =>
  by({ to: account, data: encode(signature, ...args) });
const swapOwner = inSafe(
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  owner,
  stranger,
  friend,
);

export const recipientMatchingCases: NodeCases = {
  node: 'intent_alignment.recipient_matching',
  cases: [
    {
      name: 'stops a payment to somebody where the words are no request at all',
      request: request('The weather is lovely today', payment),
      expect: 'FAIL',
      says: friend,
    },
    {
      name: 'cannot tell whether an address in the story is the recipient',
      request: request(`His mum's set him up a kiddie wallet: ${friend}. Give the boy 100 USDC.`, payment),
      expect: 'SKIP',
      says: 'does not clearly name as the recipient',
    },
    {
      name: 'cannot tell whose an account is that the intent does not name',
      request: request(`Send 100 USDC to ${friend}`, by(payment)),
      expect: 'SKIP',
      says: 'does not name',
    },
    {
      name: 'stops tokens of a contract that works for everybody',
      request: request(`Send 100 USDC to ${friend}`, aggregate([payment])),
      expect: 'FAIL',
      says: 'takes from',
    },
    {
      name: 'stops a swap of the sender whose output goes to an account that only the bytes name',
      request: request('Swap 3000 USDC for WETH on Uniswap', [swapTo(account), by(payment)]),
      expect: 'FAIL',
    },
    {
      name: 'stops another payer than the one named',
      request: request(`Send 100 USDC from ${stranger} to ${friend}`, payment),
      expect: 'FAIL',
      says: 'takes it from',
    },
    {
      name: 'stops the removal of another owner than the one named',
      request: request(
        `Remove the owner ${friend} from my Safe ${account}, threshold 1`,
        inSafe('function removeOwner(address prevOwner, address owner, uint256 threshold)', friend, stranger, 1n),
      ),
      expect: 'FAIL',
      says: 'the transaction removes',
    },
    {
      name: 'stops an owner who is replaced where one was to be added',
      request: request(`Add ${friend} as an owner of my Safe ${account}`, swapOwner),
      expect: 'FAIL',
      says: 'also removes',
    },
    {
      name: 'lets an owner be replaced whom the intent names',
      request: request(`Replace the owner ${stranger} of my Safe ${account} by ${friend}`, swapOwner),
      expect: 'PASS',
    },
    {
      name: 'lets the account through that the intent names',
      request: request(`Send 100 USDC to ${friend} from my Safe ${account}`, by(payment)),
      expect: 'PASS',
    },
    {
      name: 'lets the account through that is the sender',
      request: request(`Send 100 USDC to ${friend}`, by(payment), { from: account }),
      expect: 'PASS',
    },
    {
      name: 'lets an account through of which the intent speaks',
      request: request(`Send 100 USDC to ${friend} from our Safe`, by(payment)),
      expect: 'PASS',
    },
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
      name: 'stops another address than the one that the request claims for a name',
      request: request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1)), {
        context: { 'vitalik.eth': stranger },
      }),
      expect: 'FAIL',
      says: 'vitalik.eth (claimed to be',
    },
    {
      name: 'cannot tell a name by what the request claims',
      request: request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1)), {
        context: { 'vitalik.eth': friend },
      }),
      expect: 'SKIP',
      says: 'the request claims that vitalik.eth is',
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
      says: 'whom the request does not name',
    },
  ],
};
