/** The query key of the owner's OpenPGP key. */
export const profileKey = ['profile'];
