import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { sumsIn } from './sums.ts'

const TODAY = '2026-11-16'

/** Sentences with numbers in their places (#); those of one list go together in any order. */
const TOLD: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ['# members at #', 'rent #', 'insurance #', 'wages # a month'],
    ['# a class', '# people a class', '# classes a week', 'rent is #'],
    ['# to fit out the place', 'profit is # a month'],
    ['insurance goes up by # a year', 'we are # members'],
    ['rent goes from # to #', '# members'],
    ['I want to raise the fee from # to #', 'I have # members'],
    ['I need $#', 'I have $# saved', 'the trip is in # months', 'I save # a month'],
    ['I want to save $#', 'the camp is in # weeks'],
    ['# times a week for # minutes', 'the fight is in # weeks'],
    ['# hours a week at # an hour'],
    ['# tickets at #', 'hall #', 'coach #'],
    ['I weigh # kg and want to get down to # kg', 'the fight is in # weeks'],
    ['we had # members', 'lost # since then'],
    ['# paying #', 'federation #', 'hall #', 'we want # a month for myself'],
    ['# adults at # and # kids at #', 'rent #', 'two coaches # each'],
    ['# members at # a week', 'rent # a month'],
    ['raise from # to #', 'lose # of my # people'],
    ['# members pay $#', 'if I go to $# how much more a year'],
    ['lost # members', 'they paid # each'],
    ['had # in spring, now its #', 'fee is #'],
    ['i owe #', 'can pay back # a month'],
    ['I put away # a week', 'the camp is in # weeks', 'the camp costs #'],
    ['grading with # kids at # each', 'belts cost me # per kid'],
    ['# an hour for # classes of # hours a week'],
    ['# members at #', 'the club keeps 30%'],
    ['my purse is $#', 'manager takes 15% and the coach takes 10%', 'medicals cost #', 'how much is left'],
    ['sold # tickets at $# each', 'the venue takes 20%', 'the bus cost #', 'how much is left'],
  ],
  pt: [
    ['# alunos a #', 'aluguel de #', 'luz #'],
    ['cobro # por aula', '# pessoas por aula', '# aulas por semana', 'o aluguel é #'],
    ['a reforma custa #', '# de lucro por mês'],
    ['o seguro vai subir # por ano', 'tenho # alunos'],
    ['quero subir a mensalidade de # para #', 'são # alunos'],
    ['preciso de R$ #', 'tenho R$ # guardados', 'o mundial é daqui a # meses'],
    ['treino # vezes por semana, # minutos', 'a luta é daqui a # semanas'],
    ['# horas por semana a R$ # a hora'],
    ['# ingressos a R$ #', 'o salão custa R$ #'],
    ['o ônibus custa R$ #', 'a prefeitura banca R$ #', '# atletas', 'quanto cada um paga'],
    ['# alunos, R$ #', '# de professores', 'ponto #', 'quanto sobra por ano'],
    ['reajustar a mensalidade de # em 10%', 'são # alunos'],
    ['eram #, agora # alunos a #', 'aluguel #'],
    ['junto # por semana', 'já tenho #', 'faltam # semanas'],
    ['recebo # por aula', '# aulas por semana', 'gasto # por semana'],
    ['somos 2 sócios', '# alunos a #', '# de despesas tudo junto'],
    ['peso # kg e quero chegar a # kg', 'a luta é daqui a # semanas'],
  ],
  es: [
    ['# alumnos que pagan #', 'la renta son #', 'luz #'],
    ['# por clase', '# personas por clase', '# clases por semana', 'la renta es #'],
    ['quiero invertir #', 'la ganancia es de # al mes'],
    ['me suben el seguro # al año', 'somos # alumnos'],
    ['subir la cuota de # a #', 'tengo # alumnos'],
    ['necesito $#', 'ya junté $#', 'el viaje es en # meses'],
    ['entreno # veces por semana, # minutos', 'el torneo es en # semanas'],
    ['# horas a la semana a # la hora'],
    ['seminario para # personas a #', 'la sala cuesta #'],
    ['somos # a # por cabeza', 'alquiler #', 'monitor #'],
    ['cuota #', 'socios #', 'local #', 'quiero ganar #'],
    ['se me fueron # de los #', 'pagaban #'],
    ['debo #', 'puedo dar # al mes'],
    ['ahorro # por semana', 'el viaje sale #'],
    ['torneo con # chavos a # la inscripcion', 'medallas #', 'jueces #'],
    ['peso # kg y quiero bajar # kg', 'la pelea es en # semanas'],
  ],
}
/** Sentences whose numbers have no place in a calculation. */
const BESIDE: Record<Language, readonly string[]> = {
  en: [
    'class starts at 7pm',
    'I am 34 years old',
    'record 5-2',
    'belt since 2021',
    'gloves are 16 oz',
    'maybe 10 to 15 of them',
  ],
  pt: ['a aula é às 19h30', 'tenho 34 anos', 'cartel 5-2', 'faixa azul desde 2021', 'luva de 16 oz'],
  es: ['la clase es a las 19:30', 'tengo 34 años', 'récord 5-2', 'azul desde 2021', 'guantes de 16 oz'],
}
const LANGUAGES = ['en', 'pt', 'es'] as const

