import { Link } from '@tanstack/react-router';

/** The name, as a link to the start page. */
export const Logo = () => (
  <Link to="/" className="flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight">
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M7.5 15.5l5 5.2L24 8.5"
        className="fill-none stroke-on-accent"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M8 26h16" className="stroke-on-accent/60" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
    Countersign
  </Link>
);
