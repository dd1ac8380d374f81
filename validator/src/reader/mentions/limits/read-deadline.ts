import { type Piece, slot } from '../piece.ts';
import { readDate } from './read-date.ts';
import { isNumber, NO_UNIT, numberOf, type Scan } from './scan.ts';

/** Larger numbers of seconds are Unix times and no waiting times. */
const FIRST_UNIX = 1_000_000_000;
/** The input of the date parser. */
const CLAUSE_LENGTH = 80;

/** The beginnings of a date or a time of day: the date parser is called only for these. */
const opensDate =
  /^[\s:="']*(the |at |on )?(\d|noon|midnight|today|tomorrow|tonight|next|this|end of|eod|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const isOver = /^\s{1,3}(?:is|are|has|have)\s+(?:over|up|out|passed|gone|elapsed|gone by|run out)\b/i;
const isDuration = (piece: Piece): boolean => piece.is === 'duration';

/**
 * `within 20 minutes`, `deadline: 1h`, `before 5pm UTC tomorrow`; `needsDate`: a length of time is not a deadline here.
 */
export function readDeadline(scan: Scan, at: number, needsDate: boolean): boolean {
  return (!needsDate && readLength(scan, at)) || readMoment(scan, at);
}

function readLength(scan: Scan, at: number): boolean {
  const { pieces, limits } = scan;
  const right = scan.after(at, isDuration);
  const value = right >= 0 ? right : scan.nearest(at, isDuration);
  const duration = pieces[value];
  if (duration?.is === 'duration') {
    limits.deadline ??= slot(scan.use(at, value), { withinSeconds: duration.seconds });
    return true;
  }
  // `within 1 % of the market price`
  const share = scan.after(at, (piece) => piece.is === 'percent');
  const percent = pieces[share];
  if (percent?.is !== 'percent') return false;
  limits.slippageBps ??= slot(scan.use(at, share), percent.bps, NO_UNIT);
  return true;
}

function readMoment(scan: Scan, at: number): boolean {
  const { pieces, limits, text } = scan;
  const topic = pieces[at];
  // The first limit applies; a second one stays unread, and is reported.
  const next = pieces[at + 1];
  // `expires 2 hours`, unlike `by 2 hours`
  if (
    topic &&
    next?.is === 'duration' &&
    !limits.deadline &&
    /^(?:expires|valid|good|open|live|deadline)/i.test(text.slice(topic.start, topic.end))
  ) {
    limits.deadline = slot(scan.use(at, at + 1), { withinSeconds: next.seconds });
    return true;
  }
  // `before 15 minutes are over`
  if (topic && next?.is === 'duration' && !limits.deadline && isOver.test(text.slice(next.end, next.end + 24))) {
    limits.deadline = slot(scan.use(at, at + 1), { withinSeconds: next.seconds });
    return true;
  }
  if (!topic || limits.deadline || next?.is === 'duration') return false;
  const number = scan.after(at, isNumber);
  const seconds = numberOf(pieces[number]);
  if (seconds !== null && seconds >= FIRST_UNIX && Number.isSafeInteger(seconds)) {
    limits.deadline = slot(scan.use(at, number), { atUnix: seconds });
    return true;
  }
  const clause = text.slice(topic.end, topic.end + CLAUSE_LENGTH);
  const gap = /^[\s:="']*/.exec(clause)?.[0].length ?? 0;
  const date = opensDate.test(clause) && scan.dates-- > 0 ? readDate(clause.slice(gap), scan.nowUnix) : null;
  if (!date) return false;
  const end = topic.end + gap + date.length;
  let last = at;
  while ((pieces[last + 1]?.start ?? end) < end) last++;
  limits.deadline = slot({ start: scan.use(at, last).start, end }, { atUnix: date.atUnix });
  return true;
}
