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
  const pieces = line.match(SENTENCES) ?? []
  for (const [index, piece] of pieces.entries()) {
    open += piece
    // “Jab!” means …: what goes on in small letters is no new sentence.
    const goesOn = /^\p{Ll}/u.test(pieces[index + 1] ?? '') && /[!?.][”"»’]\s*$/.test(piece)
    if (goesOn || !isClosed(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return (open === '' ? sentences : [...sentences, open.trim()]).filter((sentence) => sentence !== '')
}

/** The first sentences of an answer, which hold the answer itself. */
export function beginningOf(answer: string, longest = LONGEST): string {
  const [line = ''] = answer.split('\n')
  const sentences = sentencesOf(line)
  let beginning = ''
  for (const sentence of sentences) {
    if (beginning !== '' && `${beginning} ${sentence}`.length > longest) break
    beginning = beginning === '' ? sentence : `${beginning} ${sentence}`
  }
  return (beginning || line).trim().replace(/:$/, '.')
}
