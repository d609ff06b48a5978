import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { LANGUAGES } from '#contract/language.ts'
import { readEnv } from '#server/env.ts'
import { BUILT_IN } from '#server/features/conversations/compose-safety-answer.ts'
import { createModel } from '#server/outside/ai/create-model.ts'
import { evaluateSet } from './evaluate-set.ts'
import { figuresTable } from './figures-table.ts'
import { createJudge, probe } from './judge.ts'
import { HALVES, halfOf, readSet, SETS } from './read-sets.ts'

const USAGE = `npm run evaluate -- [options]
  --language ${LANGUAGES.join('|')}
  --set ${SETS.join('|')}
  --half ${HALVES.join('|')}   (working)
  --limit N     at most N messages or conversations of each set
  --at-once N   how many are answered at the same time (4)
  --out FILE    every message with its answer, as JSON lines`

/** Answers the evaluation sets with the model that the settings choose, and prints a table for each language and set. */
export async function evaluate(
  words: readonly string[],
  source: Record<string, string | undefined>,
  print: (text: string) => void,
): Promise<void> {
  const { language, set, half, limit, atOnce, out } = readOptions(words)
  // Failures are counted in the tables.
  const log = pino({ level: 'silent' })
  const env = readEnv(source)
  const [model, judge] = [await createModel({ env, log }), await createJudge(source, log)]
  for (const each of [model, judge]) if (each) await probe(each)
  if (out) writeFileSync(out, '')
  print(`Answers: ${model?.name ?? BUILT_IN}. Judge: ${judge?.name ?? 'none'}. Half: ${half}.\n\n`)
  for (const tongue of language ? [language] : LANGUAGES)
    for (const name of set ? [set] : SETS) {
      const cases = halfOf(readSet(tongue, name), half).slice(0, limit)
      const results = await evaluateSet({ env, model, judge, log, atOnce }, { language: tongue, set: name }, cases)
      if (out) appendFileSync(out, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
      print(`${figuresTable(`${tongue}, ${name}`, results)}\n`)
    }
}

function readOptions(words: readonly string[]) {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...words],
    options: { language: option, set: option, half: option, limit: option, 'at-once': option, out: option },
  })
  return {
    language: oneOf(LANGUAGES, 'language', values.language),
    set: oneOf(SETS, 'set', values.set),
    half: oneOf(HALVES, 'half', values.half) ?? 'working',
    limit: numberOf('limit', values.limit),
    atOnce: numberOf('at-once', values['at-once']) ?? 4,
    out: values.out,
  }
}

function oneOf<T extends string>(known: readonly T[], name: string, given: string | undefined): T | undefined {
  const found = known.find((each) => each === given)
  if (given !== undefined && found === undefined) throw new Error(`--${name} ${given} is not known.\n${USAGE}`)
  return found
}

function numberOf(name: string, given: string | undefined): number | undefined {
  if (given !== undefined && !/^[1-9]\d{0,5}$/.test(given))
    throw new Error(`--${name} ${given} is not a number from 1.\n${USAGE}`)
  return given === undefined ? undefined : Number(given)
}
