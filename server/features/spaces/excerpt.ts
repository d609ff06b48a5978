const LONGEST = 80

/** The first words of a post without Markdown, for a title or a notification. */
export function excerptOf(body: string): string {
  const plain = body
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>#*-]+/gm, '')
    .replace(/[*_`~]+/g, '')
  const [line = ''] = plain.split('\n').filter((each) => each.trim() !== '')
  const words = line.trim().replace(/\s+/g, ' ')
  if (words.length <= LONGEST) return words
  const cut = words.slice(0, LONGEST)
  // Not in the middle of a word, nor of a character that takes two units.
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`
}
