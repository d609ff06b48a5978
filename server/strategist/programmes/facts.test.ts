import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Turn } from '../strategist.ts'
import { changedWeekdays } from './changed-weekdays.ts'
import type { ProgrammeFacts } from './facts.ts'
import { factsOfTalk, toldFirst } from './talk-facts.ts'

/** A Monday. */
const TODAY = '2026-11-16'

const contest = (day: string) => ({ kind: 'contest' as const, day })
const grading = (day: string) => ({ kind: 'grading' as const, day })

describe('what a first message tells', () => {
  it.each<[Language, string, ProgrammeFacts]>([
    [
      'en',
      'Monday, Wednesday and Friday, an hour each, bjj',
      { family: 'grappling', weekdays: [1, 3, 5], days: 3, minutes: 60 },
    ],
    [
      'en',
      '4 boxing sessions of 90 minutes plus 2 lifting days',
      { family: 'striking', days: 4, minutes: 90, strength: 2 },
    ],
    [
      'en',
      'my first amateur bout is on December 19, 3 x 2 minutes',
      { rounds: 3, round_minutes: 2, events: [contest('2026-12-19')] },
    ],
    ['en', '25 minutes alone with a heavy bag', { minutes: 25, gear: 'bag', company: 'alone' }],
    ['en', 'I teach kids of 6 to 9, 13 of them, for 50 minutes', { minutes: 50, ages: [6, 9], pupils: 13 }],
    [
      'pt',
      'treino boxe terça, quinta e sábado, 1h cada',
      { family: 'striking', weekdays: [2, 4, 6], days: 3, minutes: 60 },
    ],
    ['pt', 'tenho 5 horas por semana pra treinar jiu jitsu', { family: 'grappling', hours_a_week: 5 }],
    [
      'pt',
      'meu exame de faixa é dia 20 de dezembro, treino 3x por semana',
      { days: 3, events: [grading('2026-12-20')] },
    ],
    ['pt', '30 minutos em casa sem saco, muay thai', { family: 'kicking', minutes: 30, gear: 'none' }],
    ['pt', 'dou aula pra 12 crianças de 7 a 10 anos, 1 hora', { minutes: 60, ages: [7, 10], pupils: 12 }],
    [
      'es',
      'entreno judo lunes, miércoles y viernes, 75 minutos',
      { family: 'grappling', weekdays: [1, 3, 5], days: 3, minutes: 75 },
    ],
    ['es', '3 sesiones de boxeo de una hora y 2 de pesas', { family: 'striking', days: 3, minutes: 60, strength: 2 }],
    [
      'es',
      'mi torneo de bjj es el 13 de diciembre, entreno 4 días',
      { family: 'grappling', days: 4, events: [contest('2026-12-13')] },
    ],
    ['es', '20 minutos de boxeo, 6 asaltos de 2', { rounds: 6, round_minutes: 2, family: 'striking', minutes: 20 }],
    ['es', 'doy clase a 11 niños de 5 a 7 años durante 45 minutos', { minutes: 45, ages: [5, 7], pupils: 11 }],
    [
      'en',
      'two gym sessions a week, Tuesday and Thursday, randori is Monday and Wednesday',
      { weekdays: [1, 3], days: 2, sparring_on: 1, strength_on: [2, 4], strength: 2, family: 'grappling' },
    ],
    [
      'es',
      'entreno box lunes, miércoles y viernes, una hora cada día, con un día pesado',
      { family: 'striking', weekdays: [1, 3, 5], days: 3, minutes: 60 },
    ],
    [
      'en',
      'boxing mon wed fri, two runs and one strength session',
      { family: 'striking', weekdays: [1, 3, 5], days: 3, running: 2, strength: 1 },
    ],
    [
      'pt',
      'hoje é dia 3 e luto dia 31, 3 rounds de 2 min',
      { rounds: 3, round_minutes: 2, events: [contest('2026-12-31')] },
    ],
    [
      'en',
      'the regionals are on saturday, what should he do wed thu fri',
      { weekdays: [3, 4, 5], days: 3, events: [contest('2026-11-21')] },
    ],
    [
      'en',
      'boxing tues and thurs 7-8.30pm, I lift mon + sat',
      { family: 'striking', weekdays: [2, 4], days: 2, strength_on: [1, 6], strength: 2, minutes: 90 },
    ],
    ['es', 'judo martes y jueves de 20 a 21:30', { family: 'grappling', weekdays: [2, 4], days: 2, minutes: 90 }],
    [
      'en',
      'I train Monday and Wednesday for 60 minutes and Sunday 90 minutes',
      { weekdays: [1, 3, 0], days: 3, minutes: 60, minutes_on: [[0, 90]] },
    ],
    [
      'en',
      'my son wrestles Tue Thu Fri and has soccer Saturday',
      { family: 'grappling', weekdays: [2, 4, 5], days: 3 },
    ],
    ['es', 'judo martes y jueves y gimnasia lunes y miércoles', { family: 'grappling', weekdays: [2, 4], days: 2 }],
    ['pt', 'lutinha de muay thai, 2 rounds de 1:30', { family: 'kicking', rounds: 2, round_minutes: 1.5 }],
    [
      'en',
      'bjj Monday and Thursday, open mat on Sunday',
      { family: 'grappling', weekdays: [1, 4, 0], days: 3, sparring_on: 0 },
    ],
    [
      'en',
      'an interclub on the 30th jan, I train mon + thurs',
      { weekdays: [1, 4], days: 2, events: [contest('2027-01-30')] },
    ],
    ['pt', 'aula pra 25 adolescentes 13 a 16', { pupils: 25, ages: [13, 16] }],
    // Numbers that count something else.
    ['en', 'classes Mon and Wed. I work nights Friday and Saturday', { weekdays: [1, 3], days: 2, time: 'evening' }],
    // More than a week or a session holds, and a year that nobody plans for.
    ['en', 'a training week with 160 hours a week', {}],
    ['en', '9 days a week, 999 minutes each', {}],
    ['pt', 'treino 2 vezes por semana de 10 horas', { days: 2 }],
    ['es', 'entreno 60 horas por semana', {}],
    ['en', 'my bout is on December 20, 2150', {}],
    ['pt', 'já tô no peso, luto dia 12 de dezembro', { strength: 0, events: [contest('2026-12-12')] }],
    ['en', 'what can I do with one skipping rope and 25 minutes', { minutes: 25, gear: 'rope' }],
    ['pt', 'treino há 4 anos, 3x por semana, não sou iniciante', { days: 3 }],
    ['pt', 'luto mma até 70, tô com 74, 5 treinos por semana', { family: 'mixed', days: 5 }],
    [
      'pt',
      'copa dia 6 de fevereiro. a academia fecha de 20/12 a 4/1. treino 3x por semana',
      { days: 3, events: [contest('2027-02-06')] },
    ],
    ['en', 'the gym is 40 minutes away, I train 3 times a week', { days: 3 }],
    ['en', 'I work Monday to Friday and train 2 evenings a week', { days: 2, time: 'evening' }],
    ['pt', 'faltam 3 semanas e eu treino 4 dias por semana', { days: 4 }],
    ['es', 'trabajo de lunes a viernes y entreno 2 veces por semana', { days: 2 }],
  ])('%s: “%s”', (language, message, told) => {
    expect(toldFirst(message, language, TODAY)).toEqual(told)
  })
})

