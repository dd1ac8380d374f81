/** Text that is already HTML. Only `html` and `ownMarkup` create it, so nothing reaches a page unescaped. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Markup };
export type Content = string | number | Markup | false | undefined | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they come from this template. */
export function html(literals: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(literals.map((literal, index) => literal + write(values[index])).join(''));
}

/** For files of the project written as markup; never for external input. */
export const ownMarkup = (text: string): Markup => new Markup(text);

/** A line of text in which backticks mark code. */
export function prose(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Allows line breaks in a long path or field name at its separators. */
export function breakable(text: string): Content {
  return text.split(/(?<=[/.])/).map((part, index) => (index > 0 ? html`<wbr>${part}` : part));
}

function write(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.toString();
  if (typeof content === 'object') return content.map(write).join('');
  return String(content).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
