const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/**
 * Keeps the target in view while content around it loads, until the user scrolls. Returns the function that stops it.
 */
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
