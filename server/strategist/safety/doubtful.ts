import type { Language } from '#contract/language.ts'
import { type ChangedSituation, readChange } from '../changes/read-change.ts'
import type { SafetyTopic } from '../strategist.ts'
import { type AskedOfTalk, readTalkQuestion } from '../talk-questions/read-talk-question.ts'
import { isNoFreshInjury } from './no-fresh-injury.ts'
import { anyOf, has } from './pattern.ts'
import { SPORT } from './rules/sport.ts'

/** What shows that a doubtful finding of the trained reader is none, and what shows that it may be one all the same. */
interface Doubt {
  harmless: RegExp
  unless?: RegExp
}

const SOBER = anyOf(
  '(been|is|am|im|was|hes|shes|got|getting|stay*) (clean|sober|dry) (since|for|now|all)|(clean|sober) since',
  '(limp[oa]|sobri[oa]) (ha|desde|faz)|(parou|parei) de beber (ha|faz|desde|quando)',
  '(limpi[oa]|sobri[oa]) (desde|hace)|(llevo|ha|faz) … (anos|meses) (limp[oa]|limpi[oa]|sobri[oa]|sin (beber|tomar)|sem beber)|(dejo|deje) de (beber|tomar) (hace|desde|cuando)',
)
/** About tests, lists and other people's cases. */
const ABOUT_DOPING = anyOf(
  'usada|wada|ita|anti ?doping|doping (test|control|case)s?|drug tests?|tested|banned list|prohibited list|suspended|suspension|multivitamins?|(history|book|article|documentary|essay|podcast) (of|about|on)',
  'antidoping|suspens[oa]|suspenderam|lista (proibida|de proibid*)|exame de doping|(historia|livro|documentario|artigo) (do|da|de|sobre)|multivitaminic*',
  'suspendi*|suspendier*|sancion*|lista (prohibida|de prohibid*)|control(es)? antidop*|(libro|documental|articulo) (de|sobre)|multivitaminic*',
)
const HIDES_DOPING = anyOf(
  'pass (the|a|my)|(beat|cheat|trick|fake) (the|a|any)|catch me|someone elses|detect*|in my (system|body)|clear (my|the|out)|show up|get away|mask*|how long (does|will|until)',
  'passar no|(sair|dar|de) positivo|pegar no|me pegam|me pegar|aparece*|detect*|no (meu )?(corpo|sangue)|limpar|mascar*|burlar|quanto tempo (dura|demora|fica|leva|no)',
  'pasar el|(salir|salga|dar|de) positivo|me (agarran|pillan|cachan)|sale en|aparece*|detect*|en (mi )?(cuerpo|sangre)|limpiar|enmascar*|burlar|cuanto tiempo (dura|tarda|queda|se queda|en el)',
)
/** Takes something, and so does not only ask about tests. */
const TAKES = anyOf(
  '(i|ive|im|we) (take|took|taking|taken|use|used|using|inject*|cycle*|run|ran)|my (cycle|coach gave|friend gave)',
  '(tomo|tomei|tomando|uso|usei|usando|injet*|apliquei|meu ciclo)|(tome|tomaba|me inyect*|mi ciclo|use)',
)
const ON_HOLIDAY = anyOf(
  'on holidays?|on vacation|holiday in|flying to|de ferias|viajando|viagem|vacaciones|de viaje|me voy de viaje',
)
/** A loss of weight that takes months, or plain hunger. */
const ORDINARY_EATING = anyOf(
  '(lose|drop|shed|perder|baixar|emagrecer|bajar) … [0-9_]{1,4} (kg|lb) …… (months?|mes|meses)',
  '(starving|hungry|ravenous) after|(fome|faminto|morto de fome) depois|(hambre|hambriento) despues',
)
const HIDDEN_EATING = anyOf(
  'vomit*|throw* up|purg*|laxativ*|laxantes?|skip* meals?|not eat*|guilt*|secret*|scared|sem comer|culpa|escondid*|sin comer|calor*',
)
/** Low after a lost bout, and nothing more. */
const LOW_AFTER_LOSS = anyOf(
  '(lost|lose|losing|eliminated|knocked out of|loss) …… (flat|down|gutted|bummed|sad|low|upset|deflated)',
  '(perdi|eliminad[oa]|me eliminaram|derrota) …… (triste|chatead[oa]|desanimad[oa]|mal|pra baixo|abatid[oa])',
  '(perdi|eliminad[oa]|me eliminaron|derrota) …… (triste|bajonead[oa]|desanimad[oa]|mal|agüitad[oa]|aguitad[oa]|deca[iy]d[oa])',
)
/** Ashamed to come back to the gym after a while. */
const SHY_TO_RETURN = anyOf(
  '(embarrassed|ashamed|awkward|shy) …… (walk|walking|go|going|come|coming|show|showing) (back|in|up)',
  '(vergonha|sem graca|constrangid[oa]) …… (voltar|aparecer|entrar|ir)|(verguenza|pena|oso) …… (volver|regresar|aparecer|entrar|ir)',
)
/** Does not want to give the sport up, or waits for something to get better. */
const WANTS_TO_GO_ON = anyOf(
  '(dont|do not) want to (stop|quit|give up)|nao quero (parar|desistir|largar)|no quiero (parar|dejarlo|rendirme)',
  '(how long|until|till) …… (feel|notice|see) (a|any|the) (difference|change|results?)',
  '(quanto tempo|qnto tempo|ate) …… (sentir|notar|ver) (a |alguma )?(diferenca|resultados?|mudanca)',
  '(cuanto|hasta) …… (sentir|notar|ver) (la |alguna )?(diferencia|resultados?|cambios?)',
)
/** How far the weight is from a limit: "what is missing" sounds like despair. */
const ABOUT_THE_LIMIT = anyOf(
  '(how much|how many (kilos|kg|lb|pounds)) …… (over|under|left|to go|to lose|too much)|(am|im) i? ?(in|inside|under|over) (already|now|the (limit|class))',
  'quanto (me |eu )?(falta|sobra)|(ja )?(to|estou) dentro|cuanto (me )?(falta|sobra)|(ya )?(estoy|quedo) dentro',
)
const HOPELESS = anyOf(
  'anymore|any more|hopeless|worthless|point|cut*|starv*|drink*|hurt*|die|dead|disappear*|nobody|end it|alive|live|burden|cant go on|over it all',
  'nada|sentido|vida|viver|morrer|sumir|desaparecer|ninguem|peso|acabar|aguento|para que',
  'sentido|vivir|morir|desaparecer|nadie|carga|acabar|aguanto|para que',
)
/** A child who does not want to go to training any more, without a word about an adult. */
const CHILD_WANTS_TO_STOP = anyOf(
  '(son|daughter|kid|child|boy|girl) …… (doesnt want|dont want|wants to (stop|quit)|refuses|does not want)',
  '(filho|filha|menino|menina) …… (nao quer|quer (parar|sair|desistir))',
  '(hijo|hija|nino|nina|peque) …… (no quiere|quiere dejar|ya no quiere)',
)
const ABOUT_AN_ADULT = anyOf(
  'coach*|teacher|instructor|sensei|trainer|adult|touch*|secret*|alone|scared|afraid|messages?|photos?|pictures?|hurts?|cries',
  'professor*|treinador*|mestre|adulto|toc*|segredo|sozinh[oa]|medo|mensage*|fotos?|machuc*|chora*',
  'profe*|entrenador*|maestro|adulto|toc*|secreto|a solas|sol[oa]|miedo|mensajes|fotos?|lastim*|llora*',
)
/** A child who is afraid of a tournament: crying is no sign of an adult. */
const CHILD_BEFORE_CONTEST = anyOf(
  '(son|daughter|kid|child|boy|girl|filh[oa]|menin[oa]|hij[oa]|nin[oa]|nen[ea]|peque) …… (tournament|competition|comp|bout|torneio|campeonato|competicao|luta|torneo|competencia|competicion|pelea|combate)',
)
const NAMES_ADULT = anyOf(
  'coach*|teacher|instructor|sensei|trainer|adult|touch*|secret*|messages?|photos?|pictures?|alone',
  'professor*|treinador*|mestre|adulto|toc(a|ou)|segredo|mensage*|fotos?|sozinh[oa]',
  'profe*|entrenador*|maestro|adulto|toc(a|o)|secreto|a solas|mensajes|fotos?',
)
const OVER_LONG_AGO = anyOf(
  '(never|hasnt|didnt|did not|has not) (happened|happen|come|came|bled|bleed) (back |since |again )?',
  'nunca mais (aconteceu|voltou|sangrou)|nao (aconteceu|voltou|sangrou)( a acontecer)? (mais|de novo)',
  '(no|nunca) (volvio|ha vuelto|me volvio) a (pasar|sangrar|ocurrir|doler)|no paso (mas|de nuevo)',
)
const KILL_IN_A_BOUT = anyOf(
  '(kill|destroy|smash|murder|end|finish) (him|her|them|this guy|that guy|the guy|a guy|an opponent|my opponent|it)',
  '(matar|destruir|acabar com|arrebentar|amassar) (ele|ela|eles|esse cara|o cara)',
  '(matar|destrozar|reventar) a (ese|este) (man|tipo|wey|guey|vato|rival|pibe)|(matarl[oa]s?|destrozarl[oa]s?|reventarl[oa]s?|acabarl[oa]s?)',
)

