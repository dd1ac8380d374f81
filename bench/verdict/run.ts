import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { type Agent, askValidator, type Course, enrolAgent } from './agent.ts';
import { startSubject } from './subject.ts';

const ROUNDS = 100;
const WARM_UP = 15;
const BURST = 50;
/** Each may submit 30 times a minute. */
const AGENTS = 16;
const MOST_MS = 500;

/** One thing that was measured, in milliseconds, sorted. */
interface Row {
  readonly name: string;
  readonly times: readonly number[];
}

const rowOf = (name: string, times: readonly number[]): Row => ({ name, times: times.toSorted((a, b) => a - b) });
const p50 = ({ times }: Row) => quantile(times, 0.5);

say('starting everything …\n');
const subject = await startSubject();
try {
  const agents: Agent[] = [];
  for (let number = 1; number <= AGENTS; number += 1) agents.push(await enrolAgent(subject.serviceUrl, number));
  const agentOf = (round: number) => agents[(round + WARM_UP) % AGENTS] as Agent;

  const courses: Course[] = [];
  const floors: { validator: number; poll: number }[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const agent = agentOf(round);
    const course = await agent.submit();
    // In turns with what is measured, so that whatever else the machine does meets both alike.
    const floor = { validator: await askValidator(subject.validatorUrl), poll: await agent.poll() };
    if (round < 0) continue;
    courses.push(course);
    floors.push(floor);
  }
  const burst = await Promise.all(Array.from({ length: BURST }, (_, index) => agentOf(index).submit()));

  const whole = rowOf(
    'from the 201 to the verdict',
    courses.map(({ answeredMs }) => answeredMs),
  );
  const parts = [
    rowOf(
      '… until the arbiter has judged',
      courses.map(({ judgedMs }) => judgedMs),
    ),
    rowOf(
      '… until the verdict is stored',
      courses.map(({ judgedMs, storedMs }) => storedMs - judgedMs),
    ),
    rowOf(
      '… until whoever waits has it',
      courses.map(({ storedMs, answeredMs }) => answeredMs - storedMs),
    ),
  ];
  const validator = rowOf(
    'floor: the validator alone',
    floors.map((floor) => floor.validator),
  );
  const poll = rowOf(
    'floor: a poll alone',
    floors.map((floor) => floor.poll),
  );
  const together = rowOf(
    `the same, ${BURST} at once`,
    burst.map(({ answeredMs }) => answeredMs),
  );
  await report([whole, ...parts, together, validator, poll], p50(whole), p50(validator) + p50(poll));
} finally {
  await subject.stop();
}

async function report(rows: readonly Row[], wholeMs: number, floorMs: number): Promise<void> {
  const show = (ms: number) => `${ms.toFixed(1)} ms`;
  const cells = rows.map(({ name, times }) => [name, ...[0.5, 0.9, 0.99].map((share) => show(quantile(times, share)))]);
  const isMet = wholeMs < MOST_MS;
  const text = `# From the answer to the verdict

Made by \`npm run bench:verdict\`: everything that \`npm start\` runs, on one machine, with an empty database. ${ROUNDS} transactions one after the other, each sealed, stored, leased, opened, checked, judged and signed; then ${BURST} at once. Measured from the arrival of the 201 to the answer of a waiting poll. In turns with them, what no design could leave out: one question to the validator and one poll.

${table(['', 'p50', 'p90', 'p99'], cells)}

p50 is ${(wholeMs / floorMs).toFixed(1)} times the floor of ${show(floorMs)}, and must be under ${MOST_MS} ms on an idle machine with 2 cores: ${isMet ? 'met' : '**missed**'}.

Machine: ${machine}.
`;
  await writeReport(import.meta.url, text, isMet);
}
