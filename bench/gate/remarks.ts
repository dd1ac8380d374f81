import { beside, besides, chooseLanguage, choosePosition, chooseSentence, type Mutation, saying } from './mutant.ts';

const positions = [...besides, 'dash behind'] as const;

const withRemark = (text: string, remark: string, position: (typeof positions)[number]) =>
  position === 'dash behind' ? `${text.replace(/[\s.。।۔]*$/u, '')} — ${remark}` : null;

/** An additional sentence next to the order, with the same bytes. */
const remark =
  (kind: 'refusal' | 'retraction', from: 'refusals' | 'retractions'): Mutation =>
  (base, turn, { set }) => {
    const key = `${base.id}/${kind}/${turn}`;
    const position = choosePosition(key, positions);
    const language = chooseLanguage(base, key, set[from]);
    const phrase = chooseSentence(key, set[from], language);
    const { human_intent: text } = base.request;
    const words = withRemark(text, phrase, position) ?? beside(text, phrase, position as 'before', base);
    return [{ base, kind, language, position, phrase, request: saying(base.request, words) }];
  };

export const refusal = remark('refusal', 'refusals');
export const retraction = remark('retraction', 'retractions');
