import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'
import { SPORT } from './sport.ts'

const close =
  '(husband|wife|boyfriend|girlfriend|fiance|(?<!training )(?<!sparring )(?<!drilling )partner|ex|dad|father|mom|mum|mother|stepdad|stepfather|stepmother|uncle|grandfather|coach|coaches|trainer|instructor|teacher|sensei|master|professor|marido|esposa|esposo|namorad[oa]|companheir[oa](?! de )|noiv[oa]|pai|mae|padrasto|madrasta|tio|avo|treinador|treinadora|tecnic[oa]|mestre|professora|parceir[oa](?! de )|mujer|novi[oa]|pareja(?! de )|padre|papa|madre|mama|padrastro|madrastra|abuelo|hermano|irmao|brother|entrenador|entrenadora|profesor|profesora|maestr[oa]|profe)'
const child =
  '(my (son|daughter|kid|kids|child|children|girl|boy|mom|mother|mum|sister|brother)|(na )?minha (mae|irma)|(no )?meu irmao|(a )?mi (mama|madre|herman[oa])|the (kids|children|girls|boys|students)|meus? filhos?|minhas? filhas?|as? (criancas?|meninas?|meninos?)|os (meninos|alunos)|nele|nela|nas? criancas?|no meu filho|na minha filha|mis? hij[oa]s?|los ninos|las ninas)'
const me = `(me|us|him|her|${child})`

const fear = anyOf(
  'drunk|drinks|punish*|scared|afraid|bruis*|when i (make|mess|lose|fail|miss|do|dont|get)|with (a|his|her|the) (belt|stick|cable|shoe|bottle)|jealous',
  'bebad[oa]|bebe|castig*|medo|marcas|roxo|quando (eu )?(erro|perco|ele erra|ela erra|erra)|(de|com) (o |um )?(cinto|pau|fio|chinelo)|ciume*',
  'borrach[oa]|toma|miedo|moret*|cuando (me equivoco|fallo|pierdo|se equivoca)|con (el|un|la|una) (cinturon|palo|cable|chancla|botella)|celos',
)
const correcting = anyOf(
  'elbows?|shoulders?|hips?|stance|guard|posture|correct*|fix|fixes|adjust*|gloves?|knuckles',
  'corrig*|correc*|ajust*|postura|base|cotovelo|ombro|luvas?|codo|hombro|cadera|guardia|guantes?',
)

const blows = anyOf(
  `${close} … (hits|hit|beats|beat|slaps|slapped|punches|punched|chokes|choked|kicks|kicked|shoved|shoves|hurts|hurt|hitting|beating|slapping|kicking|choking) ${me}(?! (up|at|by|to|on|out|with (the|a|this) (news|question|truth|idea)) )`,
  `(hit|beaten|beaten up|slapped|kicked|punched|choked) by (my|his|her|their|the) ${close}`,
  `${close} … me (bate|bateu|bater|batia|batendo|empurra|empurrou|enforca|enforcou|chuta|chutou|machuca|machucou|esmurra|da tapas?|deu um tapa)|${close} … (bate|bateu|batia|batendo|machuca) (em mim|na gente|em nos|dele|dela|${child})|apanh(o|ei|ando|ava) d[oae] (meu|minha|meus)? ?${close}|apanho em casa`,
  `${close} … (me|le|nos) (pega|pego|pegaba|golpea|golpeo|golpeaba|empuja|ahorca|patea|pateo|lastima|cachetea|da cachetadas|pegan)(?! (la duda|el (sol|sueno|frio|hambre)|las? ganas?) )|${close} … (golpea|pega|golpeo|pego) (a|de) (mi hij[oa]|mis hij[oa]s|los ninos|las ninas)|me pega mi ${close}|${close} de (mi hij[oa]|mis hij[oa]s|los ninos|las ninas) … (lo|la|los|las|le|les) (golpea|pega|pego|golpeo|maltrata|patea)`,
)

