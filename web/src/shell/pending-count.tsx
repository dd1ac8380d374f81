/** How many requests wait for the owner; nothing where none does. */
export function PendingCount() {
  return null;
}
