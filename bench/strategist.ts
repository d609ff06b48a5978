import { performance } from 'node:perf_hooks'
import { LANGUAGES } from '#contract/language.ts'
import { TEMPLATES } from '#contract/strategy.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import type { Question } from '#server/strategist/strategist.ts'
import { type Figure, median, nearTheWorst } from './figures.ts'

const ROUNDS = 40

const MESSAGES = {
  en: 'My first amateur bout is in six weeks, I freeze when someone hits me hard, and I can train four times a week.',
  pt: 'Minha primeira luta amadora é daqui a seis semanas, travo quando levo um golpe forte e treino quatro vezes por semana.',
  es: 'Mi primera pelea amateur es en seis semanas, me bloqueo cuando me pegan fuerte y entreno cuatro veces por semana.',
}

/** One answer of the built-in strategist, from the message to the last word. */
export async function measure(): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const language of LANGUAGES) {
      for (const template of TEMPLATES) {
        const question = { ...QUESTION, message: MESSAGES[language], language, template, seed: `${round}` }
        const since = performance.now()
        answerQuestion(question)
        // The first rounds read the playbook and warm the engine up.
        if (round >= 2) times.push(performance.now() - since)
      }
    }
  }
  const worst = nearTheWorst(times)
  return [
    {
      what: 'One answer of the built-in strategist',
      measured: `${worst.toFixed(1)} ms at p99`,
      against: `${median(times).toFixed(1)} ms at p50, ${times.length} answers`,
      target: 'under 20 ms',
      reached: worst < 20,
    },
  ]
}

const QUESTION: Omit<Question, 'message' | 'language' | 'template' | 'seed'> = {
  persona: null,
  history: [],
  memory: { full_name: null, facts: [], quiz: null, streak: 0, commitments: [], summary: null },
  today: '2026-11-15',
}
