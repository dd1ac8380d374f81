// Plain JavaScript: it runs before there is a Node that can run TypeScript.
const TICK_MS = 1_000;
const prefix = 'countersign: ';

export const say = (text) => process.stderr.write(`${prefix}${text}\n`);

/**
 * Shows the name and the duration of a step. A terminal shows the seconds in between; a log file gets only the two
 * lines. The work returns its error as `failure`.
 */
export async function runStep(name, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tick = process.stderr.isTTY ? showOnOneLine(name, seconds) : null;
  if (!tick) say(`${name} …`);
  const outcome = await work();
  if (tick) {
    clearInterval(tick);
    process.stderr.write('\r\x1b[K');
  }
  say(`${name}: ${outcome.failure ? 'failed after' : 'done in'} ${seconds()} s`);
  return outcome;
}

function showOnOneLine(name, seconds) {
  const show = () => {
    const end = ` … ${seconds()} s`;
    // A line wider than the terminal could not be overwritten.
    const room = (process.stderr.columns || 80) - prefix.length - end.length - 1;
    process.stderr.write(`\r\x1b[K${prefix}${name.slice(0, Math.max(room, 0))}${end}`);
  };
  show();
  return setInterval(show, TICK_MS);
}
