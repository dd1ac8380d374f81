/** Characters that show nothing and change how the others are read: controls, directions, zero widths, tags. */
const hidden = /([\p{Cc}\p{Cf}\p{Zl}\p{Zp}])/u;
/** Joiners belong to emoji and to several scripts; line breaks and tabs are only spaces here. */
const harmless = ['\u200c', '\u200d', '\t', '\n', '\r'];

/** Text of a stranger, in one direction that does not reach beyond it. What it hides is written out. */
export const Foreign = ({ text }: { text: string }) => (
  <bdi dir="auto">
    {text.split(hidden).map((part, index) =>
      hidden.test(part) && !harmless.includes(part) ? (
        <span key={index} className="rounded bg-care-wash px-1 font-mono text-[0.8em] text-care">
          {codePoint(part)}
        </span>
      ) : (
        part
      ),
    )}
  </bdi>
);

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
