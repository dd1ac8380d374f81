import { parse } from 'yaml';
import { z } from 'zod';
import { metricNames } from './product.ts';

export const alertRules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Countersign[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboard = z.looseObject({
  title: z.string(),
  uid: z.string(),
  panels: z.array(
    z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })).optional() }),
  ),
});

/** The metrics in a Prometheus expression. */
const metricsIn = (expr: string) => expr.match(/\b(?:countersign|nodejs|process)_\w+|\bup\b/g) ?? [];

/** An expression with an unknown metric would silently never fire. */
function faultsOf(what: string, expr: string, known: ReadonlySet<string>): string[] {
  const asked = metricsIn(expr);
  if (asked.length === 0) return [`${what}: queries none of our metrics`];
  return asked.flatMap((name) => (known.has(name) ? [] : [`${what}: there is no metric ${name}`]));
}

/** Checks the alert rules, the dashboard, and the guide that explains both. */
export function checkMonitoring(files: {
  readonly alerts: string;
  readonly dashboard: string;
  readonly guide: string;
}): string[] {
  const known = metricNames();
  const rules = alertRules.safeParse(parse(files.alerts));
  const board = dashboard.safeParse(JSON.parse(files.dashboard));
  if (!rules.success) return [`alerts: ${z.prettifyError(rules.error)}`];
  if (!board.success) return [`dashboard: ${z.prettifyError(board.error)}`];
  const faults: string[] = [];
  for (const { alert, expr } of rules.data.groups.flatMap((group) => group.rules)) {
    faults.push(...faultsOf(alert, expr, known));
    if (!files.guide.includes(`\`${alert}\``)) faults.push(`${alert}: docs/guides/monitoring.md does not explain it`);
  }
  for (const { title, targets = [] } of board.data.panels) {
    for (const { expr } of targets) faults.push(...faultsOf(`panel "${title}"`, expr, known));
  }
  const ours = [...known]
    .filter((name) => /^countersign_/.test(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  for (const name of new Set(ours)) {
    if (!files.guide.includes(`\`${name}\``)) faults.push(`docs/guides/monitoring.md does not list ${name}`);
  }
  return faults;
}
