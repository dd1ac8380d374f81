/** A name that a stranger gave to something. It cannot reach into the sentence around it, and nobody vouches for it. */
export const Claim = ({ children }: { children: string }) => (
  <bdi title="A name that its bearer chose. Nobody has checked it." className="wrap-anywhere">
    “{visible(children)}”
  </bdi>
);

/** Characters that turn, hide or join text become visible: they have no place in a name but to deceive. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export const visible = (text: string): string => text.replaceAll(HIDDEN, '�');
