/** Reads a response to its end and reports the bytes received; the browser keeps large ones on disk. */
export async function readBlob(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(response.body?.pipeThrough(counter), { headers: { 'content-type': type } }).blob();
}
