/**
 * Words that stand beside a number and say what it counts. Folded, in all three languages together: members mix them,
 * and where a word would collide with one of another language it is left out.
 */

/** Before a cost: it comes on top of others, or is that of one member. */
export const NOT_ALL_COSTS =
  /\b(?:new|another|second|additional|each|per|nov[oa]|outr[oa]|segund[oa]|nuev[oa]|otr[oa]|cada)\b/

/** What is counted, directly after the number. */
export const UNITS = {
  members:
    '(?:paying |active |regular )?(?:members?|students?|pupils?|clients?|alun[oa]s?|matriculad[oa]s|alumn[oa]s?|miembros?|soci[oa]s?|clientes?)(?: pagantes| ativos| activos)?',
  heads:
    'people|persons?|participants?|attendees|adults|kids|children|pessoas?|personas?|participantes|asistentes|inscrit[oa]s|adultos|criancas|nin[oa]s',
  tickets: 'tickets?|seats?|ingressos?|entradas?|boletos?|boletas?|butacas|cadeiras|poltronas',
  sessions:
    'x|times|classes|sessions?|trainings?|evenings|nights|aulas?|vezes|treinos|sessoes|noites|clases?|veces|sesiones|entrenamientos|noches',
  hours: 'h|hrs?|hours?|horas?',
  minutes: 'min|mins|minutes?|minutos?',
  days: 'days?|dias?',
  weeks: 'weeks?|wks?|semanas?',
  months: 'months?|mths?|mes|meses',
  years: 'years?|yrs?|yo|anos?',
  kilos: 'kg|kgs|kilos?|quilos?',
  pounds: 'lbs?',
  distance: 'kms?|kilometers?|kilometres?|quilometros?|kilometros?|miles|milhas|millas',
  percent: '%|percent|per cent|por cento|por ciento',
} as const
export type Unit = keyof typeof UNITS

/** For what time, or for each of what: after the number and its unit. */
export const PERIODS = {
  month: '(?:(?:a|per|each|every|por|ao|al|cada|/|the) ?(?:month|mes)|monthly|mensuales|mensais|mensal|mensual)',
  year: '(?:(?:a|per|each|every|por|ao|al|cada|/) ?(?:year|ano)|yearly|annually|anuales|anuais|anual)',
  week: '(?:(?:a|per|each|every|por|na|a la|cada|/) ?(?:week|wk|semana)|weekly|semanales|semanais|semanal)',
  day: '(?:(?:a|per|each|every|por|ao|al|cada|/) ?(?:day|dia)|daily|diarios|diarias)',
  hour: '(?:(?:an|a|per|each|every|por|la|cada|/) ?(?:hour|hr|hora|h))',
  class:
    '(?:(?:a|per|each|every|in every|in each|por|em cada|en cada|cada|la|/) ?(?:single )?(?:class|session|drop-?in|aula|treino|clase|sesion))',
  person:
    '(?:each|a head|apiece|(?:a|per|por|cada|/) ?(?:head|person|member|student|ticket|seat|pessoa|cabeca|aluno|ingresso|persona|cabeza|alumno|entrada|boleto)|cada um|cada uma|cada uno|cada una|cada)',
} as const
export type Period = keyof typeof PERIODS

