import { Claim } from './claim.tsx';

/** Longer than any place can show. */
const MOST_SHOWN = 200;

/** Shown for an agent without a name. */
export const unnamedAgent = 'Unnamed agent';

/** An agent chooses its own name: it is always in quotation marks. */
export function AgentName({ name }: { name: string | null }) {
  if (name === null) return <span className="text-muted">{unnamedAgent}</span>;
  return <Claim>{name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN).toWellFormed()}…`}</Claim>;
}
