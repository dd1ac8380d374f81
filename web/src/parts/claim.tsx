/** A name that a stranger gave to something. It cannot reach into the sentence around it, and nobody vouches for it. */
export const Claim = ({ children }: { children: string }) => (
  <bdi title="A name that its bearer chose. Nobody has checked it." className="wrap-anywhere">
    “{visible(children)}”
  </bdi>
);

/** Characters that turn, hide or join text become visible: they have no place in a name but to deceive. */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]/gu;

export const visible = (text: string): string => text.replaceAll(HIDDEN, '�');
