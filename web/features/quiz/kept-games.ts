import { ANSWERS, type Answer, scoreQuiz } from '#contract/quiz-rules.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.quiz.unsaved'

/** A finished game, as the places of its answers: '0123'. */
export type Game = readonly Answer[]

/** Finished games that the server does not have yet: they survive a reload, and nobody else who signs in gets them. */
export function readKeptGames(user_id: string): Game[] {
  return parseGames(readStored(KEY, 'sessionStorage'), user_id)
}

export function keepGame(user_id: string, game: Game): void {
  write(user_id, [...readKeptGames(user_id), game])
}

export function forgetGame(user_id: string, game: Game): void {
  write(user_id, withoutOne(readKeptGames(user_id), game))
}

/** Two games may have gone alike: only one of them is done. */
export function withoutOne(games: readonly Game[], game: Game): Game[] {
  const place = games.findIndex((one) => one.join() === game.join())
  return games.filter((_, index) => index !== place)
}

function write(user_id: string, games: readonly Game[]): void {
  if (games.length === 0) forget(KEY, 'sessionStorage')
  else store(KEY, `${user_id} ${games.map((game) => game.join('')).join(' ')}`, 'sessionStorage')
}

/** Anything may stand in a browser's storage: only games that someone can have played count. */
export function parseGames(kept: string | null, user_id: string): Game[] {
  const [owner, ...games] = kept?.split(' ') ?? []
  return owner === user_id ? games.flatMap(parseGame) : []
}

function parseGame(text: string): Game[] {
  const answers = [...text].flatMap((place) => ANSWERS.filter((answer) => place === String(answer)))
  return answers.length === text.length && scoreQuiz(answers) !== undefined ? [answers] : []
}