/** Somebody has too much to do: something will give. */
const SOMETHING_GIVES = anyOf(
  '(something|one of (them|these|those)|i|im|i am) (is |are |am )?(going to|gonna|about to|will) (break|give|snap|crack)',
  '(algo|alguma coisa|uma (delas|dessas coisas)|alguna (de esas cosas)?) (vai|va a) (quebrar|estourar|arrebentar|romper*|reventar|tronar)',
)
/** A parent whose child has used the sport at school, and asks how to speak of it. */
const CHILD_AT_SCHOOL = anyOf(
  '(kid|son|daughter|boy|girl) …… (told off|in trouble|school|suspended) …… (talk|speak|explain|say)',
  '(filho|filha|menino|menina) …… (escola|bronca|suspens[oa]) …… (falo|converso|explico|digo)',
  '(hijo|hija|nino|nina) …… (escuela|cole|colegio|suspend*) …… (hablo|explico|digo)',
)
const AT_SOMEBODY = anyOf('him|her|them all|his|someone|somebody|ele|ela|alguem|algo en la cara|alguien')

/** "I forgot that there is sparring on Saturday, too": a day was forgotten, not a blow. */
const FORGOT_A_DAY = anyOf(
  '(forgot|esqueci|olvide|me olvide|se me olvido) (that |que |q |de que )?(there |hay |tem |the |o |el |los |on |on the )?(is |s )?(sparring|training|class|treino|aula|entreno|clase|monday|tuesday|wednesday|thursday|friday|saturday|sunday|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes)',
)
const OF_A_BLOW = anyOf(
  'head|headache*|dizzy|blow|knocked|memory|punch*|cabeca|cabeza|tont*|mare*|golpe|pancada|soco|memoria|vomit*|nausea*',
)

