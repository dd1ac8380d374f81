import { checksumAddress } from '@countersign/protocol';
import { decimalText, writeAmount } from './amounts.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

/** A slot that a text fills: the notations that count as found, `asset=USDC` or `party=0x…`. */
export type Slot = readonly string[];

interface Said {
  readonly text: string;
  readonly slots: readonly Slot[];
}

type Address = Scene['sender'];

const placePattern = /\{([a-zA-Z]\w*)(?:\.(\w+))?\}/g;

export const placesOf = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(placePattern)].map(([, name = '']) => name));

const said = (text: string, ...slots: Slot[]): Said => ({ text, slots });

const party = (address: Address): Said =>
  said(checksumAddress(address), [`party=${address}`, `asset=${address}`, `safe=${address}`]);

const fractionWords: Readonly<Record<string, readonly string[]>> = {
  '1/2': ['half', '50%'],
  '1/4': ['a quarter', '25%'],
  '1/10': ['10%', '10 %'],
  '3/4': ['75%', 'three quarters'],
};

/** The text of a place, and the slots that it fills. */
function fill(place: string, style: string | undefined, scene: Scene, random: Random): Said {
  const amount = (units: bigint, decimals: number, key: string): Said =>
    said(style === 'plain' ? decimalText(units, decimals) : writeAmount(random, units, decimals), [
      `${key}=${decimalText(units, decimals)}`,
    ]);
  const { asset, out, network, toNetwork } = scene;
  switch (place) {
    case 'amount':
      return amount(scene.amount, asset.decimals, 'in.amount');
    case 'amount2':
      return amount(scene.amount2, asset.decimals, 'in.amount');
    case 'outAmount':
      return amount(scene.outAmount, out.decimals, 'out.amount');
    case 'min':
      return amount(scene.minOut, out.decimals, 'out.amount');
    case 'max':
      return amount(scene.maxIn, asset.decimals, 'in.amount');
    case 'count':
      return said(String(scene.count), [`in.amount=${scene.count}`]);
    case 'usd':
      return said(`${style === 'plain' ? '' : '$'}${scene.usd}`, [`in.amount=$${scene.usd}`]);
    case 'fraction': {
      const share = scene.fraction?.join('/') ?? '';
      return said(random.pick(fractionWords[share] ?? []), [`in.amount=${share}`]);
    }
    case 'all':
      return said(style ?? 'all', ['in.amount=1/1']);
    case 'asset':
      if (style === 'address' && asset.address)
        return said(checksumAddress(asset.address), [`in.asset=${asset.address}`]);
      return said(asset.symbol, [`in.asset=${asset.symbol.toLowerCase()}`]);
    case 'wrapped':
      return said(network.wrapped.symbol, [`out.asset=${network.wrapped.symbol.toLowerCase()}`]);
    case 'out':
      return said(out.symbol, [`out.asset=${out.symbol.toLowerCase()}`]);
    case 'slippage':
      return said(String(scene.slippageBps / 100), [`slippage=${scene.slippageBps}`]);
    case 'slippageBps':
      return said(String(scene.slippageBps), [`slippage=${scene.slippageBps}`]);
    case 'minutes':
      return said(String(scene.minutes), [`deadline=${scene.minutes * 60}`]);
    case 'chain':
      return said(random.pick(network.words), [`chain=${network.id}`]);
    case 'toChain':
      return said(random.pick(toNetwork.words), [`toChain=${toNetwork.id}`, `chain=${toNetwork.id}`]);
    case 'protocol':
      return said(scene.protocolWord, [`protocol=${scene.family}`, `party=${scene.family}`]);
    case 'id':
      return said(String(scene.id), [`id=${scene.id}`]);
    case 'name':
      return said(scene.name, [`party=${scene.name}`, `asset=${scene.name}`]);
    case 'years':
      return said(String(scene.years));
    case 'threshold':
      return said(String(scene.threshold));
    case 'safe':
    case 'account':
      // The acting account, not a recipient: a reader may omit it.
      return said(checksumAddress(scene[place]));
    case 'recipient':
    case 'recipient2':
    case 'recipient3':
    case 'spender':
    case 'owner':
    case 'delegate':
    case 'collection':
    case 'vault':
    case 'contract':
    case 'implementation':
      return party(scene[place]);
    default:
      throw new Error(`no place is called ${place}`);
  }
}

/** The sentence of a template for a scene, with the slots that it fills. */
export function word(template: string, scene: Scene, random: Random): Said {
  const slots: Slot[] = [];
  const text = template.replace(placePattern, (_, place: string, style: string | undefined) => {
    const one = fill(place, style, scene, random);
    slots.push(...one.slots);
    return style === 'lower' ? one.text.toLowerCase() : one.text;
  });
  return { text, slots };
}
