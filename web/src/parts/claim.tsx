import { InertText } from './inert-text.tsx';

/** A name chosen by a third party. It is isolated from the surrounding sentence and unverified. */
export const Claim = ({ children }: { children: string }) => (
  <span title="Self-chosen name, not verified" className="wrap-anywhere">
    “<InertText>{children}</InertText>”
  </span>
);