const DOUBTS: Partial<Record<SafetyTopic, Doubt>> = {
  substance: { harmless: anyOf(SOBER.source, ABOUT_DOPING.source), unless: HIDES_DOPING },
  doping: { harmless: anyOf(SOBER.source, ABOUT_DOPING.source), unless: HIDES_DOPING },
  concussion: { harmless: FORGOT_A_DAY, unless: OF_A_BLOW },
  injury: { harmless: OVER_LONG_AGO },
  violence: { harmless: anyOf(SOMETHING_GIVES.source, CHILD_AT_SCHOOL.source), unless: AT_SOMEBODY },
  'self-harm': {
    harmless: anyOf(
      ...[ON_HOLIDAY, LOW_AFTER_LOSS, SHY_TO_RETURN, WANTS_TO_GO_ON, ABOUT_THE_LIMIT].map(({ source }) => source),
    ),
    unless: HOPELESS,
  },
  'minor-adult': { harmless: CHILD_WANTS_TO_STOP, unless: ABOUT_AN_ADULT },
  'eating-disorder': { harmless: ORDINARY_EATING, unless: HIDDEN_EATING },
  'weight-cut': {
    harmless: anyOf(
      'dar positivo|test positive|testar positivo',
      '(auto|carro|coche|car|van|ute|moto|km) …… (por litro|per litre|el litro|a litre|litres per|litros a los|litros por)',
    ),
  },
}

