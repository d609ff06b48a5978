import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Answer,
  NEXT_QUESTION_DELAY_MS,
  playQuiz,
  QUIZ_START,
  type QuizEvent,
  type QuizState,
} from '#contract/quiz-rules.ts'
import { keepBegunGame, readBegunGame } from './kept-games.ts'

/**
 * Plays the quiz, with a second between two questions. An unfinished game of this tab continues.
 * `onFinished` is called once a game.
 */
export function useQuiz(user_id: string, onFinished: (answers: readonly Answer[]) => void) {
  const [state, setState] = useState(() => resumeQuiz(readBegunGame(user_id)))
  const play = (event: QuizEvent) => {
    const next = playQuiz(state, event)
    if (next === state) return
    setState(next)
    keepBegunGame(user_id, next.phase === 'finished' ? [] : next.answers)
    if (next.phase === 'finished') onFinished(next.answers)
  }

  const goOn = useEffectEvent(() => play({ type: 'continue' }))
  const waiting = state.phase === 'answered'
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(goOn, NEXT_QUESTION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  return {
    state,
    answer: (answer: Answer) => play({ type: 'answer', answer }),
    restart: () => play({ type: 'restart' }),
  }
}

/** At the question after the last one that was answered. */
function resumeQuiz(answers: readonly Answer[]): QuizState {
  return answers.reduce(
    (state, answer) => playQuiz(playQuiz(state, { type: 'answer', answer }), { type: 'continue' }),
    QUIZ_START,
  )
}
