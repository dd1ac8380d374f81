import { useState } from 'react';

interface Words {
  readonly done?: string;
  /** Where the browser does not let the page. */
  readonly byHand?: string;
}

/** Puts a text into the clipboard, and says whether that went well. */
export function useCopy({ done = 'Copied', byHand = 'Select the text and copy it' }: Words = {}) {
  const [said, say] = useState('');
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say(byHand),
    );
  return { said, copy };
}
