import { chromium } from 'playwright-core';
import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { type Subject, startSubject } from './subject.ts';

const FEW = 100;
const MANY = 100_000;
const OPENINGS = 15;
const WARM_UP = 2;
const VERDICTS = 30;
const MOST_RATIO = 1.5;
const MOST_SECONDS = 1;
/** The first page, and the latest decisions. */
const MOST_ROWS = 60;

export async function measureWeb(setting: { executablePath: string; webDirectory: string }): Promise<void> {
  const { executablePath, webDirectory } = setting;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await withDatabase(async (clusterUrl) => {
      const subjects: Subject[] = [];
      for (const rows of [FEW, MANY]) {
        say(`filling a database with ${rows.toLocaleString('en')} transactions …\n`);
        subjects.push(await startSubject(clusterUrl, { browser, webDirectory, rows }));
      }
      const [few, many] = subjects as [Subject, Subject];
      say('opening the inbox …\n');
      const openings = await compareOpenings(few, many);
      const shownRows = await many.page.locator('tbody tr').count();
      say('posting verdicts …\n');
      const delays = await measureVerdicts(many);
      for (const subject of subjects) await subject.stop();
      await report({ openings, shownRows, delays });
    });
  } finally {
    await browser.close();
  }
}

/** Alternates between the two, so that other load on the machine affects both equally. In ms, sorted. */
async function compareOpenings(few: Subject, many: Subject): Promise<{ few: number[]; many: number[] }> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = -WARM_UP; round < OPENINGS; round += 1) {
    for (const [name, subject] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const took = await openInbox(subject);
      if (round >= 0) times[name].push(took);
    }
  }
  return { few: sorted(times.few), many: sorted(times.many) };
}

/** Waits until the rows are there and the page responds to the keyboard. */
async function openInbox({ page, uiUrl }: Subject): Promise<number> {
  const started = performance.now();
  await page.goto(uiUrl, { waitUntil: 'commit' });
  const row = page.getByRole('table', { name: 'Waiting for you' }).getByRole('link').first();
  await row.waitFor();
  await row.focus();
  const took = performance.now() - started;
  // The page stores its session before it follows events; leaving it earlier would lose the session.
  await page.getByRole('table', { name: 'Recently decided' }).waitFor();
  return took;
}

/** From sending a verdict to its row in the page, in ms, sorted. */
async function measureVerdicts({ page, uiUrl, address, agent, arbiter }: Subject): Promise<number[]> {
  await page.goto(uiUrl);
  await page.getByRole('table', { name: 'Waiting for you' }).waitFor();
  const delays: number[] = [];
  for (let round = 1; round <= VERDICTS; round += 1) {
    const summary = `Send ${round} ETH to 0xd8dA…6045, for the bench`;
    const { requestHash } = await agent.createTransaction({
      body: {
        escrowAddress: address,
        userPrompt: `Send ${round} ETH`,
        tx: { to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', value: String(round), data: '0x' },
      },
    });
    const results = { amount_matching: { status: 'FAIL' } };
    const report = { extracted_elements: { does: [summary] }, results };
    const started = performance.now();
    const shown = page.getByRole('link', { name: summary }).waitFor();
    await arbiter.createApproval({ params: { requestHash }, body: { decision: 'UNDECIDED', report } });
    await shown;
    delays.push(performance.now() - started);
  }
  return sorted(delays);
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);

interface Result {
  readonly openings: { readonly few: number[]; readonly many: number[] };
  readonly shownRows: number;
  readonly delays: number[];
}

async function report({ openings, shownRows, delays }: Result): Promise<void> {
  const ms = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(0)} ms`;
  const ratio = quantile(openings.many, 0.5) / quantile(openings.few, 0.5);
  const p95 = quantile(delays, 0.95) / 1000;
  const isMet = ratio <= MOST_RATIO && p95 <= MOST_SECONDS && shownRows <= MOST_ROWS;
  const met = (is: boolean) => (is ? 'met' : '**missed**');
  const row = (name: string, times: readonly number[]) => [name, ms(times, 0.5), ms(times, 0.95)];
  const rows = [
    row(`inbox of ${FEW.toLocaleString('en')} transactions`, openings.few),
    row(`inbox of ${MANY.toLocaleString('en')} transactions`, openings.many),
    row('verdict until its row is there', delays),
  ];
  const text = `# The inbox in a browser

Made by \`npm run bench -- web\`: the same inbox in Chromium for an owner with ${FEW.toLocaleString('en')} and for one with ${MANY.toLocaleString('en')} transactions, of which half wait for the owner; opened in turns, ${OPENINGS} times each, until the rows are there and one of them takes the focus. Then ${VERDICTS} verdicts are posted one after the other while the larger inbox is open, each timed from its sending until its row is in the page.

${table(['Time', 'p50', 'p95'], rows)}

- ${MANY.toLocaleString('en')} transactions against ${FEW.toLocaleString('en')}: ${ratio.toFixed(2)} times the time (p50), at most ${MOST_RATIO}: ${met(ratio <= MOST_RATIO)}.
- Rows in the page with ${MANY.toLocaleString('en')} transactions: ${shownRows}, at most ${MOST_ROWS}: ${met(shownRows <= MOST_ROWS)}.
- A verdict is in the page within ${p95.toFixed(2)} s (p95), at most ${MOST_SECONDS} s: ${met(p95 <= MOST_SECONDS)}.

Machine: ${machine}.
`;
  await writeReport(import.meta.url, text, isMet);
}
