import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'
import { SPORT } from './sport.ts'

const intent =
  '(ill|i will|going to|i want to|want to|wanted to|how (do|can|could) i|how to|plan to|planning to|feel like|i could|ready to|thinking (of|about)|need to|vou|quero|queria|vontade de|to pensando em|pensando em|preciso|como( eu)?( faco para| posso| le| lo)?|voy a|quiero|quisiera|ganas de|pienso|pensando en|como puedo|le voy a|lo voy a|los voy a)'
const harm =
  '(kill|killing|murder|stab|stabbing|hurt|hurting|beat up|beating up|beat the (shit|hell|crap) out of|beat|smash|break|attack|jump|run over|poison|strangle|mess up|fuck up|matar|esfaquear|atirar em|atirar|dar um tiro|quebrar|arrebentar|espancar|bater em|bater|machucar|encher|meter (a )?porrada|dar uma surra|furar|apunalar|dispararle|disparar|romper(le)?|partir(le)?|golpear|pegarle|reventar|lastimar|hacerle dano|hago dano|acuchillar|clavarle|clavar|darle una paliza|estrangular|ahorcar|asfixiar)'
const outsider =
  '(neighbou?rs?|boss|ex|wife|husband|girlfriend|boyfriend|father|dad|stepdad|stepfather|mother|coworkers?|colleagues?|teacher|classmates?|landlord|bully|bullies|cop|roommate|someone|somebody|strangers?|people|(guy|guys|man|men|person|kid|dude|idiot|driver|thief) (who|whos|that|thats|from)|robber|vizinh[oa]s?|chefe|patrao|marido|mulher|esposa|namorad[oa]|pai|padrasto|mae|colegas?|alguem|gente|pessoas|(cara|caras|homem|moleque|pessoa) (que|do|da)|vecin[oa]s?|jefe|espos[oa]|novi[oa]|padre|padrastro|madre|companer[oa]s? de (clase|trabajo)|alguien|personas|(tipo|tipos|hombre|chico|persona) que|ladron|ladrao)'
const them =
  '(him|her|them|that guy|this guy|that man|his|her|their|ele|ela|eles|esse cara|aquele cara|dele|dela|neles|nele|ese tipo|ese|esos|lo|la|los|a cara|las piernas|la cara)'
const place = anyOf(
  'outside|on the street|in the street|on the streets|parking lot|his house|her house|at school|after school|after work|at the bar|at work|at his (home|job)',
  'na rua|la fora|na saida|na casa d(ele|ela)|na escola|no bar|depois do trabalho|no estacionamento',
  'en la calle|afuera|a la salida|en su casa|de su casa|en la escuela|en el bar|despues del trabajo|estacionamiento',
)
const weapon = anyOf(
  '(a|my|the|his) (knife(?! hand )|gun|pistol|machete|baseball bat|bat|handgun|rifle)|a weapon',
  '(uma |a |minha |com )(faca|pistola|arma(?! (secreta|nova) )|peixeira)|(um|o|meu) (revolver|canivete|facao|taco)',
  '(un|el|mi) (cuchillo|revolver|machete|bate)|(una|la|mi) (navaja|pistola|arma(?! (secreta|nueva) ))',
)
const defence = anyOf(
  'defen*|disarm*|desarm*|against|contra|escape|escap*|protect*|proteg*|self defen*|avoid*|evitar|movie|novel',
)

