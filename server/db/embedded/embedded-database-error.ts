/** Its message is written for the person who starts Kiai: what is wrong, where, and what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}
