import { fold } from './fold.ts'

const MODEL = '(?:chat ?gpt|gpt|open ?ai|claude|gemini|siri|alexa|copilot)'
const DONE = {
  en: 'train|fight|box|compete|lift|sleep|eat|dream|drink|get tired|feel (?:pain|anything)|have (?:feelings|a body|a family|kids|emotions|friends|a (?:girl|boy)friend)',
  pt: 'treina|luta|dorme|come|sonha|bebe|se cansa|sente (?:dor|alguma coisa|algo)|tem (?:sentimentos?|corpo|familia|filhos|namorad[oa]|amigos)',
  es: 'entrenas?|peleas|duermes|dormis|comes|suenas|bebes|tomas|te cansas|sientes (?:dolor|algo)|tienes (?:sentimientos|cuerpo|familia|hijos|novi[oa]|amigos)|tenes (?:sentimientos|cuerpo|familia|hijos|novi[oa]|amigos)',
}

/** Small talk about the strategist itself, and nothing else. Folded, in all three languages together. */
const ABOUT_BOT = new RegExp(
  `^[¿ ]*(?:(?:hey|hi|so|and|btw|ok|lol|wait|coach|oi|ola|e|e ai|mas|hola|oye|che|y|pero|bueno)[, ]+)*(?:${[
    String.raw`what(?:'?s| is| are)? (?:your|ur) (?:name|age|belt|job|weight(?: class)?|favou?rite \w+)`,
    'who (?:made|built|created|programmed|trained) (?:you|u)|where (?:do (?:you|u) live|(?:are|r) (?:you|u)(?: from| based| located)?|were you born)',
    'how old (?:are|r) (?:you|u)|how (?:was|is|were) (?:your|ur) (?:day|weekend|week|night|morning|holidays?)',
    String.raw`(?:are|r) (?:you|u) (?:really |actually |just )?(?:${MODEL}|single|married|alive|sentient|conscious)(?: (?:or|and) \w+){0,3}`,
    `(?:do|did|can) (?:you|u) (?:ever |also |even |actually )?(?:${DONE.en})(?: too| as well| yourself)?`,
    'qual (?:e )?(?:o )?(?:seu|teu) (?:nome|peso)|qual (?:e )?(?:a )?(?:sua|tua) (?:idade|faixa|altura)|quantos anos (?:voce|vc|tu) tem|(?:voce|vc|tu) tem quantos anos',
    '(?:de )?onde (?:voce|vc|tu) (?:mora|e|vive|nasceu|fica|ta|esta)|(?:voce|vc|tu) (?:mora|nasceu) onde|quem (?:te )?(?:fez|criou|programou|treinou)(?: voce| vc)?',
    'como foi (?:o )?(?:seu|teu|sua|tua) (?:dia|semana|fim de semana|fds|final de semana|noite)',
    String.raw`(?:voce|vc|tu) (?:e|eh) (?:o |um |a )?(?:${MODEL}|casad[oa]|solteir[oa])(?: ou \w+)*|(?:voce|vc|tu) (?:tambem |tb |ja )?(?:${DONE.pt})(?: tambem| tb)?`,
    'como te llamas|cual es tu (?:nombre|edad|peso)|cuantos anos (?:tienes|tenes)|(?:de )?donde (?:vives|vivis|eres|sos|estas|naciste)|quien te (?:hizo|creo|programo|entreno)',
    String.raw`como (?:estuvo|fue|te fue en) (?:tu|el) (?:dia|semana|finde|fin de semana|noche)|(?:tu |vos )?(?:eres|sos) (?:el |un |una )?(?:${MODEL}|casad[oa]|solter[oa])(?: o \w+)*`,
    `(?:tu |vos |tambien ){1,2}(?:${DONE.es})|(?:${DONE.es})(?: tambien|(?=[?]))`,
  ].join('|')})(?: tu| vos| usted| bro| man| mate| lol| jaja| kkk)?[?!. ]*$`,
)

export const asksAboutBot = (message: string): boolean => ABOUT_BOT.test(fold(message))
