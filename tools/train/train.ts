/**
 * `npm run train`: learns the strategist's readers, of concepts from the sentences in `content/reading`, of aspects from
 * all that is tagged with them, and writes their weights. The same texts always give the same files.
 * `npm run train -- en aspects` trains one reader of one language.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type ConceptModel, encodeModel } from '#server/strategist/concepts/concept-model.ts'
import { figuresOf, fitTemperature, judgeByOtherHands } from './measure.ts'
import { fingerprintOf, readLessons } from './read-sentences.ts'
import { fingerprintOfTagged, readTaggedTexts, trainAspects } from './train-aspects.ts'
import { trainModel } from './train-language.ts'

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
  store('concepts', language, model, fingerprintOf(sentences))
}

function trainReaderOfAspects(language: Language): void {
  const texts = readTaggedTexts(language)
  process.stdout.write(`${language}: ${texts.length} texts tagged with aspects\n`)
  store('aspects', language, trainAspects(texts, language), fingerprintOfTagged(texts))
}

/** Writes the weights, and of what they were taught. */
function store(reader: 'concepts' | 'aspects', language: Language, model: ConceptModel, taught: string): void {
  const folder = join(STRATEGIST, reader, 'weights')
  const file = encodeModel(model)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${language}.bin`), file)
  writeFileSync(join(folder, `${language}.taught`), `${taught}\n`)
  process.stdout.write(`  ${model.hashes.length} features, ${(file.length / 1e6).toFixed(2)} MB\n`)
}

const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] => {
  const named = all.filter((name) => positionals.includes(name))
  return named.length > 0 ? named : all
}
const readers = chosen(['concepts', 'aspects'])
for (const language of chosen(LANGUAGES)) {
  if (readers.includes('concepts')) trainConcepts(language)
  if (readers.includes('aspects')) trainReaderOfAspects(language)
}
