/** The message is for the person who starts Kiai: what is wrong, where, and what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}
