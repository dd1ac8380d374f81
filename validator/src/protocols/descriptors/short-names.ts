import { list } from '../../reader/languages/list.ts';

/** Ends of a maker's name that people leave out: its legal form, and what kind of maker it is. */
const ending = new RegExp(
  list`
    [\s,]+(?:
      b\.?v
      n\.?v
      s\.?a
      gmbh
      ltd
      limited
      inc
      llc
      corp
      labs?
      foundation
      dao
      finance
      protocol
      network
      staking
      exchange
      contracts?
      services?
      company
      group
    )\.?$
  `,
  'i',
);

/** Parts of a host that say nothing about its owner. */
const anyHost = /^(?:www|app|apps|docs|web|portal|stake|earn|dev|beta)$/i;

/** `LI.FI Service GmbH` is `LI.FI Service` and `LI.FI`, too. */
function withoutEndings(name: string): readonly string[] {
  const rest = name.replace(ending, '');
  return rest === name || rest === '' ? [] : [rest, ...withoutEndings(rest)];
}

/** `LayerswapDepository` is `Layerswap Depository`, too. */
function spaced(name: string): readonly string[] {
  if (/\s/.test(name)) return [];
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/([A-Z]+)(?=[A-Z][a-z])/g, '$1 ');
  return words === name ? [] : [words];
}

/** `https://starkgate.starknet.io/` is `starkgate.starknet.io` and `starkgate`. */
function namesOfHost(url: string): readonly string[] {
  const host = /^https?:\/\/(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#]|$)/i.exec(url)?.[1];
  if (host === undefined) return [];
  const [first = ''] = host.split('.').filter((part) => !anyHost.test(part));
  return [host, first];
}

/** Shorter forms of the names of a contract and its maker, and the names of the maker's site. */
export function shortNamesOf(names: readonly string[], url: string | undefined): readonly string[] {
  const short = names.flatMap((name) => [...withoutEndings(name), ...spaced(name)]);
  return [...new Set([...short, ...(url === undefined ? [] : namesOfHost(url))])].filter(
    (name) => !names.includes(name),
  );
}