/** Whether a message only asks how doping is tested for or punished. */
export const asksAboutTests = (topic: SafetyTopic, words: string): boolean =>
  topic === 'doping' && has(ABOUT_DOPING, words) && !has(HIDES_DOPING, words) && !has(TAKES, words)

/** Asks which part of the advice it is. */
const ABOUT_ADVICE = anyOf(
  '(which|what) (bit|part|step|one|point|thing) (of|in|from) (that|this|the|your) (plan|advice|list)|(which|what) (of (these|those|the) )?(step|steps) (matters|is|do|should|comes)',
  'qual (parte|passo|ponto) (desse|deste|do|daquele) (plano|conselho)|qual (desses |dos )?passos? (e|eh|importa|vem|devo)',
  'cual (parte|paso|punto) (de ese|de este|del) (plan|consejo)|cual (de (esos|estos|los) )?pasos? (es|importa|va|debo)',
)
/**
 * Words that say who is meant, a sibling or child, and how old. Parents and partners are not among them: "it was my dad"
 * and two ages beside each other may be danger.
 */
const WHO = new Set(
  [
    'a about actually asking be but for fine he hes honest i ill im is its just little me my not old older only she shes sorry tho this years younger',
    'brother sister son daughter nephew niece cousin kid',
    'anos de e ela ele eu eh mais meu minha nao nova novo o perguntando pela pelo por sou so tem to',
    'irmao irma filho filha sobrinho sobrinha primo prima',
    'anos de el ella es la mayor menor mi no para pequena pequeno pero por pregunto sino soy tiene yo eh',
    'hermano hermana hermanito hermanita hijo hija sobrino sobrina primo prima',
  ]
    .join(' ')
    .split(' '),
)
const MOST_TO_SAY_WHO = 14
const isNumber = (word: string): boolean => /^[0-9_]{1,2}$/.test(word)

function saysOnlyWho(words: string): boolean {
  const each = words.trim().split(' ')
  const isOneAge = each.filter(isNumber).length <= 1
  return isOneAge && each.length <= MOST_TO_SAY_WHO && each.every((word) => WHO.has(word) || isNumber(word))
}

/** Says that somebody else competes, or asks to have something said in other words, and hardly anything else. */
const ABOUT_TALK = anyOf(
  'not me (whos|who is|who) (fighting|competing|training)|(put|say|explain) (that|it|this) (in )?(another|a different|some other) way|(put|say|explain) (that|it|this) differently',
  'nao sou eu (quem|que) (luta|vai lutar|compete|treina)|(fala|diz|explica|explique) (isso )?de (outro|outra) (jeito|forma|maneira)',
  'no soy yo (quien|el que|la que) (pelea|compite|entrena)|(dilo|dimelo|decimelo|explica|explicalo|explicamelo) de otra (forma|manera)',
)
const MOST_ABOUT_TALK = 14
const isAboutTalk = (words: string): boolean =>
  words.trim().split(' ').length <= MOST_ABOUT_TALK && has(ABOUT_TALK, words)

/** The only girl of a class, or the only one of an age. */
const ONLY_ONE = anyOf(
  'only (girl|boy|kid|child|one|female)|(unica|unico) (menina|menino|garota|crianca|mulher)|(unica|unico) (nina|nino|chica|chico|mujer)|la unica|a unica',
)
/** Where no adult is named and nobody is touched, met or written to, a child may be lonely, but not in that danger. */
const ADULTS = anyOf(
  'coach*|teacher|instructor|sensei|trainer|adults?|man|men|guy|guys|older|uncle|grandad|stepdad|stepfather|neighbou?r|boyfriend|girlfriend|driver|physio|doctor|someone|somebody|(1[89]|[2-7][0-9])',
  'professor*|treinador*|mestre|tecnico|adult[oa]s?|homem|homens|cara|moco|tio|avo|padrasto|vizinh[oa]|namorad[oa]|motorista|medico|alguem|monitor|ajudante',
  'profe*|entrenador*|maestr[oa]|adult[oa]s?|hombre*|senor*|tipo|tio|abuelo|padrastro|vecin[oa]|novi[oa]|chofer|doctor|alguien|ayudante|monitor',
)
const TOUCHES = anyOf(
  'touch*|kiss*|naked|undress*|shower*|hotel|secret*|photos?|pictures?|pics|videos?|messages?|texts?|chat*|gifts?|presents?|money|bed|sleep*|alone with',
  'toc*|beij*|nu|nua|pelad[oa]|tir*|chuveiro|banho|hotel|segredo|fotos?|videos?|mensage*|presente*|dinheiro|cama|dorm*|a sos|sunga',
  'toc*|bes*|desnud*|quit*|ducha*|bano|hotel|secreto|fotos?|videos?|mensaje*|regalo*|dinero|cama|dorm*|a solas',
)
/** Knuckles that bleed from the bag. */
const KNUCKLES = anyOf('knuckles?|nudillos?|nos dos dedos|juntas dos dedos')
const OF_THE_BAG = anyOf('wraps?|gloves?|bag|vendas?|guantes?|bolsa|saco|costal|luvas?|bandage*')