/** Told by who did it: "gave her a liver shot", "le metí un barrido al crío". */
const HIT_AT_HOME = anyOf(
  '(pin|pinned|hold|held|grab|grabbed|push|pushed) (her|my wife|my girlfriend|my ex|my kid|my son|my daughter) … by the (throat|neck)',
  'minha (mulher|namorada|esposa|ex) …… (dei lhe|bati lhe|acertei lhe|chutei a|empurrei a)|mi (mujer|novia|esposa|ex) …… le (di|pegue|meti|solte) (una|un)',
  '(mujer|esposa|senora|novia|mulher|namorada|wife|girlfriend|missus) …… (palanquita|palanca|llavecita|llave|chavinha|chave|wrist ?lock|lock) …… (firma|hace|calla|obedece|entiende|assina|faz|obedece|cala|signs|does|shuts|listens|behaves)',
  '(put|threw|swept|choked|slapped|dropped|dumped|armbarred|kicked|punched) my (girlfriend|gf|wife|missus|mrs|ex|kid|mum|mother) …… (shut up|teach|learn|lesson|mouth|listen|back at me|floor|ground|carpet)',
  'le (aplique|hice|meti|puse) (la|una|el|un) (guillotina|mataleon|mata leon|triangulo|llave|candado|barrido) a (mi (morra|novia|mujer|esposa|vieja|ex|hij[oa])|la (nena|jefa))|(dei|apliquei|meti) (um|uma|o|a) (mata leao|guilhotina|triangulo|chave|rasteira|estrangulamento) (n[oa]|em) (minha (namorada|mulher|mina|esposa|ex|filha)|meu (filho|marido|namorado))',
  '(gave|give|landed|threw) (her|my (girlfriend|gf|wife|missus|mrs|kid|son|daughter|ex|mum|mother|boyfriend|bf|husband)|the (kid|wife|missus)) (a|one|an) (slap|smack|liver shot|body shot|jab|hook|backhand|low kick|leg kick|knee|sweep)',
  '(dei|meti|mandei|acertei) (um|uma) (tapa|soco|jab|gancho|rasteira|chute|direto|low kick|cotovelada|joelhada) (n[oa]|em) (minha (namorada|mulher|esposa|filha|mae|ex)|meu (filho|marido|namorado)|moleque)',
  'le (meti|di|pegue|clave|puse|solte) (un|una) (jab|gancho|barrido|golpe|cachetada|bofetada|patada|low kick|rodillazo|manotazo|zape|sopapo|codazo) (a (mi (novia|mujer|esposa|hij[oa]|vieja|ex|marido|novio|madre)|la nena|el nene)|al (crio|nene|nino|chamaco))',
  '(el crio|la nena|el nene|mi hij[oa]|el chamaco|mi mujer|mi novia|mi esposa) (me )?(contesta|respondio|contesto|grito|reclamo|desobedece) …… le (meti|di|pegue|clave|puse|solte) (un|una)',
)

const later =
  '(then |also |after that |tomorrow |tonight |today |luego |despues |tambien |depois |tambem |hoje |hoy |manana |amanha )'
const near =
  '(girlfriend|gf|boyfriend|wife|husband|ex|neighbou?r|boss|stepdad|stepfather|dad|father|mother|mum|mom|brother|sister|son|daughter|kid|namorad[oa]|mulher|esposa|marido|chefe|vizinh[oa]|pai|padrasto|mae|irmao|irma|filh[oa]|novi[oa]|mujer|espos[oa]|jefe|vecin[oa]|padre|padrastro|madre|herman[oa]|hij[oa])'
const my = '(my|meu|minha|mi|a mi|al|o meu|a minha|na minha|no meu|em minha|a meu)'

/** Names somebody of everyday life. */
export const SOMEBODY_NEAR = anyOf(`${my} (little |older |own )?${near}`)

/** Goes on with such a somebody: "and my boss tomorrow". */
const thenNear = `(and|then|y|e|luego|depois|despues|also|tambien|tambem) ${later}{0,2}${my} (little |older |own )?${near}`
export const THEN_SOMEBODY_NEAR = anyOf(thenNear)