/** What an amount of money is for, before or after it. The last one before an amount counts. */
export const MEANINGS = {
  bill: '(?:rent|lease|landlord|wages?|salar(?:y|ies)|electricity|power|water|internet|accountant|mortgage|loan|heating|insurance|cleaning|hall|venue|(?:guest )?coach|instructor|trainers?|referees?|medics?|aluguel|condominio|contador|faxina|agua|emprestimo|parcela|salarios?|luz|seguro|limpeza|salao|quadra|espaco|professor|treinador|palestrante|alquiler|renta|arriendo|hipoteca|prestamo|aseo|profe|casero|sueldos?|limpieza|salon|sala|cancha|espacio|profesor|entrenador|ponente)(?: costs?| charges| custa| cuesta| cobra)?',
  costs: 'costs?|expenses|overheads?|outgoings|bills|custos?|custa|despesas?|gastos?|costos?|cuesta|cuestan',
  fee: String.raw`each pays?|(?:they|members|students|people|who)(?: all| each)? pay|paying|(?:i|we) charge|charging|(?:monthly |membership |class )?fees?|(?<=\b(?:my|our|the|raise|a) )price(?! of)|membership(?= (?:is|costs|at|from))|cada um paga|cada uno paga|pagam|pagando|cobro|cobramos|cobrando|cobrar|mensalidade|pagan|cuota|mensualidad`,
  profit: 'profit|clears?|nets?|lucro|ganancias?|utilidad(?:es)?|limpos?|limpios?',
  saved: String.raw`have(?! to\b)|got|saved|already|put aside|in the bank|tenho(?! que\b)|guardei|guardad[oa]s?|juntei|juntad[oa]s?|tengo(?! que\b)|llevo|ahorre|ahorrad[oa]s?|junte`,
  target: 'need|want|goal|target|save(?: up)?|preciso|quero|guardar|economizar|meta|necesito|quiero|ahorrar|juntar',
  invest: String.raw`(?:fit(?:ting)?[- ]?out|invest(?:ing|ment|ed)?|refurb\w*|renovat\w+|build[- ]?out|equipment|mats|cage|ring|reforma\w*|investi|investir|investimento|equipar|equipamentos?|tatame|montar|inverti|invertir|inversion|remodela\w*|equipo|tatami)(?:(?: will| would)? costs?(?: us| me)?| custa| cuesta)?`,
  /** Money paid by the member, for something that is not said. */
  paid: '(?:i|we) pay|i owe|pago|pagamos|devo|debo|(?:he|she) charges|(?:federation|entry|late|bank|licen[cs]e) fee',
} as const
export type Meaning = keyof typeof MEANINGS

/** Between an amount and the word after it that says what it is for. */
export const LEADS_TO_MEANING = '(?:of|in|for|to|on|de|do|da|em|en|para|pra|pro|el|la|o|a|my|the|new|net)'

/** After one of these a bare number is money; after a noun that is not known it counts something else. */
export const NO_NOUN =
  'and|or|but|so|in|to|by|for|at|with|is|are|if|because|from|until|on|plus|more|extra|this|next|then|when|i|we|my|it|now|already|how|what|can|do|does|will|would|after|per|pcm|e|ou|mas|que|em|por|para|pra|com|se|mais|no|na|ate|daqui|y|o|pero|en|con|si|mas|hasta|dentro|cuanto|cuantos|cuando|quanto|quantos|quando|como|qual|cual|me|nos|vale|da'

/** "25 people at 40": directly between a count and its price. */
export const AT = '(?:at|a|por|@|x|×)'

/** Between the number of members and what they pay. */
export const THEY_PAY =
  '(?:(?:who|that|and|they|all|each|of them|que|so|solo) ){0,3}(?:pay(?:ing|s)?|pagam|pagando|pagan)(?: me)?'
/** Not everybody pays the same. */
export const PARTLY =
  /\b(?:the rest|the others?|half|some of|o resto|os outros|metade|alguns|el resto|los demas|la mitad|mitad|algunos)\b/

/** Small words that change nothing between two numbers that belong together, or before one of them. */
export const FILLERS =
  '(?:an average of|on average|em media|de media|en promedio|about|around|roughly|some|maybe|like|just|only|another|uns|umas|cerca de|mais ou menos|so|outros|mas|unos|unas|como|casi|solo|otros|quase)'

/** The amount after it is added to what is paid now. */
export const RISES = String.raw`(?:goes|go|going|went) up|ris(?:es?|ing)|increas(?:es?|ed|ing)|rais(?:es?|ed|ing)|put(?:s|ting)? (?:up|(?:(?:the|my|our) )?(?:rent|fees?|price|membership|it) up)|wants?(?= .* more)|sobe|subiu|subir|sobem|aument\w+|sube|suben|subio|subieron`
/** "Go from 50 to 60", "passar para 60": the amount after it is the new one. */
export const GOES_TO = 'go(?:ing)?|mov(?:e|ing)|passar|pasar|put(?:ting)? it up|putting the price up'
export const RISE_BY = '(?:by|em|en|de|of|in)'
export const OF_RISE = 'my|the|our|it|its|price|a|o|as|os|la|el|mi|me|nos|meu|minha'
export const MORE_AFTER = '(?:more|extra|a mais|mais(?= por)|mas(?= (?:al|por)))'

