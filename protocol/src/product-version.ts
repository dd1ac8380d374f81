/** Of Countersign as a whole, unlike the version of its interface. `npm run release` writes it, here and in every manifest. */
export const productVersion = '0.1.0';
