import type { Answer, transactionRows } from '@countersign/protocol';

export type Listed = Answer<typeof transactionRows.listTransactions>[number];
type Cell = string | number | null;

/** The columns of a transaction for spreadsheets. */
export const csvColumns: readonly (readonly [name: string, read: (record: Listed) => Cell])[] = [
  ['createdAt', ({ createdAt }) => createdAt],
  ['requestHash', ({ requestHash }) => requestHash],
  ['status', ({ status }) => status],
  ['statusReason', ({ statusReason }) => statusReason],
  ['waitingFor', ({ waitingFor }) => waitingFor],
  ['decision', ({ decision }) => decision],
  ['confidence', ({ confidence }) => confidence],
  ['summary', ({ summary }) => summary],
  ['reason', ({ reason }) => reason],
  ['description', ({ description }) => description],
  ['escrowAddress', ({ escrowAddress }) => escrowAddress],
  ['chainId', ({ chainId }) => chainId],
  ['to', ({ tx }) => tx?.to ?? null],
  ['value', ({ tx }) => tx?.value ?? null],
  ['submitterKind', ({ submittedBy }) => submittedBy?.kind ?? null],
  ['submitterId', ({ submittedBy }) => submittedBy?.id ?? null],
  ['submitterName', ({ submittedBy }) => submittedBy?.name ?? null],
  ['validUntil', ({ validUntil }) => validUntil],
  ['updatedAt', ({ updatedAt }) => updatedAt],
];

/** Spreadsheets execute a cell that starts with one of these, or with its full-width form. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Some programs end a cell at a semicolon, a tab or a line break, even if quoted: the next cell then starts here. */
const behindBreak = /([;\t\r\n]\s*)([=+\-@＝＋－＠])/g;

/** A line in the format of RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: Cell): string {
  const text = String(cell ?? '');
  const inert = (beginsFormula.test(text) ? `'${text}` : text).replaceAll(behindBreak, "$1'$2");
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
