export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Random bytes as hex. */
  hex(bytes: number): `0x${string}`;
}

/** FNV-1a: distributes names such as `aligned/wrap/7` over the whole range of seeds. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32. Each row has its own generator, seeded with its name, so that a new operation changes no other row. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[int(list.length)] as T;
    },
    hex(bytes) {
      let digits = '';
      for (let index = 0; index < bytes; index += 1) digits += int(256).toString(16).padStart(2, '0');
      return `0x${digits}`;
    },
  };
}
