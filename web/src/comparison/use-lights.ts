import { type MouseEvent, useState } from 'react';

/** The highlighted pair, and how to highlight one. */
export interface Lights {
  readonly lit: number | null;
  readonly light: (pair: number | null) => void;
}

export function useLights(): Lights {
  const [lit, light] = useState<number | null>(null);
  return { lit, light };
}

/** Props for one half of a pair: hover, focus or tap highlights both; a tap scrolls the other half into view. */
export function lightProps({ lit, light }: Lights, pair: number, other: 'claim' | 'words') {
  return {
    'data-pair': pair,
    'data-lit': lit === pair ? true : undefined,
    onPointerEnter: () => light(pair),
    onPointerLeave: () => light(null),
    onFocus: () => light(pair),
    onBlur: () => light(null),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      light(pair);
      document.querySelector(`#${other}-${pair}`)?.scrollIntoView({ block: 'nearest' });
    },
  };
}
