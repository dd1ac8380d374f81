import { encode } from 'uqr';

/** The quiet zone that readers need. */
const MARGIN = 4;

/** A text as a QR code, dark on light in either theme, as cameras expect. Loaded on demand. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-full max-w-64 rounded-xl bg-white">
      <path d={toPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One path segment for each run of dark squares. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        const start = x;
        while (row[x]) x += 1;
        if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      }
      return runs;
    })
    .join('');
}
