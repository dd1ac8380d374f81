const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/** Holds the target in view while what surrounds it grows with its data, until the reader moves. Gives the end of it. */
export function keepInView(target: HTMLElement | null, surroundings: HTMLElement | null): () => void {
  if (!target || !surroundings) return () => {};
  const growth = new ResizeObserver(() => target.scrollIntoView());
  growth.observe(surroundings);
  const release = () => growth.disconnect();
  for (const move of moves) window.addEventListener(move, release, { once: true });
  return () => {
    release();
    for (const move of moves) window.removeEventListener(move, release);
  };
}
