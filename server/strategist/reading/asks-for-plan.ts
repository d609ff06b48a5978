import { fold } from './fold.ts'

/** Folded, in all three languages together. "Give me the plan again" asks for the one there is. */
const ASKS_FOR_PLAN =
  /\b(?:make|give|write|build|draw up)(?: (?:me|us))? a (?:\w+ ){0,2}plan\b|\b(?:want|need|like) a (?:\w+ ){0,2}plan\b|\binto a plan\b|\b(?:faz|faca|monta|monte|cria|crie|me da|me de|passa|passe|escreve|quero|preciso de) (?:(?:pra|para) mim )?um plano\b|\b(?:hazme|haceme|dame|armame|escribeme|quiero|necesito) un plan\b/
/** "I don't want a plan." */
const WANTS_NONE =
  /\b(?:don'?t|do not|not|never|no|nao|nunca|tampoco)\b(?: \w+){0,3} (?:a |um |un )?(?:\w+ )?plan(?:o|es)?\b/

/** Whether somebody asks for a plan in so many words. */
export function asksForPlan(message: string): boolean {
  const folded = fold(message)
  return ASKS_FOR_PLAN.test(folded) && !WANTS_NONE.test(folded)
}
