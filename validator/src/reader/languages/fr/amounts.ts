import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const french: BesideAmounts = {
  before: list`
    (?:moitié|tiers|quarts?|\d{1,2} ?%) (?:de|des|du)(?: mes)?
    tout sauf
    tous sauf
    (?:ma |notre |une |la plus grande )?(?:part|partie) (?:de|des|du)(?: mes)?
    (?:le )?reste (?:de|des|du)
    (?:le )?(?:double|triple) (?:de|des)
  `,
  after: list`
    moins
    plus (?:le |la |les )?(?:pourboire|frais|commission|taxes?|tva|intérêts|\d{1,2} ?%)
    par (?:mois|semaine|jour|an|personne|tête)
    mensuels?
    (?:deux|trois) fois
    fois (?:deux|trois|\d)
    en (?:deux|trois|plusieurs|\d) (?:fois|parties|versements|parts)
    (?:à )?(?:divis|partag)\p{L}* (?:par|en|entre)
    multipli\p{L}* par
    nets?
    bruts?
    frais (?:déduits|compris|inclus)
    (?:déduction|hors|après|avant) (?:faite )?(?:des )?(?:frais|taxes?|impôts|commission)
    commission (?:comprise|incluse|déduite)
    (?:y compris|incluant|dont) (?:les |la )?(?:frais|commission|taxes?|pourboire)
  `,
};
