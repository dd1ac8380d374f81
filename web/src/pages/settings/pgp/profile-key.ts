/** Under which the owner's key is kept in this page. */
export const profileKey = ['profile'];
