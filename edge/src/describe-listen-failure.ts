/** Explains why a server cannot listen and names the variable to change; null for any other failure. */
export function describeListenFailure(
  error: unknown,
  { host, hostVariable, ports }: { host: string; hostVariable: string; ports: Readonly<Record<string, number | null>> },
): string | null {
  const { code, syscall, hostname, port } = error as NodeJS.ErrnoException & { hostname?: string; port?: number };
  const [main = '', ...others] = Object.keys(ports);
  if (code === 'EADDRINUSE') {
    const variable = others.find((name) => ports[name] === port) ?? main;
    return `Port ${port} is in use: stop the process that uses it, or set ${variable} to another port.`;
  }
  if (syscall === 'listen' || hostname === host) {
    return `Cannot listen on ${host}:${port ?? ports[main]} (${code}): check ${hostVariable} and ${main}.`;
  }
  return null;
}
