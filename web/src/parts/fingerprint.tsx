/** In groups, as people compare it. */
export const Fingerprint = ({ of }: { of: string }) => (
  <span className="font-mono text-[0.9em]">{(of.toUpperCase().match(/.{1,4}/g) ?? []).join(' ')}</span>
);
