/** The CPU time of this process in milliseconds; unlike wall-clock time, it does not depend on other processes. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
