import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { html, type Markup, ownMarkup } from '../../../edge/src/reference/html.ts';
import { anchorOf } from '../../generate/markdown.ts';
import { describeDiagram } from './describe-diagram.ts';
import type { Page } from './pages.ts';

export interface Site {
  readonly pages: ReadonlyMap<string, Page>;
  /** Files embedded in pages, by their path in the project. */
  readonly pictures: Set<string>;
  readonly isThere: (file: string) => boolean;
}

export interface Rendered {
  readonly content: Markup;
  readonly sections: readonly { readonly anchor: string; readonly text: string }[];
}

const SITE = 'docs/guides';
const addressOf = (place: string) => posix.join(SITE, place);

/**
 * A link from a page to another address of the service. All links are relative, because a proxy may serve the service
 * under any path.
 */
export function linkOut(from: Page, address: string): string {
  const way = posix.relative(posix.dirname(addressOf(from.place)), posix.dirname(address));
  return posix.join(way, posix.basename(address));
}

/** A link from a page to a place in the site. */
export const linkTo = (from: Page, place: string): string => linkOut(from, addressOf(place));

export const picturePlace = (file: string) => `files/${file}`;

const isElsewhere = (target: string) => /^[a-z]+:/i.test(target);
const wordsOf = (text: string) => text.replace(/<[^>]*>/g, '');

function diagram(source: string): Markup {
  const rows = describeDiagram(source);
  if (rows.length === 0) throw new Error(`no arrow in the diagram:\n${source}`);
  const isLabelled = rows.some(({ what }) => what !== '');
  const cells = rows.map(
    ({ from, to, what }) =>
      html`<tr><td>${from}</td><td>${to}</td>${isLabelled && html`<td>${what.replaceAll('<br/>', ' ')}</td>`}</tr>`,
  );
  return html`<div class="wide"><table><thead><tr><th>from</th><th>to</th>${isLabelled && html`<th>what</th>`}</tr></thead><tbody>${cells}</tbody></table></div>`;
}

/**
 * The content of a page. Links to other pages stay in the site; files that exist only in the repository are named
 * without a link.
 */
export function renderMarkdown(page: Page, site: Site): Rendered {
  const sections: { anchor: string; text: string }[] = [];
  const seen = new Map<string, number>();
  const folder = posix.dirname(page.file);
  const resolve = (target: string) => posix.normalize(posix.join(folder, decodeURI(target)));

  const picture = (target: string) => {
    if (isElsewhere(target)) return target;
    const file = resolve(target);
    if (!site.isThere(file)) throw new Error(`${page.file}: ${target} is not there`);
    site.pictures.add(file);
    return linkTo(page, picturePlace(file));
  };
  const href = (target: string): string | null => {
    if (isElsewhere(target) || target.startsWith('#')) return target;
    const [path = '', anchor] = target.split('#');
    // The service serves its own, with its own address in it.
    if (resolve(path) === 'docs/reference/openapi.json') return linkOut(page, 'openapi.json');
    const linked = site.pages.get(resolve(path)) ?? site.pages.get(`${resolve(path)}/README.md`);
    return linked ? linkTo(page, linked.place) + (anchor === undefined ? '' : `#${anchor}`) : null;
  };

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        const plain = anchorOf(tokens.map(({ raw }) => raw).join(''));
        const times = seen.get(plain) ?? 0;
        seen.set(plain, times + 1);
        const anchor = times === 0 ? plain : `${plain}-${times}`;
        if (depth === 2) sections.push({ anchor, text: wordsOf(inner) });
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${inner.replace(/<\/?a\b[^>]*>/g, '')}</a></h${depth}>\n`;
      },
      link({ href: target, tokens }: Tokens.Link): string {
        const inner = this.parser.parseInline(tokens);
        const to = href(target);
        return to === null ? inner : html`<a href="${to}">${ownMarkup(inner)}</a>`.toString();
      },
      image: ({ href: target, text }: Tokens.Image) =>
        html`<img src="${picture(target)}" alt="${text}" loading="lazy">`.toString(),
      code: ({ text, lang = '' }: Tokens.Code) =>
        (lang === 'mermaid' ? diagram(text) : html`<pre tabindex="0"><code>${text}</code></pre>`).toString(),
      table(token: Tokens.Table): string {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="wide"><table><thead>${row(token.header, 'th')}</thead><tbody>\n${body}</tbody></table></div>\n`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) =>
        text
          .replace(/<!--[\s\S]*?-->\s*/g, '')
          .replace(/\b(src|srcset)="([^"]+)"/g, (_whole, name, target) => `${name}="${picture(target)}"`),
    },
  });
  const content = ownMarkup(marked.parse(page.markdown, { async: false }));
  return { content, sections };
}
