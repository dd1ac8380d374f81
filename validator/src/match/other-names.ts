import {
  excludedAfter,
  excludedBefore,
  inNameOf,
  inNameOfAfter,
  negates,
  othersAfter,
  othersBefore,
} from '../reader/languages/phrases/other-names.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** The maximum distance between a name and the words next to it. */
const BESIDE = 48;

/** Words right next to a name that mean another party: `anyone but 0x…`, `0x…'s landlord`, `on behalf of 0x…`. */
export function findOtherNames(matching: Matching): Doubt[] {
  const { text, parties } = matching;
  const paid = new Set(
    parties.filter(({ claim }) => claim.role === 'to' && claim.effect.kind === 'send').map(({ said }) => said),
  );
  return text.said.flatMap((said) => {
    const before = text.text.slice(Math.max(0, said.start - BESIDE), said.start);
    // A genitive may be part of the name that was found.
    const end = /['’]s$/.test(text.text.slice(said.start, said.end)) ? said.end - 2 : said.end;
    const after = text.text.slice(end, end + BESIDE);
    const { party, chain, protocol } = said.mention;
    const isExcluded = (excludedBefore.test(before) || excludedAfter.test(after)) && !isOnly(matching, said);
    if (isExcluded) return [doubt(text, kindOf(said), said, 'is left out by the words beside it')];
    const isName = party !== null || chain !== null || protocol !== null;
    const isOther = isName && (othersAfter.test(after) || (party !== null && othersBefore.test(before)));
    if (isOther) return [doubt(text, kindOf(said), said, 'only tells who or what is meant')];
    const isRepresented = paid.has(said) && (inNameOf.test(before) || inNameOfAfter.test(after));
    return isRepresented ? [doubt(text, 'address', said, 'may be in whose name it is paid')] : [];
  });
}

const kindOf = ({ mention: { amount, party, chain } }: Said): Doubt['kind'] =>
  amount ? 'amount' : chain ? 'chain' : party?.value.kind === 'address' ? 'address' : 'name';

/** `to nobody but 0x…`: with a negation in its clause it is the only payee. */
function isOnly({ text: { text, modality } }: Matching, { start, end }: Said): boolean {
  const clause = modality.clauses.find((each) => each.start <= start && end <= each.end) ?? { start, end };
  return negates.test(text.slice(clause.start, start)) || negates.test(text.slice(end, clause.end));
}
