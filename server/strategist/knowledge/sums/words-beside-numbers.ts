/**
 * Words that stand beside a number and say what it counts. Folded, in all three languages together: members mix them,
 * and where a word would collide with one of another language it is left out.
 */

/** Before a cost: it comes on top of others, or is that of one member. */
export const NOT_ALL_COSTS =
  /\b(?:new|another|second|additional|each|per|nov[oa]|outr[oa]|segund[oa]|nuev[oa]|otr[oa]|cada)\b/

/** An amount in words, which is not read: "uns mil", "two thousand", "1 palo". */
export const AMOUNT_IN_WORDS =
  /(?<!\d ?)\b(?:mil|thousand|grand|hundred|cem|cien|(?:duz|trez|quatroc|quinh)entos|(?:dos|tres|cuatro|seis|ocho)cientos|quinientos)\b|\bpalos?\b/

/** What is counted, directly after the number. */
export const UNITS = {
  members:
    '(?:paying |active |regular )?(?:members?|students?|pupils?|clients?|memberships|alun[oa]s?|matriculad[oa]s|mensalidades|alumn[oa]s?|miembros?|soci[oa]s?|clientes?|abonad[oa]s|cuotas|mensualidades)(?: pagantes| ativos| activos)?',
  heads:
    '(?:paying )?(?:people|ppl|peeps|persons?|lads|guys|heads|folks|of us|spots|participants?|attendees|adults?|kids?|children|juniors|teens|seniors|pessoas?|pagantes|participantes|inscrit[oa]s|vagas|adult[oa]s?|criancas?|jovens|personas?|asistentes|apuntad[oa]s|anotad[oa]s|lugares|cupos|plazas|nin[oa]s|chic[oa]s|chav[oa]s|morr[oa]s|pibes|pibas|grandes|jovenes|juveniles|infantiles)',
  tickets: 'tickets?|seats?|ingressos?|entradas?|boletos?|boletas?|butacas|cadeiras|poltronas|numeros|rifas',
  /** They come and do not pay. */
  unpaid: "(?:of them )?(?:scholarships?|freebies|bolsistas|becad[oa]s|(?:dont|don't|do not) pay|nao pagam|no pagan)",
  /** "2 coaches at 400 each". */
  staff:
    'coaches|instructors|trainers|referees|judges|professores|instrutores|arbitros|profes|profesores|instructores|entrenadores|monitores|jueces',
  sessions:
    'x|times|classes|sessions?|trainings?|evenings|nights|privates|aulas?(?: particulares)?|vezes|treinos|sessoes|noites|particulares|clases?(?: particulares)?|veces|sesiones|entrenamientos|noches',
  hours: 'h|(?:hrs?|hours?|horas?)(?: (?:de (?:aulas?|clases?|treino|grupo)|of (?:classes|teaching|coaching)))?',
  minutes: 'min|mins|minutes?|minutos?',
  days: 'days?|dias?',
  weeks: 'weeks?|wks?|semanas?',
  months: 'months?|mths?|mes|meses',
  years: 'years?|yrs?|yo|anos?',
  kilos: 'kg|kgs|kilos?|quilos?',
  pounds: 'lbs?',
  distance: 'kms?|kilometers?|kilometres?|quilometros?|kilometros?|miles|milhas|millas',
  /** Those who share what is left; a "socio" is one only in a very small number. */
  partners: 'partners|owners|donos|duenos',
  percent: '%|percent|per cent|por cento|por ciento',
} as const
export type Unit = keyof typeof UNITS

/** For what time, or for each of what: after the number and its unit. */
export const PERIODS = {
  month:
    '(?:(?:a|per|each|every|por|ao|al|cada|/|the|todo|todo o|todos los) ?(?:month|mes|meses)|monthly|mensuales|mensais|mensal|mensual)',
  year: '(?:(?:a|per|each|every|por|ao|al|cada|/) ?(?:year|ano)|yearly|annually|anuales|anuais|anual)',
  week: '(?:(?:a|per|each|every|por|x|na|a la|cada|/) ?(?:week|wk|semana)|weekly|semanales|semanais|semanal)',
  day: '(?:(?:a|per|each|every|por|ao|al|cada|/) ?(?:day|dia)|daily|diarios|diarias)',
  hour: '(?:(?:an|a|per|each|every|por|la|cada|/) ?(?:hour|hr|hora|h))',
  class:
    '(?:(?:a|per|each|every|in every|in each|por|em cada|en cada|cada|la|/) ?(?:single )?(?:class|session|drop-?in|aula|treino|clase|sesion))',
  person:
    '(?:each|a head|apiece|(?:a|per|por|cada|/) ?(?:head|person|member|student|kid|child|ticket|seat|pessoa|cabeca|alun[oa]|crianca|ingresso|persona|cabeza|alumn[oa]|nin[oa]|entrada|boleto|inscrito)|cada um|cada uma|cada uno|cada una|cada)',
} as const
export type Period = keyof typeof PERIODS

