import { useEffect, useEffectEvent, useState } from 'react'
import { type Answer, NEXT_QUESTION_DELAY_MS, playQuiz, QUIZ_START, type QuizEvent } from '#contract/quiz-rules.ts'

/** Plays the quiz; between two questions a second passes. `onFinished` is called once a game. */
export function useQuiz(onFinished: (answers: readonly Answer[]) => void) {
  const [state, setState] = useState(QUIZ_START)
  const play = (event: QuizEvent) => {
    const next = playQuiz(state, event)
    if (next === state) return
    setState(next)
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
