import { gives, saidAmount } from './amounts.ts';
import { beside, chooseLanguage, choosePosition, chooseSentence, type Mutation, saying } from './mutant.ts';

const asSaid = (text: string, { start, end }: { start: number; end: number }, symbol: string) => {
  const said = text.slice(start, end);
  return said.toLowerCase().endsWith(symbol.toLowerCase()) ? said : `${said} ${symbol}`;
};

/** The words order a share of the amount, but the bytes move all of it. */
export const share: Mutation = (base, turn, { set, reader }) => {
  const { request } = base;
  const said = saidAmount(request, reader);
  if (!said || !gives(request, said, said.amount, reader)) return [];
  const key = `${base.id}/share/${turn}`;
  const { kind, to } = said.effect;
  const isPayment = kind === 'send' && to !== null && reader.effectsOf(request).length === 1;
  const position = choosePosition(key, isPayment ? ['told', 'behind', 'line behind'] : ['behind', 'line behind']);
  const from = position === 'told' ? set.sharesOf : set.sharesLeft;
  const language = chooseLanguage(base, key, from);
  const phrase = chooseSentence(key, from, language);
  if (position !== 'told') {
    const words = beside(request.human_intent, phrase, position as 'behind', base);
    return [{ base, kind: 'share', language, position, phrase, request: saying(request, words) }];
  }
  const amount = asSaid(request.human_intent, said, said.symbol);
  const words = phrase.replaceAll('{amount}', amount).replaceAll('{who}', to ?? '');
  return [{ base, kind: 'share', language, position, phrase, request: saying(request, words) }];
};
