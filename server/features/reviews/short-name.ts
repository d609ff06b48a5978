/** First name and initial, as a review shows its writer: 'Ana Maria Prado' is 'Ana P.'. Null without a name. */
export function shortName(full_name: string | null): string | null {
  const [first, ...others] = (full_name ?? '').split(/[\s\p{C}]+/u).filter(Boolean)
  if (!first) return null
  // A person sees one letter where the computer may have several characters.
  const [initial] = new Intl.Segmenter().segment(others.at(-1) ?? '')
  return initial ? `${first} ${initial.segment.toLocaleUpperCase()}.` : first
}
