import { Card } from '../../../parts/card.tsx';
import { QuorumOf } from './quorum-of.tsx';

/** Who must sign for the owner's wallet at a wallet provider. Each of the two loads and fails independently. */
export const QuorumSection = () => (
  <Card
    title="Quorums"
    lead="A quorum is the set of keys that must sign for a wallet at a wallet provider. You only need this if your wallet is kept there."
  >
    <div className="flex flex-col gap-6">
      <QuorumOf type="execution" title="For sending" text="Signs approved transactions." />
      <QuorumOf type="agent" title="For your agent" text="Signs for the wallet of the agent itself." />
    </div>
  </Card>
);
