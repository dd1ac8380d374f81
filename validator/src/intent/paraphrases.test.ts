import { describe, expect, it } from 'vitest';
import { testDeps, testTimeUnix } from '../validate.fixture.ts';
import { showIntent } from './intent.fixture.ts';
import type { Action, Constraints, Intent, Step, Want } from './intent.ts';
import { gaps } from './paraphrases/gaps.ts';
import { paraphrases } from './paraphrases.ts';
import { parseIntent } from './parse-intent.ts';

const { vocabulary } = testDeps;

const noConstraints: Constraints = {
  slippageBps: null,
  deadline: null,
  gas: null,
  fee: null,
  forbid: [],
  anyOutput: null,
};

/** An address that the lists know is as good as its symbol. */
function nameAsset(want: Want | null): Want | null {
  const asset = want?.asset;
  if (!want || asset?.value.kind !== 'address') return want;
  const symbol = vocabulary.symbolAt(asset.value.address);
  return symbol ? { ...want, asset: { ...asset, value: { kind: 'symbol', symbol } } } : want;
}

/** Named or not, the action says as much. */
const impliedProtocols: ReadonlySet<string> = new Set(['safe', 'weth', 'ens']);

const symbolOf = (want: Want | null): string | null =>
  want?.asset?.value.kind === 'symbol' ? want.asset.value.symbol.toLowerCase() : null;

/** To swap a coin for itself in its wrapped form is to wrap it. */
function kindOf({ action, gives, gets }: Step): Action {
  if (action.value !== 'swap') return action.value;
  const [given, got] = [symbolOf(gives), symbolOf(gets)];
  if (given !== null && got === `w${given}`) return 'wrap';
  return got !== null && given === `w${got}` ? 'unwrap' : 'swap';
}

/** Leaves out what two right readings of the same words may differ in. */
function simplify(step: Step): Step {
  const { revokes, recipient, protocol } = step;
  const kind = kindOf(step);
  const gets = nameAsset(step.gets);
  let gives = nameAsset(step.gives);
  if (gives && kind !== step.action.value && !gives.amount && gets) gives = { ...gives, amount: gets.amount };
  const isRight = kind === 'approve' || kind === 'permit' || kind === 'operator';
  if (gives && isRight && gives.bound === 'max') gives = { ...gives, bound: 'exact' };
  if (gives && (kind === 'operator' || (isRight && revokes))) gives = { ...gives, amount: null };
  const isImplied = (kind === 'wrap' || kind === 'unwrap' || kind === 'stake') && gets?.bound !== 'min';
  const isOwn = recipient?.value.kind === 'self' && kind !== 'send' && kind !== 'bridge' && kind !== 'delegate';
  return {
    ...step,
    action: { ...step.action, value: kind },
    gives: gives?.asset || gives?.amount ? gives : null,
    gets: isImplied ? null : gets,
    recipient: isOwn ? null : recipient,
    protocol: protocol && impliedProtocols.has(protocol.value) ? null : protocol,
    isOrdered: false,
  };
}

function showStep(step: Step): string {
  const { right, threshold, ...bare } = simplify(step);
  const shown = showIntent({
    text: '',
    language: 'en',
    steps: [bare],
    constraints: noConstraints,
    unread: [],
  });
  return [shown, right && `as ${right.value}`, threshold && `need ${threshold.value}`].filter(Boolean).join(' ');
}

/** Steps and constraints in one line, as `showIntent` writes them. */
function summarise(intent: Intent): string {
  const limits = showIntent({ ...intent, steps: [], unread: [] });
  return [...intent.steps.map(showStep), ...(limits === '' ? [] : [limits])].join('; ');
}

/** `none` is no order; `cond "if"`: whatever is ordered, what it depends on is told as unread; `|` parts readings as good. */
function isRead(intent: Intent, reading: string): boolean {
  const condition = /^cond "(.+)"$/.exec(reading)?.[1];
  if (condition !== undefined) {
    return intent.steps.length === 0 || intent.unread.some(({ value }) => value.toLowerCase().includes(condition));
  }
  if (reading === 'none') return intent.steps.length === 0;
  return reading.split(' | ').includes(summarise(intent));
}

describe.each(Object.entries(paraphrases))('other words for %s', (_theme, sentences) => {
  it.each(sentences)('%s', (text, reading) => {
    const intent = parseIntent(text, vocabulary, testTimeUnix);
    expect(isRead(intent, reading) ? reading : summarise(intent) || 'none').toBe(reading);
  });
});

describe('requests that are not read yet', () => {
  it.each(gaps)('%s', (text, reading) => {
    const isGap = !isRead(parseIntent(text, vocabulary, testTimeUnix), reading);
    expect(isGap, 'it is read now: move it from gaps.ts to its theme').toBe(true);
  });
});