/** Somebody thinks of a higher price. */
export const PRICE_QUESTION = /\b(?:rais(?:e|ing)|los(?:e|ing)|leave|aumentar|subir|subo|perder|perco|pierdo|irse)\b/

/** People who leave. */
export const LEAVE =
  '(?:left|quit|cancel\\w*|dropped|have left|sairam|cancelaram|pararam|se fueron|cancelaron|se dieron de baja)'
export const LOST = '(?:lost|perdi|perdemos|perdimos)'
/** The count after it is that before anybody left. */
export const WHOLE =
  '(?:of|had|out of|were|de|dos|das|del|tinha|tinhamos|eramos|tenia|teniamos|habia)(?: my| our| the| los| mis| meus| os)?'
export const STAYS = /\b(?:have|only|still|with|tenho|restam|ficaram|sobraram|quedan|quedaron|tengo)\b[^.]{0,12}$/

export const EVENT =
  /\b(?:seminars?|workshops?|clinic|shows?|events?|gala|fight night|tournaments?|seminarios?|eventos?|torneios?|torneos?|velada|aulao|funcion)\b/
export const SAVES =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside)|set(?:ting)? aside|guard(?:o|ar|ando)|junt(?:o|ar|ando)|econom(?:izo|izar|izando)|ahorr(?:o|ar|ando)|aparto|separo)\b/

/** A loss of weight is calculated for adults about themselves only. */
export const NOT_AN_ADULT =
  /\b(?:my (?:\w+ )?(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|student|athlete)|kids?|children|teen\w*|minor|u-?1\d|under 1\d|high ?school|filh[oa]s?|meu irmao|minha irma|crianca\w*|adolescente\w*|sub-?1\d|colegio|hij[oa]s?|mi herman[oa]|nin[oa]s?|menor(?:es)? de edad|menor de idade|secundaria|prepa|pregnan\w+|gravida|embarazada)\b/
export const AGE =
  /\b(?:(?:i'?m|i am|im|aged?|turn(?:ed|ing)?|she'?s|he'?s|is) (?<said>\d{1,2})(?! ?(?:kg|kilos?|lbs?|%|h\b|hours?|min|weeks?|months?|pounds?|members|[.,:/]?\d))\b|(?<years>\d{1,2}) ?(?:yo\b|y\/o|years? old|year-old|anos?\b)|\b(?:tenho|tengo|fiz|cumpli) (?<have>\d{1,2})\b(?! ?(?:kg|kilos|quilos|horas|dias|semanas|mes|alun|alumn)))/g
export const OTHER_WEIGHT =
  /\b(?:gain|bulk\w*|opponents?|rivals?|bench|squat|deadlift|lift\w*|he weighs|she weighs|ganhar|engordar|adversari[oa]|oponente|supino|agacha\w*|levant\w*|aumentar|ganar (?:peso|masa|musculo)|sentadilla)\b/
export const WEIGHS = "(?:i weigh|i'?m|i am|im|weight is|walk around at|peso|pesando|estou com|to com|estoy en|ando en)"
export const WEIGHT_WANTED =
  '(?:to|make|reach|under|hit|be|fight at|compete at|weigh in at|luto com|peleo en|bater|chegar (?:a|em|nos)|ate|para|llegar a|dar|bajar a)(?: the| os| los)?'
export const LOSES = '(?:lose|drop|cut|shed|perder|baixar|secar|emagrecer|bajar|rebajar|adelgazar)'

/** A number before or after one of these is a day. Short forms that are also other words are left out. */
export const MONTH_NAMES =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|fev|abr|dez|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|ene|dic)'
