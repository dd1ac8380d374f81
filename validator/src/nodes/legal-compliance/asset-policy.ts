import type { Asset } from '../../effect.ts';
import { showAsset } from '../../show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

const keyOf = (asset: Asset): string | null =>
  asset.kind === 'native' ? 'native' : asset.kind === 'unnamed' ? null : asset.address;

export const assetPolicy: Node = {
  id: 'legal_compliance.asset_policy',
  name: 'Asset policy',
  severity: 'high',
  needs: ['effects'],
  stops: 'Assets that the operator denies or, where there is a list of those allowed, all others.',
  letsThrough: 'Every asset where the operator has no list.',
  skips: 'Where the operator limits no asset, or where the bytes do not name what moves.',
  check(facts) {
    const { allowedAssets, deniedAssets } = facts.data.policy;
    if (allowedAssets === null && deniedAssets.size === 0) return notApplicable('The operator limits no asset.');
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
        `Use another asset than ${name}, or ask the operator to allow it.`,
        { asset: key },
      );
    }
    if (unnamed) return cannotTell(`Whether ${showAsset(facts, unnamed)} is allowed the bytes do not say.`);
    return pass('The operator allows every asset that moves.');
  },
};
