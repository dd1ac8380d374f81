import { Spinner } from './button.tsx';

export const Waiting = ({ children }: { children: string }) => (
  <p role="status" className="flex items-center gap-3 text-muted">
    <Spinner />
    {children}
  </p>
);