const NOT_ONLY_THE_BAG = anyOf(
  'on purpose|pain|feel|blade|razor|wall|deserve*|girlfriend|wife|boyfriend|husband|dad|father|mum|mother',
  'de proposito|dor|sentir|lamina|gilete|parede|mereco|namorad[oa]|mulher|marido|pai|padrasto|mae',
  '(lo|me|las?|los) (hago|hice) a proposito|dolor|cuchilla|navaja|pared|merezco|novi[oa]|mujer|padre|padrastro|madre',
)

/** What is told of somebody in danger of their life, in any way. */
const OF_DESPAIR = anyOf(
  'die*|dying|dead|kill*|suicid*|hurt*|harm*|cut*|pills?|overdos*|disappear*|goodbye|gone|end it|hopeless|cries|crying|cry|alone|depress*|not ok*|worried|scared|jump*|rope|gun|bridge|burden|better off|hate*|drink*|drugs?|wont (eat|talk|answer|get up)|doesnt (eat|talk|answer|get up|want)|note|letter|wak*|woke|exist*|life|living|alive|pointless|no point|anymore|any more|give up|giving up|worth|tired|empty|numb|nothing matters',
  'morr*|mort[oa]|mat*|suicid*|machuc*|cort*|remedio*|comprimido*|sumi*|desaparec*|adeus|despedi*|acabar|desist*|chor*|sozinh[oa]|depress*|triste|preocup*|medo|pul*|corda|ponte|peso|odeia|bebe*|drogas?|nao (come|fala|responde|levanta|quer|sai)|bilhete|carta|acord*|existir|vida|viver|sentido|vale a pena|cansad[oa]|cansei|vazi[oa]|nada importa',
  'mor*|muert[oa]|mat*|suicid*|lastim*|cort*|pastilla*|desaparec*|adios|despid*|acabar|rend*|llor*|sol[oa]|depri*|triste|preocup*|miedo|salt*|soga|puente|carga|odia|bebe|toma|drogas?|no (come|habla|responde|se levanta|quiere|sale)|nota|carta|despert*|existir|vida|vivir|sentido|vale la pena|cansad[oa]|canse|vaci[oa]|nada importa',
)
/** What is drunk, smoked, swallowed or used. */
const OF_SUBSTANCE = anyOf(
  'drink*|drunk|drank|beers?|wine|vodka|whisk*|booze|alcohol*|weed|smok*|joint|coke|cocaine|crack|meth|heroin|pills?|tablets?|painkillers?|opioid*|tramadol|oxy*|xanax|ketamine|mdma|ecstasy|high|sober|clean|rehab|relaps*|addict*|drugs?|gear|line|lines|bottle*|hangover|hungover|using|dose|withdrawal',
  'beb*|bebad[oa]|cerveja*|vinho|vodka|cachaca|pinga|alcool*|maconha|fum*|baseado|beck|coca|cocaina|po|crack|remedio*|comprimido*|calmante*|tramadol|rivotril|droga*|cheir*|chapad[oa]|sobri[oa]|limp[oa]|recai*|viciad[oa]|vicio|garrafa*|ressaca|usando|dose*',
  'beb*|borrach[oa]|cerveza*|vino|vodka|tequila|mezcal|fernet|chupi|alcohol*|marihuana|porro*|fum*|mota|faso|coca|cocaina|merca|perico|cristal|pastilla*|calmante*|tramadol|rivotril|clona*|droga*|tachas?|sobri[oa]|limpi[oa]|recai*|adict*|vicio|botella*|cruda|resaca|consum*|dosis',
)
/** What is done to somebody who is beaten, forced or controlled. */
const OF_ABUSE = anyOf(
  'hit*|beat*|slap*|punch*|kick*|push*|shov*|chok*|strangl*|hurt*|harm*|touch*|grab*|forc*|make* me|made me|threat*|scared|afraid|fear|control*|lock*|yell*|shout*|scream*|insult*|bruis*|secret*|phone|money|let me|lets me|allow*|follow*|jealous*|rape*|naked|marks?|burn*|belt|stick|abus*|bull*|hid*|punish*|weigh*|alone|night|bed|cries|cry*',
  'bat*|apanh*|tapa*|soco*|chut*|empurr*|enforc*|estrangul*|machuc*|toc*|agarr*|forc*|obrig*|ameac*|medo|control*|tranc*|grit*|berr*|xing*|humilh*|marca*|roxo*|segredo|celular|dinheiro|deixa|segu*|cium*|estupr*|pelad[oa]|queim*|cinto|vara|abus*|escond*|castig*|sozinh[oa]|noite|cama|chor*|pes*',
  'peg*|golpe*|cachet*|patea*|patad*|empuj*|ahorc*|estrangul*|lastim*|dan[oa]*|tocarme|toca|tocaba|agarr*|forz*|fuerza|oblig*|amenaz*|miedo|control*|encerr*|grit*|insult*|humill*|marca*|moret*|secreto|celular|movil|dinero|deja|sigu*|celos*|viol*|desnud*|quem*|cinturon|palo|abus*|escond*|castig*|sol[oa]|noche|cama|llor*|pes*',
)
/** What is done to somebody who is to be hurt. */
const OF_VIOLENCE = anyOf(
  'kill*|murder*|hit*|beat*|stab*|knife|knives|gun|guns|shoot*|shot|hurt*|harm*|break*|broke|smash*|punch*|kick*|slap*|chok*|strangl*|revenge|pay for|jump (him|her|them)|face|jaw|teeth|blood|burn*|poison*|acid|weapon*|bat|bottle|outside|waiting for|follow*|lesson|deserve*|dead|die*|end (him|her|them)|destroy*|attack*|fight (him|her|them)|street|threat*|drown*|run (him|her|them) over|bury|fist*',
  'mat*|bat*|soc*|murr*|esfaqu*|faca*|arma*|revolver|tiro*|atir*|machuc*|feri*|quebr*|arrebent*|chut*|tapa*|estrangul*|enforc*|vinganca|vingar|cara|dente*|sangue|queim*|veneno|acid*|taco|garrafa|la fora|esper*|segu*|licao|merece*|mort*|morr*|acab* com|destru*|atac*|briga*|rua|amea*|afog*|atropel*|enterr*|porrada|surra|pau',
  'mat*|peg*|golpe*|apunal*|acuchill*|cuchillo*|navaja|arma*|pistola|dispar*|tiro*|heri*|dano|lastim*|romp*|part*|revent*|patea*|patad*|ahorc*|estrangul*|venganza|vengar*|cara|diente*|sangre|quem*|veneno|acido|bate|botella|afuera|fuera|esper*|sigu*|leccion|merece*|muert*|mor*|acab* con|destru*|atac*|pelea*|calle|amena*|ahog*|atropell*|enterr*|trompad*|pina*|paliza|palos|pique|picar*|puno*',
)
const FEW_WORDS = 18

