import type { CardId } from '#content/playbook/cards.ts'

const CHILD =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|kids?|child|children|boy|girl|little one|nephew|niece)\b|\b(?:[4-9]|1[0-5])[- ]?(?:years?[- ]?old|yo|yr)\b|\b(?:meus?|minhas?|noss[ao]) (?:\w+ )?(?:filh\w+|menin[oa]s?|pequen[oa]|sobrinh[oa]|garot[oa])\b|\b(?:mis?|nuestr[oa]s?) (?:\w+ )?(?:hij\w+|nin[oa]s?|nen[ea]s?|pequen[oa]|sobrin[oa]|chic[oa])\b|\b(?:[4-9]|1[0-5]) anos\b/

/**
 * The precondition of a card, folded, in all three languages together: a comeback needs an injury, a newborn's father
 * a child. A card does not fit by common words when its precondition was never mentioned.
 */
const GROUNDS: Partial<Record<CardId, RegExp>> = {
  'training-partner-ego':
    /\b(?:partners?|spar\w*|roll\w*|train\w*|teammates?|gym|guys?|drill\w*|class|parceir\w*|trein\w*|colegas?|academia|rola\w*|sparring|companer\w*|entren\w*|gimnasio|manoplas)\b/,
  'kids-first-tournament': CHILD,
  'becoming-a-parent':
    /\b(?:baby|babies|pregnan\w*|newborn|twins|expecting|(?:be|became|become|becoming|new|first[- ]time) (?:a )?(?:dad|mum|mom|father|mother|parent)s?|(?:son|daughter|kid|child) (?:was |is |just )?(?:born|due|coming)|months? old|bebes?|gravid\w+|recem[- ]?nascid\w+|gemeos|vou ser (?:pai|mae)|(?:virei|ser|sou) (?:pai|mae)|nasceu|nasceram|nascer|embaraz\w+|recien nacid\w+|mellizos|gemelos|(?:voy a )?ser (?:papa|mama|padre|madre)|nacio|nacieron|nacer|parto)\b/,
  'athlete-to-work':
    /\b(?:fight\w*|fought|box\w*|athlet\w*|sports?|compet\w*|ring|mat|mats|mma|judo|wrestl\w*|bjj|luta\w*|lutei|atleta\w*|esporte\w*|tatame|ringue|pelea\w*|pelee|deport\w*|boxe\w*|lucha\w*|octagon\w*|carreira de|carrera deportiva)\b/,
  'dual-career-fighter':
    /\b(?:fight\w*|box\w*|athlet\w*|compet\w*|nationals|camp|train\w*|mma|judo|wrestl\w*|bjj|muay|kickbox\w*|luta\w*|luto|atleta\w*|campeonato\w*|trein\w+|pelea\w*|peleo|entren\w+|boxe\w*|lucha\w*|torneos?)\b/,
  'return-after-injury':
    /\b(?:injur\w*|surger\w*|operat\w*|torn?|tore|rehab\w*|physio\w*|broke\w*|sprain\w*|ligament\w*|acl|meniscus|hernia\w*|fractur\w*|cleared|hurt|lesao|lesoes|lesion\w*|cirurgi\w*|oper\w+|romp\w+|fisio\w*|reabilit\w*|quebr\w+|torci\w*|machuc\w*|menisco|fratur\w*|rotur\w*|rot[oa]|fisiatra|rehabilit\w*|esguince|alta|lastim\w*|desgarr\w*)\b/,
  'return-after-knockout':
    /\b(?:knock\w*|ko|ko'?d|kod|stopped|dropped|chin|out cold|concuss\w*|tko|nocaut\w*|apag\w+|desmai\w*|queixo|noque\w*|durm\w+|mandibula|conmocion)\b/,
  'after-a-win':
    /\b(?:won|win|winning|winner|gold|victor\w*|took (?:the )?(?:title|belt)|became champion|i am (?:the )?champion|ganhei|ganhamos|venci|vencer|vitoria\w*|ouro|fui campea\w*|virei campea\w*|sou campea\w*|gane|ganamos|ganar|venc\w+|victoria\w*|oro|sali campeon\w*|soy campeon\w*|fui campeon\w*|quede campeon\w*)\b/,
  'southpaw-problem':
    /\b(?:south ?paw\w*|left(?:y|ies|ie|[- ]?hand\w*| stance| lead)?|right (?:foot|hand|leg) (?:forward|in front|first|lead)|leads? with (?:his|her|the) right|open stance|other way round|canhot\w*|zurd\w*|esquerd\w+|izquierd\w+|direita (?:na|a) frente|derecha adelante|guardia (?:invertida|zurda)|base (?:trocada|invertida))\b/,
  'belt-grading':
    /\b(?:grad(?:ing|ed|e)|exams?|tests?|testing|panel|dan|fail\w*|promot\w*|next belt|exame\w*|prova|banca|graduac\w+|graduar\w*|reprov\w*|proxima faixa|trocar de faixa|pegar (?:a )?faixa|examen\w*|prueba|graduacion|reprob\w*|proximo (?:cinturon|grado)|cambi\w+ de cinturon)\b/,
  'break-up':
    /\b(?:ex|left me|broke up|break[- ]?up|breaking up|broken up|split|divorc\w*|dump\w*|separat\w*|ended (?:it|things)|moved out|(?:relationship|marriage|engagement) (?:\w+ ){0,2}(?:ended|over|fell apart)|termin(?:ou|ei|amos) (?:comigo|com (?:ele|ela|meu|minha|a|o)|(?:o|um|meu) (?:namoro|noivado|casamento|relacionamento))|me (?:deixou|largou|trocou)|separei|separamos|separacao|fim do (?:namoro|casamento|relacionamento)|acabou o (?:namoro|casamento)|me dejo|me dejaron|termin(?:o|e|amos) (?:conmigo|con (?:ella|el|mi)|(?:la|mi|una) relacion)|se acabo (?:la|mi) relacion|nos separamos|me separe|cortamos|corto conmigo|rompi\w*|ruptura)\b/,
  'return-to-study':
    /\b(?:stud\w*|school|college|universit\w*|degree|course|classes|graduat\w*|masters?|diploma|dropp?ed out|lectures?|exams?|estud\w*|(?:volt\w+|retom\w+|termin\w+|conclu\w+|tranc\w+|larg\w+|entr\w+|comec\w+|passei) (?:\w+ ){0,2}(?:faculdade|universidade|curso|escola|graduacao)|supletivo|enem|matricul\w*|formar|volv\w+ a (?:la )?(?:universidad|escuela|facultad)|universidad|carrera|facultad|licenciatura|inscrib\w*|recibir\w*|nocturna|titul\w+)\b/,
  'online-coaching-offer':
    /\b(?:online (?:coach\w*|class\w*|course\w*|train\w*|lesson\w*|offer\w*|program\w*)|(?:coach|teach|train|sell)\w* (?:\w+ ){0,3}(?:online|remote\w*|by video|on the internet|abroad)|remote\w*|by video|digital|app|zoom|subscription\w*|(?:aula|curso|treino|consultoria|turma)s? (?:online|a distancia|por video|digital|gravad\w+)|online|distancia|por video|internet|en linea|virtual\w*)\b/,
  'moving-city':
    /\b(?:mov(?:e|ed|ing) (?:to|away|out|abroad|cit\w+|countr\w+|house|home|back|in|for|here|there|across|overseas)|relocat\w*|emigrat\w*|immigrat\w*|new (?:city|town|country)|abroad|another (?:city|country|town)|leaving (?:home|town)|mud(?:ar|ei|o|anca|ando)|cidade|pais|exterior|emigr\w*|imigr\w*|morar (?:em|fora|no|na)|mudar\w*|mudanza|mude|mudo|ciudad|extranjero|otro pais|vivir (?:en|a|fuera))\b/,
  'after-a-loss':
    /\b(?:lost|lose|losing|loss|losses|beaten|beat me|defeat\w*|robbed|stopped|tapped|submitted|decision|perdi|perdemos|perder|derrot\w*|finalizad[oa]|surra|apanhei|paliza|me gano|me ganaron|me finaliz\w+)\b/,
  'losing-a-job':
    /\b(?:fired|laid off|lay[- ]?off|layoffs?|let (?:me|us) go|sacked|redundan\w*|lost my job|lost the job|unemploy\w*|closed down|shut down|demit\w*|mandad[oa] embora|mandaram embora|dispens\w*|desemprega\w*|perdi (?:o|meu) (?:emprego|trabalho)|despid\w+|despedid\w+|despido|echaron|corrieron|desemple\w*|cerro|perdi (?:el|mi) (?:empleo|trabajo)|sin trabajo|sem emprego|sem trabalho|out of (?:a )?(?:job|work))\b/,
  'late-opponent-change':
    /\b(?:(?:chang|switch|replac|swap)\w* (?:\w+ ){0,3}opponent|opponent (?:\w+ ){0,3}(?:chang|pull|dropp|switch|replac|withdr)\w*|new opponent|different opponent|short notice|late (?:notice|replacement)|replacement|(?:troc|mud)\w+ (?:\w+ ){0,3}(?:adversari|oponente|rival)\w*|(?:adversari[oa]|oponente|rival) (?:\w+ ){0,3}(?:saiu|desistiu|mudou|trocou|nov[oa])|em cima da hora|substitut\w*|(?:cambi|reemplaz)\w+ (?:\w+ ){0,3}(?:rival|oponente|contrincante|adversari\w*|peleador\w*)|(?:rival|oponente|contrincante) (?:\w+ ){0,3}(?:se bajo|cambio|nuev[oa])|ultim[oa] (?:momento|hora)|reemplazo)\b/,
  'start-a-habit':
    /\b(?:habits?|routines?|daily|(?:every|each) (?:day|night|morning|evening)|consisten\w*|stick\w*|start\w*|begin\w*|keep (?:it )?up|habitos?|rotina\w*|todo dia|todos os dias|toda (?:noite|manha)|diari\w*|costume\w*|comec\w*|mant\w+|rutinas?|cada (?:dia|noche|manana)|todos los dias|costumbre\w*|constan\w*|empez\w*|empiez\w*|a diario)\b/,
  'discipline-of-mornings':
    /\b(?:wak\w*|woke|get(?:ting)? up|bed|alarms?|snooz\w*|mornings?|(?:5|6|five|six) ?(?:am|a\.m|o'?clock)|earl(?:y|ier)(?! on\b)|oversle\w*|acord\w*|levant\w*|cama|despertador|soneca|manhas?|cedo para|madrug\w*|despert\w*|alarma|mananas|por la manana|tempran\w*)\b/,
  'fear-of-public-speaking':
    /\b(?:speak\w*|speech\w*|talk\w*|present\w*|public|audience|stage|voice|crowd|mic\w*|toast|lecture\w*|falar\w*|falo|fala|discurso\w*|palestra\w*|apresent\w*|publico|plateia|palco|voz|microfone|hablar\w*|hablo|charla\w*|presentac\w*|presentar\w*|audiencia|escenario|micro\w*)\b/,
  grief:
    /\b(?:died|dies|death|dead|passed|passing|lost (?:my|him|her|our)|funeral|buried|grie\w*|miss (?:him|her)|morreu|morte|faleceu|falec\w+|perdi|enterro|(?:de|em|o|meu) luto|saudade|velorio|murio|muerte|fallec\w+|entierro|duelo|extran\w+|no longer with us|partiu|nos deixou|se foi|partio|nos dejo|ya no esta)\b/,
}

/** When the precondition of these cards is mentioned, it is nearly always the main problem. */
const DECISIVE: ReadonlySet<CardId> = new Set([
  'kids-first-tournament',
  'becoming-a-parent',
  'return-after-injury',
  'return-after-knockout',
  'southpaw-problem',
  'late-opponent-change',
  'after-a-loss',
  'losing-a-job',
  'break-up',
  'grief',
])

/** Owns a gym or business already. "My gym" alone may be the one where they train. */
const HAS_OPENED =
  /\b(?:i|we|i've|we've)(?: (?:just|recently|already|finally|have|had|also|now|only))* (?:opened|started|own|run|bought|founded|launched|set up|took over)(?: up)? (?:my|our|a|an|the|this)(?: \w+){0,4} (?:gym|dojo|academy|school|studio|club)\b|\b(?:i|we) have (?:a|an|my own|our own)(?: \w+){0,3} (?:gym|dojo|academy|school|studio)\b(?! in mind)|\b(?:the|my|our) (?:gym|dojo|academy|school|studio|club) (?:i|we) (?:opened|run|own)|\b(?:gym|dojo|academy|studio) owner\b|\b(?:eu |nos |ja |a gente )?(?:abri|abrimos|abriu|montei|montamos|inaugurei|inauguramos|comprei|assumi)(?: \w+){0,4} (?:academia|dojo|ct|escola|estudio|box|clube)\b|\b(?:tenho|temos|toco|administro|sou don[oa] de)(?: (?:uma?|minha|meu|a|o|propri[oa]|pequen[oa]))+(?: \w+)? (?:academia|dojo|ct|escola|estudio|box|clube)\b(?! em (?:vista|mente))|\b(?:abri|abrimos|puse|pusimos|monte|montamos|inaugure|inauguramos|compre)(?: \w+){0,4} (?:gimnasio|gym|dojo|academia|escuela|estudio|club|box)\b|\b(?:tengo|tenemos|llevo|manejo|soy duen[oa] de)(?: (?:una?|mi|el|la|propi[oa]|pequen[oa]))+(?: \w+)? (?:gimnasio|gym|dojo|academia|escuela|estudio|club|box)\b(?! en (?:vista|mente))/

/** Has a job and is past its first weeks. */
const LONG_IN_JOB =
  /\b(?:been (?:here|there|at this|in (?:this|the|my))(?: \w+){0,4} (?:for )?(?:\w+ )?(?:years|months)|(?:two|three|four|five|six|seven|eight|ten|\d+) (?:years|months) (?:in|into) (?:this|the|my)|(?:estou|trabalho|to)(?: \w+){0,4} ha (?:\w+ )?(?:anos|meses)|faz (?:\w+ )?(?:anos|meses) que (?:estou|trabalho)|(?:llevo|hace) (?:\w+ )?(?:anos|meses)(?: que)? (?:en|aqui|trabajo|trabajando))\b/

const HAS_THE_JOB =
  /\b(?:(?:i )?got the (?:job|offer)|they (?:hired|took) me|i(?: have|'ve)? (?:just |already )?(?:started|start) (?:my|the|a) new job|consegui (?:o emprego|a vaga)|passei na entrevista|me contrataram|comecei (?:no|num|em um) (?:emprego|trabalho) novo|comecei no novo (?:emprego|trabalho)|consegui el (?:trabajo|empleo|puesto)|me contrataron|me dieron el (?:trabajo|puesto|empleo)|empece (?:en (?:el|mi|un) )?(?:nuevo |trabajo nuevo|empleo nuevo))/

/** Without an invitation there is no interview to rehearse. */
const NO_INTERVIEW =
  /\b(?:(?:no one|nobody|they|don'?t|never|not)(?: \w+){0,3} (?:calls?|invites?|replies|answers)|(?:no|without|not (?:a single|one)) interviews?|(?:ninguem|nao|nunca)(?: me)? (?:cham\w+|respond\w+|ligam?|ligou|convid\w+)|(?:nadie|no|nunca) me (?:llam\w+|respond\w+|cit\w+|invit\w+))\b/

/** The weight is another person's. */
const OTHERS_WEIGHT =
  /\b(?:(?:he|she|they|opponent|guy|partner|one)(?:'s| is| are| was)? (?:\w+ )?(?:weighs?|outweighs?|heavier|\d+ ?(?:kg|kilos|lbs?|pounds))|heavier than me|(?:ele|ela|outro|outra|adversari[oa]|cara) (?:\w+ )?(?:pesa|pesar|for mais pesad[oa]|e mais pesad[oa]|tem \d+ (?:kg|quilos))|mais pesad[oa]s? (?:do )?que eu|(?:el|ella|otro|otra|rival|tipo) (?:pesa|pese|es mas pesad[oa])|mas pesad[oa]s? que yo)\b/

/** Cards that do not apply: it was done already, was reached already, or concerns someone else, such as a child's bout. */
const BEHIND: Partial<Record<CardId, RegExp>> = {
  'first-fight-nerves': new RegExp(
    String.raw`${CHILD.source}|\b(?:my (?:second|third|fourth|fifth|sixth|\d+(?:th|nd|rd)) (?:\w+ )?(?:fight|bout|match)|(?:had|fought|have) (?:\w+ )?(?:\d+|two|three|four|five|six|ten|a dozen) (?:fights|bouts|matches|times)|after my first (?:\w+ )?(?:fight|bout|match)|minha (?:segunda|terceira|quarta|quinta) luta|(?:ja )?(?:fiz|lutei|tenho) (?:\d+|duas|tres|quatro|cinco|dez|varias) (?:lutas|vezes)|mi (?:segunda|tercera|cuarta|quinta) pelea|(?:ya )?(?:hice|pelee|tengo|llevo) (?:\d+|dos|tres|cuatro|cinco|diez|varias) (?:peleas|veces|combates))\b`,
  ),
  'open-own-gym': HAS_OPENED,
  'business-plan-one-page': HAS_OPENED,
  'first-day-new-job': LONG_IN_JOB,
  'job-interview': new RegExp(`${HAS_THE_JOB.source}|${NO_INTERVIEW.source}`),
  'job-search-rhythm': HAS_THE_JOB,
  'hire-first-person':
    /\b(?:(?:i|we)(?: have|'ve)?(?: just| already| recently)? hired|my (?:\w+ )?(?:employees?|staff|instructors|coaches|receptionist)|(?:eu )?contratei|contratamos|(?:meus?|minhas?) (?:funcionari[oa]s?|instrutor\w*|recepcionista|empregad[oa]s?)|contrate|contratamos|mis? (?:emplead[oa]s?|instructor\w*|recepcionista))\b/,
  'launch-new-offer':
    /\b(?:(?:i|we)(?: have|'ve)?(?: just| already| recently)? launched|(?:eu )?lancei|lancamos|lance|ya lanzamos)\b/,
  'career-change':
    /\b(?:(?:i|we)(?: have|'ve)?(?: just| already)? (?:changed|switched) (?:careers?|fields?|jobs?)|i (?:quit|left) my (?:old )?job|(?:mudei|troquei) de (?:carreira|profissao|area|emprego)|(?:larguei|deixei) (?:o|meu) (?:emprego|trabalho)|cambie de (?:carrera|profesion|rubro|trabajo)|(?:deje|renuncie a) (?:el|mi) (?:trabajo|empleo))\b/,
  'changing-gyms':
    /\b(?:i(?: have|'ve)?(?: just| already)? (?:changed|switched|left my(?: old)?) gyms?|(?:troquei|mudei) de (?:academia|equipe|ct)|me cambie de (?:gimnasio|gym|academia|equipo)|cambie de (?:gimnasio|gym|academia|equipo))\b/,
  'choosing-between-offers':
    /\b(?:i(?: have|'ve)?(?: just| already)? (?:accepted|took|signed) (?:the|an|their) (?:\w+ )?(?:offer|job|contract)|aceitei (?:a|uma) (?:proposta|oferta|vaga)|acepte (?:la|una) (?:oferta|propuesta))\b/,
  'fire-someone-fairly':
    /\b(?:i(?: have|'ve)?(?: just| already)? (?:fired|let go of|sacked)|(?:eu )?(?:demiti|mandei embora)|(?:ya )?(?:despedi|eche) a)\b/,
  'break-a-habit':
    /\b(?:i(?: have|'ve)? (?:quit|stopped|gave up) (?:smoking|drinking|vaping|gambling)(?: \w+){0,4} ago|parei de (?:fumar|beber|jogar) (?:ha|faz)|deje de (?:fumar|beber|tomar|apostar) hace)\b/,
  'weigh-in-sanely': OTHERS_WEIGHT,
  'weight-class-choice': OTHERS_WEIGHT,
  'lose-weight-healthily': OTHERS_WEIGHT,
  // Someone who gets a no does not have to say one.
  'boundaries-saying-no':
    /\b(?:(?:he|she|they|boss|client|bank) (?:just )?(?:says?|said) no|(?:tells?|told) me no|(?:ele|ela|eles|elas|chefe|cliente|banco) (?:disser|diz|disse|falar)(?:em)? (?:que )?nao|(?:me )?(?:dice|dicen|dijo|dijeron|diga|digan) que no)\b/,
  'debt-pressure':
    /\b(?:owes? (?:me|us)|owing (?:me|us)|(?:me|nos) dev(?:e|em|endo)|dev(?:e|em) (?:pra|para) mim|(?:me|nos) deben?)\b/,
  'get-more-members':
    /\b(?:(?:are|were|is|all) gone|gone by|(?:they|people|students|members|half|many) (?:all )?(?:leave|left|quit|stop|cancel|disappear|vanish)\w*|drop(?:ped)? out|cancel\w*|(?:alun[oa]s?|pessoal|gente|todos|tudo|eles) (?:some|somem|sai|saem|para|param|desistem?|vai embora|vao embora)|sumiram|sairam|se (?:me )?(?:van|fueron|fue|dan de baja)|(?:dejan|dejaron) de venir|abandonan|desaparecen)\b/,
  'ask-for-promotion':
    /\b(?:(?:got|was|been|being|just|i'?m) promoted|promoted (?:me|to|over)|made me (?:a |the )?\w+|(?:fui|sou) promovid[oa]|me promoveram|virei (?:chefe|gerente|lider|supervisor\w*|encarregad[oa]|coordenador\w*)|me ascendieron|me hicieron|ascendid[oa] a)\b/,
}

/** The factor for a card whose precondition was not mentioned. */
const UNFOUNDED = 0.35
/** The factor for a card whose purpose is already done. */
const CONTRADICTED = 0.12
const FOUNDED = 1.6

/** The factor by preconditions; 1 for a card without any. */
export function groundedness(card: CardId, folded: string): number {
  if (BEHIND[card]?.test(folded)) return CONTRADICTED
  const ground = GROUNDS[card]
  if (ground === undefined) return 1
  if (!ground.test(folded)) return UNFOUNDED
  return DECISIVE.has(card) ? FOUNDED : 1
}
