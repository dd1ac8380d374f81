import { list } from '../list.ts';

/** Words before or after an amount that make it exact. */
export const exactly = list`
  (?:
    exactly
    precisely
    exact
    genau
    exactamente
    exactos?
    exactement
    exatamente
    tepat
    persis
    tam(?: olarak)?
    ровно
    точно
    بالضبط
    ठीक
    ঠিক
    بالکل
  )
`;

/** The same in scripts without spaces. */
export const exactlyUnspaced = '(?:恰好|正好|剛好|刚好|ちょうど|ぴったり|정확히|딱)';