describe('weekdays that change', () => {
  it.each<[Language, string, number[], number[] | undefined]>([
    ['en', 'not Friday, Saturday', [1, 3, 5], [1, 3, 6]],
    ['en', 'Wednesday is off, moved to Thursday', [1, 3, 5], [1, 4, 5]],
    ['en', 'I can add Sunday too', [1, 3, 5], [1, 3, 5, 0]],
    ['en', 'it is only Tuesday and Thursday now', [1, 3, 5], [2, 4]],
    ['en', 'on Friday I have piano', [1, 3], undefined],
    ['pt', 'quinta não dá mais, só sexta', [2, 4, 6], [2, 5, 6]],
    ['pt', 'mais um dia, domingo', [2, 4], [2, 4, 0]],
    ['es', 'el miércoles no puedo, paso al jueves', [1, 3, 5], [1, 4, 5]],
    ['es', 'el sábado cerraron', [2, 4, 6], [2, 4]],
    ['en', "from next week it's Tuesday and Thursday, not Monday and Wednesday", [1, 3], [2, 4]],
    ['pt', 'o treino de sexta foi cancelado até o fim do mês, então fica só segunda e quarta', [1, 3, 5], [1, 3]],
    ['pt', 'sexta eu já não vou, então é de segunda a quinta', [1, 2, 3, 4, 5], [1, 2, 3, 4]],
    ['es', 'los jueves no voy a poder, en cambio sí los sábados', [2, 4], [2, 6]],
  ])('%s: “%s”', (language, message, before, after) => {
    expect(changedWeekdays(message, before, language)).toEqual(after)
  })
})

