import type { Language } from '#contract/language.ts'
import { clauseEnd, cutWords, type MemberText } from './member-text.ts'

const EN_ADVERB = '(?:really |just |also |still |actually |only |now |currently |finally )?'

/** Introductions of a goal, which are not part of it: wishes, then requests for help, then duties. */
const LEADS: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:my|our|the) (?:main |big |biggest |only |next |number one )?(?:goal|dream|aim|target|objective|ambition)(?: for(?: \w+)? \w+)? (?:is|was|would be|:)(?: to)? ?/g,
    new RegExp(
      String.raw`\b(?:i|we)(?:'d| would|'m| am|m)? ?${EN_ADVERB}(?:want|wanna|wnat|wanting|wish|hope|hoping|aim|aiming|plan|planning|trying|try|dream|dreaming|looking|hoping|love|like|working)(?: (?:to|of|for|on))?(?: (?:know|learn|understand|figure out|find out) how to)?(?: be able to)? `,
      'g',
    ),
    /\b(?:want|wanna|trying|hoping|dreaming|looking) (?:to|of|for) /g,
    /\b(?:i )?need (?:some )?(?:help|advice|a plan|a strategy)(?: (?:with|to|for|on|about))? /g,
    /\b(?:help me(?: to)?|how (?:do|can|should|could|would) (?:i|we)|how to|what's the best way to|best way to|need to know how to) /g,
    /\b(?:i|we) (?:really |just |also |still )?(?:need(?: to)?|have to|must|gotta) |(?<=^|[.,;!?\n] ?)need(?: to)? |\bshould i /g,
  ],
  pt: [
    /\b(?:a |o )?(?:meu|minha|nosso|nossa)?(?: maior| grande| unic[oa]| proxim[oa])? ?(?:meta|objetivo|sonho|ideia|plano|alvo)(?: (?:d[aeo]\w*|pra|para)(?: \w+)? \w+)? (?:e|eh|seria|:) (?:de )?/g,
    /\b(?:quero|kero|qro|queria|quer[ei]mos|gostaria de|gostaria|adoraria|pretendo|planejo|desejo|sonho em|sonho com|espero|busco|estou tentando|to tentando|tentando|tento|tenho vontade de|estou buscando|to buscando|estou querendo|to querendo)(?: muito| so| mesmo| apenas| tambem| ainda)?(?: (?:saber|aprender|entender) como)?(?: conseguir)? /g,
    /\b(?:preciso (?:de )?(?:ajuda|um plano|uma estrategia|conselho|dicas?)|me ajud[ae]|ajuda)(?: (?:a|para|pra|com|em|sobre))? /g,
    /\bcomo (?:eu )?(?:faco (?:para|pra)|posso|consigo|devo|fazer (?:para|pra)|(?=[a-z]{2,}(?:ar|er|ir)\b|(?:paro|deixo|lido|evito|supero|controlo|convenco|aumento|melhoro|ganho|venco|mantenho|comeco|encontro|preparo|organizo|recupero|peco|enfrento)\b)) ?/g,
    /\b(?:preciso|precisamos|tenho (?:que|de)|devo(?= [a-z]+(?:ar|er|ir)\b))(?: de)? /g,
  ],
  es: [
    /\b(?:mi|nuestr[oa])(?: mayor| gran| unic[oa]| proxim[oa])? (?:meta|objetivo|sueno|idea|plan)(?: (?:del?|para)(?: \w+)? \w+)? (?:es|seria|:) (?:de )?/g,
    /\b(?:quiero|kiero|qiero|quisiera|queria|queremos|me gustaria|me encantaria|pretendo|planeo|deseo|sueno con|espero|busco|estoy tratando de|estoy intentando|tratando de|intentando|intento|trato de|tengo ganas de|estoy buscando)(?: mucho| solo| tambien| todavia)?(?: (?:saber|aprender|entender) como)?(?: (?:poder|lograr))? /g,
    /\b(?:necesito (?:ayuda|un plan|una estrategia|consejos?)|ayudame|ayuda)(?: (?:a|para|con|en|sobre))? /g,
    /\bcomo (?:puedo|consigo|hago para|debo|deberia|le hago para|lograr|(?=[a-z]{2,}(?:ar|er|ir)(?:me|se|lo|la)?\b|(?:dejo|evito|supero|controlo|convenzo|aumento|mejoro|gano|mantengo|empiezo|encuentro|preparo|organizo|recupero|pido|manejo|enfrento)\b)) ?/g,
    /\b(?:necesito|necesitamos|tengo que|debo(?= [a-z]+(?:ar|er|ir)(?:me|lo|la)?\b)) /g,
  ],
}

const DENIED: Record<Language, RegExp> = {
  en: /(?:\b(?:not|never|no longer|who|what|they|he|she|you|people|everyone)|n't|dont|doesnt|didnt) ?$/,
  pt: /\b(?:nao|n|nunca|nem|ele|ela|voce|eles|todos|que)(?: (?:me|eu|mais))? ?$/,
  es: /\b(?:no|nunca|ni|el|ella|tu|ellos|todos|que)(?: (?:me|yo|lo|mas|se))? ?$/,
}
// Requests to the coach and empty phrases are no goals.
const EMPTY =
  /^(?:you|your|that|this|it|voce|vc|que voce|sua ajuda|isso|tu ayuda|que me|eso|help|ajuda|ayuda|tried|i|eu|yo)\b/
const SHORTEST = 3

/** The member's goal in their words, without the "I want to". */
export function findGoal(text: MemberText, language: Language): string | undefined {
  for (const pattern of LEADS[language]) {
    for (const lead of text.folded.matchAll(pattern)) {
      if (DENIED[language].test(text.folded.slice(Math.max(0, lead.index - 20), lead.index))) continue
      const start = lead.index + lead[0].length
      const end = clauseEnd(text, start, language)
      if (end - start < SHORTEST || EMPTY.test(text.folded.slice(start, start + 20))) continue
      const goal = cutWords(text, start, end)
      if (goal.length >= SHORTEST) return goal
    }
  }
  return undefined
}

const TRIED_LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:i|we)(?:'ve| have|ve)? (?:already |also |even |just )?tried(?: to| out)?|(?:already|have) tried(?: to)?) /g,
  pt: /\b(?:ja (?:tentei|testei|experimentei|fiz de)|tentei|experimentei|tenho tentado) (?!fazer isso)/g,
  es: /\b(?:ya (?:intente|probe|trate de|he intentado|he probado)|he (?:intentado|probado|tratado de)|intente|probe con|probe|trate de) /g,
}

/** What the member already tried, without the "I've tried". */
export function findTried(text: MemberText, language: Language): string | undefined {
  for (const lead of text.folded.matchAll(TRIED_LEADS[language])) {
    const start = lead.index + lead[0].length
    const tried = cutWords(text, start, clauseEnd(text, start, language))
    if (tried.length > 2) return tried
  }
  return undefined
}
