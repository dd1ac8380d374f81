/**
 * The same pattern, compiled at once. V8 compiles a pattern when it is used for the second time, and no longer optimises
 * what it compiles once there is more than 16 MB of code, as there is after some hundred requests. Patterns that run over
 * every text come first.
 */
export function compiled(pattern: RegExp): RegExp {
  // There is one code for texts in Latin letters, and one for all others.
  for (const text of ['a', 'a', 'я', 'я']) {
    pattern.lastIndex = 0;
    pattern.test(text);
  }
  pattern.lastIndex = 0;
  return pattern;
}
