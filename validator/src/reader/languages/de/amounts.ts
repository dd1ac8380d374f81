import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const german: BesideAmounts = {
  before: list`
    (?:hälfte|drittel|viertel|\d{1,2} ?%) (?:von|der|des)(?: den| meinen)?
    alles bis auf
    alles außer
    alles ausser
    (?:den |der |einen |ein )?(?:rest|teil|anteil|großteil|grossteil) (?:von|der|an)(?: den| meinen| unseren)?
    das doppelte(?: von| der)?
    doppelt so viel wie
    das dreifache(?: von)?
    (?:zwei|drei|vier)mal
  `,
  after: list`
    abzüglich
    minus
    zuzüglich
    plus (?:trinkgeld|gebühr\p{L}*|steuern?|zinsen|spesen|versand|provision|\d{1,2} ?%)
    (?:im|pro|je|jeden) (?:monat|woche|tag|jahr|kopf|person|stück|nase)
    monatlich
    wöchentlich
    täglich
    (?:zwei|drei)mal
    mal (?:zwei|drei|\d)
    in (?:zwei|drei|\d) (?:raten|teilen|teilbeträgen)
    (?:geteilt|dividiert) durch
    durch (?:zwei|drei|vier|\d) geteilt
    netto
    brutto
    nach abzug
    vor abzug
    nach steuern
    (?:inklusive|inkl\.?|einschließlich|exklusive|exkl\.?|samt) (?:der |aller )?(?:
      gebühr\p{L}*
      steuern?
      provision
      spesen
      kosten
      trinkgeld
      mwst
    )
  `,
};