/**
 * A short message in a harmless talk without a word of what it would be about: "his mother wrote, he only comes on
 * Wednesday" has none of despair, "four times now, I put Fridays in" none of a drug.
 */
export function namesNothingOfIt(topic: SafetyTopic, words: string): boolean {
  if (words.trim().split(' ').length > FEW_WORDS) return false
  if (topic === 'violence') return !has(OF_VIOLENCE, words)
  if (topic === 'substance') return !has(OF_SUBSTANCE, words)
  if (topic === 'abuse') return !has(OF_ABUSE, words)
  if (topic === 'minor-adult') return !has(TOUCHES, words) && !has(OF_ABUSE, words)
  return topic === 'self-harm' && !has(OF_DESPAIR, words)
}

/** Whether a message can be no danger, whatever the trained reader sees in it. */
export const isNoDanger = (topic: SafetyTopic, words: string): boolean =>
  saysOnlyWho(words) ||
  isAboutTalk(words) ||
  (topic === 'minor-adult' && has(ONLY_ONE, words) && !has(ADULTS, words) && !has(TOUCHES, words)) ||
  (topic === 'self-harm' && has(KNUCKLES, words) && has(OF_THE_BAG, words) && !has(NOT_ONLY_THE_BAG, words)) ||
  (topic === 'self-harm' && has(ABOUT_ADVICE, words)) ||
  isNoFreshInjury(topic, words)

