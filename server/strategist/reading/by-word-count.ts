import { words } from './fold.ts'

const FEW_WORDS = 5
const SOME_WORDS = 10

/** A value that depends on how much a message says: up to five words, up to ten, or more. */
export function byWordCount<Value>(
  message: string,
  { few, some, many }: { few: Value; some: Value; many: Value },
): Value {
  const { length } = words(message)
  if (length <= FEW_WORDS) return few
  return length <= SOME_WORDS ? some : many
}
