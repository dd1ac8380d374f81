const HALF = 22;

/** A full address: shortened ones are easily confused. If it needs two lines, they have equal length. */
export const Account = ({ address }: { address: string }) => (
  <span className="font-mono text-[0.9em]">
    <span className="inline-block">{address.slice(0, HALF)}</span>
    <span className="inline-block">{address.slice(HALF)}</span>
  </span>
);

/** A shortened address, for places where the owner only has to recognise it. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
