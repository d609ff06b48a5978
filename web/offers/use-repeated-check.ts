import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiError, asApiError } from '#web/api/api-error.ts'

/** The bank may need some time: the provider is asked this many milliseconds after the answer before. */
const PAUSES_MS = [0, 1500, 3000, 5000, 8000, 12_000]

/** Asks the server several times, with growing pauses, until `check` says that the answer is final. */
export function useRepeatedCheck(check: () => Promise<boolean>) {
  const [round, setRound] = useState(1)
  const [isWaiting, setWaiting] = useState(true)
  const [problem, setProblem] = useState<ApiError>()
  const checkNow = useEffectEvent(check)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const ask = (index: number) => {
      const pause = PAUSES_MS[index]
      if (pause === undefined) return setWaiting(false)
      timer = setTimeout(async () => {
        try {
          const isFinal = await checkNow()
          if (left) return
          setProblem(undefined)
          if (isFinal) return setWaiting(false)
        } catch (error) {
          if (left) return
          setProblem(asApiError(error))
        }
        ask(index + 1)
      }, pause)
    }
    ask(0)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [round])

  const again = () => {
    setWaiting(true)
    setRound(round + 1)
  }
  return { isWaiting, problem, again }
}
