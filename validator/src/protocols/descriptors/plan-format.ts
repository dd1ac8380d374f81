import type { AbiParameter } from 'viem';
import type { EffectKind } from '../../effects/effect.ts';
import { signaturePart } from '../rules/irrelevant.ts';
import { type Leaf, leavesOf } from '../rules/made-up-arguments.ts';
import { DescriptorFault, type Field, type Format } from './descriptor.ts';
import { kindOfIntent } from './intent-kinds.ts';

type SideName = 'gives' | 'gets';

/** An amount, an item or a token without one, on the side that the descriptor states. */
export interface MovedPlan {
  readonly side: SideName;
  readonly is: 'amount' | 'item' | 'token';
  readonly bound: 'exact' | 'min' | 'max';
  readonly field: Field;
}

/** A value that the words have to state. */
export interface TermPlan {
  /** Of an amount in units: whether it goes in or comes out. */
  readonly side?: SideName;
  readonly bound?: MovedPlan['bound'];
  readonly what: string;
  readonly path: string;
  readonly as: 'number' | 'hex' | 'address' | 'text' | 'bool' | 'time' | 'duration' | 'unit' | 'enum';
  readonly field: Field;
}

/** How the arguments of one function, or the fields of one message, become an effect. */
export interface Plan {
  readonly kind: EffectKind;
  /** What costs nothing is claimed. */
  readonly isMint: boolean;
  /** `POL` in the intent `Withdraw POL rewards`. */
  readonly ticker: string | null;
  readonly moved: readonly MovedPlan[];
  readonly to: Field | null;
  readonly from: Field | null;
  readonly spender: Field | null;
  readonly deadline: Field | null;
  readonly destination: Field | null;
  /** Of an operator: whether the right is granted or revoked. */
  readonly isGiven: Field | null;
  readonly routes: readonly string[];
  readonly calls: readonly Field[];
  readonly terms: readonly TermPlan[];
  readonly irrelevant: Readonly<Record<string, string>>;
}

/** Kinds whose input is the coins of the call. */
export const givingKinds: ReadonlySet<EffectKind> = new Set([
  'send',
  'supply',
  'stake',
  'swap',
  'bridge',
  'wrap',
  'repay',
]);
const takingKinds: ReadonlySet<EffectKind> = new Set(['withdraw', 'claim', 'borrow']);
const rightKinds: ReadonlySet<EffectKind> = new Set(['approve', 'permit', 'operator']);

/** The words of a label and of a name: `Send shares to` and `_minRswETH` are `send shares to min rsw eth`. */
const wordsOf = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

const lastName = (path: string): string =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .at(-1) ?? path;

const recipientWords = /\b(?:recipient|receiver|beneficiary|payee|to|for|dst|behalf|credited|mint to)\b/;
const payerWords = /\b(?:owner|from|sender|payer|holder|controller|maker|offerer|swapper|user|borrower)\b/;
const spenderWords = /\b(?:spender|operator|approved|delegate|manager)\b/;
const tokenWords = /\b(?:token|asset|currency)\b/;
/** Words for parties that are not paid: the intent names them, or the owner is asked. */
const otherPartyWords =
  /\b(?:validator|referr?er|referral|contract|pool|market|vault|adapter|executor|target|strategy|collection|module|solver|resolver|pair|oracle|partner|relayer|hook|factory)\b/;
const getWords = /\b(?:receiv\w*|return\w*|min\w*|out|output|get|got|bought|buy|dst|least)\b/;
const giveWords =
  /\b(?:send|sent|pay|spend|sell|in|input|deposit\w*|stake\w*|redeem|burn\w*|shares?|src|supply|repay|lock)\b/;
const deadlineWords = /\b(?:deadline|expir\w*|valid (?:until|before)|good until)\b/;

const boundOf = (words: string): MovedPlan['bound'] =>
  /\b(?:min\w*|least)\b/.test(words) ? 'min' : /\b(?:max\w*|most)\b/.test(words) ? 'max' : 'exact';
