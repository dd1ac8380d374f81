/** Reads the whole body of an external answer; throws as soon as it exceeds the limit. */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RangeError('the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
