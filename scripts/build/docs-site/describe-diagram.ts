/** An arrow of a Mermaid diagram; `a & b --> c` counts as one. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly what: string;
}

const BOX = String.raw`[\w*[\]-]+?(?:\[\(.*?\)\]|\["?.*?"?\]|)`;
const BOXES = `${BOX}(?: & ${BOX})*`;
const flow = new RegExp(`^(${BOXES}) (?:-- "?([^"]*?)"? )?--> (.+)$`);
const message = /^(\w+)\s*-{1,2}(?:>>|\))\s*(\w+):\s*(.+)$/;
const state = /^(\[\*\]|\w+) --> (\[\*\]|\w+):\s*(.+)$/;

/**
 * The arrows of a flowchart, sequence or state diagram, in order. Drawing them would need a library of megabytes and a
 * browser; rows also work with screen readers and search.
 */
export function describeDiagram(source: string): Arrow[] {
  const names = new Map([['[*]', 'start']]);
  const nameOf = (box: string) => {
    const [, id = box, text] = /^([\w*]+|\[\*\])(?:\[\(?"?(.*?)"?\)?\])?$/.exec(box) ?? [];
    if (text) names.set(id, text.replaceAll(String.raw`\n`, ' '));
    return names.get(id) ?? id;
  };
  const lines = source.split('\n').map((line) => line.trim());
  for (const line of lines) {
    const [, id, text] = /^participant (\w+) as (.+)$/.exec(line) ?? [];
    if (id && text) names.set(id, text);
    for (const [box] of line.matchAll(/\w+\[.*?\]+/g)) if (/ --/.test(line)) nameOf(box);
  }
  return lines.flatMap((line) => readLine(line, nameOf));
}

function readLine(line: string, nameOf: (box: string) => string): Arrow[] {
  const [, sender, receiver, text = ''] = message.exec(line) ?? [];
  if (sender && receiver) return [{ from: nameOf(sender), to: nameOf(receiver), what: text }];
  const [, before, after, reason = ''] = state.exec(line) ?? [];
  if (before && after) return [{ from: nameOf(before), to: nameOf(after), what: reason }];
  const [, from, what = '', rest] = flow.exec(line) ?? [];
  if (!from || !rest) return [];
  const [next = ''] = rest.split(/ --(?=[ >])/);
  const to = next.split(' & ').map(nameOf).join(', ');
  const arrows = from.split(' & ').map((one) => ({ from: nameOf(one), to, what }));
  return [...arrows, ...readLine(rest, nameOf)];
}
