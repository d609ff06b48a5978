import type { Language } from '#contract/language.ts'
import { fold } from './fold.ts'

/** How questions begin. All for folded text. */
const BEGINS_QUESTION: Record<Language, RegExp> = {
  en: /^(?:and |so |but |ok )?(?:whats?|hows?|when|why|which|where|who|whom|whose|can|could|should|is|are|do|does|will|would|may|must|any|step by step)\b/,
  pt: /^(?:e |mas |entao |ai )?(?:o que|oq|que|como|quando|por que|porque|pq|qual|quais|onde|quem|quant[oa]s?|posso|pode|devo|da pra|e se|tem|vale|preciso|existe|sera|serve|adianta|funciona|(?:a|com|de|em|ate|para|pra) (?:quem|que|quando|quant[oa]s?)|passo a passo)\b/,
  es: /^[¿ ]*(?:y |pero |entonces )?(?:que|como|cuando|por que|porque|cual|cuales|donde|quien|quienes|cuant[oa]s?|puedo|puede|debo|hay|vale|sirve|se puede|funciona|(?:a|con|de|en|hasta|para|cada) (?:quien|que|cuando|cuant[oa]s?)|paso a paso)\b/,
}

/** Whether a short text is a question by its form. */
export const asksQuestion = (text: string, language: Language): boolean =>
  text.trim().endsWith('?') || BEGINS_QUESTION[language].test(fold(text))
