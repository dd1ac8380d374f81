import type { Asset } from '../../effects/effect.ts';
import { showAsset } from '../../show/show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

const keyOf = (asset: Asset): string | null =>
  asset.kind === 'native' ? 'native' : asset.kind === 'unnamed' ? null : asset.address;

export const assetPolicy: Node = {
  id: 'legal_compliance.asset_policy',
  name: 'Asset policy',
  severity: 'high',
  needs: ['effects'],
  stops: 'Assets that the operator denies or, if there is an allow list, assets that are not on it.',
  rejectsOn: 'A list of the operator.',
  letsThrough: 'Every asset if the operator has no list.',
  skips: 'If the operator restricts no assets, or if the bytes do not name what moves.',
  check(facts) {
    const { allowedAssets, deniedAssets } = facts.data.policy;
    if (allowedAssets === null && deniedAssets.size === 0) return notApplicable('The operator restricts no assets.');
    const assets = facts.decoded.effects.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
    let unnamed: Asset | null = null;
    for (const asset of assets) {
      const key = keyOf(asset);
      if (key === null) {
        unnamed = asset;
        continue;
      }
      const isDenied = deniedAssets.has(key);
      if (!isDenied && (allowedAssets === null || allowedAssets.has(key))) continue;
      const name = showAsset(facts, asset);
      return fail(
        `${name} is ${isDenied ? 'denied by the operator' : 'not among the assets that the operator allows'}.`,
        `Use an asset other than ${name}, or ask the operator to allow it.`,
        { asset: key },
      );
    }
    if (unnamed) return cannotTell(`The bytes do not show whether ${showAsset(facts, unnamed)} is allowed.`);
    return pass('The operator allows every asset that moves.');
  },
};
