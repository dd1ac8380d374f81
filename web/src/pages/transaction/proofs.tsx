import { networkName } from '../../networks.ts';
import { Account } from '../../parts/account.tsx';
import { Button } from '../../parts/button.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { ExplorerLink } from '../../parts/explorer-link.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveJson } from '../../parts/save-file.ts';
import { Receipt } from './receipt.tsx';
import type { WholeTransaction } from './record.ts';
import { signedVerdict } from './signed-verdict.ts';

/**
 * Everything that anyone can verify: the record on chain, the sealed payload by its CID, the arbiter's signature, the
 * receipt.
 */
export function Proofs({ record }: { record: WholeTransaction }) {
  const { requestHash, chain, cid, verdict, executed } = record;
  const name = requestHash.slice(0, 10);
  return (
    <Fold title="Record and proof" hint={chain === null ? 'Not recorded on chain' : chainWords[chain.status]}>
      <div className="flex flex-col gap-4">
        <CopyField label="Request hash" text={requestHash} />
        {chain && (
          <Facts>
            <Fact name="Recorded on">{networkName(chain.chainId)}</Fact>
            <Fact name="Contract">
              <Account address={chain.contract} />{' '}
              <ExplorerLink chainId={chain.chainId} kind="address" id={chain.contract} />
            </Fact>
            <Fact name="Transaction">
              {chain.txHash === null ? (
                'Not sent yet'
              ) : (
                <>
                  <code className="font-mono text-[0.9em]">{chain.txHash}</code>{' '}
                  <ExplorerLink chainId={chain.chainId} kind="tx" id={chain.txHash} />
                </>
              )}
            </Fact>
            <Fact name="Block">{chain.blockNumber ?? 'Not confirmed yet'}</Fact>
          </Facts>
        )}
        {executed && (
          <Facts>
            <Fact name={executed.succeeded ? 'Executed by' : 'Failed in'}>
              <code className="font-mono text-[0.9em]">{executed.txHash}</code>{' '}
              <ExplorerLink chainId={executed.chainId} kind="tx" id={executed.txHash} />
            </Fact>
          </Facts>
        )}
        {cid && <CopyField label="CID of the sealed payload" text={cid} />}
        {verdict && (
          <p>
            {verdict.signed && verdict.signer ? (
              <>
                The verdict is signed by <Account address={verdict.signer} />.
              </>
            ) : (
              'The verdict is not signed: only this service vouches for whose it is.'
            )}
          </p>
        )}
        {/* The last two are made here of what is shown: nothing is asked for again. */}
        <div className="flex flex-wrap gap-3">
          <Receipt record={record} />
          {verdict?.signed && (
            <Button look="secondary" onPress={() => saveJson(`verdict-${name}.json`, signedVerdict(record))}>
              <Icon name="download" />
              Download signed verdict
            </Button>
          )}
          <Button look="secondary" onPress={() => saveJson(`record-${name}.json`, record)}>
            <Icon name="download" />
            Download whole record
          </Button>
        </div>
      </div>
    </Fold>
  );
}

const chainWords = { pending: 'To be recorded', submitted: 'Sent, not confirmed', recorded: 'Recorded on chain' };
