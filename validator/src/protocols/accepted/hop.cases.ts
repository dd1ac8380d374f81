import { type AcceptedCase, owner, soon } from './accepted-case.fixture.ts';

const usdcBridge = '0x3666f603cc164936c1b87e207f36beba4ac5f18a';
const opEthWrapper = '0x86ca30bef97fb651b8d866d45503684b90cb3312';
const opUsdtBridge = '0x46ae9bab8cea96610807a275ebd36f8e916b5c61';
const cctpBridge = '0x7e77461ca2a9d82d26fd5e0da2243bf72ea45747';
const hopUsdt = '0x2057c8ecb70afd7bee667d76b4cd373a325b1a20';
const relayer = '0x07ae8551be970cb1cca11dd7a11f47ae82e70e67';
const nobody = '0x0000000000000000000000000000000000000000';
const ether = 10n ** 18n;
const dollars = 10n ** 6n;
const deadline = BigInt(soon);

export const hop: readonly AcceptedCase[] = [
  {
    function: 'sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)',
    intent: 'Bridge 500 USDC to Polygon with Hop within 20 minutes, at least 495 USDC must arrive',
    to: usdcBridge,
    args: {
      chainId: 137n,
      recipient: owner,
      amount: 500n * dollars,
      amountOutMin: 495n * dollars,
      deadline,
      relayer: nobody,
      relayerFee: 0n,
    },
  },
  {
    function: 'sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)',
    intent: `Bridge 500 USDC to Polygon with Hop within 20 minutes, at least 495 USDC must arrive, the relayer is ${relayer}`,
    to: usdcBridge,
    args: {
      chainId: 137n,
      recipient: owner,
      amount: 500n * dollars,
      amountOutMin: 495n * dollars,
      deadline,
      relayer,
      relayerFee: 2n * dollars,
    },
  },
  {
    function: 'swapAndSend(uint256,address,uint256,uint256,uint256,uint256,uint256,uint256)',
    intent: 'Bridge 2 ETH to Arbitrum with Hop within 20 minutes, at least 1.985 ETH must arrive',
    chainId: 10,
    to: opEthWrapper,
    value: 2n * ether,
    args: {
      chainId: 42161n,
      recipient: owner,
      amount: 2n * ether,
      bonderFee: ether / 1000n,
      amountOutMin: (199n * ether) / 100n,
      deadline,
      destinationAmountOutMin: (1985n * ether) / 1000n,
      destinationDeadline: deadline,
    },
  },
  {
    function: 'send(uint256,address,uint256,uint256,uint256,uint256)',
    intent: `Bridge 500000000 base units of ${hopUsdt} to Arbitrum with Hop within 20 minutes, at least 498000000 base units of ${hopUsdt} must arrive`,
    chainId: 10,
    to: opUsdtBridge,
    args: {
      chainId: 42161n,
      recipient: owner,
      amount: 500n * dollars,
      bonderFee: dollars,
      amountOutMin: 498n * dollars,
      deadline,
    },
  },
  {
    function: 'send(uint256,address,uint256,uint256)',
    intent: 'Bridge 500 USDC to Arbitrum with Hop, at least 499 USDC must arrive',
    to: cctpBridge,
    args: { chainId: 42161n, recipient: owner, amount: 500n * dollars, bonderFee: dollars },
  },
];
