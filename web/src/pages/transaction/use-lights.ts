import { type MouseEvent, useState } from 'react';

/** Which pair is lit, and how to light one. */
export interface Lights {
  readonly lit: number | null;
  readonly light: (pair: number | null) => void;
}

export function useLights(): Lights {
  const [lit, light] = useState<number | null>(null);
  return { lit, light };
}

/** For one half of a pair: pointing at it, focusing or tapping it lights both; a tap brings the other half into view. */
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