/** Sexual violence, whoever did it. */
const SEXUAL_VIOLENCE = anyOf(
  '(he|she|they|someone|somebody|who|guy|man|coach|partner|teammate|friend|ex|husband|boyfriend) … rap(ed|es) me|i (was|got|have been|was almost|was nearly) (raped|molested|groped|sexually assaulted|sexually abused)|(was|got) assaulted (by|at|in) …… (gym|coach|teammate|partner)|rap(ed|es) me (after|at|in)',
  '(hand|hands|fingers) (in|inside|down|up|on|between) my (pants|shorts|breasts?|boobs?|bra|crotch|ass|butt|underwear|legs|private parts|vagina|penis|dick)|(touch|touches|touched|touching|grab|grabs|grabbed|squeezes|squeezed) my (breasts?|boobs?|ass|butt|crotch|private parts|vagina|penis|dick)|(grinds|grinding|humps|humping|rubs|rubbing) (himself |herself |his dick |it )?(on|against) me|gets hard (on purpose )?(when|and|while)|(filmed|films|recorded|took (pictures|photos|videos) of) me (in the (shower|changing room|locker room)|naked|changing|while i (changed|showered))',
  '(ele|ela|um cara|meu|o|alguem) …… me estupr(ou|a|aram)|fui (estuprad[oa]|abusad[oa]|violentad[oa]|molestad[oa])|(sofri|sofro) (um )?(estupro|abuso sexual)|(pegou|pega|passou|passa|apertou|aperta) (a mao )?(na minha (bunda|virilha|xota)|no meu (seio|peito|pau|saco)|nos meus (seios|peitos))|a mao (na|dentro da|por dentro da) minha (calca|bermuda|calcinha)|se (esfrega|esfregando|esfregou|rocando) em mim|me (filmou|filmaram|gravou|gravaram) (no (banho|chuveiro|vestiario)|tomando banho|pelad[oa]|trocando)',
  'me (violo|violaron)(?! (el|la|las|los) (contrato|reglas?|acuerdo|normas?) )|fui (violad[oa]|abusad[oa])|abus(aron|o|a|an) de mi(?! (confianza|tiempo|amistad) )|me (agarro|agarra|toco|toca|apreto|manoseo) (el culo|las nalgas|las tetas|los pechos|la entrepierna|mis partes|el trasero)|(me )?(metio|mete|puso|pone) la mano (en|por|dentro de|debajo de) (el|mi|mis|la) (pantalon|short|ropa interior|calzon|falda)|la mano (en|dentro de|debajo de) mi (pantalon|short|ropa interior|calzon|falda)|se (frota|restriega|refriega|froto|restrego) (conmigo|contra mi)|me (filmo|filmaron|grabo|grabaron) (en la (ducha|regadera)|en el (vestidor|vestuario)|desnud[oa]|cambiandome)',
)
/** Somebody hits their own child. */
const HITS_CHILD = anyOf(
  'i (hit|beat|slap|smack|punch) my (son|daughter|kid|child|boy|girl)|bato (no meu filho|na minha filha|nos meus filhos)|(le|les) pego a (mi hij[oa]|mis hij[oa]s)',
)

/** Things that fly at somebody, and threats that name where the family is. */
const THREATENED = anyOf(
  `${close} …… (threw|throws|chucked|hurled|lobbed) (the |a |an |his |her |my )?[a-z]{2,12} at (me|my head|my face)(?! (in|during) (the )?(drill|class) )`,
  `${close} …… (jogou|joga|atirou|tacou) (a |o |um |uma )?[a-z]{2,12} em mim|${close} …… me (lanzo|aviento|avento|tiro|tira|lanza) (el |la |un |una )?(plato|vaso|sarten|olla|botella|silla|cuchillo|zapato|cafetera|hervidor|plancha|celular)`,
  `${close} …… knows where (my|i|we) …… (live|lives|work|works|goes to school|sleep|sleeps)|${close} …… sabe onde (minha|meu|eu|a gente) …… (mora|moro|moram|trabalha|estuda)|${close} …… sabe donde (vive|trabaja|estudia|vivo|vivimos)`,
  `${close} …… (couldnt|could not|cant) sit (down )?(for|after)|${close} …… sem (conseguir|poder) sentar|${close} …… sin poder sentarme`,
  '(coach|trainer|instructor|sensei) … (choked|strangled) my …… (wouldnt|would not|didnt|did not) let go|(treinador|tecnic[oa]|professor|mestre) … (enforcou|estrangulou) …… nao (soltou|quis soltar)|(entrenador|profe|maestro) … (ahorco|estrangulo) …… no (lo |la |lo )?(solto|soltaba)',
)

const leads =
  '(coach|coaches|trainer|instructor|sensei|master|teacher|treinador|treinadora|mestre|professor|tecnico|entrenador|entrenadora|profe|maestro|sifu)'

