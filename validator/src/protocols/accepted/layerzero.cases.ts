import { pad } from 'viem';
import { type AcceptedCase, owner } from './accepted-case.fixture.ts';

const ether = 10n ** 18n;
const weeth = '0xcd2eb13d6831d4602d80e5db9230a57596cdca63';

export const layerzero: readonly AcceptedCase[] = [
  {
    function: 'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
    intent: 'Bridge 5 weETH to Base with LayerZero, at least 4.99 weETH must arrive',
    to: weeth,
    value: ether / 1000n,
    args: {
      sendParam: {
        dstEid: 30184,
        to: pad(owner, { size: 32 }),
        amountLD: 5n * ether,
        minAmountLD: (499n * ether) / 100n,
        extraOptions: '0x0003',
        composeMsg: '0x',
        oftCmd: '0x',
      },
      fee: { nativeFee: ether / 1000n, lzTokenFee: 0n },
      refundAddress: owner,
    },
    notApproved: 'which token a contract bridges is known on chain only',
  },
];
