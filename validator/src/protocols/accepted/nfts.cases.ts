import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const punks = '0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb';
const items = '0x76be3b62873462d2142405439777e971754e8e77';
const send = `Send NFT #4021 of the collection ${punks} to ${friend}`;

export const erc721: readonly AcceptedCase[] = [
  {
    function: 'transferFrom(address,address,uint256)',
    intent: send,
    to: punks,
    args: { from: owner, to: friend, tokenId: 4021n },
  },
  {
    function: 'safeTransferFrom(address,address,uint256)',
    intent: send,
    to: punks,
    args: { from: owner, to: friend, tokenId: 4021n },
  },
  {
    function: 'safeTransferFrom(address,address,uint256,bytes)',
    intent: send,
    to: punks,
    args: { from: owner, to: friend, tokenId: 4021n, data: '0x' },
  },
  {
    function: 'approve(address,uint256)',
    intent: `Approve ${friend} for NFT #4021 of the collection ${punks}`,
    to: punks,
    args: { to: friend, tokenId: 4021n },
  },
  {
    function: 'setApprovalForAll(address,bool)',
    intent: `Revoke the operator ${friend} for all NFTs of the collection ${punks}`,
    to: punks,
    args: { operator: friend, approved: false },
  },
];

export const erc1155: readonly AcceptedCase[] = [
  {
    function: 'safeTransferFrom(address,address,uint256,uint256,bytes)',
    intent: `Send 3 of the NFT #77 of the collection ${items} to ${friend}`,
    to: items,
    args: { from: owner, to: friend, id: 77n, amount: 3n, data: '0x' },
  },
  {
    function: 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    intent: `Send 3 of the NFT #77 of the collection ${items} to ${friend}`,
    to: items,
    args: { from: owner, to: friend, ids: [77n], amounts: [3n], data: '0x' },
  },
];
