import { Claim } from './claim.tsx';

/** More than any place has room for. */
const MOST_SHOWN = 200;

/** For whoever has given itself no name. */
export const unnamedAgent = 'Unnamed agent';

/** The name of an agent is its own choice: never without quotation marks. */
export function AgentName({ name }: { name: string | null }) {
  if (name === null) return <span className="text-muted">{unnamedAgent}</span>;
  return <Claim>{name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN).toWellFormed()}…`}</Claim>;
}
