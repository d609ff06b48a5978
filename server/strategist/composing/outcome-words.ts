import { fold } from '../reading/fold.ts'

const FAILED =
  /\b(?:didn'?t|did not|couldn'?t|could not|failed|missed|skipped|gave up|nothing worked|fell off|lost|nao (?:consegui|fiz|deu|rolou|treinei)|falhei|faltei|desisti|pulei|perdi|furei|no (?:pude|logre|hice|funciono|salio|entrene|consegui)|fracase|falle|me rendi|falte)\b/

/** Whether a report on what was done says that it was not. */
export const readsAsFailure = (message: string): boolean => FAILED.test(fold(message))

const DONE =
  /^(?:yes,? |sim,? |si,? )?(?:i (?:did|went|made|finished|managed|trained|spoke|talked|asked|told)|(?:eu )?(?:fui|fiz|consegui|treinei|falei|terminei|pedi|contei)|(?:ya )?(?:hice|fui|logre|lo hice|lo logre|entrene|hable|termine|pedi))\b/

/** Whether someone tells what they did, where something else was asked. */
export const readsAsDone = (message: string): boolean => DONE.test(fold(message)) && !readsAsFailure(message)
