import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/day-rules.ts'
import { cleanLine, cleanLines } from '#contract/text-rules.ts'
import { OUTCOMES, RESULT_KINDS, TRAINING_KINDS } from '#contract/training-rules.ts'
import { decodeText, parseCsv, writeCsv } from './csv.ts'
import { dayOf, effortOf, minutesOf } from './csv-values.ts'
import { writeLines } from './export-training.ts'
import { newLines } from './import-training.ts'
import { type CsvItem, readCsv } from './read-csv.ts'

const TODAY = '2026-11-16'
const rules = { today: TODAY, otherwise: 'day-first' } as const
const read = (text: string) => {
  const content = readCsv(text, rules)
  if (!content) throw new Error('no table')
  return content
}
const fieldsIn = (text: string) => read(text).items.map(({ fields }) => fields)
const problemsIn = (text: string) => read(text).problems.map(({ line, problem }) => [line, problem])

/** Everything that has broken a table before: separators, quotation marks, line ends, formulas, marks of our own guard. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        ',',
        ';',
        '\t',
        '\n',
        '\r\n',
        '=',
        '+',
        '-',
        '@',
        "'",
        '＝',
        'sep=;',
        '\uFEFF',
        ' ',
        'ção',
        '🥋',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.isWellFormed() && !text.includes('\u0000'))
const line = nasty.map((text) => cleanLine(text) || null)
const lines = nasty.map((text) => cleanLines(text) || null)
const day = fc.nat(1500).map((days) => addDays(TODAY, -days))

const item = fc.oneof(
  fc.record({
    type: fc.constant('training' as const),
    id: fc.uuid(),
    fields: fc.record({
      day,
      kind: fc.constantFrom(...TRAINING_KINDS),
      minutes: fc.integer({ min: 1, max: 600 }),
      effort: fc.integer({ min: 1, max: 10 }),
      word: line,
    }),
  }),
  fc.record({
    type: fc.constant('result' as const),
    id: fc.uuid(),
    fields: fc.record({
      kind: fc.constantFrom(...RESULT_KINDS),
      day,
      outcome: fc.constantFrom(...OUTCOMES),
      opponent: line,
      method: line,
      learnt: lines,
    }),
  }),
  fc.record({
    type: fc.constant('belt' as const),
    id: fc.uuid(),
    fields: fc.record({ art: line.map((text) => text ?? 'Judo'), grade: line.map((text) => text ?? '1st dan'), day }),
  }),
)
type Item = typeof item extends fc.Arbitrary<infer T> ? T : never

const exported = (items: readonly Item[], separator: ',' | ';') =>
  writeLines(
    items.map(({ type, id, fields: { day: date, ...fields } }) => ({ type, id, date, ...fields })),
    separator,
  )
const NAMES = {
  training: ['day', 'kind', 'minutes', 'effort', 'word'],
  result: ['day', 'kind', 'outcome', 'opponent', 'method', 'learnt'],
  belt: ['day', 'art', 'grade'],
}
const kept = (items: readonly Pick<CsvItem, 'type' | 'id' | 'fields'>[], withIds = true) => {
  const of = (type: CsvItem['type']) =>
    items
      .filter((one) => one.type === type)
      .map(({ id, fields }, index) => ({
        id: withIds && id ? id : `${index}`,
        content: JSON.stringify(NAMES[type].map((name) => (fields as Record<string, unknown>)[name])),
      }))
  return { training: of('training'), result: of('result'), belt: of('belt') }
}

describe('what was exported', () => {
  test('is read again as it was, and adds nothing where it came from', () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 12 }),
        fc.constantFrom(',' as const, ';' as const),
        (items, separator) => {
          const { items: found, problems } = read(exported(items, separator))
          expect(problems).toEqual([])
          expect(found.map(({ type, id, fields }) => ({ type, id, fields }))).toEqual(
            items.map((one) => ({ ...one, id: one.id.toLowerCase() })),
          )
          expect(newLines(found, kept(items))).toEqual([])
          // Elsewhere everything is new, and afterwards nothing is.
          expect(newLines(found, kept([]))).toHaveLength(items.length)
          expect(newLines(found, kept(found))).toEqual([])
        },
      ),
    )
  })

  test('has no cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        for (const { cells } of parseCsv(exported(items, ',')))
          for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
    expect(writeCsv([['=1+1', '-3', "'=2", 'plain']], ',')).toBe("\uFEFF'=1+1,'-3,''=2,plain\r\n")
  })

  test('without ids is known by what it says, and two equal sessions stay two', () => {
    const twice = 'date,kind,minutes,effort\n2026-11-02,sparring,60,7\n2026-11-02,sparring,60,7\n'
    const { items } = read(twice)
    expect(newLines(items, kept([]))).toHaveLength(2)
    expect(newLines(items, kept(items, false))).toEqual([])
    expect(newLines(items, kept(items.slice(0, 1), false))).toHaveLength(1)
  })
})

describe('a log from elsewhere', () => {
  test.each([
    ['en', 'Date,Activity,Duration (min),RPE,Notes\r\n11/02/2026,Sparring,60,7,"good, hard"\r\n'],
    ['pt', '\uFEFFData;Atividade;Duração (min);Esforço;Observações\n02/11/2026;Sparring;60;7;"good, hard"\n'],
    [
      'es',
      'sep=\t\r\nFecha\tActividad\tDuración\tIntensidad\tNotas\r\n2026-11-02 18:30\tSparring\t1:00\t7/10\tgood, hard',
    ],
  ])('is read with its own headings: %s', (language, text) => {
    const otherwise = language === 'en' ? 'month-first' : 'day-first'
    expect(readCsv(text, { today: TODAY, otherwise })?.items).toMatchObject([
      { type: 'training', fields: { day: '2026-11-02', kind: 'sparring', minutes: 60, effort: 7, word: 'good, hard' } },
    ])
  })

  test('keeps in words what this log has no name for', () => {
    const text = 'date,type,minutes,effort,note\n2026-11-02,Capoeira roda,45,6,fun\n2026-11-03,Parkour,30,5,'
    expect(fieldsIn(text)).toMatchObject([
      { kind: 'other', word: 'Capoeira roda: fun' },
      { kind: 'other', word: 'Parkour' },
    ])
  })

  test('has dates that one unambiguous line decides for all', () => {
    const text = 'date,type,minutes,effort\n03/04/2026,class,60,5\n05/25/2026,class,60,5\n'
    expect(fieldsIn(text)).toMatchObject([{ day: '2026-03-04' }, { day: '2026-05-25' }])
    expect(read(text).dates).toBe('month-first')
    expect(read('date,type,minutes,effort\n03/04/2026,class,60,5\n').dates).toBe('day-first')
  })

  test('gets each bad line named with its number, and the good ones are read', () => {
    const text = [
      'date,kind,minutes,effort,note',
      '2026-11-01,class,60,5,"two',
      'lines"',
      '',
      ',class,60,5,',
      'soon,class,60,5,',
      '2026-02-30,class,60,5,',
      '2026-12-24,class,60,5,',
      '2011-01-01,class,60,5,',
      '2026-11-01,,60,5,',
      '2026-11-01,class,many,5,',
      '2026-11-01,class,601,5,',
      '2026-11-01,class,60,11,',
      '2026-11-01,class,60,,',
      `2026-11-01,class,60,5,${'x'.repeat(281)}`,
      '2026-11-01,class,60,5,good, but not quoted',
      '2026-11-01,class,60,5,fine',
      '2026-11-01,class,60,5,"never closed',
      '2026-11-01,class,60,5,swallowed',
    ].join('\r\n')
    expect(problemsIn(text)).toEqual([
      [5, 'day-missing'],
      [6, 'day-unreadable'],
      [7, 'day-unreadable'],
      [8, 'day-in-future'],
      [9, 'day-too-old'],
      [10, 'kind'],
      [11, 'minutes'],
      [12, 'minutes'],
      [13, 'effort'],
      [14, 'effort'],
      [15, 'text-too-long'],
      [16, 'too-many-cells'],
      [18, 'open-quote'],
    ])
    expect(fieldsIn(text)).toMatchObject([{ word: 'two lines' }, { word: 'fine' }])
  })

  test.each(['', 'hello', 'a,b\n1,2', '\uFEFF'])('that is no log is not read: %j', (text) => {
    expect(readCsv(text, rules)).toBeUndefined()
  })

  test.each([
    ['headings without end', `date${',type'.repeat(100_000)}`, undefined],
    ['empty columns in every line', `date${','.repeat(500_000)}\n${'2026-11-01\n'.repeat(10_000)}`, undefined],
    ['more lines than are taken', `date\n${'x\n'.repeat(1_000_000)}`, { items: [], problems: [] }],
    ['a word with endless accents', `date,kind\n2026-11-01,a${'\u0301\u0316'.repeat(50_000)}`, { lines: 1 }],
  ])('does not keep the server busy: %s', (_, text, expected) => {
    const began = performance.now()
    const content = readCsv(text, rules)
    expect(performance.now() - began).toBeLessThan(1_500)
    if (expected) expect(content).toMatchObject(expected)
    else expect(content).toBeUndefined()
  })

  test('is never the reason for a fault, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 10 }), (rows) => {
        const content = read(`date,kind,minutes,effort\n${rows.join('\n')}`)
        expect(content.items.length + content.problems.length).toBe(content.lines)
      }),
    )
  })
})

test('a file of an older spreadsheet is read in its encoding', () => {
  expect(decodeText(Buffer.from('Duração', 'latin1'))).toBe('Duração')
  expect(decodeText(Buffer.from('\uFEFFDuração', 'utf16le'))).toBe('Duração')
  expect(decodeText(Buffer.from('\uFEFFDuração'))).toBe('Duração')
  expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined()
})

test.each([
  ['60', 60],
  ['60 min', 60],
  ['1:30', 90],
  ['1:30:00', 90],
  ['1h30', 90],
  ['1,5 h', 90],
  ['2 horas', 120],
  ['-5', undefined],
  ['', undefined],
])('%j is a time in minutes', (text, minutes) => {
  expect(minutesOf(text, 'minutes')).toBe(minutes)
})

test('efforts and days are read as people write them', () => {
  expect(['7', '7.0', '7/10', '6.5', 'hard'].map(effortOf)).toEqual([7, 7, 7, undefined, undefined])
  expect(['2026-1-5', '5.1.26', '1/5/2026 08:00'].map((text) => dayOf(text, 'day-first'))).toEqual([
    '2026-01-05',
    '2026-01-05',
    '2026-05-01',
  ])
})
