import { takeAsides } from './asides.ts';
import { findAtoms } from './atoms.ts';
import { buildSteps } from './build-steps.ts';
import { splitClauses } from './clauses.ts';
import { compose } from './compose.ts';
import { composeItems } from './compose-items.ts';
import { detectLanguage } from './detect-language.ts';
import { findSpender } from './find-spender.ts';
import { frameTrades } from './frame-trades.ts';
import { frontRoles } from './front-roles.ts';
import type { Intent, Slot } from './intent.ts';
import { joinItems } from './join-items.ts';
import { joinSteps } from './join-steps.ts';
import { joinTrades } from './join-trades.ts';
import { keepOrders } from './keep-orders.ts';
import { lex } from './lex.ts';
import { readLimits } from './limits/read-limits.ts';
import { correctVerbs } from './misspelt-verbs.ts';
import { nameCoins } from './name-coins.ts';
import { namePayees } from './name-payees.ts';
import { nameStrangers } from './name-strangers.ts';
import { nameVenues } from './name-venues.ts';
import { nameVersions } from './name-versions.ts';
import { readPayOut } from './pay-out.ts';
import { slot } from './piece.ts';
import { readPlainOrders } from './plain-orders.ts';
import { joinPlainVerbs } from './plain-verbs.ts';
import { readCorrections } from './read-corrections.ts';
import { readCrossings } from './read-crossings.ts';
import { readForbids } from './read-forbids.ts';
import { readLeases } from './read-leases.ts';
import { readPermissions } from './read-permissions.ts';
import { readPermits } from './read-permits.ts';
import { readRights } from './read-right.ts';
import { readSchedules } from './read-schedules.ts';
import { readShapes } from './read-shapes.ts';
import { readTables } from './read-tables.ts';
import { takeReferences } from './references.ts';
import { reword } from './reword.ts';
import { rewordRights } from './reword-rights.ts';
import { rewordSends } from './reword-sends.ts';
import { readSendIdioms } from './send-idioms.ts';
import { shareAsset } from './share-asset.ts';
import { spreadBounds } from './spread-bounds.ts';
import { takeClaims } from './take-claims.ts';
import { takeDislikes } from './take-dislikes.ts';
import { takeHeadcounts } from './take-headcounts.ts';
import { takeManners } from './take-manners.ts';
import { takeQuotes } from './take-quotes.ts';
import { takeReasons } from './take-reasons.ts';
import { takeRemarks } from './take-remarks.ts';
import { takeRestated } from './take-restated.ts';
import { takeRoutes } from './take-routes.ts';
import { takeStandards } from './take-standards.ts';
import { takeStories } from './take-stories.ts';
import { takeWrappers } from './take-wrappers.ts';
import { tellTrades } from './tell-trades.ts';
import { readTradeTerms } from './trade-terms.ts';
import { turnForms } from './turn-forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a request in words. Each stage takes out what it understands and hands on the rest; what none of them understands is
 * `unread`. Never throws, whatever the text; the clock only turns dates into seconds.
 */
export function parseIntent(text: string, vocabulary: Vocabulary, nowUnix: number): Intent {
  const language = detectLanguage(text);
  const symbolOf = remember(vocabulary.symbolOf);
  const words = { ...vocabulary, symbolOf };
  const { tokens, end } = lex(text, {
    isWhole: (key) => symbolOf(key) !== null || vocabulary.names.next.get(key)?.value != null,
    writesDecimalComma: language.writesDecimalComma,
    cut: language.cut,
    endings: language.endings,
  });
  const all = findAtoms(tokens, language, words);
  const found = language.code === 'en' ? takeManners(text, takeWrappers(text, all)) : all;
  const atoms = nameVenues(nameVersions(takeHeadcounts(takeReferences(readTables(takeStandards(found))))));
  const composed = compose(text, atoms, words);
  const quoted = takeQuotes(text, language.hasPostpositions ? frontRoles(composed) : composed);
  const items = readCrossings(text, namePayees(text, composeItems(text, quoted.pieces), words));
  const framed =
    language.code === 'en'
      ? frameTrades(text, readPlainOrders(text, joinPlainVerbs(text, readShapes(text, items))))
      : items;
  const named = correctVerbs(text, tellTrades(text, takeRoutes(text, framed)));
  const mentioned = rewordRights(text, language.code === 'en' ? takeRestated(text, named) : named);
  const disliked = language.code === 'en' ? takeDislikes(text, mentioned) : mentioned;
  const reasoned = language.code === 'en' ? takeReasons(text, disliked) : { pieces: disliked, unread: [] };
  const told =
    language.code === 'en'
      ? takeStories(text, nameStrangers(text, turnForms(text, readLeases(text, reasoned.pieces))))
      : { pieces: mentioned, unread: [] };
  const paid = readPayOut(
    text,
    language.code === 'en' ? readSendIdioms(text, readCorrections(text, joinItems(text, told.pieces))) : told.pieces,
  );
  const claimed = language.code === 'en' ? takeClaims(text, paid) : { pieces: paid, unread: [] };
  const ordered = keepOrders(text, claimed.pieces, language.code === 'en');
  const reworded = reword(text, readTradeTerms(text, rewordSends(text, ordered.pieces)));
  const remarked = takeRemarks(text, reworded.pieces);
  const asides = takeAsides(text, remarked.pieces);
  const limited = readLimits(text, asides.pieces, nowUnix);
  const scheduled = readSchedules(text, limited.pieces);
  const permitted = readPermissions(scheduled.pieces);
  const forbidden = readForbids(text, permitted.pieces);
  const built = buildSteps(text, splitClauses(forbidden.pieces));
  const joined = spreadBounds(text, joinSteps(text, built.steps));
  const traded = joinTrades(nameCoins(joined, words));
  const steps = shareAsset(readRights(text, readPermits(text, findSpender(text, traded))));
  const rest = end < text.length ? [slot({ start: end, end: text.length }, text.slice(end))] : [];
  const unread = [
    quoted,
    reasoned,
    told,
    claimed,
    ordered,
    reworded,
    remarked,
    asides,
    limited,
    scheduled,
    forbidden,
    built,
  ]
    .flatMap((read) => read.unread)
    .concat(rest);
  const isCounted = ({ start, end }: Slot<string>) =>
    steps.some(({ threshold }) => threshold && threshold.start <= start && end <= threshold.end);
  return {
    text,
    language: language.code,
    steps,
    constraints: {
      ...limited.limits,
      forbid: forbidden.forbid,
      ...(permitted.unlimitedApproval && {
        unlimitedApproval: permitted.unlimitedApproval,
      }),
    },
    unread: unread.filter((each) => !isCounted(each)).sort(byPlace),
  };
}

/** The same words come up several times in a request, and asking the lists is what costs most. */
function remember<T>(look: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? look(key);
    known.set(key, found);
    return found;
  };
}

const byPlace = (one: Slot<string>, other: Slot<string>): number => one.start - other.start || one.end - other.end;