/** What an amount of money is for, before or after it. The last one before an amount counts. */
export const MEANINGS = {
  bill: '(?:rents?|lease|landlord|wages?|payroll|salar(?:y|ies)|electric(?:ity)?|power|water|internet|wifi|accountant|mortgage|loan|heating|insurance|clean(?:ing|er)|hall(?: hire)?|venue|(?:guest )?coach(?:es)?|instructors?|trainers?|referees?|medics?|ambulance|federation|affiliation|software|utilities|(?:ring |cage |mat |sound |room )hire|flights?|hotel|everything else|other (?:costs|expenses|bills|stuff)|aluguel|ponto|galpao|condominio|contador|faxina|agua|emprestimo|parcela|salarios?|folha|luz|energia|seguro|limpeza|salao|quadra|espaco|professor(?:es|a)?|treinador|instrutor|auxiliar|palestrante|mestre|sistema|federacao|associacao|impostos?|passage(?:m|ns)|hospedagem|arbitragem|outros (?:gastos|custos)|outras (?:despesas|contas)|alquiler|renta|arriendo|hipoteca|prestamo|aseo|profes?|casero|sueldos?|nominas?|limpieza|salon|sala|cancha|local|nave|pabellon|espacio|profesor(?:es)?|entrenador(?:es)?|monitor(?:es)?|instructor(?:es)?|ponente|federacion|gestoria|servicios|expensas|publicidad|marketing|vuelos?|medicos?|arbitros|otros (?:gastos|costos))(?:(?: (?:me|us|nos))? (?:costs?|comes? to|charges?|wants|gets|custa|cuesta|cobra|pede|pide|quiere|sale|sai|continua|sigue en))?|(?:he|she|they|who|guest|ele|ela|el|ella|me|nos) (?:charges?|wants?|asks?(?: for)?|gets|cobran?|pede|pedem|pide|piden|quiere)',
  costs:
    'costs?|costing|expenses|overheads?|outgoings|bills|(?:we|i) spend|all in|in all|custos?|custa|custou|custam|despesas?|contas|gast(?:os?|amos)|tudo junto|(?<!for |on )(?:me |nos )?(?:sale|salen)|sai|saem por|costos?|cuesta|cuestan|costo|con todo|com tudo',
  fee: String.raw`each (?:member |student |person )?(?:pays?|paid)|(?:they|members|students|people|who)(?: all| each)? (?:pay|paid)|paying|(?:i|we|and|to|would|will|i'd|we'd) charge|charging|(?:monthly |membership |class )?fees?|(?<=\b(?:my|our|the|raise|a) )price(?! of)|membership(?= (?:is|costs|at|from))|cada (?:um|uma|uno|una|alun[oa]|alumn[oa]|soci[oa]|pessoa|persona)(?: me)? paga|cada (?:um|uma|uno|una)|(?:academia|gym|gimnasio|ct|dojo|clube?|escola|escuela) cobra|pagam|pagavam|pagando|cobro|cobramos|cobrando|cobrar|cobraria|mensalidade|pagan|pagaban|cuota|mensualidad`,
  profit: 'profit|clears?|nets?|lucro|ganancias?|utilidad(?:es)?|limpos?|limpios?',
  saved: String.raw`have(?! to\b)|got|saved|already|put (?:aside|by|away)|in the bank|tenho(?! que\b)|guardei|guardad[oa]s?|juntei|juntad[oa]s?|tengo(?! que\b)|llevo|ahorre|ahorrad[oa]s?|junte`,
  target: 'need|want|goal|target|save(?: up)?|preciso|quero|guardar|economizar|meta|necesito|quiero|ahorrar|juntar',
  invest: String.raw`(?:fit(?:ting)?[- ]?out|invest(?:ing|ment|ed)?|refurb\w*|renovat\w+|build[- ]?out|equipment|mats|cage|ring|reforma\w*|investi|investir|investimento|equipar|equipamentos?|tatame|montar|inverti|invertir|inversion|remodela\w*|equipo|tatami)(?:(?: will| would)? costs?(?: us| me)?| custa| cuesta)?`,
  owed: 'owe|in debt|debt|devo|devemos|divida|debo|debemos|deuda',
  /** What the owner wants to live on. */
  own: String.raw`for (?:myself|me)\b|take home|pay myself|(?:want|need|like) to (?:earn|make)|tirar|quero ganhar|p(?:a)?ra mim|sacar|quiero ganar|para mi(?! gym| gimnasio| academia)\b`,
  /** Other money that comes in. */
  brings:
    'job|emprego|empleo|chamba|revenue|turnover|receita|fatur(?:o|amos|amento)|factur(?:o|a|amos|acion)|ingresos?|sponsors?|merch|sales|bar (?:makes|brings|takes)|donations?|grant|drop-?ins|deja|dejan|rende|rendem|patrocin\\w+|buffet|cantina',
  /** Money paid by the member, for something that is not said. */
  paid: '(?:i|we) pay|pago|pagamos|(?:federation|entry|late|bank|licen[cs]e) fee',
} as const
export type Meaning = keyof typeof MEANINGS

