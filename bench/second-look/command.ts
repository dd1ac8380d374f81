import { writeFileSync } from 'node:fs';
import { weigh } from '../../validator/src/reader/second-look/weigh.ts';
import { corpusHash, learnedRounds, type RoundText, readRounds, readTexts } from './corpus.ts';
import { harmlessPictures, harmlessRemarks, harmlessWords } from './harmless.ts';
import { train } from './train.ts';

const FOLDS = 4;
/** The share of right requests that may go to the owner because of it. */
const PRICE = 0.01;

const print = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Weighs each round by what was learned from others. */
function weighUnseen(rounds: readonly RoundText[], texts: Parameters<typeof train>[0]) {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isUnseen = ({ round }: RoundText) => round % FOLDS === fold;
    const weights = train([...rounds.filter((each) => !isUnseen(each)), ...texts]);
    print(`learned without rounds ${learnedRounds.filter((round) => round % FOLDS === fold).join(', ')}`);
    return rounds.filter(isUnseen).map((each) => ({ ...each, sum: weigh(each.text, weights).sum }));
  }).flat();
}

const rounds = readRounds();
const texts = readTexts();
const unseen = weighUnseen(rounds, texts);
const right = unseen.filter(({ right }) => right).sort((one, other) => one.sum - other.sum);
const ask = unseen.filter(({ ask }) => ask);
const thresholdAt = (price: number): number => right[Math.ceil(right.length * (1 - price)) - 1]?.sum ?? 0;
for (const price of [0.005, PRICE, 0.015, 0.02, 0.03, 0.05]) {
  const threshold = thresholdAt(price);
  const found = ask.filter(({ sum }) => sum >= threshold).length;
  print(
    `asked about: ${percent(price, 1)} of right requests, ${percent(found, ask.length)} of texts that order nothing`,
  );
}
const { bias, weights } = train([...rounds, ...texts]);
const path = 'validator/src/data/generated/second-look.json';
const threshold = Math.round(thresholdAt(PRICE) * 100) / 100;
const lines = [...weights].map(([key, weight]) => `[${JSON.stringify(key)},${weight}]`);
writeFileSync(
  path,
  `{"learnedFrom":"${corpusHash()}","bias":${bias},"threshold":${threshold},"weights":[\n${lines.join(',\n')}\n]}\n`,
);
print(`${path}: ${weights.size} weights from ${rounds.length + texts.length} texts, threshold ${threshold}`);

const spoken = [...rounds.filter(({ right, ask }) => right || ask), ...texts].map(({ text, ask }) => ({
  text,
  is: ask ? ('none' as const) : ('order' as const),
}));
const list = (values: readonly string[]) => `[\n${values.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
const [remarks, words, pictures] = [harmlessRemarks(spoken), harmlessWords(spoken), harmlessPictures(spoken)];
const harmlessPath = 'validator/src/data/generated/harmless-remarks.json';
writeFileSync(
  harmlessPath,
  `{"learnedFrom":"${corpusHash()}","remarks":${list(remarks)},"words":${list(words)},"pictures":${list(pictures)}}\n`,
);
print(`${harmlessPath}: ${remarks.length} remarks, ${words.length} words and ${pictures.length} pictures`);
