/**
 * `npm run train`: learns the strategist's reader from the sentences in `content/reading` and writes its weights.
 * The same sentences always give the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { encodeModel } from '#server/strategist/concepts/concept-model.ts'
import { figuresOf, fitTemperature, judgeByOtherHands } from './measure.ts'
import { fingerprintOf, readLessons } from './read-sentences.ts'
import { trainModel } from './train-language.ts'

const WEIGHTS = join(import.meta.dirname, '../../server/strategist/concepts/weights')
const { positionals } = parseArgs({ allowPositionals: true })

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function train(language: Language): void {
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
  const file = encodeModel(model)
  mkdirSync(WEIGHTS, { recursive: true })
  writeFileSync(join(WEIGHTS, `${language}.bin`), file)
  writeFileSync(join(WEIGHTS, `${language}.taught`), `${fingerprintOf(sentences)}\n`)
  process.stdout.write(`  ${model.hashes.length} features, ${(file.length / 1e6).toFixed(2)} MB\n`)
}

for (const language of LANGUAGES) if (positionals.length === 0 || positionals.includes(language)) train(language)
