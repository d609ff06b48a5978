import { ANSWERS, type Answer } from '#contract/quiz-rules.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Wish = { answer: Answer } | { focus: Answer }

/** What a key does: 1 to 4 answer; arrows, Home and End move. `focused` is undefined on the question itself. */
export function readAnswerKey({ key, ctrlKey, metaKey, altKey }: Pressed, focused: number | undefined) {
  if (ctrlKey || metaKey || altKey) return undefined
  const chosen = ANSWERS.find((answer) => key === String(answer + 1))
  return chosen === undefined ? moveTo(key, focused) : ({ answer: chosen } satisfies Wish)
}

function moveTo(key: string, focused: number | undefined): Wish | undefined {
  const target = targetOf(key, focused)
  if (target === undefined) return undefined
  const answer = ANSWERS[(target + ANSWERS.length) % ANSWERS.length]
  return answer === undefined ? undefined : { focus: answer }
}

function targetOf(key: string, focused: number | undefined): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return focused === undefined ? 0 : focused + 1
    case 'ArrowUp':
    case 'ArrowLeft':
      return focused === undefined ? -1 : focused - 1
    case 'Home':
      return 0
    case 'End':
      return -1
  }
  return undefined
}
