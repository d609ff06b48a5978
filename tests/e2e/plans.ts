import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'

/** Messages with all that a plan needs, and with a commitment. */
export const PROBLEMS: Record<Language, { message: string; sport: string; word: RegExp }> = {
  en: {
    message:
      'My first amateur boxing fight is in six weeks and I am afraid of gassing out in round two. I will run on Friday.',
    sport: 'boxing',
    word: /run on Friday/i,
  },
  pt: {
    message:
      'Minha primeira luta de boxe amador é daqui a seis semanas e tenho medo de ficar sem gás no segundo round. Vou correr na sexta.',
    sport: 'boxe',
    word: /correr na sexta/i,
  },
  es: {
    message:
      'Mi primera pelea de boxeo amateur es en seis semanas y tengo miedo de quedarme sin aire en el segundo round. Voy a correr el viernes.',
    sport: 'boxeo',
    word: /correr el viernes/i,
  },
}

/** Asks in the War Room without its screen, which has its own journeys. */
export async function askInPage(page: Page, language: Language = 'en', message = PROBLEMS[language].message) {
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/war-room-ai', { method: 'POST', headers, body: JSON.stringify(body) })
      const { answer, conversation_id } = await response.json()
      return { answer_id: String(answer.id), conversation_id: String(conversation_id) }
    },
    { message, template: 'fight', language },
  )
}

/** Keeps a plan, like the button under an answer. */
export async function keepInPage(
  page: Page,
  message_id: string,
): Promise<{ id: string; title: string; steps: Step[] }> {
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/plans', { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
    { message_id },
  )
}

interface Step {
  id: string
  text: string
  due_date: string | null
}
