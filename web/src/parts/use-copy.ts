import { useState } from 'react';

interface Words {
  readonly done?: string;
  /** The browser forbids it. */
  readonly byHand?: string;
}

/** Copies a text to the clipboard, and returns whether it succeeded. */
export function useCopy({ done = 'Copied', byHand = 'Select the text and copy it' }: Words = {}) {
  const [said, say] = useState('');
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say(byHand),
    );
  return { said, copy };
}