/** After an amount: "110 a mensalidade". */
export const FEE_AFTER =
  '(?:monthly |membership )?fees?|membership|mensalidade|mensualidad|cuota|inscricao|inscripcion|entrada'

/** Between an amount and the word after it that says what it is for. */
export const LEADS_TO_MEANING =
  '(?:of|in|for|to|on|de|do|da|dos|das|em|no|na|nos|nas|del|al|en|para|pra|pro|pa|el|la|los|las|o|a|os|as|my|the|new|net|otro|outro|school|vai|vao|van|goes|go)'

/** After one of these a bare number is money; after a noun that is not known it counts something else. */
export const NO_NOUN =
  'and|or|but|so|cover|covers|which|while|each|all|total|against|minus|less|since|the|in|to|by|for|at|with|is|are|if|because|from|until|on|plus|more|extra|this|next|then|when|i|we|my|it|now|already|how|what|can|do|does|will|would|after|per|pcm|e|ou|mas|que|em|por|para|pra|com|se|mais|no|na|ate|daqui|y|o|pero|en|con|si|mas|hasta|dentro|cuanto|cuantos|cuando|quanto|quantos|quando|como|qual|cual|me|nos|vale|q|qts|cuantas|quantas|el|la|los|las|os|vai|vao|van|goes|al|ao|entao|entonces|tudo|todo|a(?= [a-z])|as(?= [a-z])|da'

/** "25 people at 40": directly between a count and its price. */
export const AT = '(?:at|on|a|por|@|x|×)'

/** Between the number of members and what they pay. */
export const THEY_PAY =
  '(?:(?:who|that|and|they|all|each|of them|que|q|so|solo|me) ){0,3}(?:pay(?:ing|s)?|paid|pagam|pagando|pagan|pagavam|pagaban)(?: me)?'
/** Not everybody pays the same. */
export const PARTLY =
  /\b(?:(?:the|el|o) resto?(?! (?:is|e|es|fica|queda|goes|vai|va) (?:for |to |para |pra |com |con )?(?:mine|ours|us|me|meu|nosso|lucro|mi[oa]?|mim|nuestro|profit)\b)|rest (?:pay|is \d|are)|the others?|\d+ of them (?!left|leave|quit|cancel)|on a deal|discount|siblings?|desconto|irmaos|descuento|hermanos?|half|some of|os outros|os demais|metade|alguns|los demas|la mitad|mitad|algunos)\b/

/** A bare number after it, with its price, counts people: "somos 52 a 35". */
export const COUNTED =
  'somos|son|sao|eramos|eram|have|have got|got|with|only|are|sold|sell|tenho|temos|com|vendi|vendemos|tengo|tenemos|con|vendimos|hay'
