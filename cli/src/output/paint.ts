import { styleText } from 'node:util';

type Style = (text: string) => string;

/** Colours for a terminal: off in a file and with NO_COLOR. */
export interface Paint {
  readonly bold: Style;
  readonly dim: Style;
  readonly red: Style;
  readonly green: Style;
  readonly yellow: Style;
}

export function createPaint(stream: NodeJS.WritableStream): Paint {
  const style =
    (name: keyof Paint): Style =>
    (text) =>
      styleText(name, text, { stream });
  return {
    bold: style('bold'),
    dim: style('dim'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
  };
}
