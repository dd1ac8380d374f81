/**
 * The wordings of operations by people and agents: sentences with places in braces, by operation. The places of a
 * sentence are its slots, so the expected result of a reader is known without reading it. `{asset.lower}` and similar
 * places change only the notation of a value.
 */
export type Templates = Readonly<Record<string, readonly string[]>>;
