import { fold } from './fold.ts'

/** Folded, in all three languages together. "Give me the plan again" asks for the one there is. */
const ASKS_FOR_PLAN =
  /\b(?:make|give|write|build|draw up)(?: (?:me|us))? a (?:\w+ ){0,2}plan\b|\b(?:want|need|like) a (?:\w+ ){0,2}plan\b|\binto a plan\b|\b(?:faz|faca|monta|monte|cria|crie|da|de|passa|passe|escreve|quero|preciso de) (?:(?:pra|para) mim )?um plano\b|\b(?:hazme|haceme|dame|armame|escribeme|quiero|necesito) un plan\b/

/** Whether somebody asks for a plan in so many words. */
export const asksForPlan = (message: string): boolean => ASKS_FOR_PLAN.test(fold(message))
