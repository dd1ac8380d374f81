/** Milliseconds of the processor's time that this process has used: unlike those of a clock, others do not add to them. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
