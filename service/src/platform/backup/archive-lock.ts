/** Held by npm run archive, which removes rows that a backup reads, and shared by backups. */
export const ARCHIVE_LOCK = "hashtextextended('archive', 0)";
