import type { Language } from '#contract/language.ts'
import { FACT_WORDS, type FactWords } from './fact-words.ts'

export interface Patterns {
  isMinutes: RegExp
  outOfDate: RegExp
  weekday: RegExp
  weekdayRange: RegExp
  sparringOn: RegExp
  /** Another sport or lesson. */
  otherActivity: RegExp
  sessionsAWeek: RegExp
  sessions: RegExp
  besideCounted: RegExp
  strength: RegExp
  weights: RegExp
  no_strength: RegExp
  no_running: RegExp
  strengthOnce: RegExp
  /** The sport, or its training. */
  trainingWord: RegExp
  runningOnce: RegExp
  strengthBefore: RegExp
  strengthAfter: RegExp
  runningBefore: RegExp
  runningAfter: RegExp
  countsDown: RegExp
  countsFrom: RegExp
  aWeek: RegExp
  notTraining: RegExp
  format: RegExp
  roundsOf: RegExp
  lengthBefore: RegExp
  roundLength: RegExp
  lengthOfRounds: RegExp
  rounds: RegExp
  rest: RegExp
  restBefore: RegExp
  restAfterRounds: RegExp
  minutes: RegExp
  onTheWay: RegExp
  ages: RegExp
  people: RegExp
  ownAge: RegExp
  helpers: RegExp
  noGear: RegExp
  bag: RegExp
  pads: RegExp
  rope: RegExp
  alone: RegExp
  partner: RegExp
  beginner: RegExp
  fitness: RegExp
  grading: RegExp
}

const N = String.raw`(?<![\d.,:/$])(?<n>\d{1,3})(?![\d:/]|[.,]\d)`

/** Folded, in all three languages together: nothing of it any more. */
const NO_MORE = String.raw`(?:no(?: more)?|not|without|stop|quit|banned|don'?t (?:do|want|give me)(?: any)?|sem|zero|nada de|parar de|corte con|cort\w+|sin|cero|dejar de|no hago|nao faco)(?: (?:any|the|as|a|o|las|el|con|de|mais|mas|fazer|hacer))* `

/** Folded, in all three languages together. */
export const OTHER_ACTIVITY = String.raw`soccer|football|footy|basketball|netball|rugby|hockey|tennis|swim(?:ming|s)?|gymnastics|dance|ballet|piano|guitar|games?|partidos?|jogos?|yoga|english|church|therapy|natacion|natacao|futbol|futebol|futsal|basquet\w*|baloncesto|voley|volei|tenis|gimnasia|ginastica|danza|danca|baile|guitarra|violao|catequesis|catequese|ingles|terapia|misa|igreja`

