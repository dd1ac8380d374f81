type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of one path are one field; what the including file says of it counts. */
function mergeFields(included: readonly unknown[], including: readonly unknown[]): readonly unknown[] {
  const pathOf = (field: unknown) => (isJson(field) ? field.path : undefined);
  const merged = included.map((field) => {
    const over = pathOf(field) === undefined ? undefined : including.find((each) => pathOf(each) === pathOf(field));
    return isJson(field) && isJson(over) ? mergeDescriptors(field, over) : field;
  });
  const known = new Set(included.map(pathOf));
  return [...merged, ...including.filter((field) => pathOf(field) === undefined || !known.has(pathOf(field)))];
}

/** An included file under the one that includes it, as ERC-7730 has it: the including file wins, key by key. */
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