export const VIOLENCE: readonly Rule[] = [
  // Somebody is warned to stay away from a place on a day.
  {
    level: 'ask',
    says: anyOf(
      '(told|warned) me (not to|to not) (come|go|be) (in |to school |there )?(on )?(monday|tuesday|wednesday|thursday|friday|tomorrow)|(disse|falou|avisou) (pra|para) eu nao (ir|vir|aparecer) …(segunda|terca|quarta|quinta|sexta|amanha)|(dijo|aviso) que no (vaya|fuera|venga|viniera) … (lunes|martes|miercoles|jueves|viernes|manana)',
    ),
    told: anyOf(
      'bull*|hate*|revenge|which door|gun|knife|likes me|spare*|odia|vinganca|qual porta|arma|faca|gosta de mim|poupar|zoam|la vida imposible|acoso|venganza|que puerta|cuchillo|le caigo bien|me perdona',
    ),
  },
  // "I'd murder the bag, and my boss tomorrow."
  {
    level: 'refuse',
    says: anyOf(
      `(kill|killing|murder|murdering|strangle|strangling|matar|mato|matava|estrangul*|ahorc*|esgan*) …… ${thenNear}`,
      `(punching|hitting|beating|slapping|strangling|choking) my (girlfriend|gf|wife|kid|son|daughter|mum|mom|mother)|(de|a|en) (pegar(le)?|golpear) a mi (novia|mujer|esposa|hij[oa]|madre)|bater (em|n[ao]) (minha|meu) (namorada|mulher|esposa|filh[oa]|mae)`,
      `(throw|slam|tirar|atirar|derrubar) …… (wife|girlfriend|mujer|esposa|novia|mulher|namorada) …… (talks? back|answers? back|me contesta|contesta|responde|me responde)`,
      '(bought|compre|comprei) (the|a|una|uma|un|um|el) (gun|pistol|pistola|arma|revolver) … (for|para|pra) (my|mi|meu|minha|o meu|a minha|al|el|ele|him|her)',
      '(chok*|strangl*|estrangul*|ahorc*|sufoc*|asfixi*|smother*) …… (someone|somebody|him|her|alguem|ele|ela|alguien|husband|wife|marido|mujer|mulher) (who is |whos |is |while |que (esta|ta) )?(asleep|sleeping|dormid[oa]|dormindo|durmiendo)',
      `so (that )?i dont (murder|kill|hit|hurt) my (little )?${near}`,
    ),
    unless: anyOf('sparring|spars?|drill*|rolling|class|movie|film|game|airsoft|hunting|caza|caca'),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(brass knuckles|knuckle ?dusters?|punos americanos|soco ingles|nudillera*|manopla de metal|bats|bates|tacos de beisebol|machetes)',
    ),
    and: anyOf(
      '(meet*|quedamos|quede|combinamos|marcamos|vamos|going|bring*|taking|llevamos|llevo|levamos|levo|we have|tenemos|temos)',
    ),
    unless: anyOf('movie|film|illegal|ban|banned|law|novel|pelicula|filme|serie'),
  },
  {
    level: 'refuse',
    says: HIT_AT_HOME,
    unless: anyOf('chess|ajedrez|xadrez|in the game|no jogo|en el juego|playing|jugando|brincando'),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(kill|stab) him (for real|really)|mato (el[ae] )?(de verdade|mesmo)|(lo|la) mato (de verdad|en serio)',
    ),
    about: anyOf(
      '(guy|dude|man) (from|at|in) the (bar|club|pub)|(cara|mano|sujeito) d[oa] (bar|balada|boate)|(tipo|wey|guey|vato|man|tio) del (bar|antro|boliche)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(knife|gun|machete|faca|arma|facao|cuchillo|navaja|pistola|machete) …… (no witness*|nobody (sees|saw|around)|sem testemunha*|sin testigos)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(teach|give) (my |the )?(wife|girlfriend|husband|boyfriend|son|daughter|kid|ex) a lesson|dar (uma )?licao (n[ao]|em|a) (minha|meu) (mulher|esposa|namorada|marido|filh[oa])|darle (una )?leccion a mi (mujer|esposa|novia|marido|hij[oa])',
      '(strike|hit|punch|blow|golpe*|soco|bater|pegar*) …… (doesnt|dont|wont|without|nao|sem|no|sin) … (bruis*|leave (a )?marks?|marcas?|roxo|hematoma*|moret*)',
      '(look|looks|appear|appears|seem) (like )?(an accident|(he|she|they) fell)|parezca (un )?accidente|pareca (um )?acidente',
    ),
    about: anyOf(
      'wife|girlfriend|husband|boyfriend|son|daughter|kid|ex|elderly|old (man|woman|person)|someone|somebody|mulher|esposa|namorada|marido|filh[oa]|idos[oa]|alguem|mujer|novia|hij[oa]|ancian[oa]|alguien|forever|para siempre|para sempre',
    ),
    unless: anyOf('stunt|film|movie|acting|actor|cinema|pelicula|teatro|filme'),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(choke|choking|strangle|make|put) …… (doesnt|dont|never|wont|does not) wakes? up|pass(es)? out forever|sleep forever|(choke|strangle) (someone|somebody|him|her|them) to death',
      '(estrangul*|apagar|enforc*|finaliz*) …… (nao|nunca) (acord*|levant*) mais|(apagar|dormir) (ele|ela) pra sempre',
      '(estrangul*|asfixi*|dormir*|ahorc*) …… (no|nunca) (despiert*|despert*)( mas)?|dormir(lo|la) para siempre',
      '(ando|saio|vou) com (uma )?(faca|arma) (pra|para|na|no)|carrego uma (faca|arma)|llevo (un cuchillo|una navaja|un arma) (al|a la|en)',
    ),
  },
  {
    level: 'refuse',
    says: anyOf(
      `${intent} (really |just |so |mesmo |muito |ir )?${harm} (la cara |las piernas |los dientes |a cara |as pernas |os dentes |una paliza |uma surra |porrada )?(a |o |no |em |na |al |de |do |da )?(my |the |that |this |a |some |meu |minha |esse |aquele |mi |ese |um |un |el )?(old |ex |other )?${outsider}`,
    ),
    unless: anyOf(
      defence.source,
      'with kindness|in (sparring|the ring|the final*)|beat …… (at|in) (an? |the |his |her )?(chess|sparring|arm wrestling|game|race|cards|pool|darts|video games?|push ?ups|final*|match|tournament)|ex (teammate|training partner|world champion|champion)|no sparring|en el (ring|sparring)|feelings|record|break …… (down|posture|grips?|turtl*)',
    ),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      `${intent} (stab|poison|strangle|run over|esfaquear|apunalar|acuchillar) `.trim(),
      `${intent} shoot (him|her|them|someone|somebody|people|up)(?! an? )`,
      `${intent} (dar um tiro|meter bala|atirar|dispararle|pegarle un tiro|meterle)(?= (nele|nela|em|en|un|a) )`,
      '(le|te|lo) voy a (clavar|apunalar|disparar|acuchillar)|school shooting|shoot up|vou (furar|esfaquear)',
    ),
    unless: defence,
    undenied: true,
  },
  // "I'm gonna murder him on Saturday", in camp.
  { level: 'refuse', says: anyOf(`${intent} murder`), unlessAbout: SPORT, unless: defence, undenied: true },
  {
    level: 'refuse',
    says: weapon,
    and: anyOf(
      '(bring|bringing|buy|buying|get|take|taking|carry|grab|use) … (knife|gun|pistol|machete|bat|weapon|rifle|handgun)',
      '(pegar|pego|levar|levo|comprar|usar|arrumar|puxar) … (faca|pistola|arma|peixeira|revolver|canivete|facao|taco)',
      '(llevar|llevo|comprar|usar|agarrar|sacar|conseguir|clavar) … (cuchillo|revolver|machete|bate|navaja|pistola|arma)',
    ),
    about: anyOf(`${them}|${outsider}`, 'settle|resolver|arreglar|school|escola|escuela|pay|pagar'),
    unless: defence,
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      `${harm} (a |as |os |los |la |las |uns )?(${them}|cara|pernas|dentes|legs|face|dientes|piernas|everyone|anyone|todo mundo|todos)`,
    ),
    and: anyOf(intent),
    about: place,
    unless: defence,
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf('revenge|get back at|payback|vingar|me vingar|vinganca|vengarme|vengar|venganza'),
    about: anyOf(`${harm} (a |los |la |las )?(${them}|cara|legs|face|${outsider})`, weapon.source, place.source),
    unlessAbout: anyOf('rematch|revanche|revancha|title|belt|cinturao|cinturon|round|ring|cage|octagon|octogono'),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(going to|want to|ill|i will) (really |fucking )?(kill|murder) (him|her|them|that (guy|bastard|bitch))',
      '(put|send) (him|her|them|that (guy|man)|the guy) (in|to) (the|a) (hospital|coma|grave|ground)|mandar (ele|ela|eles|esse cara|aquele cara) para o (hospital|cemiterio)|mandarl[oa]s? al (hospital|cementerio)',
      '(make|see|watch) (him|her|them) (suffer|bleed|die)|fazer (ele|ela|eles) (sofrer|sangrar)|hacerl[oae]s? (sufrir|sangrar)',
      '(vou|quero) (matar|apagar) (ele|ela|eles|esse cara|aquele cara|aquele desgracado|esse desgracado)',
      '(lo|la|los) (voy a|quiero) matar|(voy a|quiero) matar(lo|la|los)',
    ),
    unlessAbout: SPORT,
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(pick|picking|start|starting|look for|looking for) (a |some )?(street )?fights? (at|in|on|outside|with (strangers|random|people))|get into street fights',
      '(arrumar|procurar|comprar) (uma )?briga|brigar na rua|sair na mao na rua',
      'buscar pelea (en|con)|pelearme en la calle|agarrarme a golpes (en|con)',
    ),
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(guy|man|men|person|people|kid|kids|bastard|cara|caras|homem|tipo|tipos|hombre|desgracado|those|ones) (that|who|que) (me )?(have |has |had )?(robbed|cheated|stole|insulted|betrayed|attacked|humiliated|bullied|jumped|roubou|roubaram|traiu|bateu|assaltou|humilhou|robo|robaron|engano|humillo|ataco|traiciono|asalto|golpeo)',
    ),
    and: anyOf(
      `${intent} … (get|hit|kill|hurt|beat|break|destroy|find|hunt|pegar|bater|quebrar|acabar|achar|agarrar|golpear|romper|cobrar|buscar|encontrar|hacer pagar)`,
    ),
    unless: anyOf('police|policia|report|denunci*|forgive|perdo*|lawyer|advogado|abogado', defence.source),
    unlessAbout: SPORT,
    undenied: true,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(where|how) (do i |should i |can i |to )?(hit|punch|kick|hurt) (someone|somebody|a person|people) so|(onde|como) (bater|acertar) (em )?alguem para|(donde|como) (golpear|pegarle) a alguien para que',
    ),
    unless: anyOf(SPORT.source, defence.source),
  },
  {
    level: 'refuse',
    says: anyOf(
      '(i|we) (hit|punched|beat|knocked|kicked) …… (wasnt|isnt|not|stopped|didnt) mov(e|ing)',
      '(bati|batemos|soquei|dei um soco|derrubei|chutei) …… (nao (se )?(mexia|mexeu|levantou|acordou)|parou de se mexer)',
      '(le|lo|la) (pegue|pegamos|noquee|di|golpee|patee|deje) …… no se (movia|movio|levanto|desperto|paraba)',
    ),
    unlessAbout: SPORT,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(bring*|take|took|levo|llevo|levam|llevan) …… (knuckle ?dusters?|brass knuckles|soco ingles|puno americano|punos americanos)',
      '(le|lo) dimos una paliza|demos uma surra n|(we|us) …… (beat|battered|jumped) (him|them|a guy) …… (not moving|car park)',
    ),
    unlessAbout: SPORT,
  },
  {
    level: 'refuse',
    says: anyOf(
      '(debt collect*|collect* (a |some |the |his )?debts?) …… (big one|muscle|intimidat*)|(asked|pay|paid|paying|offer*) me …… (rough (him|her|them|someone|somebody) up|scare (someone|somebody|him|them)|break (his|a|someones) (hand|leg|arm|legs|fingers))',
      '(cobrar|cobranca) …… (um (cara|pia|sujeito|maluco)|divida) …… (bater|susto|na marra)|(me (pagam|pagaram|ofereceram|chamaram)) …… (dar (um )?susto|quebrar (a|o|as|uma) (mao|perna|pernas|braco)|dar uma (licao|surra|coca))',
      '(me (pagan|ofrecen|ofrecieron|pidieron|llamaron)) …… (asustar|dar(le)? un susto|quebrar(le)?|romper(le)?|partir(le)?|dar(le)? una (leccion|paliza))',
    ),
    unless: anyOf('pads?|sparring|opponent|rival|adversari*|in the ring|en el ring|no ringue|fight night|velada'),
  },
]
