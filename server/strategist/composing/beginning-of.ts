const SENTENCES = /.+?(?:[.!?][”"»’]?(?=\s|$)\s*|$)/gu
const LONGEST = 180

/** Whether what was opened in a text is closed again: a quotation cut in two reads as nonsense. */
function isClosed(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0
  return (
    count(/«/g) === count(/»/g) && count(/“/g) === count(/”/g) && count(/"/g) % 2 === 0 && count(/\(/g) === count(/\)/g)
  )
}

/** The sentences of a line; a quotation of several is one. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const sentence of line.match(SENTENCES) ?? []) {
    open += sentence
    if (!isClosed(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return (open === '' ? sentences : [...sentences, open.trim()]).filter((sentence) => sentence !== '')
}

/** The first sentences of an answer, which hold the answer itself. */
export function beginningOf(answer: string): string {
  const [line = ''] = answer.split('\n')
  const sentences = sentencesOf(line)
  let beginning = ''
  for (const sentence of sentences) {
    if (beginning !== '' && `${beginning} ${sentence}`.length > LONGEST) break
    beginning = beginning === '' ? sentence : `${beginning} ${sentence}`
  }
  return (beginning || line).trim().replace(/:$/, '.')
}