const number = fc.oneof(
  fc.integer({ min: 2, max: 60 }),
  fc.integer({ min: 61, max: 999 }),
  fc.integer({ min: 1000, max: 60_000 }),
)
const message = fc.constantFrom(...LANGUAGES).chain((language) =>
  fc.record({
    language: fc.constant(language),
    sentences: fc.tuple(
      fc.constantFrom(...TOLD[language]).chain((told) => fc.shuffledSubarray([...told], { minLength: 1 })),
      // Now and then the sentences of two kinds are mixed.
      fc.option(fc.constantFrom(...TOLD[language].flat()), { freq: 2 }),
      fc.option(fc.constantFrom(...BESIDE[language])),
    ),
    numbers: fc.array(number, { minLength: 12, maxLength: 12 }),
    joint: fc.constantFrom('. ', ', '),
  }),
)

interface Written {
  language: Language
  sentences: [string[], string | null, string | null]
  numbers: number[]
  joint: string
}
function write({ sentences: [told, another, beside], numbers, joint }: Written): string {
  let next = 0
  return [...told, ...(another === null ? [] : [another]), ...(beside === null ? [] : [beside])]
    .join(joint)
    .replace(/#/g, () => String(numbers[next++ % numbers.length]))
}

const NUMERAL = /\d+(?:[.,]\d+)*/g
const read = (numeral: string, language: Language): number =>
  Number(language === 'pt' ? numeral.replaceAll('.', '').replace(',', '.') : numeral.replaceAll(',', ''))
const numbersIn = (text: string, language: Language): number[] =>
  (text.match(NUMERAL) ?? []).map((numeral) => read(numeral, language))

const shown = (value: number): number => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return Number(value.toFixed(digits))
}
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** Every "a × b ÷ c = d" of a line, with words between the numbers. */
const CHAIN = /\d[^=≈:;]*[×÷−+][^=≈:;]*[=≈] \d+(?:[.,]\d+)*|;[^=≈:;]*[×÷][^=≈:;]*[=≈] \d+(?:[.,]\d+)*/g
function checkChains(line: string, language: Language): number[] {
  const results: number[] = []
  for (const [chain] of line.matchAll(CHAIN)) {
    const parts = chain.match(/\d+(?:[.,]\d+)*(?: ?%)?|[×÷−+=≈]/g) ?? []
    // "; × 4.33 = …" goes on from the result before, or from the first number of the line.
    let value = chain.startsWith(';') ? (results.at(-1) ?? numbersIn(line, language)[0] ?? Number.NaN) : 0
    let operator = chain.startsWith(';') ? '' : '+'
    for (const part of parts) {
      if (!/\d/.test(part)) {
        operator = part
        continue
      }
      const operand = read(part.replace(/ ?%/, ''), language) / (part.endsWith('%') ? 100 : 1)
      if (operator === '×') value *= operand
      if (operator === '÷') value /= operand
      if (operator === '−') value -= operand
      if (operator === '+') value += operand
      // Numbers of fifteen digits are not exact to a millionth.
      if (operator === '=') expect(Math.abs(operand - value), chain).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)))
      if (operator === '≈') expect(operand, chain).toBe(shown(value))
      if (operator === '=' || operator === '≈') results.push(operand)
      operator = ''
    }
  }
  return results
}

/** Whether a number is the result of one step with two numbers that are known. */
function isOneStep(value: number, known: readonly number[]): boolean {
  return known.some((one) =>
    known.some((other) =>
      [one + other, one - other, one * other, (100 * one) / other, one / other].some(
        (result) =>
          isSame(value, result) ||
          isSame(value, shown(result)) ||
          isSame(value, Number(result.toFixed(1))) ||
          value === Math.ceil(result) ||
          value === Math.floor(result),
      ),
    ),
  )
}

/** Weeks in a month, months in a year, minutes in an hour. */
const CONSTANTS = [4.33, 12, 60, 2]

test('every number of a calculation is in the message or the result of the arithmetic that is shown', () => {
  let made = 0
  const check = fc.property(message, (written) => {
    const text = write(written)
    const { language } = written
    const lines = sumsIn(text, language, TODAY)
    made += lines.length > 0 ? 1 : 0
    const known = [...text.matchAll(/\d+/g)].map(([numeral]) => Number(numeral))
    for (const line of lines) {
      known.push(...checkChains(line, language))
      for (const value of numbersIn(line, language)) {
        const isKnown = [...known, ...CONSTANTS].some((other) => isSame(value, other))
        // Weeks to a date that is named in months, and the people whom a class needs to cover the costs.
        const isOfCalendar = /\d (?:weeks|semanas)/.test(line) || /class|aula|clase/.test(line)
        if (!isKnown && !isOfCalendar) expect(isOneStep(value, known), `${value} in “${line}” for “${text}”`).toBe(true)
        known.push(value)
      }
    }
  })
  fc.assert(check, { numRuns: 600 })
  expect(made).toBeGreaterThan(60)
})

/** The arithmetic of a line without its words: the same product is told of members, tickets or pairs of gloves. */
const arithmetic = (line: string): string =>
  line
    .replace(/[^\d.,×÷−+=≈% ]|[.,](?!\d)/g, '')
    .replace(/ +/g, ' ')
    .trim()

test('a sentence beside the matter changes no calculation', () => {
  const check = fc.property(message, (written) => {
    const [told, another] = written.sentences
    const alone = sumsIn(write({ ...written, sentences: [told, another, null] }), written.language, TODAY)
    const withMore = sumsIn(write(written), written.language, TODAY)
    const [first] = withMore
    // Of two kinds in one message another one may be calculated when more is said.
    if (first !== undefined && another === null) expect(arithmetic(alone.join(' '))).toContain(arithmetic(first))
  })
  fc.assert(check, { numRuns: 300 })
})
