import { ANSWERS, type Answer, QUESTION_COUNT, scoreQuiz } from '#contract/quiz-rules.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const BEGUN_AT = 'kiai.quiz.begun'

/** The answers of an unfinished game: after a reload it continues with the next question, for the same account only. */
export function readBegunGame(user_id: string): readonly Answer[] {
  return parseBegunGame(readStored(BEGUN_AT, 'sessionStorage'), user_id)
}

export function keepBegunGame(user_id: string, answers: readonly Answer[]): void {
  if (answers.length === 0) forget(BEGUN_AT, 'sessionStorage')
  else store(BEGUN_AT, `${user_id} ${answers.join('')}`, 'sessionStorage')
}

export function parseBegunGame(kept: string | null, user_id: string): readonly Answer[] {
  const [owner, places = ''] = kept?.split(' ') ?? []
  const answers = parseAnswers(places)
  const playable = owner === user_id && answers.length === places.length && scoreQuiz(answers) === undefined
  return playable && answers.length < QUESTION_COUNT ? answers : []
}

function parseAnswers(places: string): Answer[] {
  return [...places].flatMap((place) => ANSWERS.filter((answer) => place === String(answer)))
}
