import { isSecret, isVariableOf, type Role, secretsOf } from './product.ts';

/** Required settings of every unit, besides those of systemd-analyze. */
const hardening = {
  NoNewPrivileges: 'true',
  ProtectSystem: 'strict',
  ProtectHome: 'true',
  PrivateTmp: 'true',
  CapabilityBoundingSet: '',
};

/**
 * The value of an optional secret: systemd allows no empty one, and starts no unit that lacks a secret without a
 * default.
 */
const UNSET = '\\n';

/** Checks a unit and its file of variables. */
export function checkUnit(role: Role, unit: string, variables: string): string[] {
  const settings = [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  const valuesOf = (wanted: string) => settings.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const faults: string[] = [];
  const [main = ''] =
    valuesOf('ExecStart')
      .join(' ')
      .match(/\S+\.ts/) ?? [];
  if (main !== `${role}/src/main.ts`) faults.push(`ExecStart: must start ${role}/src/main.ts`);
  const [user = 'root'] = valuesOf('User');
  if (user === 'root') faults.push('User: must not be root');
  for (const [name, value] of Object.entries(hardening)) {
    if (!valuesOf(name).includes(value)) faults.push(`${name}=${value} is missing`);
  }
  const credentials = valuesOf('LoadCredential').map((value) => value.split(':', 1)[0] ?? '');
  const plain = [
    ...valuesOf('Environment').map((value) => value.split('=', 1)[0] ?? ''),
    ...[...variables.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name),
  ];
  for (const name of [...credentials, ...plain]) {
    if (!isVariableOf(role, name)) faults.push(`${name}: the process does not read it`);
  }
  for (const name of secretsOf(role)) if (!credentials.includes(name)) faults.push(`${name}: is no credential`);
  for (const [name = '', value] of valuesOf('SetCredential').map((each) => each.split(':'))) {
    if (value !== UNSET || !credentials.includes(name)) faults.push(`SetCredential=${name}: must only mean unset`);
  }
  for (const name of plain) if (isSecret(name)) faults.push(`${name}: must be a credential`);
  return faults;
}
