const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const CLEAR_LINE = '\r\u001B[2K';

/** Progress for a person who waits. */
export interface Progress {
  /** Replaces the current status line. */
  say(text: string): void;
  /** Clears the status line. */
  clear(): void;
}

/**
 * An animated line on a terminal, one plain line a step elsewhere. The spinner of the prompt library is unusable: it
 * handles Ctrl-C itself and exits with 0, which means "approved" here.
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
