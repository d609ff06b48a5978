import { APP_HELP } from '#content/app-help/app-help.ts'
import { HELP_TOPICS, type HelpTopic } from '#content/app-help/help-topic.ts'
import type { Language } from '#contract/language.ts'
import { fold, words } from '../reading/fold.ts'
import { askedLikeness } from './asked-likeness.ts'
import { commonness } from './find-answers.ts'
import { isGroup, termsOf } from './synonyms.ts'

/** Names Kiai or a part of it. Folded, in all three languages together. */
const NAMES_KIAI =
  /\b(?:app|aplicativo|aplicacion|aplicacao|(?:on|in|of|from|to|no|do|ao|en|de|del|al|is|use|leave) kiai|my (?:kiai )?(?:account|acount|password|profile)|minha conta(?! (?:de|no|do|bancaria))|mi cuenta(?! (?:de|en|bancaria|corriente))|minha senha|mi contrasena|minha palavra-passe|(?:my|this|your|cancel|the) subscri\w+|(?:minha|essa|da|cancelar) assinatura|(?:mi|esta|la) suscripcion(?! de mis)|(?:this|est[ea]|esse) chat|war room|sala de guerra|fighter file|the network|your? network|my data|meus dados|mis datos|messages? (?:a day|left|limit)|talking to you|writ(?:e|ing) to you)\b/

/** Speaks to the strategist, or of the place where this is written. */
const SPEAKS_TO_KIAI =
  /\b(?:you|your|yours|yous|ye|u|ur|here|this|these|vc|vcs|voce|voces|ces|aqui|daqui|esse|essa|isso|isto|disso|disto|ti|vos|sos|ustedes|contigo|vosotros|aca|esto|kiai|plataforma|platform|menu|chats?|msgs?|mensagens|mensajes|messages|notifica\w+|e?mails?|correos|network)\b/

/** Names something else that has accounts, members or passwords. */
const NAMES_ANOTHER =
  /\b(?:instagram|tik ?tok|facebook|whats ?app|youtube|gym|club|academia|gimnasio|locker|armario|cadeado|sponsors?|patrocin\w+|kids|empty|vazi[ao]|vaci[ao]|pupils?|students?|alun[oa]s?|alumn[oa]s?)\b/

/** Wants a plan, and not to be told where plans are. */
const WANTS_PLAN =
  /\b(?:(?:make|give|write|build) me an?|(?:me )?(?:monta|faz|cria) (?:pra mim )?um|(?:haz|arma|hace|da)me una?) \S*/

/** Asks what stands in a plan or changes in it, and not where plans are: "o que muda no plano com isso?". */
const OF_PLAN_ITSELF =
  /\b(?:what|whats|how|does|o que|oq|que|q|como)\b[^?!.;]{0,30}\b(?:changes?|changed|different|muda|mudou|mudaria|fica|ficou|altera|cambia|cambio|cambiaria|queda|quedo)\b[^?!.;]{0,25}\bplan[oe]?s?\b|\bplan[oe]? (?:muda|cambia|altera|changes?|change|fica|queda)\b/

/** Asks what the strategist is, or can do; it says so itself. */
const ASKS_WHAT_IT_IS =
  /\b(?:(?:are (?:you|u)|r u|talking to|que eres|eres|sos|es usted|hablo con|voce e|vc e|ce e|falando com) (?:\S+ ){0,4}(?:robot|bot|robo|maquina|machine|human|person|real|ai|ia|humano|humana|pessoa|gente|persona)|what (?:can|do) you do\b|what can i do (?:here|in|on|with)\b|how does (?:this|it|the app|kiai) work|(?:que|o que) (?:puedes|podes|voce faz|vc faz|voce pode|vc pode)\b|(?:que|o que) (?:puedo|se puede|posso|da pra) (?:hacer|fazer) (?:aqui|en|n)|como funciona (?:is[st]o|esto|aqui|o app|la app|est[ea]|esse))/

/** From this score on a message that names Kiai asks for the topic. */
const ASKS_FOR_IT = 0.45
/** Below this share of a message's words a topic is not thought of. */
const POSSIBLE = 0.1
/**
 * From this likeness to a way of asking on a message asks for it that does not name Kiai: "is this free?". In a talk "what
 * does it cost?" is about what is spoken of.
 */
const JUST_SO = { first: 0.65, later: 0.95 }
/** Who writes more tells something, too. */
const MOST_WORDS = 20
/** A word that so many ways of asking for a topic have is surely of it. */
const SURELY_OF_TOPIC = 3
/** How much the nearest way of asking counts beside the words of the topic. */
const NEAREST_WEIGHT = 0.7
/** What a word weighs that no way of asking has. */
const UNKNOWN_WORD = 1.2

/** How much more likely a term is in a question about Kiai than elsewhere, as a logarithm, is limited: one word is no proof. */
const MOST_TELLING = 3
/** From this sum on a message is about Kiai, though it does not name it. */
const ABOUT_KIAI: Record<Language, number> = { en: 5, pt: 3, es: 2 }
/** In a talk "you" and "this" are mostly what is spoken of. */
const MORE_IN_TALK = 4
/** Below this sum it is hardly about Kiai. */
const HARDLY_KIAI = -1
/** From this sum on it is, though it names something else, too. */
const SURELY_ABOUT_KIAI = 7