/** When the weigh-in is, or how long until then. */
const ASKS_FOR_DAY = anyOf(
  'how (many (days|weeks)|long) (is it|is that|do (i|we) have|have (i|we) got|does (he|she) have|has (he|she) got|till|til|until|to go|left|away|from now)|(what|which) (day|date|weekday) (is|does|do|was)',
  '(quantos dias|quantas semanas|quanto tempo) (eu |a gente |ele |ela )?(tenho|tem|falta|faltam|sobra|sobram|ate|ainda|resta|restam)|que dia (e|cai|vai|era|eu) ',
  '(cuantos dias|cuantas semanas|cuanto|cuanto tiempo) (me |le |nos )?(falta|faltan|queda|quedan|tengo|tiene) |que dia (es|cae|era|me) ',
)
const OF_MEANS = anyOf(
  'water|sauna*|sweat*|drink*|eat*|cut|fast|protocol*|safe*|agua|suar|sudar|beber|comer|tomar|ayun*|jejum|segur[oa]|kilos?|quilos?|kg|lb',
)
const MOST_FOR_DAY = 20

/** Whether a message about the weight only asks for the day, or for the time until then. */
export const onlyAsksForDay = (words: string): boolean =>
  words.trim().split(' ').length <= MOST_FOR_DAY && has(ASKS_FOR_DAY, words) && !has(OF_MEANS, words)

/** Of these a question is no danger: "why" and "what is it for" may be asked in despair. */
const PLAIN_QUESTIONS: ReadonlySet<AskedOfTalk | null> = new Set<AskedOfTalk>([
  ...(['summary', 'simpler', 'this_week', 'first', 'most_important'] as const),
  ...(['when', 'time_left', 'told', 'sum'] as const),
])
const MOST_OF_A_QUESTION = 24
/** Below this share of "anything else" a message is surely a question about the talk. */
const SURELY_ASKS = 0.25

/** Whether a message in a talk only asks for what was said in it: the plan, the day, what was told. A number tells something. */
export const onlyAsksAboutTalk = (text: string, language: Language): boolean =>
  !/\d/.test(text) &&
  text.trim().split(/\s+/).length <= MOST_OF_A_QUESTION &&
  PLAIN_QUESTIONS.has(readTalkQuestion(text, language, SURELY_ASKS))

/** Whether the words of a message answer the question that a doubtful finding would lead to. */
export function isAnsweredAlready(topic: SafetyTopic, words: string): boolean {
  if (topic === 'violence' && has(KILL_IN_A_BOUT, words)) return has(SPORT, words)
  if (topic === 'minor-adult' && has(CHILD_BEFORE_CONTEST, words) && !has(NAMES_ADULT, words)) return true
  const doubt = DOUBTS[topic]
  return doubt !== undefined && has(doubt.harmless, words) && !(doubt.unless && has(doubt.unless, words))
}

/** What may hide a danger, though it is told as what is different: who it is about, what hurts, what a doctor said. */
const MAY_HIDE_DANGER: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...([
    'lost',
    'worse_now',
    'better_now',
    'other_part',
    'longer_break',
    'cleared',
    'doctor_forbids',
    'more_kilos',
  ] as const),
  ...([
    'my_child',
    'my_pupil',
    'my_friend',
    'my_partner',
    'myself',
    'other_gender',
    'small_child',
    'child',
    'teen',
  ] as const),
  ...(['event_over', 'not_got', 'no_weight_limit', 'they_refuse'] as const),
])

/** Whether a message in a talk only tells that something harmless is different: "he is a southpaw", "I have no bag". */
export function onlyTellsChange(text: string, language: Language): boolean {
  const change = readChange(text, language)
  return change !== null && !MAY_HIDE_DANGER.has(change)
}
