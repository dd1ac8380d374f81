import type { ReactNode } from 'react';

/** Fields submitted together, by the button below or by Enter in any of them. */
export const Form = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    className="flex flex-col gap-4"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    {/* Without it, browsers do not take Enter in a form of several fields. */}
    <input type="submit" hidden />
  </form>
);
