const marks = {
  good: { colours: 'bg-good-wash text-good', path: 'M7 12.5l3.5 3.5L17.5 8.5' },
  bad: { colours: 'bg-bad-wash text-bad', path: 'M8 8l8 8M16 8l-8 8' },
  care: { colours: 'bg-care-wash text-care', path: 'M12 7v6M12 16.5v.5' },
};

/** The kind of an outcome; the text next to it says the same. */
export function Mark({ kind, small = false }: { kind: keyof typeof marks; small?: boolean }) {
  const { colours, path } = marks[kind];
  const [round, sign] = small ? ['size-5', 'size-4'] : ['mb-4 size-12', 'size-7'];
  return (
    <span aria-hidden="true" className={`flex shrink-0 items-center justify-center rounded-full ${round} ${colours}`}>
      <svg viewBox="0 0 24 24" className={sign} fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
