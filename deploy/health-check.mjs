// Of the images: whether the process in this container can do its work. A validator that still loads says so in its body.
const url = process.argv[2] ?? '';
try {
  const response = await fetch(url, { signal: AbortSignal.timeout(4_000) });
  const { ready = true } = await response.json();
  process.exit(response.ok && ready ? 0 : 1);
} catch {
  process.exit(1);
}