function patternsOf(words: FactWords): Patterns {
  const day = `(?:${words.weekdays.map((name, place) => `(?<d${place}>${name})`).join('|')})`
  const bare = `(?:${words.weekdays.join('|')})`
  const time = `(?:${words.minutes}|${words.seconds})`
  const all = (source: string) => new RegExp(source, 'g')
  return {
    isMinutes: new RegExp(`^(?:${words.minutes})$`),
    outOfDate: all(
      String.raw`\b${words.outOfDate} \d{1,3}(?: ?(?:${words.sessions}|${words.minutes}|${words.people}|${words.rounds}))?\b(?: ${words.aWeek})?(?: (?:to|a|para|pra) (?=\d))?|(?:,|;|^|\band\b|\be\b|\by\b) ?${words.refused} \d{1,3}(?: ?(?:${words.sessions}|${words.minutes}|${words.people}|${words.rounds}))?\b|\b(?:not|instead of|rather than|em vez de|en vez de|nao|no) (?:de )?\d{1,3}\b|\b\d{1,3}(?: ?(?:${words.sessions}|${words.minutes}|${words.people}|${words.rounds}))? (?:no|nao|not)(?=[,.;]|$)`,
    ),
    weekday: all(
      String.raw`(?<refused>\b${words.refused} )?\b${day}(?<end>${words.weekdayEnd})\b(?!\w)(?!,? ?(?:the |dia |el )?\d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:x|h|min|am|pm|:|to \d|- ?\d|– ?\d|a \d|as \d|ate \d|till \d|until \d|hasta \d|\.\d)| (?:${words.sessions}|${words.running}|${words.strength})\b))(?! (?:week|next|da semana|que vem|de la semana|que viene|proximo)\b)`,
    ),
    weekdayRange: all(
      String.raw`\b(?<from>${bare})${words.weekdayEnd} ?(?:${words.to.replace(/\|(?:and|e|y)$|\|(?:and|e|y)(?=\|)/g, '')}) ?(?<to>${bare})${words.weekdayEnd}\b`,
    ),
    sparringOn: new RegExp(
      String.raw`\b(?:${words.sparring})(?:'?s)?(?: (?:is|are|be|could|should|can|the|to|now|gone|goes|moved|always|only|on|happens|every|e|sao|na|nas|no|nos|aos|as|toda|todo|tem|fica|es|son|los|el|cada|hay|siempre|sempre|so))* ${day}|\b${day}(?<end>${words.weekdayEnd})(?: (?:is|are|there is|there's|we have|we do|for|e|tem|sao|es|hay|toca|son|always|=|the|o|el|dia de|hard|hacemos|fazemos|a gente faz))*:? (?:${words.sparring})\b`,
    ),
    otherActivity: new RegExp(String.raw`\b(?:${OTHER_ACTIVITY})\b`),
    sessionsAWeek: all(
      String.raw`${N}(?: ?(?:-|to|ou|or|o|a|u) ?(?<most>\d{1,2}))?(?: (?:or so|hard|long|short|boxing|mma|bjj|judo|muay thai))? ?(?:${words.sessions})? ?${words.aWeek}`,
    ),
    sessions: all(
      String.raw`${N} ?(?:(?:hard|long|short|boxing|mma|bjj|judo|muay thai|karate|group|evening|free|other|good|training|jiu jitsu|kickboxing|wrestling|fixed|full|proper|more|normal|gym|strength|weights?|lifting|pt|running|s&c) )?(?:${words.sessions})\b`,
    ),
    besideCounted: all(
      String.raw`${N} (?:x )?(?:short |easy |long |de |of |dias? de |vez(?:es)? |veces )?(?:runs|roadworks|weights|strength|lifts|lifting|corridas|musculacao|ferro|pesas|fuerza|trotes|carreras)\b`,
    ),
    strength: new RegExp(String.raw`\b(?:${words.strength})\b`),
    weights: /\b(?:weight\w*|lift\w*|strength|musculacao|pesas|fuerza|forca|ferro|crossfit|kettlebell\w*)\b/,
    no_strength: new RegExp(String.raw`\b${NO_MORE}(?:${words.strength})\b`),
    no_running: new RegExp(
      String.raw`\b${NO_MORE}(?:${words.running})\b|\b(?:${words.running}) (?:zero|cero|nada|off|out|no more)\b`,
    ),
    strengthOnce: new RegExp(String.raw`\b(?:${words.strength})\b`),
    trainingWord: new RegExp(String.raw`\b(?:${words.sparring}|${words.training})\b`),
    runningOnce: new RegExp(String.raw`\b(?:${words.running})\b`),
    strengthBefore: new RegExp(String.raw`\b(?:${words.strength})\b[^.,;\d]*$`),
    strengthAfter: new RegExp(
      String.raw`^(?: (?!and\b|n\b|i\b|plus\b|e\b|y\b|mais\b|mas\b)\w+){0,2} (?:${words.strength})\b`,
    ),
    runningBefore: new RegExp(String.raw`\b(?:${words.running})\b[^.,;\d]*$`),
    runningAfter: new RegExp(
      String.raw`^(?: (?!and\b|n\b|i\b|plus\b|e\b|y\b|mais\b|mas\b)\w+){0,2} (?:${words.running})\b`,
    ),
    countsDown: new RegExp(words.countsDown),
    countsFrom: new RegExp(words.countsFrom),
    aWeek: new RegExp(words.aWeek),
    notTraining: new RegExp(words.notTraining),
    format: all(
      String.raw`(?<![\d.,:/])(?<n>\d{1,2}) ?[x×*] ?(?<m>10|[1-9](?:[.,]5)?)(?: ?(?:${words.minutes})|s)?(?![\d%]| ?(?:kg|reps?|rep\w*|${words.sessions.replace('|x', '')}|${words.seconds})\b| ?${words.aWeek}| (?:was|era|eran|eram)\b)`,
    ),
    roundsOf: all(
      String.raw`(?<![\d.,:/])(?<n>\d{1,2}) ?(?:${words.rounds})\b(?:,? (?:of|at|de|com|con|x|@|with|los|lasting|each|are|is|por|on the bag|on a bag|no saco|de saco|de costal|al costal|en el saco|en el costal))*,? ?(?<m>\d{1,2}(?:[.,]5)?) ?-?(?:(?:${words.minutes})|(?<seconds>${words.seconds}))(?!\w)(?! ?(?:of |de )?(?:${words.rest})\b)|(?<![\d.,:/])(?<n2>\d{1,2}) ?(?:${words.rounds}) (?:of|de) (?<m2>[1-9]|10)(?![\d:/]|[.,]\d)`,
    ),
    lengthBefore: all(
      String.raw`(?<![\d.,:/])(?<n>\d{1,2}) ?(?:x )?(?<m>\d{1,2}(?:[.,]5)?) ?-?(?:${words.minutes}) ?-?(?:${words.rounds})\b`,
    ),
    roundLength: all(
      String.raw`(?<![\d.,:/])(?<m>\d{1,2}(?:[.,]5)?) ?-?(?:(?:${words.minutes})|(?<seconds>${words.seconds})) ?-?(?:${words.rounds})\b`,
    ),
    lengthOfRounds: all(
      String.raw`\b(?:${words.rounds}|matches|bouts|lutas|luchas|combates)(?: (?:are|is|of|at|last|being|de|sao|tem|duram|com|son|duran|con|serian?|will be|would be|each|cada))+ (?<m>\d{1,2}(?:[.,]5)?) ?-?(?:(?:${words.minutes})|(?<seconds>${words.seconds}))?(?!\w)(?! ?(?:of |de )?(?:${words.rest})\b)`,
    ),
    rounds: all(
      String.raw`(?<![\d.,:/])(?<n>\d{1,2}) ?-?(?:hard |more |full |amateur |pro |good |light |short |different )?(?:${words.rounds})\b`,
    ),
    rest: all(
      String.raw`(?<![\d.,:/])(?<n>\d{1,3}) ?-?(?<unit>${time}) ?(?:(?:of|de|between|entre|in|d|each|cada|a|as|the)(?: \w+)? )?(?:${words.rest})\b`,
    ),
    restBefore: all(
      String.raw`\b(?:${words.rest})(?:,? (?:of|is|are|de|between|entre|e|es|sao|son|only|so|solo|rounds|os|los|the|being|was|com|con|to|a|para|pra|would be|for|up|down))*,? ?(?<n>\d{1,3}) ?-?(?<unit>${time})(?!\w)`,
    ),
    restAfterRounds: all(
      String.raw`(?<=(?:x ?\d{1,2}|\b(?:${words.rounds})[^.;]{0,16}))(?:,? (?:con|com|with|w|e|y|and)) (?:a |1 )?(?<n>\d{1,3}) ?(?<unit>${time})(?!\w| ?(?:${words.rounds}))|(?<=\b(?:con|com|with|y|e|and) |, )(?<n2>\d{1,2}) (?:de|of) (?:${words.rest})\b`,
    ),
    minutes: all(String.raw`${N} ?-?(?:${words.minutes})(?!\w)`),
    onTheWay: new RegExp(words.onTheWay),
    ages: all(
      String.raw`(?<![\d.,:/])(?<from>\d{1,2}) ?(?:${words.to}|or|ou|o) ?(?:the |os |los )?(?<to>\d{1,2})(?: ?${words.years}|s\b)|(?:\b(?:aged?|ages|idades?|edades?)(?: (?:of|from|between|de|entre))*|\b(?:${words.people}|entre|between)(?: (?:from|of|de|entre|between|os|los|aged))*|\bentre|\bbetween) (?<from2>\d{1,2}) ?(?:${words.to}|or|ou|o) ?(?:os |los )?(?<to2>\d{1,2})(?! ?(?:${words.minutes}|${words.people}))`,
    ),
    people: all(
      String.raw`${N} ?(?:(?:or so|new|small|little|young|complete|total|adult|white belt|absolute|restless|wild|screaming|lively|tired|energetic|mixed|other|different|tiny|bored|pequen[oa]s|nov[oa]s|total|nuev[oa]s|of my|of the|de los|dos) ){0,2}(?:${words.people})\b(?! (?:who|that|que|q|which|(?:are |is )?(?:off|ill|sick|out|missing|away)|doentes?|enferm[oa]s?|faltan|faltam)\b)`,
    ),
    ownAge: new RegExp(
      String.raw`${words.ownAge} (?<n>\d{1,2})(?: ?${words.years}|(?! ?(?:${words.minutes}|${words.sessions}|${words.people}|${words.rounds}|kg|kilos?|lbs?|st|weeks?|months?|stone|-|of)\b)(?=[ ,.;!fm]|$))|(?<![\d.,:/-]|\b(?:ha|faz|hace|llevo|for|since|por|over|more than|mais de|mas de|almost|quase|casi) )(?<n2>\d{1,2}) ?-?${words.years}\b(?! ?(?:training|of|de|parad|off|out|away|without|sem|fora|sin|later|ago|atras))|(?<![\d.,:/])(?<n3>\d{2}) ?[fm]\b|(?:^|[.,!] |\b(?:grappler|boxer|fighter|guy|woman|man|here) )(?<n4>[1-6]\d)(?=,| and | e | y )`,
    ),
    helpers: new RegExp(String.raw`(?:(?<n>\d{1,2}) (?:\w+ )?)?(?:${words.helper})\b`),
    noGear: all(String.raw`\b(?:${words.noGear})`),
    bag: new RegExp(String.raw`\b(?:${words.bag})\b`),
    pads: new RegExp(String.raw`\b(?:${words.pads})\b`),
    rope: new RegExp(String.raw`\b(?:${words.rope})\b`),
    alone: new RegExp(String.raw`\b(?:${words.alone})\b`),
    partner: new RegExp(String.raw`\b(?:${words.partner})\b`),
    beginner: new RegExp(String.raw`\b(?:${words.beginner})\b`),
    fitness: new RegExp(String.raw`\b(?:${words.fitness})\b`),
    grading: new RegExp(String.raw`\b(?:${words.grading})\b`),
  }
}
export const PATTERNS: Record<Language, Patterns> = {
  en: patternsOf(FACT_WORDS.en),
  pt: patternsOf(FACT_WORDS.pt),
  es: patternsOf(FACT_WORDS.es),
}

export const numberOf = (match: RegExpExecArray, name = 'n'): number => Number(match.groups?.[name])
export const around = (text: string, { index, 0: found }: RegExpExecArray, before: number, after: number): string =>
  text.slice(Math.max(0, index - before), index + found.length + after)
