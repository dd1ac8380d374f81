/**
 * The version of Countersign as a whole, unlike that of its interface. `npm run release` writes it, here and in every
 * manifest.
 */
export const productVersion = '0.1.0';
