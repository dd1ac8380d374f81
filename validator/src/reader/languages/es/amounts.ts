import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const spanish: BesideAmounts = {
  before: list`
    (?:mitad|tercios?|cuarto|\d{1,2} ?%) de(?: los| mis)?
    todo menos
    todos menos
    todo excepto
    (?:mi |nuestra |una |la mayor )?parte de(?: los| las| esos)?
    (?:el )?resto de(?: los)?
    (?:el )?doble de(?: los)?
    (?:el )?triple de(?: los)?
  `,
  after: list`
    menos(?! (?:que|de|do que) (?:eso|esto|ese|isso|isto))
    más (?:la |el )?(?:propina|comisi\p{L}*|impuestos?|iva|intereses|gastos|envío|\d{1,2} ?%)
    al (?:mes|día|año)
    a la semana
    por (?:mes|semana|día|persona|cabeza|dos|tres)
    mensuales
    semanales
    (?:dos|tres) veces
    en (?:dos|tres|varios|varias|\d) (?:partes|pagos|cuotas|plazos|veces)
    dividid\p{L}* (?:entre|por|en)
    multiplicad\p{L}* por
    netos?
    brutos?
    descontand\p{L}*
    descontad\p{L}*
    a medias
    a repartir
    comisi\p{L}* incluidas?
    (?:con|sin) (?:la )?comisi\p{L}*(?: incluidas?)?
    (?:incluid\p{L}*|incluyendo) (?:la |las |el |los )?(?:comisi\p{L}*|impuestos?|iva|propina|gastos)
    antes de impuestos
    después de (?:comisi\p{L}*|impuestos)
  `,
};
