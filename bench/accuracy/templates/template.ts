/**
 * How people and agents word an operation: sentences with places in braces, by operation. The places a sentence has are
 * the slots that it says, so what a reader should find in it is known without reading it. `{asset.lower}` and the like
 * change only how a value is written.
 */
export type Templates = Readonly<Record<string, readonly string[]>>;
