import type { BesideAmounts } from '../beside-amounts.ts';
import { list } from '../list.ts';

export const portuguese: BesideAmounts = {
  before: list`
    (?:metade|terços?|quartos?|\d{1,2} ?%) (?:de|dos|das)
    tudo menos
    tudo exceto
    (?:a )?(?:minha |nossa |uma |maior )?parte (?:de|dos|das)
    (?:o )?(?:resto|restante) (?:de|dos|das)
    (?:o )?(?:dobro|triplo) (?:de|dos)
  `,
  after: list`
    menos(?! (?:do )?que (?:isso|isto|este|esse))
    mais (?:a |o |as |os )?(?:gorjeta|taxas?|comiss\p{L}*|impostos?|juros|frete|\d{1,2} ?%)
    (?:por|ao|cada) (?:mês|semana|dia|ano|pessoa|cabeça)
    mensais
    semanais
    (?:duas|três) vezes
    vezes (?:dois|três|\d)
    em (?:duas|três|várias|\d) (?:vezes|parcelas|partes)
    dividid\p{L}* (?:por|em|entre)
    rachad\p{L}*
    multiplicad\p{L}* por
    líquidos?
    brutos?
    descontand\p{L}*
    descontad\p{L}*
    (?:taxa|comissão)s? (?:inclu\p{L}*|descontad\p{L}*)
    (?:já )?inclu\p{L}* (?:a |as |o |os )?(?:taxas?|comiss\p{L}*|impostos?|gorjeta)
    (?:com|sem) (?:a )?taxas? inclu\p{L}*
    (?:antes|depois) (?:dos|das|de) (?:impostos|taxas)
    a meias
  `,
};
