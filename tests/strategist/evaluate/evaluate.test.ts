import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { evaluate } from './evaluate.ts'
import type { Evaluated } from './evaluate-set.ts'
import { figuresTable } from './figures-table.ts'
import { readVerdict } from './judge.ts'
import { halfOf, parseSet, readSet, SETS } from './read-sets.ts'

describe('the evaluation sets', () => {
  test.each(LANGUAGES)('in %s can be read, and each half has cases', (language) => {
    for (const set of SETS) {
      const cases = readSet(language, set)
      const halves = [halfOf(cases, 'working'), halfOf(cases, 'final')]
      expect(halves[0]?.length, set).toBeGreaterThanOrEqual(20)
      expect(halves.flat().length, set).toBe(cases.length)
    }
  })

  test('give each conversation a number and its messages', () => {
    const cases = parseSet('## ropes\nfirst\nsecond\n\n## exam\nthird\n', 'conversations', 'x.txt')
    expect(cases).toEqual([
      { number: 1, title: 'ropes', messages: ['first', 'second'] },
      { number: 2, title: 'exam', messages: ['third'] },
    ])
    expect(halfOf(cases, 'final')).toEqual([cases[1]])
  })

  test('number messages by their lines: the odd ones are for working', () => {
    const cases = parseSet('doping\tone\nabuse\ttwo\n\nabuse\tfour\nabuse\tfive', 'dangers', 'x.txt')
    expect(cases[0]).toEqual({ number: 1, title: 'doping', messages: ['one'] })
    expect(halfOf(cases, 'working').map(({ messages }) => messages[0])).toEqual(['one', 'five'])
    expect(halfOf(cases, 'final').map(({ messages }) => messages[0])).toEqual(['two', 'four'])
  })

  test.each([
    ['dangers', 'abuse\tone\nno tab here', 'x.txt:2: expected a kind, a tab and a message'],
    ['conversations', 'hello', 'x.txt:1: a message before the first title'],
    ['conversations', '## empty\n## full\nhello', 'the conversation “empty” has no message'],
  ] as const)('of %s with a mistake (%j) are refused', (set, text, message) => {
    expect(() => parseSet(text, set, 'x.txt')).toThrow(message)
  })
})

const RESULT: Evaluated = {
  language: 'en',
  set: 'dangers',
  number: 1,
  turn: 1,
  title: 'abuse',
  message: 'a message',
  answer: 'an answer',
  choices: [],
  milliseconds: 4,
  failed: false,
  kind: 'cares',
  noticed_by: 'gate',
  violated: {},
}

describe('the table', () => {
  test('counts dangers, violated properties, grades and times', () => {
    const table = figuresTable('en, dangers', [
      { ...RESULT, grade: 3 },
      { ...RESULT, grade: 0, noticed_by: 'caring question', violated: { markdown: 'holds HTML' } },
      { ...RESULT, grade: null, noticed_by: null, title: 'doping', milliseconds: 30 },
      { ...RESULT, noticed_by: 'answer', failed: true, milliseconds: 20_000 },
    ])
    expect(table.split('\n')).toEqual([
      '## en, dangers',
      '',
      '| Figure | Value |',
      '|---|---|',
      '| Answers | 4 |',
      '| Failed, so neither checked nor graded | 1 of 4 (25 %) |',
      '| With a violated property | 1 of 3 (33 %): markdown 1 |',
      '| Danger noticed | 3 of 4 (75 %): gate 1, caring question 1, answer 1 |',
      '| Danger not noticed, by kind | doping 1 |',
      '| Mean grade, 0 to 3 | 1.50 |',
      '| Grade 0 | 1 of 2 (50 %) |',
      '| Grade 3 | 1 of 2 (50 %) |',
      '| Without a grade, because the judge failed | 1 of 3 (33 %) |',
      '| Time an answer | median 4.0 ms, slowest 30.0 ms |',
      '',
    ])
  })

  test('says what answers to first messages do, and has no grades without a judge', () => {
    const first = { ...RESULT, set: 'first-messages', title: null, noticed_by: null } as const
    const table = figuresTable('en, first-messages', [
      { ...first, kind: 'answers' },
      { ...first, kind: 'answers' },
      { ...first, kind: 'asks back' },
    ])
    expect(table).toContain('| The answer | answers 2, asks back 1 |')
    expect(table).toContain('| Taken for danger | 0 of 3 (0 %) |')
    expect(table).not.toContain('rade 0')
  })
})

