import { list } from '../list.ts';
import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = list`
  (?:
    he
    she
    they
    (?:my|our|his|her) (?!agent|assistant|bot|ai|wallet|safe|account|bank|board|treasur|company|team)\p{L}+
  )(?: (?:just|still|currently|now))?
`;

export const english = unableBy([
  list`
    ${others} (?:
      can['’]?t
      cannot
      can not
      couldn['’]?t
      could not
      (?:is|are)(?:n['’]?t| not) able to
    )(?: (?:even|really|currently|now|just))?
  `,
]);
