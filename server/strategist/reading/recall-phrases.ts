import type { Language } from '#contract/language.ts'

/** Phrases of short questions about the conversation itself. All for folded text. */
interface RecallPhrases {
  /** The plan in short. */
  summary: RegExp
  /** What the member told. */
  told: RegExp
  /** Nothing but the reason for what was said last. */
  why: RegExp
  /** The date of the member's own event, and not how long something takes. */
  event: RegExp
}

export const RECALL_PHRASES: Record<Language, RecallPhrases> = {
  en: {
    summary:
      /^(?:(?:ok(?:ay)?|so|can you|could you|please|and|wait)[, ]+)*(?:sum (?:it |that |this |the plan |everything )?up|summar(?:y|ise|ize)|recap|tl;?dr|(?:give me |whats |what's )?the short version|in (?:short|a nutshell)(?=[?])|what (?:was|is|were) (?:the|my|our) (?:plan|steps)|(?:the |my )?plan again)\b|\b(?:(?:that|it|the plan|plan) (?:again )?in (?:short|brief|a nutshell|(?:one|two|three|a few) (?:lines?|words|sentences))|short version of (?:it|that|the plan|this))\b/,
    told: /\bwhat (?:(?:have i|did i|i have|i've) (?:told?|tell|said|say)\b|do you (?:know|remember) (?:about|of) me)/,
    why: /^(?:(?:but|and|ok)[, ]+)?(?:why|how come)(?: (?:is that|that|so|though))?[?!. ]*$/,
    event:
      /\b(?:when(?:'?s| is| was) (?:it|my|the|our)|what day|which day|how (?:long|many (?:days|weeks)) (?:do i have|left|to go|(?:until|till) (?:it|then|my|our|the (?:fight|bout|match|tournament|comp\w*|exam|test|event|weigh|day))))\b/,
  },
  pt: {
    summary:
      /^(?:(?:ok|e|entao|ta)[, ]+)*(?:(?:me )?(?:faz |fazer |da |manda )?(?:um |o )?resum(?:o|e|a|indo|ir)\b(?! (?:da|do) (?:luta|historia|aula))|(?:me da |qual e? ?)?a versao curta|em resumo(?=[?])|recapitul|qual (?:era|e) (?:mesmo )?(?:o|meu) (?:meu )?plano|o plano (?:de novo|mesmo))|\b(?:o plano|isso|tudo) (?:bem )?(?:em (?:resumo|poucas (?:linhas|palavras)|(?:duas|tres) (?:linhas|frases))|resumid\w+|curtinho)\b/,
    told: /\bo que (?:(?:e que )?(?:eu )?(?:ja )?(?:te |lhe )?(?:contei|disse|falei)\b|(?:voce|vc) (?:sabe|lembra) (?:de|sobre) mim)/,
    why: /^(?:(?:mas|e|ta)[, ]+)?(?:por ?que|pq|pra que)(?: (?:isso|disso|assim))?[?!. ]*$/,
    event:
      /\b(?:quando (?:e|vai ser|era)(?: mesmo)?(?: (?:a|o|minha|meu)|(?=[?! ]*$))|que dia (?:e|vai)|quant[oa]s? (?:dias|semanas|tempo) (?:faltam?|tenho|ate (?:minha|meu|la|a (?:luta|prova|pesagem)|o (?:campeonato|torneio|exame|dia))))\b/,
  },
  es: {
    summary:
      /^[¿¡ ]*(?:(?:ok|vale|bueno|y|entonces)[, ]+)*(?:(?:me )?(?:haz(?:me)? |das? |puedes )?(?:un |el )?resum(?:en|e|eme|elo|emelo|ir)\b(?! de la)|(?:dame |cual es )?la version corta|en resumen[,?]? (?:que|cual|como)|recapitul|cual (?:era|es) (?:el|mi) plan|el plan otra vez)|\b(?:el plan|eso|todo) (?:bien )?(?:en (?:resumen|corto|pocas (?:lineas|palabras)|(?:dos|tres) (?:lineas|frases))|cortito|resumido)\b/,
    told: /\bque (?:(?:te |les )?(?:he contado|conte|dije|he dicho)\b|(?:sabes|recuerdas) (?:de|sobre) mi\b)/,
    why: /^[¿ ]*(?:(?:y|pero)[, ]+)?(?:por que|para que)(?: (?:eso|esto|asi))?[?!. ]*$/,
    event: /\b(?:cuando (?:es|era)|que dia es|cuant[oa]s? (?:dias|semanas|tiempo) (?:faltan?|tengo|quedan?))\b/,
  },
}
