/** The whole body of an answer from elsewhere; throws as soon as it is longer than we are ready to hold. */
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
