const paths = {
  inbox: 'M4 13l2.5-8h11L20 13v6H4v-6zm0 0h5a3 3 0 0 0 6 0h5',
  list: 'M4 6h16M4 12h16M4 18h10',
  agent: 'M6 9h12v9H6zM12 5v4M9.5 13v1M14.5 13v1M3 12v3M21 12v3',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6l7-3z',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  flask: 'M10 3h4M11 3v6l-5 9a2 2 0 0 0 2 3h8a2 2 0 0 0 2-3l-5-9V3',
  seal: 'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 14l-1 7 4-2 4 2-1-7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  chevron: 'M9 6l6 6-6 6',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: text stands next to it, or the control has a name. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`} fill="none" stroke="currentColor">
    <path d={paths[name]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