const destinationWords = /\b(?:destination|dst|dest|target|to) chain\b/;
const basisPoints = /\b(?:basis points?|bps|bips)\b/;

/** The noun of a term in a sentence: `Request ID` is a request. */
function nounOf({ label, path }: Field): string {
  const words = wordsOf(label) || wordsOf(lastName(path));
  return (words.replace(/ (?:ids?|number|no)$/, '') || 'value').slice(0, 40).trim();
}

const isIntegerType = (type: string) => /^u?int\d*$/.test(type);

/** The only word of an intent in the form of a ticker. */
function tickerOf(intent: string): string | null {
  const [ticker, ...others] = intent.match(/(?<=\s)[a-z]*[A-Z]{2}[A-Za-z]*\b/g) ?? [];
  return ticker !== undefined && others.length === 0 ? ticker : null;
}

class Planner {
  readonly kind: EffectKind;
  readonly #isMint: boolean;
  readonly #ticker: string | null;
  readonly #fields: readonly Field[];
  readonly #leaves: ReadonlyMap<string, Leaf>;
  readonly #isMessage: boolean;
  readonly #accounted = new Set<string>();
  readonly moved: MovedPlan[] = [];
  readonly terms: TermPlan[] = [];
  readonly calls: Field[] = [];
  readonly routes: string[] = [];
  readonly irrelevant: Record<string, string> = {};
  to: Field | null = null;
  from: Field | null = null;
  spender: Field | null = null;
  deadline: Field | null = null;
  destination: Field | null = null;
  isGiven: Field | null = null;

  constructor(format: Format, parameters: readonly AbiParameter[], isMessage: boolean) {
    const kind = kindOfIntent(format.intent);
    this.kind = isMessage && kind === 'approve' ? 'permit' : kind;
    this.#isMint = /\bmint\b/i.test(format.intent);
    this.#ticker = tickerOf(format.intent);
    this.#isMessage = isMessage;
    this.#leaves = new Map(leavesOf(parameters).map((leaf) => [leaf.path, leaf]));
    this.#fields = format.fields.flatMap((field) => this.#spread(field));
  }

