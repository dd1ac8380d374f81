import { CopyField } from '../../../parts/copy-field.tsx';
import { ExplorerLink } from '../../../parts/explorer-link.tsx';

interface Props {
  readonly hashes: readonly `0x${string}`[];
  readonly chainId: number;
  /** One transaction for each call of a batch. */
  readonly areCalls: boolean;
}

/** Links to the transactions sent so far. */
export const SentCalls = ({ hashes, chainId, areCalls }: Props) => (
  <ul className="flex flex-col gap-3">
    {hashes.map((hash, index) => (
      <li key={hash}>
        <CopyField label={areCalls ? `Transaction of call ${index + 1}` : 'Transaction'} text={hash} />
        <ExplorerLink chainId={chainId} kind="tx" id={hash} />
      </li>
    ))}
  </ul>
);
