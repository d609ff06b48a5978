import type { Matter } from '#content/playbook/matter-cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Question } from '../strategist.ts'
import { fold } from './fold.ts'

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()

/** "The second one", "2", "a primeira": folded, in all three languages together. */
const PLACES: readonly RegExp[] = [
  /^(?:the |a |o |la |el |lo )?(?:1|first|one|primeir[oa]|primer[oa]?)(?: one| opcao| opcion)?$/,
  /^(?:the |a |o |la |el |lo )?(?:2|second|two|segund[oa])(?: one| opcao| opcion)?$/,
  /^(?:the |a |o |la |el |lo )?(?:3|third|three|terceir[oa]|tercer[oa]?)(?: one| opcao| opcion)?$/,
]

/** The matter that the member chose among those offered in the last answer; null if nothing was, or none of them. */
export function chosenMatter({
  history,
  message,
  language,
}: Pick<Question, 'history' | 'message' | 'language'>): Matter | null {
  const last = history.findLast((turn) => turn.role === 'assistant')?.trace
  const offered = last?.choices ?? []
  const { matters: labels } = READING_LABELS[language]
  const said = plain(message)
  const byLabel = offered.find((matter) => said === plain(labels[matter]))
  const byPlace = last?.asked === 'matter' ? offered[PLACES.findIndex((place) => place.test(said))] : undefined
  return byLabel ?? byPlace ?? null
}
