/** Held by npm run archive, which removes what a backup reads, and shared by backups. */
export const ARCHIVE_LOCK = "hashtextextended('archive', 0)";
