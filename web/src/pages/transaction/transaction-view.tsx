import { useMemo, useState } from 'react';
import { Checks } from '../../comparison/checks.tsx';
import { Comparison } from '../../comparison/comparison.tsx';
import { readReport } from '../../comparison/read-report.ts';
import { Card } from '../../parts/card.tsx';
import { lowerFirst } from '../../parts/first-letter.ts';
import { inertLine } from '../../parts/inert-text.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { standingInWords } from '../../parts/status.tsx';
import type { User } from '../../session/kept-session.ts';
import { Calls } from './calls.tsx';
import { Deciding } from './deciding.tsx';
import { History } from './history.tsx';
import type { Opened } from './open-sealed.ts';
import { Proofs } from './proofs.tsx';
import { RawAction } from './raw-action.tsx';
import type { Readable, WholeTransaction } from './record.ts';
import { Sending } from './sending/sending.tsx';
import { StandingLine } from './standing-line.tsx';
import { Unlock } from './unlock.tsx';

interface Props {
  readonly record: WholeTransaction;
  readonly user: User;
  /** The refetch failed: the data shown may be out of date. */
  readonly isBehind: boolean;
}

/** One request: the words, the effects, the decision, and all proofs. */
export function TransactionView({ record, user, isBehind }: Props) {
  const [opened, setOpened] = useState<{ readonly of: string; readonly readable: Opened } | null>(null);
  const isSealed = record.form === 'sealed';
  // Decrypted contents belong to one verdict; a new one is opened again.
  const own = opened?.of === verdictOf(record) ? opened.readable : null;
  const inTheOpen = useMemo((): Readable => {
    const { description, tx, calls, typedData, payment, contextLogs, verdict } = record;
    const action = { tx, calls, typedData, payment };
    return { prompt: description, action: isSealed ? null : action, contextLogs, report: readReport(verdict?.report) };
  }, [record, isSealed]);
  const readable = own ?? inTheOpen;
  const { report } = readable;
  const [, standing] = standingInWords(record);
  return (
    <Page
      title={sentenceOf(record, readable)}
      tabTitle={`${standing}: ${record.requestHash.slice(0, 10)}`}
      above={<StandingLine record={record} />}
      lead={leadOf(record, readable)}
    >
      <div className="flex flex-col gap-5">
        {isSealed && !own && canUnlock(record) && (
          <Unlock record={record} onOpened={(readable, from) => setOpened({ of: verdictOf(from), readable })} />
        )}
        {isSealed && !own && !canUnlock(record) && (
          <Notice kind="care" title="This request is sealed">
            {record.payload === 'expired'
              ? 'It ended long ago, and its sealed payload has been deleted. The hashes and the history remain.'
              : 'Only the arbiter can read it so far. Its report will be encrypted to your PGP key.'}
          </Notice>
        )}
        {own && <OpenedNotice opened={own} />}
        {(!isSealed || own) && (
          <Comparison
            prompt={readable.prompt}
            report={readable.report}
            chainId={record.chainId}
            isPassedOn
            isExecuted={record.status === 'EXECUTED'}
            isApproved={record.verdict?.decision === 'APPROVED'}
            unread={<Unread record={record} readable={readable} />}
          />
        )}
        <Sending record={record} readable={readable} user={user} />
        <Deciding record={record} readable={readable} user={user} isBehind={isBehind} />
        <Card title="Details">
          {report && report.checks.length > 0 && <Checks checks={report.checks} />}
          <Calls readable={readable} chainId={record.chainId} />
          <History record={record} />
          <Proofs record={record} />
        </Card>
      </div>
    </Page>
  );
}

const verdictOf = ({ verdict }: WholeTransaction) => String(verdict?.createdAt);

const canUnlock = ({ encryptedPayload, verdict }: WholeTransaction) =>
  typeof verdict?.report === 'string' || encryptedPayload !== null;

/** The arbiter's finding in one sentence. */
function sentenceOf({ verdict, reason }: WholeTransaction, { report }: Readable): string {
  if (verdict === null) return 'The arbiter is checking this request';
  if (verdict.decision === 'APPROVED') return 'The arbiter confirms that it does what you asked';
  if (verdict.decision === 'UNDECIDED') return 'The arbiter is not sure, so you decide';
  return inertLine(report?.reason ?? reason ?? 'The arbiter rejected this request', 200).replace(/\.$/, '');
}

/** The reason, unless the sentence above contains it. */
function leadOf({ verdict, reason }: WholeTransaction, { report }: Readable): string | null {
  if (verdict?.decision === 'APPROVED' && verdict.ownerNeeded) {
    const { ownerNeededBecause: why } = verdict;
    return why === null ? null : `Your approval is required: ${lowerFirst(inertLine(why, 300)).replace(/\.$/, '')}.`;
  }
  if (verdict?.decision !== 'UNDECIDED') return null;
  const failed = report?.checks.find(({ status }) => status === 'FAIL') ?? report?.open[0];
  const why = failed?.reasoning ?? reason ?? verdict.analysis;
  return why === null ? null : inertLine(why, 300);
}

const OpenedNotice = ({ opened: { isPayloadClosed, isReportClosed } }: { opened: Opened }) => (
  <Notice kind="care" title="Opened in this browser only">
    {isPayloadClosed && 'Your words are sealed for the arbiter alone; your key cannot decrypt them. '}
    {isReportClosed && "Your key cannot decrypt the arbiter's report. "}
    Leave or reload this page to lock it again.
  </Notice>
);

/** The raw bytes, if no report describes their effect. */
const Unread = ({
  record: { verdict, chainId },
  readable: { action },
}: {
  record: WholeTransaction;
  readable: Readable;
}) => (
  <>
    <p className="mb-3 text-care">
      {action === null
        ? 'Sealed: what it does is not readable here.'
        : verdict === null
          ? 'Not decoded yet. Raw request:'
          : "The arbiter's report does not say what this does. Raw request:"}
    </p>
    {action && <RawAction action={action} chainId={chainId} />}
  </>
);