  /** A field for a struct or a list becomes one field for each value inside. */
  #spread(field: Field): readonly Field[] {
    if (field.path.startsWith('@') || this.#leaves.has(field.path)) return [field];
    const inside = [...this.#leaves.keys()].filter(
      (path) => path.startsWith(`${field.path}.`) || path.startsWith(`${field.path}[`),
    );
    if (inside.length > 0) return inside.map((path) => ({ ...field, path }));
    const [whole] = field.path.split(/\[[-\d:]+\]/);
    const isPart = [...this.#leaves.keys()].some((path) => path === whole || path.startsWith(`${whole}[`));
    if (!isPart) throw new DescriptorFault(`the path "${field.path}" is not one of its arguments`);
    return [field];
  }

  plan(): Plan {
    this.#planMoved();
    this.#planRoutes();
    this.#planCalls();
    this.#planSignatures();
    for (const leaf of this.#leaves.values()) if (!this.#accounted.has(leaf.path)) this.#planLeaf(leaf);
    const isComplete = rightKinds.has(this.kind) ? this.spender !== null : this.kind !== 'send' || this.to !== null;
    const { moved, to, from, spender, deadline, destination, isGiven, routes, calls, terms, irrelevant } = this;
    const kind = isComplete ? this.kind : 'unknown';
    return {
      kind,
      isMint: this.#isMint,
      ticker: this.#ticker,
      moved,
      to,
      from,
      spender,
      deadline,
      destination,
      isGiven,
      routes,
      calls,
      terms,
      irrelevant,
    };
  }

  #account(path: string): void {
    this.#accounted.add(path);
  }

  /** Amounts with their tokens, items with their collections, coins. */
  #planMoved(): void {
    const hasValue = this.#fields.some(({ path, format }) => path === '@.value' && format === 'amount');
    for (const field of this.#fields) {
      // Next to the coins of the call, another amount of coins is a part or a limit of them.
      if (hasValue && field.format === 'amount' && isIntegerType(this.#leaves.get(field.path)?.type ?? '')) {
        this.#account(field.path);
        this.#term({ ...field, decimals: 18, base: '' }, 'unit');
        continue;
      }
      const isAmount = field.format === 'tokenAmount' || field.format === 'amount';
      if (field.path === '@.value' && isAmount) {
        this.moved.push({ side: 'gives', is: 'amount', bound: 'exact', field: { ...field, format: 'amount' } });
      } else if (isAmount && isIntegerType(this.#leaves.get(field.path)?.type ?? 'uint')) {
        this.#move(field, 'amount');
      } else if (field.format === 'nftName' && isIntegerType(this.#leaves.get(field.path)?.type ?? '')) {
        this.#move(field, 'item');
      }
    }
  }

  #move(field: Field, is: MovedPlan['is']): void {
    const words = this.#wordsOfAmount(field);
    const bound = boundOf(words);
    this.#account(field.path);
    // A pool's minimum deposit limits a price, which the words have to allow.
    if (this.kind === 'supply' && bound === 'min' && field.of !== '@.to') this.#term(field, 'number');
    else this.moved.push({ side: this.#sideOf(words, field), is, bound, field });
    if (field.of !== undefined && this.#leaves.get(field.of)?.type === 'address') this.#account(field.of);
  }

  /** What leaves through a bridge is what its label says; `minAmount` is a name for it, too. */
  #wordsOfAmount({ label, path }: Field): string {
    const said = wordsOf(label);
    return this.kind === 'bridge' && said !== '' ? said : `${said} ${wordsOf(lastName(path))}`;
  }

  #sideOf(words: string, { of }: Field): SideName {
    if (rightKinds.has(this.kind)) return 'gives';
    if (this.kind === 'withdraw' && of === '@.to') return 'gives';
    if (this.kind === 'supply' && of === '@.to') return 'gets';
    if (this.kind === 'claim' || this.kind === 'borrow') return 'gets';
    if (/\bfee\b/.test(words)) return 'gives';
    if (getWords.test(words) && !/\b(?:send|sent|pay)\b/.test(words)) return 'gets';
    if (giveWords.test(words)) return 'gives';
    if (this.kind === 'swap' && this.moved.some(({ side }) => side === 'gives')) return 'gets';
    return takingKinds.has(this.kind) ? 'gets' : 'gives';
  }

  /** A list of tokens that starts and ends with the tokens of a swap is its route. */
  #planRoutes(): void {
    const ends = new Set(this.moved.map(({ field }) => field.of));
    for (const [path, { type }] of this.#leaves) {
      if (type !== 'address' || !path.endsWith('[]')) continue;
      const list = path.slice(0, -2);
      if (!ends.has(`${list}[0]`) || !ends.has(`${list}[-1]`)) continue;
      this.routes.push(path);
      this.#account(path);
    }
  }

  /** Nested calls, which are decoded like other calls. */
  #planCalls(): void {
    for (const field of this.#fields) {
      if (field.format !== 'calldata' || field.of === undefined) continue;
      if (this.#leaves.get(field.path)?.type !== 'bytes') continue;
      this.calls.push(field);
      for (const used of [field.path, field.of, field.value]) if (used !== undefined) this.#account(used);
    }
  }

  /** The three parts of a signature next to each other: a wrong one reverts. */
  #planSignatures(): void {
    for (const [path, { type }] of this.#leaves) {
      const within = /^(.*\.)?v$/.exec(path)?.[1] ?? '';
      const parts = ['v', 'r', 's'].map((part) => `${within}${part}`);
      const isSignature =
        path === parts[0] &&
        type === 'uint8' &&
        parts.slice(1).every((part) => this.#leaves.get(part)?.type === 'bytes32');
      if (!isSignature) continue;
      for (const part of parts) {
        this.irrelevant[part] = signaturePart;
        this.#account(part);
      }
    }
  }

  #planLeaf({ path, type }: Leaf): void {
    const shown = this.#fields.find((each) => each.path === path);
    const field: Field = shown ?? { path, label: '', format: 'raw' };
    const isShown = shown !== undefined;
    const label = wordsOf(field.label);
    const name = wordsOf(lastName(path));
    // What the label calls a solver is none of the payees, whatever the parameter is called.
    const isOther = isShown && otherPartyWords.test(label) && !recipientWords.test(label) && !payerWords.test(label);
    if (type === 'address' && isOther && !rightKinds.has(this.kind)) this.#term(field, 'address');
    else if (type === 'address') this.#planAddress(field, isShown, `${label} ${name}`);
    else if (isIntegerType(type)) this.#planInteger(field, `${label} ${name}`);
    else if (type === 'bool' && this.kind === 'operator' && !this.isGiven && isShown) this.isGiven = field;
    else if (type === 'bool') this.#term(field, 'bool');
    else if (type === 'string') this.#term(field, 'text');
    // The names of a message's fields are part of its type, so they cannot lie.
    else if (this.#isMessage && name === 'nonce') this.irrelevant[path] = 'makes a signature count once';
    else this.#term(field, 'hex');
  }

  #planAddress(field: Field, isShown: boolean, words: string): void {
    const isToken = field.types?.join() === 'token' || (tokenWords.test(words) && !recipientWords.test(words));
    if (rightKinds.has(this.kind)) {
      if (!this.spender && spenderWords.test(words)) this.spender = field;
      else if (!this.from && payerWords.test(words)) this.from = field;
      else this.#term(field, 'address');
    } else if (isToken && isShown && !field.path.includes('[')) {
      this.moved.push({ side: this.#sideOf(words, field), is: 'token', bound: 'exact', field });
    } else if (field.path.includes('[') || isToken) this.#term(field, 'address');
    else if (!this.to && recipientWords.test(words)) this.to = field;
    else if (!this.from && payerWords.test(words)) this.from = field;
    else if (!this.to && isShown && !otherPartyWords.test(words)) this.to = field;
    else this.#term(field, 'address');
  }

  #planInteger(field: Field, words: string): void {
    const isList = field.path.includes('[');
    if (!this.deadline && !isList && deadlineWords.test(words)) this.deadline = field;
    else if (this.#isMessage && /\bnonce$/.test(words)) this.irrelevant[field.path] = 'makes a signature count once';
    else if (
      this.kind === 'bridge' &&
      !this.destination &&
      !isList &&
      (field.format === 'chainId' || destinationWords.test(words))
    )
      this.destination = field;
    else if (field.format === 'date') this.#term(field, 'time');
    else if (field.format === 'duration') this.#term(field, 'duration');
    else if (field.format === 'unit' && !isList && field.base !== '%')
      this.terms.push({
        what: nounOf(field),
        path: field.path,
        as: 'unit',
        field,
        side: this.#sideOf(words, field),
        bound: boundOf(words),
      });
    else if (field.format === 'unit') this.#term(field, 'unit');
    else if (field.format === 'raw' && basisPoints.test(words))
      this.#term({ ...field, decimals: 2, base: '%' }, 'unit');
    else if (field.format === 'enum') this.#term(field, 'enum');
    else this.#term(field, 'number');
  }

  #term(field: Field, as: TermPlan['as']): void {
    this.terms.push({ what: nounOf(field), path: field.path, as, field });
  }
}

/**
 * Assigns a use to each argument. Shown ones are amounts, parties, times or terms by their format and role; hidden or
 * undescribed ones are judged by their type alone: an address that could be paid is a party, everything else has to be
 * stated.
 */
export const planFormat = (format: Format, parameters: readonly AbiParameter[], isMessage: boolean): Plan =>
  new Planner(format, parameters, isMessage).plan();