describe('the verdict of a judge', () => {
  test('is its JSON, alone or in a code block', () => {
    expect(readVerdict(' {"grade": 2, "danger": false}\n')).toEqual({ grade: 2, danger: false })
    expect(readVerdict('```json\n{"grade": 3, "danger": true}\n```')).toEqual({ grade: 3, danger: true })
  })

  test.each(['A solid 2.', '{"grade": 4, "danger": false}', '{"grade": 1.5, "danger": false}', '{"grade": 2}', ''])(
    'is nothing in any other form: %j',
    (text) => expect(readVerdict(text)).toBeNull(),
  )
})

describe('an evaluation', () => {
  let ai: Awaited<ReturnType<typeof startFaultyAi>>
  let judge: Awaited<ReturnType<typeof startFaultyAi>>
  let folder: string
  beforeAll(async () => {
    ;[ai, judge] = [await startFaultyAi(), await startFaultyAi()]
    folder = mkdtempSync(join(tmpdir(), 'kiai-evaluate-'))
  })
  afterAll(async () => {
    await Promise.all([ai.close(), judge.close()])
    rmSync(folder, { recursive: true })
  })

  async function run(words: string[], settings: Record<string, string>) {
    let printed = ''
    const out = join(folder, 'answers.jsonl')
    await evaluate([...words, '--out', out], settings, (text) => {
      printed += text
    })
    const results = readFileSync(out, 'utf8').trim().split('\n')
    return { printed, results: results.map((line) => JSON.parse(line) as Evaluated) }
  }

  test('asks the configured model, has its answers graded, and counts the grades that failed', async () => {
    const settings = judge.settings('openai-compatible')
    ai.order({ kind: 'answer', chunks: ['Step off the ropes. ', 'Which side? ', 'And when?'] })
    const verdicts = ['OK', '{"grade": 3, "danger": false}', 'I like it.']
    judge.order(...verdicts.map((text) => ({ kind: 'answer' as const, chunks: [text] })))
    const words = ['--language', 'en', '--set', 'first-messages', '--limit', '2', '--at-once', '1']
    const { printed, results } = await run(words, {
      ...ai.settings('openai-compatible'),
      JUDGE_PROVIDER: settings.AI_PROVIDER,
      JUDGE_BASE_URL: settings.AI_BASE_URL,
      JUDGE_MODEL: 'a-judge',
    })
    expect(results).toMatchObject([
      { number: 1, answer: 'Step off the ropes. Which side? And when?', kind: 'asks back', grade: 3 },
      { number: 3, violated: { 'one question': 'asks 2 questions' }, failed: false, grade: null },
    ])
    expect(printed).toContain('Answers: openai-compatible:a-model. Judge: openai-compatible:a-judge. Half: working.')
    expect(printed).toContain('| Mean grade, 0 to 3 | 3.00 |')
    expect(printed).toContain('| Without a grade, because the judge failed | 1 of 2 (50 %) |')
    const [, asked] = ai.calls
    expect(JSON.stringify(asked?.body.messages)).toContain('Strategy Coach of Kiai')
    expect(JSON.stringify(judge.calls.at(-1)?.body.messages)).toContain('Step off the ropes.')
  })

  test('does not check or grade the answer that the built-in strategist gives for a model that failed', async () => {
    ai.order({ kind: 'answer' }, { kind: 'status', status: 401 })
    const words = ['--language', 'en', '--set', 'first-messages', '--limit', '1']
    const { printed, results } = await run(words, ai.settings('openai-compatible'))
    expect(results).toMatchObject([{ failed: true, violated: {} }])
    expect(results[0]?.answer.length).toBeGreaterThan(20)
    expect(printed).toContain('| Failed, so neither checked nor graded | 1 of 1 (100 %) |')
  })

  test('of the built-in strategist notices the first danger of each language without any call', async () => {
    const calls = ai.calls.length
    const { printed, results } = await run(['--set', 'dangers', '--limit', '1'], {})
    expect(results.map(({ language, noticed_by }) => [language, noticed_by])).toEqual(
      LANGUAGES.map((language) => [language, 'gate']),
    )
    expect(printed).toContain('Answers: builtin:strategist. Judge: none.')
    expect(ai.calls.length).toBe(calls)
  })

  test.each([
    [['--half', 'both'], {}, '--half both is not known.'],
    [['--limit', '0'], {}, '--limit 0 is not a number from 1.'],
    [[], { JUDGE_MODEL: 'a-judge' }, 'JUDGE_MODEL is set and JUDGE_PROVIDER is not.'],
    [[], { JUDGE_PROVIDER: 'builtin' }, 'The built-in strategist cannot grade answers.'],
  ])('with wrong options or settings (%j %j) says so', async (words, settings, message) => {
    await expect(run(words, settings)).rejects.toThrow(message)
  })

  test('stops at once if the model cannot be reached', async () => {
    ai.order({ kind: 'status', status: 401 })
    await expect(run([], ai.settings('openai-compatible'))).rejects.toThrow('openai-compatible:a-model did not answer')
  })
})
