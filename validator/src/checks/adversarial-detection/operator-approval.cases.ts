import {
  collection,
  dollars,
  encode,
  erc20Transfer,
  ether,
  friend,
  owner,
  request,
  setApprovalForAll,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const sendItem = {
  to: collection,
  data: encode('function safeTransferFrom(address from, address to, uint256 tokenId)', owner, friend, 12n),
};

export const operatorApprovalCases: NodeCases = {
  node: 'adversarial_detection.operator_approval',
  cases: [
    {
      name: 'stops an operator where an item is to be sent',
      request: request(`Send my NFT ${collection} #12 to ${friend}`, setApprovalForAll(stranger, true)),
      expect: 'FAIL',
      says: stranger.slice(2, 6),
    },
    {
      name: 'stops an operator beside a transfer',
      request: request(`Send my NFT ${collection} #12 to ${friend}`, [sendItem, setApprovalForAll(stranger, true)]),
      expect: 'FAIL',
    },
    {
      name: 'stops an operator where a swap needs an approval',
      request: request('Approve USDC and swap 3000 USDC for at least 0.99 WETH on Uniswap', [
        setApprovalForAll(v3Router, true),
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) }),
      ]),
      expect: 'FAIL',
      says: v3Router,
    },
    {
      name: 'stops an operator where coins are to be sent',
      request: request(`Send 5 USDC to ${friend}`, [
        erc20Transfer(usdc, friend, dollars(5)),
        setApprovalForAll(friend, true),
      ]),
      expect: 'FAIL',
    },
    {
      name: 'lets the operator through who is named',
      request: request(`Set ${friend} as operator for ${collection}`, setApprovalForAll(friend, true)),
      expect: 'PASS',
    },
    {
      name: 'lets an approval for all through that is asked for',
      request: request(`Set approval for all of ${collection} to ${friend}`, setApprovalForAll(friend, true)),
      expect: 'PASS',
    },
    {
      name: 'skips a right that is taken back',
      request: request(`Revoke ${friend} as operator of ${collection}`, setApprovalForAll(friend, false)),
      expect: 'SKIP',
    },
    {
      name: 'skips a transfer of an item',
      request: request(`Send my NFT ${collection} #12 to ${friend}`, sendItem),
      expect: 'SKIP',
    },
  ],
};
