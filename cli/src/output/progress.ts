const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const CLEAR_LINE = '\r\u001B[2K';

/** What is going on, for whoever waits. */
export interface Progress {
  /** Says what is waited for now, in place of what was said before. */
  say(text: string): void;
  /** Leaves nothing behind. */
  clear(): void;
}

/**
 * A line that turns on a terminal, a plain line for each step elsewhere. Not the spinner of the prompt library: that one takes
 * Ctrl-C for itself and ends the process with 0, which here would mean "approved".
 */
export function createProgress(stream: NodeJS.WriteStream, isQuiet: boolean): Progress {
  if (isQuiet) return { say() {}, clear() {} };
  if (!stream.isTTY) return { say: (text) => void stream.write(`${text} …\n`), clear() {} };
  let text = '';
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;
  const draw = () => stream.write(`${CLEAR_LINE}${frames[frame++ % frames.length]} ${text} …`);
  return {
    say(next) {
      text = next;
      timer ??= setInterval(draw, FRAME_MS);
      draw();
    },
    clear() {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      stream.write(CLEAR_LINE);
    },
  };
}
