import type { Language } from '#contract/language.ts'

/** The parts of patterns, by language, for text that is folded and has its numbers in digits. */
export interface FactWords {
  /** From Sunday on. */
  weekdays: readonly string[]
  /** What may stand after a weekday: "tuesdays", "terça-feira". */
  weekdayEnd: string
  /** Before a weekday or number that is not so any more. */
  refused: string
  /** What was said, thought or so before; a number after it is out of date. */
  outOfDate: string
  sessions: string
  /** Sessions that nobody would count otherwise: "3 trainings". */
  aWeek: string
  /** In which a session or weekday is no training: "I work monday to friday". */
  notTraining: string
  /** Before a number of days until something, and after one. */
  countsDown: string
  countsFrom: string
  strength: string
  running: string
  minutes: string
  /** After or before minutes that are no session: the way there. */
  onTheWay: string
  rounds: string
  seconds: string
  rest: string
  sparring: string
  /** The sports, and what training of them is called. */
  training: string
  noGear: string
  bag: string
  pads: string
  rope: string
  alone: string
  partner: string
  people: string
  years: string
  ownAge: string
  helper: string
  beginner: string
  fitness: string
  grading: string
  to: string
}

export const FACT_WORDS: Record<Language, FactWords> = {
  en: {
    weekdays: [
      'sun(?:day)?',
      'mon(?:day)?',
      'tue(?:s(?:day)?)?',
      'wed(?:s|nesday)?',
      'thu(?:r(?:s(?:day)?)?)?',
      'fri(?:day)?',
      'sat(?:urday)?',
    ],
    weekdayEnd: String.raw`(?:'?s)?(?: (?:nights?|evenings?|mornings?|afternoons?|lunch\w*))?`,
    refused: String.raw`(?:not|no longer|isn'?t|aren'?t|instead of|rather than|can'?t (?:do|make|come|train)?|cannot (?:do|make)?|except|apart from|without|lost|dropped|drop|minus)(?: (?:on|the|a|my|any|just|only))*`,
    outOfDate: String.raw`(?:i (?:said|wrote|told you|put|thought (?:it|there|we)|typed)|said|wrote|(?:moved|changed|switched|down|up|went|gone|dropped|cut|reduced|goes) from|used to be|was supposed to be|was going to be|was gonna be)(?: (?:it|they|we|there|that|i|was|were|is|had|have|are|would be|on|at|about))*`,
    sessions:
      'times?|x|days?|nights?|sessions?|mornings?|evenings?|eves|afternoons?|class(?:es)?|trainings?|workouts?|practices?|goes|lessons?|sesh(?:es)?',
    aWeek: String.raw`(?:(?:a|per|each|every|in a|in the|of the|of|this|/) ?(?:week|wk)|weekly|p/?w)`,
    notTraining: String.raw`\b(?:work(?:ing|s)?|shifts?|job|school|rotas?|roster|nights are|on nights|uni|college|office|off work|kids (?:on|are)|custody|study|studying)\b`,
    countsDown: String.raw`(?:\bin|\bwithin|\bnext|\blast|\bfor|\bafter|\bthe last|\bpast|\bevery|\bonly)(?: (?:about|around|just|only|the|like|another))* $`,
    countsFrom: String.raw`^ ?(?:before|after|ago|left|until|till|to go|away|out|from|later|off|apart|in a row|old|notice|of (?:rest|pain)|since|straight)`,
    strength: String.raw`weights?|lifting|lifts?|strength|s&c|s and c|s\/c|gym|crossfit|kettlebells?|squats?|powerlifting`,
    running: 'runs?|running|ran|road ?work|jog(?:s|ging)?|5ks?|cycling|swim(?:s|ming)?',
    minutes: "min(?:s|ute|utes)?|'|m(?= )",
    onTheWay: String.raw`\b(?:away|drive|driving|commut\w*|bus|train ride|walk|bike|travel|from (?:the|my) (?:gym|home))\b`,
    rounds: 'rounds?|rds?|rnds?|rouns|rolls?|r',
    seconds: 's(?:ec(?:s|ond|onds)?)?',
    rest: 'rests?|resting|breaks?|off|in between|between|breather|pause',
    training: String.raw`bjj|jiu[ -]?jitsu|box(?:ing|eo|e)?|muay thai|thai|mma|judo|karate|kickboxing|wrestling|wrestle|lucha|luta|taekwondo|tkd|sambo|savate|grappling|no-?gi|striking|class(?:es)?|train(?:ing)?|mats?|rolls?|rolling|practice|drills?|drilling|technique|pads`,
    sparring: String.raw`(?:hard |open |proper )?spar\w*|(?:the )?hard (?:one|session|day|class)|live rolls?|open mat|competition class|comp class|randori`,
    noGear: String.raw`(?:no|without(?: a| any)?|don'?t have(?: a| any)?|havent got(?: a)?|haven'?t got(?: a| any)?|dont have(?: a| any)?|got no|not got(?: a)?|lost the|no more) (?:heavy ?bag|punch\w* bag|bag|equipment|gear|kit|stuff)|nothing but (?:my|a) (?:body|floor|mat)|bodyweight only|just bodyweight|only (?:have |got )?(?:a )?(?:floor|mat|space)|hotel room|bag (?:is |got )?(?:broke\w*|ripped|burst|fell|gone|taken)`,
    bag: String.raw`(?<!in my |in the |gym |my kit |kit )(?:heavy ?|punch\w* )?bag(?!gage)|bagwork`,
    pads: 'pads?|padwork|mitts?',
    rope: String.raw`(?:skipping |jump )?rope|skipping`,
    alone: String.raw`alone|on my own|by myself|by my self|on me own|solo|no (?:training )?partners?|nobody to (?:train|spar|drill|roll|hold)|no ?one to (?:train|spar|drill|roll|hold)|without (?:a |any )?partner|just me`,
    partner: String.raw`(?:w|with) my (?!bag|coach|gi)\w+|me and (?:my|a) \w+|my \w+ and (?:me|i)|2 of us|(?:with|got|have|has|bring|is)(?: (?:a|an|my|the|one|1|me|our|another))* (?:\w+ )?(?:partner|mate|friend|buddy|brother|sister|wife|husband|girlfriend|boyfriend|dad|son|daughter|pad ?holder|pad ?man|cousin|flatmate|roommate|teammate|training partner|guy|lad)|(?:there'?s|there are|we are|were|it'?s) (?:2|two) of us|partner drills?|(?:fresh|new|same|training|drilling) partner`,
    people: String.raw`kids?|children|child|people|ppl|students?|beginners?|newbies|adults?|teens?|teenagers?|members?|boys?|girls?|lads?|women|men|ladies|pupils?|of (?:us|them|em)|players?|youngsters?|juniors?|bodies|heads|guys|fighters?|boxers?|wrestlers?|grapplers?|judokas?|sign(?:ed up|-?ups)|turn(?:ed|s|ing)? up|show(?:ed|s|ing)? up|on the mats?|in the class|in it|com(?:e|es|ing)`,
    years: String.raw`(?:-? ?(?:years?|yrs?|y\/?o)(?:[- ]?olds?)?|yo)`,
    ownAge: String.raw`(?:\bi'?m|\bi am|\baged?|\bage|\bturned|\bturning|\b(?:s?he|lad|son|daughter|kid|boy|girl)(?:'?s| is)|\b(?:son|daughter|lad|girl|boy|kid) is)(?: (?:only|just|already|now|a|nearly|almost|actually))*`,
    helper: String.raw`(?:(?:\w+ ){1,4}(?:to|are) help|(?:of my )?\w+ (?:who |that |are |is )?(?:coming |going )?(?:to )?help(?:s|ing)?(?: out| me)?|helpers?|assistants?|(?:other|another|more|extra|2nd|second) coach(?:es)?|junior coach(?:es)?|purple belts? (?:to|who|that) helps?|volunteers?|sidekick)`,
    beginner: String.raw`beginner|newbie|novice|never (?:done|trained|boxed|fought|sparred)|(?:just|only) (?:started|starting|began|joined)|brand new|total new|(?:first|1st|2nd|second) (?:week|month|class|lesson)|started (?:\d+|last|a) (?:few )?(?:weeks?|months?|month)|complete beginner|white belt|\d (?:weeks|months) in|since \d (?:weeks|months)|only (?:been|started)`,
    fitness: String.raw`cardio|lungs?|puff|out of breath|conditioning|stamina|gas(?: tank|sed)?|gassing|fitness|endurance|hiit`,
    grading: String.raw`gradings?|grade(?: for)?|belt (?:test|exam|promotion)|(?:test|exam) for|my (?:\w+ )?belt|shodan|nidan|sandan|dan|kyu|gup`,
    to: 'to|-|–|till|until|thru|through|and',
  },
  pt: {
    weekdays: [
      'dom(?:ingos?)?',
      '(?:seg(?:unda)?|2a)',
      '(?:ter(?:ca)?|3a)',
      '(?:qua(?:rta)?|4a)',
      '(?:qui(?:nta)?|5a)',
      '(?:sex(?:ta)?|6a)',
      'sab(?:ados?)?',
    ],
    weekdayEnd: String.raw`s?(?:[- ]?feiras?)?(?: (?:a noite|de manha|a tarde|cedo|de noite))?`,
    refused: String.raw`(?:nao|em vez de|ao inves de|no lugar de|sem|tirando|menos|exceto|perdi)(?: (?:e|sao|era|eram|posso|da|consigo|de|na|no|a|o|as|os|mais|tem|tenho|vai ser|vou))*`,
    outOfDate: String.raw`(?:(?:eu )?(?:disse|falei|escrevi|botei|coloquei|pensei que|achei que|achava que)|(?:passou|mudou|mudei|baixou|caiu|subiu|diminuiu|reduziram|cortaram) de|era pra ser|antes era|antes eram)(?: (?:que|q|eram?|ia ser|tinha|seriam?|de|em|la))*`,
    sessions: 'vez(?:es)?|x|dias?|noites?|treinos?|aulas?|manhas?|tardes?|sess(?:ao|oes)|treininhos?',
    aWeek: String.raw`(?:(?:por|na|a|da|cada|toda|durante a|/|p/|p) ?(?:semana|sem)\b|semanais|semanal|semanalmente)`,
    notTraining: String.raw`\b(?:trabalh\w+|servico|plantao|plantoes|escala|emprego|escola|faculdade|facul|aula na|estud\w+|trampo|escala|expediente|estagio)\b`,
    countsDown: String.raw`(?:\bem|\bdaqui a|\bdaqui|\bdentro de|\bfaltam?|\bultim[oa]s|\bproxim[oa]s|\bha|\bfaz|\bpor|\bdepois de|\bso faltam?)(?: (?:uns|umas|mais|so|apenas|cerca de))* $`,
    countsFrom: String.raw`^ ?(?:antes|depois|atras|ate (?:a|o)\b|pra (?:a|o) (?:luta|camp|exame)|seguidos|parad[ao]|de (?:descanso|idade|dor|diferenca|aviso|folga)|sem)`,
    strength: String.raw`musculacao|musc|pesos?|ferro|forca|crossfit|academia|kettlebells?|funcional|levantamento`,
    running: 'corridas?|corro|correr|correndo|cooper|trote|pedal|natacao',
    minutes: "min(?:s|uto|utos)?|minutinhos|'|m(?= )",
    onTheWay: String.raw`\b(?:onibus|de carro|de distancia|metro|deslocamento|ate a academia|ate o (?:ct|treino)|no transito|longe|de moto|a pe)\b`,
    rounds: 'rounds?|assaltos?|rds?|raunds?|series?|rodadas?|rolas?|r',
    seconds: 's(?:eg(?:s|undos?)?)?',
    rest: 'descansos?|descans(?:ando|ar|o)|intervalos?|pausas?|parad[ao]',
    training: String.raw`bjj|jiu[ -]?jitsu|box(?:ing|eo|e)?|muay thai|thai|mma|judo|karate|kickboxing|wrestling|wrestle|lucha|luta|taekwondo|tkd|sambo|savate|grappling|no-?gi|striking|aulas?|treinos?|treino|treinar|tatame|tatami|tecnica|manopla|rola`,
    sparring: String.raw`(?:o )?(?:treino (?:forte|pesado|puxado)|dia (?:forte|pesado)|sparring|sparing|sparrings|luta livre dos alunos|treino de competicao|rola forte|rolas|randori|luvinha)`,
    noGear: String.raw`(?:sem|nao tenho|n tenho|nao tem|n tem|nao to com|tou sem|to sem|fiquei sem|nem)(?: (?:o|um|nenhum|meu|mais|nem|de|tenho))* (?:saco|equipamentos?|aparelhos?|material|materiais|nada)|so (?:o )?(?:peso do )?corpo|quarto de hotel|so (?:tenho )?(?:o )?(?:chao|espaco)|saco (?:rasgou|quebrou|estourou|caiu|furou)`,
    bag: String.raw`saco(?: de (?:pancadas?|areia|boxe))?|sacos`,
    pads: String.raw`manoplas?|aparador(?:es)?|raquetes?|pads?|thai ?pads?|luva de foco`,
    rope: 'cordas?',
    alone: String.raw`sozinh[oa]|so eu|sem (?:parceir[oa]s?|dupla|ninguem)|nao tenho (?:com quem|parceir[oa]|ninguem)|n tenho (?:com quem|parceir[oa]|ninguem)|solo|ninguem (?:pra|para) (?:treinar|segurar|rolar)`,
    partner: String.raw`eu e (?:um|uma|1|minha|meu|o|a) (?!saco|bolsa)\w+|(?:segurar|seguro|segura) (?:a )?(?:manopla|aparador|raquete)|(?:com|tenho|tem|arrumei|arranjei|vem|vai)(?: (?:um|uma|1|o|a|meu|minha|de))* (?:\w+ )?(?:parceir[oa]|amig[oa]|irma|irmao|primo|prima|marido|esposa|mulher|namorad[oa]|dupla|colega|brother|pai|filh[oa])|em dupla|somos (?:2|dois|duas)|a 2\b|de 2 em 2`,
    people: String.raw`criancas?|pessoas?|alun[oa]s?|iniciantes?|adult[oa]s?|adolescentes?|jovens|menin[oa]s?|garot[oa]s?|moleques?|mulher(?:es)?|homens?|atletas?|lutador(?:es|as)?|judocas?|senhor(?:as|es)|idosos?|gente|pequenos|criancada|pirralhos?|novat[oa]s?|guris?|gurias?|praticantes|inscri(?:t[oa]s|coes)|matriculad[oa]s|confirmad[oa]s|cabecas|vem|vieram|aparecem|apareceram`,
    years: String.raw`(?: ?(?:anos?|aninhos?))`,
    ownAge: String.raw`(?:\b(?:filh[oa]|senhora?|menin[oa]|alun[oa]|sobrinh[oa]|garot[oa]|moleque) (?:de|d)|\b(?:el[ea]|meu filho|minha filha) tem|\btenho|\bto com|\bestou com|\bfiz|\bvou fazer|\bcom meus|\bcom)(?: (?:so|ja|apenas|quase|meus|uns))*`,
    helper: String.raw`(?:(?:\w+ ){1,5}(?:pra|para) ajudar|ajudantes?|(?:vai|vao) (?:me )?ajudar|me ajudam?(?! (?:com|no|na|nisso|ai|pf|por favor|a)\b| ?[?]|$)|auxiliar(?:es)?|monitor(?:es|a|as)?|assistentes?|outr[oa] professora?|mais (?:1|um|uma) (?:professora?|faixa)|estagiari[oa]s?|faixas? (?:roxa|marrom|preta|azul)s? (?:me )?ajudando|voluntari[oa]s?)`,
    beginner: String.raw`iniciantes?|novat[oa]|nunca (?:treinei|lutei|fiz)|(?:faz|ha) (?:1|2|3) mes(?:es)?|comecei (?:aos|agora|ha pouco|mes passado|semana passada|faz|ha|tem|recentemente)|(?:to|estou) comecando|acabei de (?:comecar|entrar)|primeir[oa] (?:aula|semana|mes)|faixa branca|do zero|leig[oa]`,
    fitness: String.raw`cardio|lungs?|puff|out of breath|condicionamento|folego|gas\b|resistencia|preparo fisico|preparacao fisica|hiit|aerobico`,
    grading: String.raw`exame (?:de|da|pra|para) (?:faixa|graduacao|grau|corda|preta|azul|roxa|marrom|verde|amarela)|troca de (?:faixa|corda)|graduacao|exame|batizado|prova de faixa`,
    to: 'a|ate|-|–|e|ao',
  },
  es: {
    weekdays: [
      'dom(?:ingos?)?',
      'lun(?:es)?',
      'mar(?:tes)?',
      'mier?(?:coles)?',
      'jue(?:ves)?',
      'vie(?:rnes)?',
      'sab(?:ados?)?',
    ],
    weekdayEnd: String.raw`(?: (?:en|por) la (?:noche|manana|tarde)| (?:noche|tarde)s?)?`,
    refused: String.raw`(?:no|en vez de|en lugar de|sin|quitando|menos|salvo|excepto|perdi|ya no)(?: (?:son|es|era|eran|puedo|el|los|la|las|de|mas|hay|tengo|un|una|va a ser))*`,
    outOfDate: String.raw`(?:(?:yo )?(?:dije|puse|escribi|pense que|crei que|creia que|pensaba que)|(?:paso|cambio|cambie|bajo|subio|bajaron|redujeron|pasamos|cortaron|recortaron) de|iba a ser|iban a ser|antes era|antes eran|en un principio)(?: (?:que|q|eran?|iba a ser|tenia|serian?|de|en|a|los|las|unos))*`,
    sessions: 'vez|veces|x|dias?|noches?|sesion(?:es)?|entrenamientos?|entrenos?|clases?|mananas?|tardes?|entrenes',
    aWeek: String.raw`(?:(?:por|a la|en la|de la|cada|x|al|/|a) ?(?:semana|sem)\b|semanales|semanal)`,
    notTraining: String.raw`\b(?:trabaj\w+|turnos?(?! de \d)|guardias?|rotaron|laburo|laburando|chamba|curro|escuela|universidad|facultad|facu|estudi\w+|oficina|colegio|cole)\b`,
    countsDown: String.raw`(?:\ben|\bdentro de|\bfaltan?|\bquedan?|\bultim[oa]s|\bproxim[oa]s|\bhace|\bpor|\bdespues de|\bdurante|\btras)(?: (?:unos|unas|mas|solo|como|apenas|nomas|los|las))* $`,
    countsFrom: String.raw`^ ?(?:antes|despues|atras|hasta|para (?:la|el) (?:pelea|torneo|combate|examen)|seguid[oa]s|de (?:descanso|edad|dolor|diferencia|aviso)|sin)`,
    strength: String.raw`pesas?|fuerza|crossfit|gym|gimnasio|musculacion|kettlebells?|funcional|fierros?`,
    running: 'correr|corro|corre|corriendo|trote|trotar|carreras?|salgo a correr|nadar|natacion|bici',
    minutes: "min(?:s|uto|utos)?|minut\\w+|'|m(?= )",
    onTheWay: String.raw`\b(?:de camino|en coche|en auto|en bus|en metro|de distancia|de viaje|caminando|en camion|en bondi|en colectivo|lejos)\b`,
    rounds: 'rounds?|asaltos?|rds?|raunds?|rondas?|series?|r',
    seconds: 's(?:eg(?:s|undos?)?)?',
    rest: 'descansos?|descans(?:ando|ar|e|o)|pausas?|recuperacion|intervalos?',
    training: String.raw`bjj|jiu[ -]?jitsu|box(?:ing|eo|e)?|muay thai|thai|mma|judo|karate|kickboxing|wrestling|wrestle|lucha|luta|taekwondo|tkd|sambo|savate|grappling|no-?gi|striking|clases?|entren\w+|tatami|tecnica|manoplas|practica`,
    sparring: String.raw`(?:el )?(?:(?:dia|entreno|entrenamiento) (?:fuerte|duro)|la (?:fuerte|dura|pesada)|sparring|sparing|esparring|guanteo|guantes|randori|luchas libres|clase de competicion|hacer guantes)`,
    noGear: String.raw`(?:sin|no tengo|no hay|no tenemos|me quede sin|ni)(?: (?:el|un|mi|ningun|mas|ni|de|tengo))* (?:costal|saco|bolsa|equipo|equipamiento|material|aparatos|nada)|solo (?:con )?(?:el |mi )?(?:peso (?:corporal|del cuerpo)|cuerpo)|cuarto de hotel|habitacion de hotel|(?:costal|saco|bolsa) (?:se )?(?:me )?(?:rompio|cayo|rajo)`,
    bag: String.raw`(?:el )?(?:costal|saco|bolsa)(?:es)?(?! de dormir)`,
    pads: String.raw`manoplas?|paos|pads?|focos|guanteletas|mitones`,
    rope: String.raw`cuerdas?|comba|soga|cuica|lazo`,
    alone: String.raw`sol[oa] en|(?:entreno|entrenar|entrenando|estoy|hago|hacer|para hacer|yo) sol[oa]|sol[oa] (?:en casa|sin)|solit[oa]|(?:quedo|voy|toca|siempre) sol[oa]|sola|(?<!kimono |gi )solo(?=[,.]|$)|por mi cuenta|sin (?:companer[oa]s?|pareja|nadie)|no tengo (?:con quien|companer[oa]|pareja|a nadie|nadie)|nadie (?:con quien|que me|para)`,
    partner: String.raw`(?:un|una|mi|1) (?:amig[oa]|herman[oa]|prim[oa]|hij[oa]|novi[oa]|colega|companer[oa]) y yo|yo y (?:mi|un|una|1) \w+|(?:con|tengo|tiene|hay|viene|consegui)(?: (?:un|una|1|el|la|mi|a))* (?:\w+ )?(?:companer[oa]|amig[oa]|herman[oa]|prim[oa]|marido|esposa|mujer|novi[oa]|pareja|colega|cuate|comp[ai]|pana|compadre|sparring|papa|padre|hij[oa])|en parejas?|somos (?:2|dos)|de a 2\b`,
    people: String.raw`nin[oa]s?|personas?|alumn[oa]s?|principiantes?|adult[oa]s?|adolescentes?|jovenes|chic[oa]s?|chav[oa]s?|pib[ea]s?|mujer(?:es)?|hombres?|atletas?|luchador(?:es|as)?|peleador(?:es|as)?|judocas?|boxeador(?:es|as)?|senor(?:as|es)|peques?|gente|muchach[oa]s?|chaval(?:es|as)?|nov[ae]t[oa]s?|crios?|peladitos|guaguas|estudiantes|inscri(?:t[oa]s|pciones)|anotad[oa]s|vienen|se anotaron|llegan`,
    years: String.raw`(?: ?(?:anos?|anitos?|pirulos|tacos|primaveras))`,
    ownAge: String.raw`(?:\b(?:hij[oa]|senor[a]?|pib[ea]|nin[oa]|chic[oa]|alumn[oa]|nen[ea]|chav[oa]|sobrin[oa]|tip[oa]) (?:de|d)|\btiene|\btengo|\bcumpli|\bvoy a cumplir|\bcon mis|\bcon)(?: (?:solo|ya|apenas|casi|mis|unos))*`,
    helper: String.raw`(?:(?:\w+ ){1,5}a ayudar|ayudantes?|(?:me )?(?:va a|van a) ayudar|me ayudan?(?! (?:con|en|a|porfa|por favor)\b| ?[?]|$)|auxiliar(?:es)?|monitor(?:es|a|as)?|asistentes?|otr[oa] (?:profe\w*|entrenador\w*|maestr[oa])|(?:1|un|una) (?:cinta|cinturon) \w+ (?:que )?(?:me )?ayuda\w*|voluntari[oa]s?)`,
    beginner: String.raw`principiantes?|novat[oa]|nunca (?:he )?(?:entrene|entrenado|pelee|peleado|hice|hecho)|(?:recien|apenas) (?:empece|empiezo|comence|arranque|estoy)|acabo de empezar|(?:estoy )?empezando|primer[oa]? (?:clase|semana|mes)|cinturon blanco|cinta blanca|desde cero|arranque hace|empece hace`,
    fitness: String.raw`cardio|lungs?|puff|out of breath|acondicionamiento|condicion fisica|resistencia|fondo|aire\b|gas\b|hiit|preparacion fisica|estado fisico`,
    grading: String.raw`me examino|rindo|rendir|examen (?:de|para|del?) (?:cinta|cinturon|grado|grados|dan|negro|negra|azul|marron|verde|amarill[oa]|kyu)|cambio de (?:cinta|cinturon|grado)|graduacion|examen|paso de grado|dan(?:es)?`,
    to: 'a|al|hasta|-|–|y|ate',
  },
}