interface TopicWords {
  /** In what share of the ways of asking about Kiai a term is. */
  shares: ReadonlyMap<string, number>
  /** For each topic, how many ways of asking for it have a term. */
  counts: ReadonlyMap<HelpTopic, ReadonlyMap<string, number>>
  /** How telling each term is: low when many topics have it. */
  rarity: ReadonlyMap<string, number>
}
const known = new Map<Language, TopicWords>()

function topicWords(language: Language): TopicWords {
  const built = known.get(language)
  if (built) return built
  const counts = new Map<HelpTopic, Map<string, number>>()
  const having = new Map<string, number>()
  for (const topic of HELP_TOPICS) {
    const own = new Map<string, number>()
    for (const way of APP_HELP[language][topic].asked)
      for (const term of new Set(termsOf(way, language))) own.set(term, (own.get(term) ?? 0) + 1)
    for (const term of own.keys()) having.set(term, (having.get(term) ?? 0) + 1)
    counts.set(topic, own)
  }
  const rarity = new Map(
    [...having].map(([term, topics]) => [term, Math.log((HELP_TOPICS.length + 1) / (topics + 0.5))]),
  )
  const ways = HELP_TOPICS.flatMap((topic) => APP_HELP[language][topic].asked)
  const having_way = new Map<string, number>()
  for (const way of ways)
    for (const term of new Set(termsOf(way, language))) having_way.set(term, (having_way.get(term) ?? 0) + 1)
  const shares = new Map([...having_way].map(([term, count]) => [term, count / ways.length]))
  const made = { counts, rarity, shares }
  known.set(language, made)
  return made
}

/** How much the words of a message speak for a question about Kiai rather than for any other message: about -20 to 20. */
function oddsOfKiai(terms: readonly string[], language: Language): number {
  const { shares } = topicWords(language)
  let sum = 0
  for (const term of terms) {
    const odds = Math.log(
      ((shares.get(term) ?? 0) + LEAST_SHARE) / (commonness(term, language) / TELLINGS + LEAST_SHARE),
    )
    sum += Math.max(-MOST_TELLING, Math.min(MOST_TELLING, odds)) * (isGroup(term) ? 0.5 : 1)
  }
  return sum
}
/** So that a term that is nowhere says nothing. */
const LEAST_SHARE = 0.002
/** So many messages are told for an answer, one of which may have the term. */
const TELLINGS = 5

interface Surroundings {
  /** Nothing else was spoken of before. */
  isFirst?: boolean
  /** The trained reader takes it for a question about what the strategist is for. */
  isAboutKiai?: boolean
}

/** The topics of Kiai itself that a message may ask for, likeliest first; empty if it asks for something else. */
export function findHelp(
  message: string,
  language: Language,
  { isFirst = true, isAboutKiai = false }: Surroundings = {},
): HelpTopic[] {
  const folded = fold(message)
  if (words(message).length > MOST_WORDS || ASKS_WHAT_IT_IS.test(folded)) return []
  const namesKiai = NAMES_KIAI.test(folded)
  if ((WANTS_PLAN.test(folded) || OF_PLAN_ITSELF.test(folded)) && !namesKiai) return []
  const terms = [...new Set(termsOf(message, language))]
  const odds = oddsOfKiai(terms, language)
  // Nearly every message is of the sport; comparing it with every way of asking would take long.
  if (odds < HARDLY_KIAI && !namesKiai && !isAboutKiai) return []
  if (NAMES_ANOTHER.test(folded) && odds < SURELY_ABOUT_KIAI) return []
  const { counts, rarity } = topicWords(language)
  const weightOfAll = terms.reduce((sum, term) => sum + (rarity.get(term) ?? UNKNOWN_WORD), 1)
  const shareOf = (topic: HelpTopic): number => {
    const own = counts.get(topic)
    const weighed = terms.map((term) => (rarity.get(term) ?? 0) * Math.min(1, (own?.get(term) ?? 0) / SURELY_OF_TOPIC))
    return weighed.reduce((sum, weight) => sum + weight, 0) / weightOfAll
  }
  const possible = HELP_TOPICS.filter((topic) => shareOf(topic) >= POSSIBLE)
  if (possible.length === 0) return []
  const likenessTo = askedLikeness(message, language)
  const found = possible
    .map((topic) => {
      const likeness = likenessTo(APP_HELP[language][topic].asked)
      return { topic, likeness, score: shareOf(topic) + NEAREST_WEIGHT * likeness }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best] = found
  const isMeant = SPEAKS_TO_KIAI.test(folded) && odds >= ABOUT_KIAI[language] + (isFirst ? 0 : MORE_IN_TALK)
  const isAsked =
    best &&
    (best.likeness >= JUST_SO[isFirst ? 'first' : 'later'] ||
      ((isAboutKiai || namesKiai || isMeant) && best.score >= ASKS_FOR_IT))
  return isAsked ? found.map(({ topic }) => topic) : []
}
