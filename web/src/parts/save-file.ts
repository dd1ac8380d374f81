/** Long enough for any browser to start reading. */
const KEPT_MS = 60_000;

/** Hands a file to the browser for download. It is created here and sent nowhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

export const saveJson = (name: string, content: unknown): void =>
  saveFile(name, new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }));
