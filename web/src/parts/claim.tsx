import { InertText } from './inert-text.tsx';

/** A name that a stranger gave to something. It cannot reach into the sentence around it, and nobody vouches for it. */
export const Claim = ({ children }: { children: string }) => (
  <span title="Self-chosen name, not verified" className="wrap-anywhere">
    “<InertText>{children}</InertText>”
  </span>
);
