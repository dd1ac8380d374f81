import { acceptedCases } from '../../validator/src/protocols/accepted/accepted.cases.ts';
import { asian } from '../../validator/src/reader/modality/cases/asian.ts';
import { european } from '../../validator/src/reader/modality/cases/european.ts';
import { everyday } from '../../validator/src/reader/modality/cases/everyday.ts';
import { everydayLanguages } from '../../validator/src/reader/modality/cases/everyday-languages.ts';
import { instructions } from '../../validator/src/reader/modality/cases/instructions.ts';
import { noInstructions } from '../../validator/src/reader/modality/cases/no-instructions.ts';
import { orderingNow } from '../../validator/src/reader/modality/cases/ordering-now.ts';
import { asianWords } from '../../validator/src/whole/opposites/asian-words.cases.ts';
import { europeanWords } from '../../validator/src/whole/opposites/european-words.cases.ts';
import { alignedRows } from '../accuracy/generate.ts';
import type { Labelled } from './train.ts';

const address = `0x${'70997970c51812dc3a010c7d01b50e0d17dc79c8'}`;
const PLAIN_TEXTS = 1_500;

/** The reader's own sentences: plain ones, which outside authors hardly write, and which must never be taken for a plan. */
export function ownTexts(): readonly Labelled[] {
  const told = [...instructions, ...noInstructions, ...everyday, ...everydayLanguages, ...asian, ...european].flatMap(
    ([sentence, licences]): Labelled[] => {
      const isOrdered = licences.includes('ordered');
      return isOrdered === licences.includes('open')
        ? []
        : [{ text: sentence.replaceAll(/[⟦⟧]/g, ''), ask: !isOrdered }];
    },
  );
  const paid = Object.values(orderingNow).flatMap((texts) => texts.map((text) => text.replaceAll('TO', address)));
  const opposite = [...Object.values(europeanWords), ...Object.values(asianWords)].flatMap((words) =>
    Object.values(words).flatMap((sentences) => sentences.replaceAll('{friend}', address).split('|')),
  );
  const plain = alignedRows('second look', PLAIN_TEXTS).map(({ request }) => request.human_intent);
  const accepted = Object.values(acceptedCases).flatMap((cases) => cases.map(({ intent }) => intent));
  return [...told, ...[...paid, ...opposite, ...plain, ...accepted].map((text) => ({ text, ask: false }))];
}
