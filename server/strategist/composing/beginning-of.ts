const SENTENCES = /.+?(?:[.!?][”"»’]?(?=\s|$)\s*|$)/gu
const LONGEST = 180

/** Whether what was opened in a text is closed again: a quotation cut in two reads as nonsense. */
function isClosed(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0
  return (
    count(/«/g) === count(/»/g) && count(/“/g) === count(/”/g) && count(/"/g) % 2 === 0 && count(/\(/g) === count(/\)/g)
  )
}

/** The first sentences of an answer, which hold the answer itself. */
export function beginningOf(answer: string): string {
  const [line = ''] = answer.split('\n')
  let beginning = ''
  let open = ''
  for (const sentence of line.match(SENTENCES) ?? []) {
    open += sentence
    if (!isClosed(open)) continue
    if (beginning !== '' && open.trim().length > LONGEST) break
    beginning = open
  }
  return (beginning || line).trim().replace(/:$/, '.')
}
