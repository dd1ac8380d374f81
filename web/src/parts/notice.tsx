import type { ReactNode } from 'react';

const looks = {
  bad: 'border-bad/40 bg-bad-wash',
  care: 'border-care/40 bg-care-wash',
};

/** An error (announced at once) or a warning. */
export function Notice({ kind, title, children }: { kind: keyof typeof looks; title?: string; children: ReactNode }) {
  return (
    <div role={kind === 'bad' ? 'alert' : 'note'} className={`rounded-xl border px-4 py-3 ${looks[kind]}`}>
      {title && <p className="font-semibold">{title}</p>}
      <div className="text-pretty">{children}</div>
    </div>
  );
}
