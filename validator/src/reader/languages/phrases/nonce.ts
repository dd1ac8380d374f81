import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** `nonce 7`, `"nonce": "7"`, `nonce of 7`, `с нонсом №7`. */
export const saidNonce = compilePattern(
  list`
    (?:nonce|ノンス|논스|нонс\p{L}{0,3}|नॉन्स|নন্স|نونس)["'”»]?\s{0,3}(?:
      [:：=は을를]
      is
      of
      no\.?
      number
      value
      set to
      должен быть
    )?\s{0,3}["'“«#№]{0,2}\s{0,2}(\p{Nd}{1,20})(?![\p{Nd}.,:]\p{Nd}|\p{L})
  `,
  'giu',
);
