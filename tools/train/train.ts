/**
 * `npm run train`: learns the strategist's readers, of concepts from the sentences in `content/reading`, of aspects from
 * all that is tagged with them, of meanings from the texts that ask for the ready answers and follow-ups, of later
 * messages in a talk from `content/talk-questions` and `content/changes`, of programmes that are asked for from
 * `content/programmes`, and from graded replies how good an answer is; and writes their weights. The same texts always
 * give the same files.
 * `npm run train -- en aspects` trains one reader of one language.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { encodeModel } from '#server/strategist/concepts/concept-model.ts'
import { REPLY_KINDS } from '#server/strategist/grades/expected-grade.ts'
import { encodeMeanings } from '#server/strategist/meanings/meaning-model.ts'
import { figuresOf, fitTemperature, judgeByOtherHands } from './measure.ts'
import { readGradedReplies } from './read-graded.ts'
import { fingerprintOf, readLessons } from './read-sentences.ts'
import {
  fingerprintOfWarnings,
  judgeAfterWarnings,
  readWarningLessons,
  trainAfterWarnings,
} from './train-after-warnings.ts'
import { fingerprintOfTagged, readTaggedTexts, trainAspects } from './train-aspects.ts'
import { fingerprintOfGrades, fitWeights, readGradeLessons } from './train-grades.ts'
import { trainModel } from './train-language.ts'
import {
  fingerprintOfLater,
  judgeLaterByOtherHands,
  LATER_READERS,
  type LaterReader,
  readLaterLessons,
  trainLaterReader,
} from './train-later-messages.ts'
import { fingerprintOfAsked, readAskedFor, trainMeanings } from './train-meanings.ts'

const STRATEGIST = join(import.meta.dirname, '../../server/strategist')
const { positionals } = parseArgs({ allowPositionals: true })

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function trainConcepts(language: Language): void {
  const sentences = readLessons(language)
  process.stdout.write(`${language}: ${sentences.length} sentences\n`)
  const judged = judgeByOtherHands(sentences, language)
  const model = trainModel(sentences, language, (facet) => {
    const seen = judged.get(facet) ?? []
    if (seen.length === 0) return 1
    const { first, firstThree, surest } = figuresOf(seen)
    const temperature = fitTemperature(seen)
    process.stdout.write(
      `  ${facet.padEnd(9)}${String(seen.length).padStart(6)} of one hand read by a model of all others: first ${percent(first)}, ` +
        `first three ${percent(firstThree)}, surest 70 % ${percent(surest)}; temperature ${temperature}\n`,
    )
    return temperature
  })
  store('concepts', language, encodeModel(model), fingerprintOf(sentences))
}

function trainReaderOfAspects(language: Language): void {
  const texts = readTaggedTexts(language)
  process.stdout.write(`${language}: ${texts.length} texts tagged with aspects\n`)
  store('aspects', language, encodeModel(trainAspects(texts, language)), fingerprintOfTagged(texts))
}

function trainReaderOfMeanings(language: Language): void {
  const all = readAskedFor(language)
  const { answers, followUps } = all
  process.stdout.write(`${language}: ${answers.length} answers and ${followUps.length} follow-ups that are asked for\n`)
  store('meanings', language, encodeMeanings(trainMeanings(all, language)), fingerprintOfAsked(all))
}

function trainReaderOfLater(reader: LaterReader, language: Language): void {
  const { folder } = reader
  const lessons = readLaterLessons(reader, language)
  const { right, mistaken, wrong } = judgeLaterByOtherHands(reader, lessons, language)
  process.stdout.write(
    `${language}: ${lessons.length} messages in talks for ${folder}; of one hand read by a model of all others: ` +
      `${percent(right)} right, ${percent(mistaken)} as another kind, ${percent(wrong)} of what only looks alike\n`,
  )
  store(folder, language, encodeModel(trainLaterReader(reader, lessons, language)), fingerprintOfLater(lessons))
}

function trainReaderAfterWarnings(language: Language): void {
  const lessons = readWarningLessons(language)
  const { found, right } = judgeAfterWarnings(lessons, language)
  process.stdout.write(
    `${language}: ${lessons.length} texts for what is asked after a warning; of ways held back something is found for ` +
      `${percent(found)}, the right one for ${percent(right)} of these\n`,
  )
  store('safety', language, encodeModel(trainAfterWarnings(lessons, language)), fingerprintOfWarnings(lessons))
}

/** Few numbers for all languages, so they stand in one file. */
function trainGrades(language: Language): void {
  const file = join(STRATEGIST, 'grades/weights.json')
  const lessons = readGradeLessons(language)
  const learnt = Object.fromEntries(REPLY_KINDS.map((of) => [of, fitWeights(lessons[of])]))
  const taught = fingerprintOfGrades(readGradedReplies(language), language)
  const known = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...known, [language]: { ...learnt, taught } }, null, 2)}\n`)
  const counts = REPLY_KINDS.map((of) => `${lessons[of].length} ${of}`).join(', ')
  process.stdout.write(`${language}: graded replies: ${counts}\n`)
}

/** Writes the weights, and of what they were taught. */
function store(
  reader: 'concepts' | 'aspects' | 'meanings' | 'safety' | LaterReader['folder'],
  language: Language,
  file: Buffer,
  taught: string,
): void {
  const folder = join(STRATEGIST, reader, 'weights')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${language}.bin`), file)
  writeFileSync(join(folder, `${language}.taught`), `${taught}\n`)
  process.stdout.write(`  ${(file.length / 1e6).toFixed(2)} MB\n`)
}

const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] => {
  const named = all.filter((name) => positionals.includes(name))
  return named.length > 0 ? named : all
}
const readers = chosen([
  ...(['concepts', 'aspects', 'meanings', 'talk-questions', 'changes', 'programmes', 'safety', 'grades'] as const),
])
for (const language of chosen(LANGUAGES)) {
  if (readers.includes('concepts')) trainConcepts(language)
  if (readers.includes('aspects')) trainReaderOfAspects(language)
  if (readers.includes('meanings')) trainReaderOfMeanings(language)
  for (const reader of Object.values(LATER_READERS))
    if (readers.includes(reader.folder)) trainReaderOfLater(reader, language)
  if (readers.includes('safety')) trainReaderAfterWarnings(language)
  // The signs of replies depend on the other readers.
  if (readers.includes('grades')) trainGrades(language)
}