describe('what later messages change', () => {
  const knownAfter = (language: Language, ...messages: string[]): ProgrammeFacts => {
    const history = messages.slice(0, -1).map((content): Turn => ({ role: 'user', content }))
    return factsOfTalk({ message: messages.at(-1) ?? '', history, language, today: TODAY }).now
  }

  it.each<[Language, string, string, ProgrammeFacts]>([
    [
      'en',
      '4 boxing sessions of 90 minutes plus 2 lifting days',
      'sorry 75 minutes, and only one lifting day',
      { days: 4, minutes: 75, strength: 1 },
    ],
    [
      'en',
      'my first amateur bout is on December 19',
      'they moved it to January 16',
      { events: [contest('2027-01-16')] },
    ],
    ['en', '25 minutes alone with a heavy bag', 'no bag any more, it split', { minutes: 25, gear: 'none' }],
    [
      'en',
      'I teach kids of 6 to 9, 13 of them',
      'they are 15 now and my helper is ill',
      { pupils: 15, ages: [6, 9], helpers: 0 },
    ],
    ['en', 'I have 4 hours a week for bjj', 'only 2 hours', { hours_a_week: 2 }],
    ['pt', 'tenho 5 horas por semana pra treinar', 'na verdade são 3 horas', { hours_a_week: 3 }],
    ['pt', 'meu exame de faixa é dia 20 de dezembro', 'mudou pro dia 13', { events: [grading('2026-12-13')] }],
    ['pt', 'dou aula pra 12 crianças, 1 hora', 'são 45 min e vieram 16', { minutes: 45, pupils: 16 }],
    ['es', '3 sesiones de boxeo de una hora', 'perdón, son 4 sesiones', { days: 4, minutes: 60 }],
    ['es', 'mi torneo de bjj es el 13 de diciembre', 'se pasó al 20 de diciembre', { events: [contest('2026-12-20')] }],
    ['es', '6 asaltos de 2 en 30 minutos', 'son asaltos de 3 min', { rounds: 6, round_minutes: 3, minutes: 30 }],
    ['es', 'doy clase a 11 niños durante 45 minutos', 'ahora me ayuda un chico', { pupils: 11, helpers: 1 }],
    [
      'en',
      'home plan for muay thai, 5 days a week, 30 mins',
      '5 is a lie lol. realistically 3',
      { days: 3, minutes: 30 },
    ],
    ['en', 'mma tues and thurs, open mat sunday', "open mat's saturday actually", { weekdays: [2, 4, 6] }],
    [
      'en',
      'karate 2x a week, evenings only',
      'make that mornings, evenings the kids are at mine',
      { days: 2, time: 'morning' },
    ],
    ['pt', 'natação e MMA terça, quinta e sábado', 'a natação é fixa domingo de manhã', { weekdays: [2, 4, 6] }],
    [
      'pt',
      'muay thai, 5 rounds de 3 minutos',
      'o professor corrigiu, estreante é 3 de 2',
      { rounds: 3, round_minutes: 2 },
    ],
    ['es', 'en 5 semanas tengo el provincial de judo, entreno 3 veces por semana', 'dice que sume un día', { days: 4 }],
    [
      'en',
      'karate Tuesdays and Fridays, 75 minutes each',
      'the Friday class is two hours',
      { minutes: 75, minutes_on: [[5, 120]] },
    ],
    ['pt', 'luto dia 30 de janeiro', 'a luta é dia 23', { events: [contest('2027-01-23')] }],
    ['pt', 'karatê terça, quinta e sábado', 'o dojo não abre mais sábado', { weekdays: [2, 4], days: 2 }],
    ['es', 'karate martes y jueves', 'He dicho martes y es lunes.', { weekdays: [1, 4] }],
    [
      'en',
      'bjj Monday and Thursday for 90 minutes, open mat on Sunday',
      'open mat is 2 hours',
      { minutes: 90, minutes_on: [[0, 120]] },
    ],
    ['en', 'I teach 14 kids of 6 to 9', 'nine of them are off with a bug, so five', { pupils: 5 }],
    ['es', 'karate lunes y miércoles', 'este miércoles no hay, y sumaron los viernes', { weekdays: [1, 3, 5] }],
    ['en', 'I teach 12 ladies boxing', 'two more joined', { pupils: 14 }],
    ['en', 'I teach 18 kids of 5 to 7', 'there are two boys who set everyone off', { pupils: 18 }],
    ['es', 'doy clase a niños de 5 a 8 años', 'son 18 y estoy sola', { pupils: 18, ages: [5, 8] }],
    [
      'en',
      'my grading is on December 6, classes Mon and Thu',
      "no class on the 26th, hall's booked",
      { events: [grading('2026-12-06')] },
    ],
    ['en', '6 rounds of 3 min', '12 min rest', { rest_seconds: 720 }],
    ['en', '6 rounds of 3 min', '15m rest', { rest_seconds: 900 }],
    ['pt', '6 rounds de 3 min', '12 minutos de descanso', { rest_seconds: 720 }],
    ['es', '6 asaltos de 3 min', '12 minutos de descanso', { rest_seconds: 720 }],
    // By how long it was moved is no date.
    ['en', 'my fight is in 6 weeks', 'it was moved 8 weeks earlier', { events: [contest('2026-12-28')] }],
    ['en', 'my fight is in 6 weeks', 'it is 8 weeks earlier', { events: [contest('2026-12-28')] }],
    ['pt', 'minha luta é em 6 semanas', 'foi antecipada 7 semanas', { events: [contest('2026-12-28')] }],
    ['es', 'mi pelea es en 6 semanas', 'la adelantaron 8 semanas', { events: [contest('2026-12-28')] }],
    ['en', 'my fight is in 6 weeks', 'it was moved 2 weeks earlier', { events: [contest('2026-12-14')] }],
    // By how much something is different is not what it is.
    ['en', 'I train 3 times a week for 2 hours each', 'actually 3 hours less', { days: 3, minutes: 120 }],
    ['en', 'I train 3 times a week for 2 hours each', 'it is twice as many', { days: 3, minutes: 120 }],
    ['en', 'I train 3 times a week for 2 hours each', 'sorry it is 10 times as much', { days: 3, minutes: 120 }],
    ['en', 'I train 3 times a week for 2 hours each', 'actually 5 less a week', { days: 3, minutes: 120 }],
    ['en', 'I train 3 times a week for 2 hours each', 'actually 1 hour less', { days: 3, minutes: 60 }],
    ['pt', 'treino 3 vezes por semana, 2 horas cada', 'na verdade são 3 horas a menos', { days: 3, minutes: 120 }],
    ['es', 'entreno 3 veces por semana, 2 horas cada vez', 'son 3 horas menos', { days: 3, minutes: 120 }],
    ['es', 'peleo en 8 semanas', 'me acaban de llamar, son 6 semanas al final', { events: [contest('2026-12-28')] }],
    [
      'es',
      'torneo de BJJ en 7 semanas, con kimono, luchas de 6 minutos',
      'es sin kimono y las luchas son de 5',
      { gi: 'no_gi', round_minutes: 5 },
    ],
  ])('%s: “%s”, then “%s”', (language, first, later, now) => {
    expect(knownAfter(language, first, later)).toMatchObject(now)
  })

  it('an event that is called off is none, and with two of them only that one', () => {
    expect(knownAfter('en', 'my bout is on December 19', 'the fight is off')).not.toHaveProperty('events')
    expect(
      knownAfter(
        'en',
        'I compete on December 19 and again at the tournament on January 16',
        'the december one is cancelled',
      ),
    ).toMatchObject({ events: [contest('2027-01-16')] })
  })

  it('what was only supposed is not kept', () => {
    expect(knownAfter('en', 'I train 4 days a week', 'what if I only had 2 days?', 'ok thanks')).toMatchObject({
      days: 4,
    })
  })

  it('a number of other things changes nothing', () => {
    expect(knownAfter('en', 'I train 4 days a week for 60 minutes', 'it was 30 puzzle mats not 40')).toEqual(
      toldFirst('I train 4 days a week for 60 minutes', 'en', TODAY),
    )
  })
})
