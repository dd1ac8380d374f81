import { type ProblemStatus, titleOf } from '@countersign/protocol';
import { type Content, html, type Markup } from './html.ts';

/** The name in errors of this status. */
export function errorTitle(status: number | string): string {
  return titleOf(Number(status) as ProblemStatus);
}

export function statusTable(label: string, rows: readonly Markup[]): Markup {
  return html`<table class="statuses" aria-label="${label}">
<thead><tr><th scope="col"><span class="visually-hidden">Status</span></th><th scope="col"><span class="visually-hidden">Meaning</span></th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

export function statusRow(status: number | string, meaning: Content): Markup {
  return html`<tr><th scope="row"><span class="status status-${String(status).slice(0, 1)}">${status}</span></th><td>${meaning}</td></tr>`;
}
