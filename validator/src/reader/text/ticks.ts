import { over } from '../languages/phrases/finished-talk.ts';
import { released } from '../languages/phrases/labels.ts';

const ticked = /^[ \t>*_#•–-]{0,6}\[[xX✓✔]\]\s/mu;
const unticked = /^[ \t>*_#•–-]{0,6}(?:☐|\[[ _]?\])[ \t]?\S/mu;

/**
 * A form with ticked boxes for the options: every box is ticked, nothing says that it is over, and it ends with the
 * order to do it.
 */
export const isChosen = (text: string): boolean =>
  ticked.test(text) && !unticked.test(text) && !over.test(text) && released.test(text);
