/** An answer without the signs of its markup: to be said aloud, or shown until the markup can be drawn. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, '')
      .replace(/!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1')
      .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
      .replace(/(\*\*|__|\*|_|`)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
      // Of an answer that is still arriving, the end is not there yet.
      .replace(/\*\*|__|`/g, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  )
}