const family =
  '(dad|father|stepdad|stepfather|mum|mom|mother|husband|wife|boyfriend|girlfriend|pai|padrasto|mae|marido|namorad[oa]|padre|papa|padrastro|madre|mama|novi[oa]|espos[oa])'
/** Undressed, or to be undressed, for somebody. */
const UNDRESSED = anyOf(
  'clothes off|without (my )?clothes|(take|taking) off my (clothes|pants|shorts)|in my underwear|naked|undress*',
  'sem roupa|tirar a roupa|de (calcinha|cueca|cuecas)|roupa interior|pelad[oa]|sin ropa|quitarme la ropa|en (ropa interior|calzones|bragas)|desnud[oa]',
)

export const ABUSE: readonly Rule[] = [
  // Marks that are to be hidden, or that were not got in training.
  {
    level: 'ask',
    says: anyOf(
      '(hide|hiding|cover|cover up|covering) (the |my |some )?(marks?|bruises?) (on|so|from|at|in)|(not|wasnt) from (training|sparring|the mat|the gym)',
      '(esconder?|escondo|tapar|disfarcar) (a |as |o |uma )?(marcas?|roxos?|hematomas?)|nao (foi|e) (do|no|de) (treino|tatame|sparring)',
      '(esconder|escondo|tapar|tapo|disimular) (la |las |el |los |unas )?(marcas?|moretones?|moratones?)|no (fue|es|son) (en el|del|de) (tatami|entreno|entrenamiento|sparring)',
    ),
    told: anyOf(
      '(hide|hiding|cover*) … (marks?|bruises?)|(marks?|bruises?) on (my|his|her) (back|arms?|neck|legs?|wrists?)|(esconde*|tapar|disfarcar) … (marcas?|roxos?)|(marcas?|roxos?|moretones?|moratones?) … (costas|braco|pescoco|espalda|brazos?|cuello)|(espalda|costas|back) … (marcas|marks)|(esconder|tapar|disimular|escondo|tapo) … (marcas|moretones|moratones)',
    ),
    unless: anyOf('tattoo*|tatua*|acne|stretch|estria*|gi|kimono|sunburn|hickey|chupon|chupao|mat burn*'),
  },
  // A partner who checks the phone, times every way, or keeps card and papers.
  {
    level: 'ask',
    says: anyOf(
      '(he|she|boyfriend|girlfriend|husband|wife|partner) (checks|times|tracks|counts|goes through) (my (phone|messages|steps|drive|way)|how long|the (minutes|gps))|(took|keeps|kept|has) my (bank )?(card|cards|passport|documents|wages)',
      '(ele|ela|namorad[oa]|marido|mulher) … (conta o tempo|me rastreia|olha meu celular|mexe no meu celular|controla (meu|a minha))|(ficou com|pegou|guarda) (o )?(meu|meus) (cartao|documentos?|passaporte|salario)',
      '(el|ella|novi[oa]|marido|mujer|pareja) … (me lo revisa|me revisa (el|los)|me cuenta los minutos|me rastrea|me controla)|(se quedo con|me quito|me guarda) (mi|la|el|mis) (tarjeta|documentos?|pasaporte|sueldo)',
      'already know whats (coming|waiting)|i know what im in for|ja sei o que me espera|ya se lo que me espera',
    ),
    unless: anyOf('coach|trainer|app|camp|planilha|treinador|entrenador|tracker|watch|strava|insurance|club'),
  },
  // Who comes home drunk, and a chair against the door.
  {
    level: 'ask',
    says: anyOf(
      '(when|cada vez que|quando|cuando) (he|she|my (dad|stepdad|mum|mother|father)|ele|ela|meu (pai|padrasto)|minha mae|el|ella|mi (papa|padre|padrastro|mama|madre|viejo)) (comes home|gets home|gets in|chega|volta|llega|vuelve) (drunk|bebad[oa]|borrach[oa]|tomad[oa])|(he|el|ele) (chega|llega) (bebado|borracho|tomado)|cuando llega (borracho|tomado)|quando chega bebad[oa]',
      '(chair|dresser|wardrobe|cadeira|comoda|silla|mueble) … (door|porta|puerta) (of my room|do (meu )?quarto|de mi (cuarto|pieza|habitacion))|(chair|dresser) (against|under|in front of) (my|the) (bedroom )?door',
      '(says|dice|diz) …… (thats how you learn|you have to learn|asi se aprende|assim (que )?(se )?aprende)',
    ),
    unless: anyOf('neighbour*|flatmate*|roommate*|vizinh*|vecin*|opponent|sparring|coach|instructor'),
  },
  // A child that hides from who comes for it.
  {
    level: 'ask',
    says: anyOf(
      '(hid|hides|hiding|escondeu|se escondeu|se esconde|se escondio|escondio) …… (uncle|stepdad|father|dad|grandfather|tio|padrasto|pai|avo|padrastro|papa|padre|abuelo)|(uncle|stepdad|dad|tio|padrasto|padrastro|pai|papa) …… (came|chegou|llego) …… (hid|escondeu|escondio)',
    ),
    unless: anyOf(
      'hide and seek|esconde esconde|escondidas|escondite|game|brincadeira|juego|jogo|prank|surprise|sorpresa|surpresa',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(made|makes|make) (me|us) (sleep|stay|spend the night) (outside|outdoors|in the (yard|garage|garden|shed|cold|porch))',
      'me (fez|faz|botou|obrigou a|mandou|deixou) (dormir|passar a noite) (no quintal|na garagem|na rua|na varanda|la fora|fora de casa)|me (hizo|hace|obligo a|dejo|mando a) (dormir|pasar la noche) (en el (patio|garaje|balcon|jardin)|afuera|fuera|en la calle)',
    ),
    unless: anyOf('camp*|acampa*|tent|barraca|carpa|tienda'),
  },
  {
    level: 'ask',
    says: anyOf(
      '(no|without) (dinner|food|supper) (when|if) i (lose|lost)|when i lose …… (no (dinner|food)|not allowed to eat|dont get (dinner|food|fed))',
      '(sem|nao) (janta|jantar|comida|janto|como) (quando|se) (eu )?(perco|perdi)|quando (eu )?perco …… (nao (janto|como)|fico sem (janta|jantar|comer|comida))',
      '(sin|no) (cena|cenar|ceno|comida|como) (cuando|si) (pierdo|perdi)|cuando pierdo …… (no (ceno|como)|me quedo sin (cenar|comer|cena))',
      '(scared|afraid|terrified) (of going|to go|to get|of getting|of coming) home|medo de (voltar|chegar|ir) (pra|em|para|a) casa|miedo (de|a) (llegar|volver) a (mi )?casa',
    ),
    unless: anyOf('dark|alone at night|mugg*|street|bus|escuro|assalt*|rua|onibus|asalt*|calle|oscuro|colectivo'),
  },
  {
    level: 'care',
    says: anyOf(
      `my ${family} …… (makes|made) my [a-z]{2,12} bleed|my ${family} burns me|${family} uses me as (a|his|her) (heavy |punch |punching )?bag|${family} me (usa de|usa como|faz de) (saco|costal|bolsa)|(he|she) (gets|got|comes home) drunk and (swings|hits|goes for|comes at)|hits me not the (bag|pads)|${family} …… (drunk|bebad[oa]|borrach[oa]) …… (swings?|comes|goes) at me`,
      `(pai|padrasto|mae|marido|namorad[oa]) …… (fez|faz) …… sangrar|(padre|papa|padrastro|madre|marido|novi[oa]) …… (hizo|hace) sangrar|(pai|padrasto|mae|marido) me queima|(padre|papa|padrastro|madre|marido) me quema`,
      '(namorad[oa]|marido|pai|padrasto|mae|irmao|ex) (bateu|bate|empurrou|agrediu|enforcou) me',
      `${leads} …… (kisses|kissed) me(?! on the (forehead|hand|cheek) )|${leads} …… (me (besa|beso|beija|beijou)|beija me|beijou me)(?! (la|a|o|el) (mao|mano|testa|frente) )`,
      `${leads} …… (chokes?|choked|strangles?) me …… (after|even (if|when|after)) i tap|${leads} (wont|doesnt|does not|didnt) let go(?! of )|${leads} …… (nao (me )?(solta|larga)|no (me )?suelta) (quando|cuando|mesmo|aunque|depois|despues)`,
      '(pins?|holds?|prende me|me prende|me segura|me sujeta|sujeta me) …… (when|after|quando|cuando|depois|despues) …… (others|everyone|everybody|outros|otros|todos) (are gone|have gone|leave|left|saem|foram|se van|se fueron)',
      '(mete|meteu|poe|pos) a mao (nos|nas|no|na|dentro d[oa]s?) (meus |minhas |meu |minha )?(calcoes|calcas|calcinha|cuecas?|shorts?|bermuda)|(film|films|filming) (me|us|the girls) in the (shower|showers|changing room|locker room)',
    ),
    unless: anyOf('comeback|movie|film (study|room)|joking|chess'),
  },
  // Whoever did it is there again.
  {
    level: 'care',
    says: anyOf(
      '(raped|molested|strangled) me|me (violo|estrangulo|violou|estuprou|estrangulou)|(violou|estuprou|estrangulou) me|fui (estuprad[oa]|violad[oa]|estrangulad[oa])',
    ),
    about: anyOf(
      '(hes|he is|shes) (back|my coach|here again)|lives with (me|us)|(vuelve a ser|ahora es|es) mi (entrenador|profe)|(vive conmigo|volvio|ha vuelto)|(e|eh) (o )?meu (treinador|professor)|vive comigo|voltou',
    ),
  },
  {
    level: 'care',
    says: UNDRESSED,
    and: anyOf(`${leads}|massage|massagem|masaje`),
    about: anyOf('alone|a solas|a sos|sozinh[oa]|massage|massagem|masaje|only (girl|boy)|unica (chica|nina|menina)'),
    unless: anyOf('ice bath|sauna'),
  },
  {
    level: 'ask',
    says: anyOf(
      '(burns?|bruises?|marks) …… ((dad|mum|mom|he|she) says to say|(is )?what i (say|tell))|(queimaduras?|marcas?|roxos?) …… (o que eu digo|e o que digo)|(quemaduras?|moretones|marcas?) …… (lo que digo|es lo que digo)',
    ),
  },
  // Marks that a child brings along.
  {
    level: 'care',
    says: anyOf(
      '(round|circular|cigarette|small round) burns?|burn marks …… (back|arms?|legs?)|(belt|hand|finger|bite) marks …… (back|arms?|legs?|neck|thighs?)',
      'queimaduras? (redondinha*|redonda*|de cigarro)|marcas? de (cinto|fivela|mordida|dedos) …… (costas|braco*|perna*|pescoco)',
      'quemaduras? (redondit*|redonda*|de cigarr*)|marcas? de (cinto|cinturon|hebilla|mordida|dedos) …… (espalda|brazo*|pierna*|cuello)',
    ),
    unless: anyOf('mat burns?|rope burns?|raspones|tatami|tatame'),
  },
  // Held down by others, who do what nobody wants to tell.
  {
    level: 'care',
    says: anyOf(
      '(do|did|does|doing) (things|stuff) (to me|with me) …… (dont|do not|cant|cannot) (want|like|bear|dare)? ?(to )?(tell|say|talk|describe)|hold(s|ing)? me down …… (do|did|doing) (things|stuff)',
      '(fazem|faz|fizeram|fez) (me |comigo )?coisas (que|q) (eu )?nao (quero|consigo|posso|tenho coragem de) (contar|dizer|falar)|(seguram|seguraram) me? …… (fazem|fizeram) (me |comigo )?coisas',
      '(me )?(hacen|hace|hicieron|hizo) cosas (que|q) no (quiero|puedo|me animo a|me atrevo a) (contar|decir|hablar)|me (agarran|sujetan|sujetaron|agarraron) …… (hacen|hicieron) cosas',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(slip|block|dodge|avoid|duck|parry|esquiv*|bloque*|desvi*) …… (sitting|sat|sentad[oa]) …… (couch|sofa|sillon|bed|cama)',
      '(finger|hand|fingers) ?marks (on|round|around) (her|his|my) (neck|throat|arms?)|marcas de (dedos?|mao|mano) (no|en el|na|en la) (pescoco|cuello|garganta|braco|brazo)',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(hits|hit|beats|whacks|smacks|bate|amassa|desce|acerta|pega|da|golpea|castiga) …… (cabo de vassoura|palo de escoba|broom ?stick|broom handle|bambu|bamboo|shinai|mangueira|manguera|hose|cinto|cinturon|belt)(?! (test|exam|grad*|pretos?|negr[oa]s?|azul|roxa|branca|promotion) )',
    ),
    and: anyOf('coach|trainer|sensei|teacher|professor|mestre|tecnico|treinador|profe|maestro|entrenador'),
  },
  { level: 'care', says: THREATENED },
  // "Me agarró a patadas": beaten in words of the three languages.
  {
    level: 'care',
    says: anyOf(
      '(papa|padre|padrastro|mama|madre|hermano|tio|abuelo|marido|esposo|novi[oa]|ex|pareja) me (agarro|agarra|dio|da|molio|reventó|revento|surtio|surte) (a|de|con) (patadas|golpes|palos|cintarazos|cinturonazos|pinas|trompadas|madrazos|cachetadas|punetazos)',
      '(pai|padrasto|mae|madrasta|irmao|tio|avo|marido|namorad[oa]|ex) me (encheu|enche|cobriu|cobre|moeu|deu|da|pegou|pega) (de|na|no|a|com|uma) (porrada|pancada|chutes?|socos|cinto|chinelo|vara|surra|soco)',
      '(dad|father|stepdad|mum|mom|brother|uncle|husband|wife|boyfriend|girlfriend|ex) (laid into|kicked the|beat the|battered|leathered|belted|whipped|punched and kicked|kicked) me(?! (out|off|in the (sparring|ring)) )',
    ),
    unlessAbout: anyOf(
      'sparring|spar|sparring session|treino|entreno|in the ring|no ringue|en el ring|pads|mitts|manopla',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      `${leads} … (hits|hit|beats|whips|canes|straps) (us|me|them|the (kids|boys|girls)) … (with|using) (a|an|the|his|her) (stick|cane|belt|bamboo|hose|rope|shinai|bat)`,
      `${leads} … (bate|bateu|da|deu|acerta) … (com|de) (um |uma |o |a )?(pau|vara|cinto|ripa|bambu|chinelo|corda|mangueira|shinai)`,
      `${leads} … (nos|me|les|le) (da|dio|pega|pego|golpea) … con (un |una |el |la )?(palo|vara|cinturon|bambu|cable|manguera|cuerda|shinai)`,
      '(kneel*|on (his|her|my|our) knees|de joelhos|ajoelha*|ajoelhar|de rodillas|arrodill*) …… (rice|corn|gravel|arroz|milho|tampinhas?|maiz|grava|piedritas)',
    ),
    unless: anyOf('pads?|drill*|noodle|foam|demonstrat*|kendo|kali|arnis|escrima|manopla|aparador|kobudo'),
  },
  {
    level: 'care',
    says: anyOf(
      'shak(e|es|ing|en) (him|her|the baby|my (baby|son|daughter|kid)) (un)?till? …… (stops?|quiet|sleeps?|shuts? up)|(sacudo|sacudi|chacoalho) (el[ae]|o bebe|meu (bebe|filho)|minha filha) ate …… (par[ae]r?|cala*|quiet[oa])|(lo|la|al bebe) (sacudo|sacudi|zarandeo) hasta …… (call[ae]|pare|duerm*)',
      `(not (from|in)|wasnt|isnt|nao foi (de|do|no)|no fue (de|del|en)( el)?) (sparring|training|treino|entreno|entrenamiento) (its|it is|it was|foi|fue)( from)? (my|meu|minha|mi) ${close}`,
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(comes|gets|sneaks|came) (in|into|in to) my (room|bed) …… (night|asleep|sleep*|dark)|(does|did) it (to me )?when … (mom|mum|dad|nobody|no one|everyone|everybody) … (out|away|asleep|gone)',
      '(entra|entrou|vem) (no meu quarto|na minha cama) …… (dorm*|noite)|(faz|fez) isso (comigo )?quando … (mae|pai|ninguem|todo mundo) … (sai|saiu|dorme|dormindo|nao (ta|esta))',
      '(entra|entro|se mete) (a|en) mi (cuarto|cama|habitacion|pieza) …… (duerm*|noche)|(me lo hace|lo hace) cuando … (mama|papa|nadie|todos) … (sale|duerm*|no esta)',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(left|leave) (my (son|daughter|kid)|her|him) with (him|her|them) …… (crying|scared|afraid|cries|again)|(brother|sister|son|daughter) … (scared|afraid|terrified) of (him|her|my dad|my stepdad)',
      '(deixei|deixo) (minha filha|meu filho|el[ae]) com (ele|ela) …… (chorando|medo|assustad[oa])|(irmao|irma|filh[oa]) … medo (dele|dela|do meu pai|do meu padrasto)',
      '(deje|dejo) (al nen[ea]|a la nena|a mi hij[oa]|al nino|a la nina|a mi nin[oa]) con (el|ella|ellos) …… (llorando|miedo|asustad[oa])|(herman[oa]|hij[oa]) … (le )?tiene miedo a (mi papa|mi padrastro|el|ella)',
    ),
    unless: anyOf('coach|sensei|opponent|rival|adversari[oa]|sparring|professor|profe|dog|cachorro|perro'),
  },
  {
    level: 'care',
    says: anyOf(
      '(black eye|bruises?) …… (didnt|did not|not|wasnt) … spar*|roxo* (no|na) (rosto|cara|olho) …… nao foi|moret* …… no fue en',
      '(touch|touches|touched) me where (he|she|they) should ?nt|(passa|passou|mete) a mao onde nao|me (toca|toco) donde no (debe|deberia)',
      '(doesnt|dont|wont|didnt) feed me|nao me da (comida|de comer)|no me da de comer|deja sin comer|deixa sem comer',
      '(locked|locks) me (in|inside) (the|my|our|a|his|her) (house|room|bedroom|bathroom|flat|car|basement|garage)|me (trancou|tranca) (em casa|dentro|no (quarto|banheiro|carro)|na casa)|me (encerro|encierra) (con llave|en (casa|la casa|el cuarto|mi cuarto|el bano))',
      'cinturonazos?|cintazos?|correazos?|cintad(a|as)|(volto|vuelvo) (de|en) ambulancia',
      '(if i|se eu|si) (tell|conto|contar|cuento|le cuento) (anyone|anybody|pra alguem|para alguem|alguem|a alguien|algo) …… (never|nunca|ill|acaba|se acaba)',
      '(finger|hand|choke) marks on my (neck|throat)|(choked|strangled|grabbed) me by (the|my) (neck|throat)|(choked|strangled) me (at home|in bed|when|again|because)',
      'apert(ou|a|aram) (o )?meu pescoco|me (enforcou|esganou)|(marcas?|dedos) no meu pescoco',
      'me (ahorco|apreto el cuello|agarro del cuello)|marcas? (de dedos )?en (mi|el) cuello',
      '(threw|throws) (a|the|her|his) (pan|plate|bottle|glass|chair|phone|knife|ashtray|shoe|remote) at me',
      '(jogou|atirou|tacou) (um|uma|o|a) (panela|prato|garrafa|copo|cadeira|celular|faca) em mim|me (tiro|lanzo|avento) (un|una|el|la) (plato|botella|vaso|silla|sarten|celular|cuchillo)',
      '(cant|not allowed to|wont let me) (come|go|get) (back )?home (unless|if|until)|no (puedo|me deja) (volver|entrar) a casa (si|hasta|a menos)|so (posso )?volt(o|ar) (pra|para) casa se',
    ),
    unless: anyOf(
      'sparring|rolling|roll|rola|rolando|drill*|submission*|finaliz*|sparreando|en el (entreno|sparring)|no treino',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(takes|take|taking|took) it (all )?out on me|se desquita conmigo|la agarra conmigo|descont(a|ou) (tudo )?em mim',
    ),
    about: anyOf(
      'drunk|drink*|drank|dad|father|mom|mum|mother|husband|wife|boyfriend|girlfriend|stepdad|bebad[oa]|bebe|pai|mae|marido|namorad[oa]|padrasto|borrach[oa]|tomad[oa]|padre|papa|viejo|madre|mama|novi[oa]|padrastro',
    ),
  },
  // Who tells of it years later asks how to train with it, and is answered.
  {
    level: 'care',
    says: SEXUAL_VIOLENCE,
    unlessAbout: anyOf('years ago|anos atras|(hace|faz|ha) … anos|when i was (young|little|a (kid|child|teenager))'),
  },
  {
    level: 'care',
    says: HITS_CHILD,
    unless: anyOf('at chess|at mario|at cards|in a race|no xadrez|en ajedrez|at arm wrestling'),
  },
  {
    level: 'care',
    says: anyOf(`${close} … (throws|threw|pushes|pushed|shoves|drags|dragged) me (around|against|down)`),
    and: anyOf('at home|isnt judo|not judo|isnt training|drunk|angry|in the kitchen|against the wall'),
  },
  { level: 'care', says: blows, unless: SPORT },
  { level: 'care', says: blows, and: fear },
  {
    level: 'care',
    says: anyOf(
      '(he|she) (hits|beats|slaps|chokes|hit|kicks) (me|us|the kids)(?! (up|at|by|to|on|out|with) )|(ele|ela) (me bate|me bateu|me agride|bate em mim)|(el|ella) me (pega|golpea|pego)',
    ),
    about: anyOf(
      'home|husband|wife|relationship|married|marriage|kids|drunk|drinks|scared|leave him|leave her|boyfriend|girlfriend|casa|relacionamento|casad[oa]|bebe|bebad[oa]|medo|filhos|relacion|borracho|miedo|hijos',
    ),
    unless: SPORT,
  },
  {
    level: 'care',
    says: anyOf(
      `${close} … (threatens|threatened|threatening|rapes|raped|molests|molested|molesting|abuses|abused|abusing|strangled|gropes|groped|humiliates|stalks|stalking) (to |me|us|${me})`,
      `(abused|raped|molested|threatened|groped|touched) by (my|his|her|their|the|a) ${close}`,
      `(husband|wife|boyfriend|girlfriend|partner|ex|he|she) … (wont let me (leave|see|go out|work|have|out)|locks me|controls (me|my money|everything|who i)|checks my phone|tracks my phone)`,
      'abusive (relationship|husband|wife|partner|boyfriend|girlfriend|father|mother|coach|home|marriage)|domestic (violence|abuse)|sexual(ly)? (abus*|assault*|harass*)',
      `${close} … (me|nos|minha filha|meu filho|mi hij[oa]|a|as|os|los|las) (espanc*|agrid*|agred*|ameac*|amenaz*|estupr*|viol[oa]|violaron|abus*|apalp*|humilh*|humill*|tranca|encierra|controla|maltrat*|acosa|assedi*|manose*)`,
      `${close} … (abusa|abusou|abuso|manosea|assedia|acosa|maltrata|ameaca|espanca) (de |a |as |os |das |dos |a las |a los )?(mim|mi|${child}|ell[oa]s?|alun[oa]s)`,
      '(relacionamento|relacao|casamento|namoro|relacion) (abusiv[oa]|toxic[oa] e violent[oa])|violencia (domestica|de genero|intrafamiliar)|abuso sexual|(nao|no) me deja (salir|ver|trabajar)|nao me deixa (sair|ver|trabalhar)|revisa mi celular|mexe no meu celular',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      `${close} … (touches|touched|touching|kisses|kissed|undress*|gropes|groped) ${me}(?! (hand|elbow) )`,
      `${close} … (asks|asked|asking|wants|wanted) … (nudes|naked|undress|kiss|sex)|${close} … (sends|sent|sending|shows|showed|manda|mandou|mando|mostra|mostrou|envia|enviou|envio|muestra) …… (naked|nudes?|private parts|dirty|porn*|pelad[oa]s?|intimas?|desnud[oa]s?|photos? of (himself|herself)|porno*)|(makes|made|making) (me|us|him|her|them|${child}) (touch|kiss|undress|strip)|touch(es|ed)? me (where|in a way|in ways|inappropriately|down there|under)`,
      `${close} … me (toca|tocou|toco|beija|beijou|besa|beso|pede fotos|pide fotos|passa a mao|passou a mao|pediu nudes|pide nudes)|${close} … (toca|tocou|passa a mao|passou a mao|encosta|toquetea) (em |na |no |nas |nos |a )?(mim|gente|en mi|nela|nele|mi hij[oa]|${child})`,
      '(gropes|groped|groping) me|feels me up|grab(s|bed)? my (ass|butt|boobs|breasts)|(passa|passou|passando) a mao (em mim|no meu corpo|na hora)|me (manosea|toquetea|mete mano)|se (propasa|sobrepasa) conmigo',
      '(comes|came|sneaks) (into|in) my (room|bed) at night|force[sd] (me to have sex|himself on me|herself on me|me to touch)|(entra|entrou) no meu quarto (de|a) noite|me (forcou|obrigou|obriga|forca) a (transar|fazer sexo|ter relac*|tocar)|entra (a|en) mi (cuarto|cama) (en|por|de) (la )?noche|me (obligo|obliga|forzo) a (tener (sexo|relaciones)|tocar*)',
    ),
    unless: correcting,
  },
]
