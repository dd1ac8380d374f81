import type { Answer, transactionRows } from '@countersign/protocol';

export type Listed = Answer<typeof transactionRows.listTransactions>[number];
type Cell = string | number | null;

/** What a spreadsheet gets of each transaction. */
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

/** Spreadsheets run a cell that begins with one of these, or with its full-width form. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Where programs take a semicolon, a tab or a line break for the end of a cell, quoted or not, the next one begins here. */
const behindBreak = /([;\t\r\n]\s*)([=+\-@＝＋－＠])/g;

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

function writeCell(cell: Cell): string {
  const text = String(cell ?? '');
  const inert = (beginsFormula.test(text) ? `'${text}` : text).replaceAll(behindBreak, "$1'$2");
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