/** "Socios 83", at the start or after a comma. */
export const NAMES_COUNT = /(?:^|[,:]) ?(?:members|students|alunos|alumnos|socios):? $/
/** "Bringing in 38 x 42". */
export const BRINGS_IN = /\b(?:bring\w* in|take in|revenue|income|receita|faturo|entram?|entran|ingresos?|facturo):? $/
/** After the name of a cost. */
export const ITEM_COSTS =
  '(?:is|are|costs?(?: me| us)?|will be|e|sao|custa|custam|custou|me custa|sai|es|son|cuesta|cuestan|costo|me cuesta|sale|salen|me sale)'
/** Words beside an amount that name no cost. */
export const NO_ITEM =
  /\b(?:pens\w+|thought|thinking|considering|pretendo|talvez|quizas?|the|a|an|my|our|o|os|as|um|uma|la|los|las|un|una|i|we|you|he|she|it|they|im|ive|eu|yo|ele|ela|el|ella|nos|is|are|was|has|have|had|got|get|make|makes|made|earn|save|saved|saving|need|want|owe|since|about|now|then|if|when|how|what|from|until|than|so|or|per|each|every|more|less|extra|at|in|left|over|loan|tenho|tem|ter|ganho|quero|preciso|guardo|junto|devo|fica|ficam|sobra|sobram|entra|entram|desde|ate|agora|hoje|se|quando|quanto|cada|mais|menos|tengo|tiene|gano|quiero|necesito|ahorro|debo|queda|quedan|sobra|entran|hasta|ahora|hoy|si|cuando|cuanto|mas|menos|total|record|age|bench|squat|deadlift|press|belt|class|classes|aula|clase|weeks?|months?|years?|semanas?|mes|meses|anos?|dias?|days?|hours?|horas?|kg|kilos?|rounds?|fights?|lutas?|peleas?|people|members?|alunos?|alumnos?|socios?|kids|adults|income|revenue|turnover|profit|lucro|ganancia|receita|faturo|facturo|ingresos?|sponsors?|merch|sales|ventas|vendas|vendo|vendemos|sell|selling|sold|bar|shop|loja|tienda|drop|privates?|particulares|personal|bolsa|beca|discount|desconto|descuento|cash|card|pix|dinheiro|cartao|efectivo|tarjeta|bank|banco|debt|divida|deuda|price|preco|precio|fee|goal|target|meta|mim|mi|myself|me|mum|mom|dad|mae|pai|mama|papa)\b/

/** Paid once: no cost of a month. */
export const PAID_ONCE =
  /\b(?:deposit|gloves|bags?|pads|floor|mirrors|mats?|ring|cage|fine|purchase|joining|registration|caucao|luvas?|sacos?|piso|espelhos?|multa|matricula|inscricao|fianza|guantes|costal(?:es)?|espejos|traspaso|inscripcion)\b/
