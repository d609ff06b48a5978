/** An answer without markup characters: to be read aloud, or shown until the Markdown code has loaded. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, '')
      .replace(/!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1')
      .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
      .replace(/(\*\*|__|\*|_|`)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
      // In an unfinished answer the closing characters are still missing.
      .replace(/\*\*|__|`/g, '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  )
}
