type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with the same path are merged; the including file takes precedence. */
function mergeFields(included: readonly unknown[], including: readonly unknown[]): readonly unknown[] {
  const pathOf = (field: unknown) => (isJson(field) ? field.path : undefined);
  const merged = included.map((field) => {
    const over = pathOf(field) === undefined ? undefined : including.find((each) => pathOf(each) === pathOf(field));
    return isJson(field) && isJson(over) ? mergeDescriptors(field, over) : field;
  });
  const known = new Set(included.map(pathOf));
  return [...merged, ...including.filter((field) => pathOf(field) === undefined || !known.has(pathOf(field)))];
}

/**
 * Merges an included file into the including one, by the rules of ERC-7730: the including file takes precedence, key by
 * key.
 */
export function mergeDescriptors(included: Json, including: Json): Json {
  const merged: Record<string, unknown> = { ...included };
  for (const [key, value] of Object.entries(including)) {
    const under = merged[key];
    if (isJson(under) && isJson(value)) merged[key] = mergeDescriptors(under, value);
    else if (key === 'fields' && Array.isArray(under) && Array.isArray(value)) merged[key] = mergeFields(under, value);
    else merged[key] = value;
  }
  return merged;
}
