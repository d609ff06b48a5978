/** Kinds of question that every matter has an answer to. `say`: the words to say or write to the person concerned. */
export const DIRECT_KINDS = [
  'how',
  'why',
  'when',
  'how_much',
  'which',
  'what_if',
  'is_it_ok',
  'next',
  'on_the_day',
  'say',
] as const
export type DirectKind = (typeof DIRECT_KINDS)[number]

/** The answers for one matter; the first sentence of each is the answer. */
export type DirectAnswers = Readonly<Record<DirectKind, string>>
