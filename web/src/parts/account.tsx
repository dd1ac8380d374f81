const HALF = 22;

/** An address, whole: a shortened one is easily mistaken for another. Where it needs two lines, they are equally long. */
export const Account = ({ address }: { address: string }) => (
  <span className="font-mono text-[0.9em]">
    <span className="inline-block">{address.slice(0, HALF)}</span>
    <span className="inline-block">{address.slice(HALF)}</span>
  </span>
);

/** The ends of an address, for places where only its owner needs to know it again. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