/** Some come and do not pay; "64 pagantes" are none of them. */
export const FREE =
  /\b(?:scholarships?|for free|pay nothing|(?:dont|don't|do not) pay|bolsistas?|nao pagam|de graca|becad[oa]s|no pagan|(?:entran|vienen|entrenan|van) gratis)\b/
/** "3 groups of 15": how many there are in all is not said. */
export const IN_GROUPS =
  /\b(?:\d+|two|three|four|duas|dois|tres|quatro|dos|cuatro) (?:groups|gyms|locations|branches|turmas|unidades|grupos|sedes|sucursales|horarios)\b/
/** The numbers of another gym are no part of one's own. */
export const OTHER_GYM =
  /\b(?:friends?|competitors?|competition|rivals?|next door|other gym|amig[oa]|concorrentes?|vizinho|outra academia|competencia|vecino|otro (?:gym|gimnasio|club))\b/
/** What was put aside until now is not said. */
export const SINCE = /\b(?:since|desde)\b/
/** Others came: what those who left paid is not what is missing. */
export const JOINED =
  /\b(?:join(?:ed|s)?|signed up|came back|gained|new (?:ones|members)|entraram|entram|voltaram|entraron|entran|volvieron|se inscribieron)\b/
/** Money that goes for no one thing. */
export const SPENDS = /\b(?:gast\w*|spend\w*|expenses|custos|despesas|costos|bills|contas)\b/

/** Small words that change nothing between two numbers that belong together, or before one of them. */
export const FILLERS =
  '(?:an average of|on average|em media|de media|en promedio|about|around|roughly|some|maybe|like|just|only|another|uns|umas|cerca de|mais ou menos|so|outros|mas|unos|unas|como|casi|solo|otros|quase)'

/** The amount after it is added to what is paid now. */
export const RISES = String.raw`bump\w*|(?:goes|go|going|went) up|ris(?:es?|ing)|increas(?:es?|ed|ing)|rais(?:es?|ed|ing)|put(?:s|ting)? (?:up|(?:us|me) up|(?:(?:the|my|our) )?(?:kids |adult |monthly )?(?:rent|fees?|price|membership|it) up)|reajust\w+|wants?(?= .* more)|sobe|subiu|subir|sobem|aument\w+|sube|suben|subio|subieron|subo|subi|subimos|subiendo|subiria`
/** "Go from 50 to 60", "passar para 60": the amount after it is the new one. */
export const GOES_TO = 'go(?:ing)?|mov(?:e|ing)|passar|pasar|put(?:ting)? it up|putting the price up'
export const RISE_BY = '(?:by|em|en|de|of|in)'
export const OF_RISE = 'my|the|our|it|its|price|a|o|as|os|la|el|mi|me|nos|meu|minha|le|les'
export const MORE_AFTER = '(?:more|extra|a mais|mais(?= por)|mas(?= (?:al|por)))'

/** Somebody thinks of a higher price. */
export const PRICE_QUESTION =
  /\b(?:rais(?:e|ing)|los(?:e|ing)|leave|aument(?:ar|o)|subir|subo|subi|reajust\w+|perder|perco|pierdo|irse)\b/
/** Somebody asks what a higher price brings in. */
export const ASKS_MORE =
  /\b(?:how much more|what (?:does|do|would) (?:that|it|i) (?:get|bring|make|give)|what changes|(?:quanto|cuanto)(?: \w+){0,2} (?:a )?ma[is]s?|(?:quanto|cuanto) mas|(?:quanto|cuanto) es)\b/
/** "By 10 %". */
export const BY_PERCENT =
  /\b(?:by|em|en|un|subir|subo|sube|subisse|aumentar|aumento|reajustar|raise it|put it up)(?: un| uns| about)? $|\+ ?$/
/** Before a share in per cent: somebody else takes it, or the member keeps it. */
export const TAKES_SHARE =
  /\b(?:(?:\w+ )?(?:keeps|takes|gets)|se queda(?: con)?|se lleva|fica com|leva)(?: the| el| un| os| uns)? $/
export const KEEPS_SHARE = /\b(?:i (?:keep|get)|me quedo(?: con)?|me llevo|fico com)(?: the| el| un)? $/
/** Somebody asks for a whole year. */
export const ASKS_YEAR = /\b(?:(?:a|per|each|in a|por|al|ao) (?:year|ano)|yearly|anual)\b/

/** People who leave. */
export const LEAVE =
  '(?:left|leave|quit|cancel\\w*|dropped|have left|sairam|saem|cancelaram|pararam|se fueron|se van|cancelaron|se dieron de baja)'
export const LOST =
  '(?:lost|lose|losing|perdi|perco|perder|perdemos|perdimos|pierdo|se (?:me )?(?:van|fueron|vayan)|sairam|saem|saiam|cancelaram)'
/** The count after it is that before anybody left. */
export const WHOLE =
  '(?:of|had|out of|were|de|dos|das|del|tinha|tinhamos|eram|eramos|eran|tenia|teniamos|habia)(?: my| our| the| los| mis| meus| os)?'
/** Directly before a count: so many there were, so many there are. */
export const WAS = new RegExp(
  String.raw`\b(?:had|were|was|eram|eramos|eran|tinha|tinhamos|tenia|teniamos|habia)(?: ${FILLERS})? $`,
)
export const NOW = new RegExp(
  String.raw`\b(?:now|down to|agora|hoje|ahora|hoy)(?: (?:its|it's|we are|we have|i have|have|only|sao|somos|tenho|temos|son|tengo|tenemos|quedan))?(?: ${FILLERS})? $`,
)
export const STAYS = /\b(?:have|only|still|with|tenho|restam|ficaram|sobraram|quedan|quedaron|tengo)\b[^.]{0,12}$/

export const EVENT =
  /\b(?:festival|grading|interclub|course|campeonatos?|exame|rifa|raffle|curso|seminars?|workshops?|clinic|shows?|events?|gala|fight night|tournaments?|seminarios?|eventos?|torneios?|torneos?|velada|aulao|funcion)\b/
export const SAVES =
  /\b(?:sav(?:e|ing)|add|put(?:ting)? (?:away|aside|by)|set(?:ting)? aside|guard(?:o|ar|ando)|junt(?:o|ar|ando)|econom(?:izo|izar|izando)|ahorr(?:o|ar|ando)|aparto|separo)\b/

/** What somebody is able to pay or put aside: "can pay back 150 a month". */
export const CAN_PAY =
  /\b(?:can|could|able to|pay(?:ing)? (?:back|off)|consigo|posso|pagar|pagando|puedo|podria|dar|pagarle)\b/
/** Months or weeks that are still to come. */
export const AHEAD_BEFORE =
  /(?:\b(?:thats|that's|that is|faltam|faltan|in|em|en|after|daqui a|dentro de|quedan|restam)|\() ?$/
export const AHEAD_AFTER = /^ \w+ (?:to go|left|until|till|from now|ate|hasta)\b/
/** Somebody is paid for lessons. */
export const EARNS =
  /\b(?:i get|i'?m paid|they pay|pays? me|i earn|i make|offer(?:ed|s)?|recebo|ganho|me pagam?|oferecem|gano|me pagan?|recibo|me dan|ofrecen|privates|particulares)\b/

/** A loss of weight is calculated for adults about themselves only. */
export const NOT_AN_ADULT =
  /\b(?:my (?:\w+ )?(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|student|athlete)|kids?|children|teen\w*|minor|u-?1\d|under 1\d|high ?school|filh[oa]s?|meu irmao|minha irma|crianca\w*|adolescente\w*|sub-?1\d|colegio|hij[oa]s?|mi herman[oa]|nin[oa]s?|menor(?:es)? de edad|menor de idade|secundaria|prepa|pregnan\w+|gravida|embarazada)\b/
export const AGE =
  /\b(?:(?:(?<!like )(?<!as if )(?:i'?m|i am|im)|aged?|turn(?:ed|ing)?|she'?s|he'?s|is) (?<said>\d{1,2})(?! ?(?:kg|kilos?|lbs?|%|h\b|hours?|min|weeks?|months?|pounds?|members|jan(?:uary)?\b|feb(?:ruary)?\b|april\b|june\b|july\b|aug(?:ust)?\b|sept?(?:ember)?\b|oct(?:ober)?\b|nov(?:ember)?\b|dec(?:ember)?\b|[.,:/-]?\d))\b|(?<years>\d{1,2}) ?(?:yo\b|y\/o|years? old|year-old|anos?\b)|\b(?:tenho|tengo|fiz|cumpli) (?<have>\d{1,2})\b(?! ?(?:kg|kilos|quilos|horas|dias|semanas|mes|alun|alumn)))/g
export const OTHER_WEIGHT =
  /\b(?:gain|bulk\w*|opponents?|rivals?|bench|squat|deadlift|lift\w*|he weighs|she weighs|ganhar|engordar|adversari[oa]|oponente|supino|agacha\w*|levant\w*|aumentar|ganar (?:peso|masa|musculo)|sentadilla)\b/
export const WEIGHS = "(?:i weigh|i'?m|i am|im|weight is|walk around at|peso|pesando|estou com|to com|estoy en|ando en)"
export const WEIGHT_WANTED =
  '(?:to|make|reach|under|hit|be at|be|fight(?:ing)? at|compet(?:e|ing) at|(?:class|limit) is|weigh in at|luto com|luto em|luto na|categoria|peleo en|peleo a|compito en|bater|chegar (?:a|em|nos)|ate|para|llegar a|dar|bajar a|estar en|estar com|ficar com)(?: the| os| los)?'
export const LOSES = '(?:lose|drop|cut|shed|perder|baixar|secar|emagrecer|bajar|rebajar|adelgazar)'

/** A number before or after one of these is a day. Short forms that are also other words are left out. */
export const MONTH_NAMES =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|fev|abr|dez|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|ene|dic)'
