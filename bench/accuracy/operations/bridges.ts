import { encodeAbiParameters, pad, parseAbiParameters } from 'viem';
import type { Random } from '../random.ts';
import { drawNetwork, nowUnix, type Scene, type Setting } from '../scene.ts';
import { contractAt, stands } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import {
  arbitrum,
  base,
  ethereum,
  type Network,
  networks,
  optimism,
  tokenAddress,
  tokenOf,
} from '../world/networks.ts';
import { type Operation, sent } from './operation.ts';

const bridge = [['bridge']] as const;

const drawOther = (random: Random, from: Network, isThere: (network: Network) => boolean): Network =>
  random.pick(networks.filter((network) => network.id !== from.id && isThere(network)));

const across = ['Across', 'across'];
const cctp = ['CCTP', "Circle's CCTP", 'cctp'];
const cctpDomains: Readonly<Record<number, number>> = { 1: 0, 10: 2, 42161: 3, 8453: 6, 137: 7 };

function drawAcross(random: Random): Setting {
  const isThere = (network: Network) => stands('acrossSpokePool', network);
  const network = drawNetwork(random, isThere);
  const toNetwork = drawOther(random, network, isThere);
  const symbol = random.pick(['USDC', 'WETH']);
  return {
    network,
    toNetwork,
    asset: tokenOf(network, symbol),
    out: tokenOf(toNetwork, symbol),
    protocolWord: random.pick(across),
  };
}

/** The amount after the relayer's fee of five hundredths of a percent. */
const relayed = (amount: bigint) => (amount * 9995n) / 10_000n;

function depositV3(scene: Scene) {
  return encodeCall(
    'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
    scene.sender,
    scene.beneficiary,
    tokenAddress(scene.network, scene.asset),
    tokenAddress(scene.toNetwork, scene.out),
    scene.amount,
    relayed(scene.amount),
    BigInt(scene.toNetwork.id),
    '0x0000000000000000000000000000000000000000',
    nowUnix - 30,
    nowUnix + 4 * 3600,
    0,
    '0x',
  );
}

const linkOnOptimism = tokenOf(optimism, 'LINK').address;

/** The cost of execution on layer 2, paid with the call. */
const submissionCost = 300_000_000_000_000n;
const l2Gas = 120_000n;
const l2GasPrice = 300_000_000n;

export const bridges: readonly Operation[] = [
  {
    name: 'across-bridge',
    actions: bridge,
    family: 'across',
    fields: ['amount', 'asset', 'beneficiary'],
    draw: drawAcross,
    build: (scene) => sent(contractAt('acrossSpokePool', scene.network.id), depositV3(scene)),
  },
  {
    name: 'op-bridge',
    actions: bridge,
    family: 'op',
    fields: ['amount'],
    draw(random) {
      const toNetwork = random.pick([optimism, base]);
      const asset = toNetwork === optimism && random.chance(0.3) ? tokenOf(ethereum, 'LINK') : ethereum.native;
      return { network: ethereum, toNetwork, asset };
    },
    build: ({ toNetwork, asset, amount }) => {
      const to = contractAt('opBridge', toNetwork.id);
      if (!asset.address) {
        return sent(
          to,
          encodeCall('function depositETH(uint32 _minGasLimit, bytes _extraData)', 200_000, '0x'),
          amount,
        );
      }
      return sent(
        to,
        encodeCall(
          'function depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
          asset.address,
          linkOnOptimism,
          amount,
          200_000,
          '0x',
        ),
      );
    },
  },
  {
    name: 'arbitrum-bridge',
    actions: bridge,
    family: 'arbitrum',
    fields: ['amount'],
    draw: (random) => ({
      network: ethereum,
      toNetwork: arbitrum,
      asset: random.chance(0.6) ? ethereum.native : tokenOf(ethereum, random.pick(['LINK', 'UNI', 'USDT'])),
    }),
    build: ({ asset, amount, beneficiary }) => {
      if (!asset.address) return sent(contractAt('arbitrumInbox', 1), encodeCall('function depositEth()'), amount);
      return sent(
        contractAt('arbitrumGatewayRouter', 1),
        encodeCall(
          'function outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data)',
          asset.address,
          beneficiary,
          amount,
          l2Gas,
          l2GasPrice,
          encodeAbiParameters(parseAbiParameters('uint256, bytes'), [submissionCost, '0x']),
        ),
        submissionCost + l2Gas * l2GasPrice,
      );
    },
  },
  {
    name: 'cctp-bridge',
    actions: bridge,
    family: 'cctp',
    fields: ['amount', 'beneficiary'],
    draw(random) {
      const isThere = (network: Network) => stands('cctpTokenMessenger', network);
      const network = drawNetwork(random, isThere);
      const toNetwork = drawOther(random, network, isThere);
      return { network, toNetwork, asset: tokenOf(network, 'USDC'), protocolWord: random.pick(cctp) };
    },
    build: (scene) =>
      sent(
        contractAt('cctpTokenMessenger', scene.network.id),
        encodeCall(
          'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
          scene.amount,
          cctpDomains[scene.toNetwork.id],
          pad(scene.beneficiary, { size: 32 }),
          tokenAddress(scene.network, scene.asset),
        ),
      ),
  },
];
