import type { DecodedCall, SignedMessage } from '../decode/decoded-call.ts';
import type { Facts } from '../facts.ts';
import { type Json, toJson } from './to-json.ts';

/** A larger tree is judged whole and shown in part: nobody reads more, and the answer stays small. */
const MAX_CALLS_SHOWN = 100;
const MAX_EFFECTS_SHOWN = 200;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Our own structures in the dress of the interface; what comes from elsewhere (arguments, messages) keeps its names. */
function inSnakeCase(value: Json): Json {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), inSnakeCase(inner)]));
}

export const showOwn = (value: unknown): Json => inSnakeCase(toJson(value));

function showCall(call: DecodedCall, budget: { left: number }): Json {
  const { args, children, effects: _, needsBook: __, ...own } = call;
  const shown: Json[] = [];
  for (const child of children) {
    budget.left -= 1;
    if (budget.left < 0) break;
    shown.push(showCall(child, budget));
  }
  return {
    ...(showOwn(own) as Record<string, Json>),
    args: toJson(args),
    calls: shown,
    ...(shown.length < children.length && { calls_not_shown: children.length - shown.length }),
  };
}

function showMessage({ message, effects: _, ...own }: SignedMessage): Json {
  return { ...(showOwn(own) as Record<string, Json>), message: toJson(message) };
}

/** What was understood of both sides: the parsed intent with its spans, the call tree and the flat list of effects. */
export function extractedElements({ intent, decoded }: Facts): Record<string, Json> {
  const { text: _, ...read } = intent;
  const budget = { left: MAX_CALLS_SHOWN };
  return {
    intent: showOwn(read),
    calls: decoded.calls.slice(0, MAX_CALLS_SHOWN).map((call) => showCall(call, budget)),
    message: decoded.message && showMessage(decoded.message),
    authorizations: showOwn(decoded.authorizations),
    effects: showOwn(decoded.effects.slice(0, MAX_EFFECTS_SHOWN)),
    ...(decoded.effects.length > MAX_EFFECTS_SHOWN && {
      effects_not_shown: decoded.effects.length - MAX_EFFECTS_SHOWN,
    }),
  };
}
