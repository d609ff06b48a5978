import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

/** Signs that a doctor must see the same day, however lightly they are told. */
export const INJURY: readonly Rule[] = [
  // Signs of a heart attack, often in several messages.
  {
    level: 'care',
    says: anyOf('cold sweat*|sweating cold|breaking out in a sweat|sudando frio|sudor frio|suando frio|suor frio'),
    told: anyOf('left arm|jaw|chest|braco esquerdo|mandibula|peito|brazo izquierdo|pecho'),
    unless: anyOf('nerv*|before (a|my|the) (fight|bout)|antes d[ae] (a )?(luta|pelea)'),
  },
  {
    level: 'care',
    says: anyOf(
      '(heart|chest|peito|coracao|corazon|pecho) …… (skipped|skips|skipping|missed|falhou|falha|pulou|pula|salto|salta|fallo|falla) …… (beats?|batidas?|latidos?)',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(black|tarry) (stools?|poo|poop|shit)|(stools?|poo|poop) …… (black|tarry)|(throwing up|threw up|vomit*|coughing up|pissing|peeing) … blood|blood in (my|his|her) (vomit|poo|poop|stool|urine|wee|pee)',
      '(fezes|coco) …… pret[ao]s?|(vomit*|tossindo|urinando|mijando|xixi) … sangue|(heces|caca) …… negras?|(vomit*|orin*|meo|meando|toso) … sangre',
    ),
  },
  // Told in passing, often as what is left of a blow that is said to be over.
  {
    level: 'care',
    says: anyOf(
      'chest (pressure|tightness)|pressure (in|on) my chest|chest (is|gets|feels|goes) tight|(its )?my chest tight|pecho (me )?aprieta|aprieta el pecho|peito aperta|aperta o peito',
      '(hurts?|hurting|painful) (to|when i|if i) breathe|doi (ao |para |quando )?(respirar|respiro)|duele (al |cuando )?(respirar|respiro)',
      'lips (are|went|turned|go|turn) blue|blue lips|labios (estao |estan |se ponen )?(azules|morados|azuis|roxos)',
      '(belly|stomach|abdomen|tummy|barriga|vientre|panza) …… (hard as|rigid|dur[oa] como)',
      'thunderclap|worst headache of my life|(headache|cabeca|cabeza) …… (worst of my|pior da minha|peor de mi) (life|vida)',
      'half (of )?my face (droops?|drooping|is numb|hangs)|face (droops?|is drooping)|metade da (minha )?cara (caiu|caida)|media cara (caida|se me cayo)|shoulder tip',
    ),
    unless: anyOf(
      'sore|bench*|push ups?|flexoes|flexiones|pecs?|doms|panic|panico|cold air|aire frio|ar frio|movie|film|nerv*',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      'hold my breath …… (black|pass) out|(seguro|prendo) a respiracao …… (apag*|desmai*)|aguanto la respiracion …… desmay*',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(collapsed|passed out|cayo redond[oa]|se desplomo|caiu duro|desmaiou|fainted|tremendo todo|espumando|foaming|convuls*|seizure|having a fit) …… (blue|azul|roxo|moradit[oa]|morad[oa]|espumando|foaming|noises|ruidos|snoring|ronca|roncando|chao|floor|suelo|colher|spoon|cuchara|not breathing|no respira|nao respira)|(turned|gone|esta|ta|ficou|se puso) (azul|blue|roxo|morad[oa]) …… (noises|ruidos|barulho|breath*|respir*|collapsed|cayo|caiu)',
      '(dedos|fingers?|mano|hand|mao|pie|foot|pe|toes) …… (frios?|frias?|cold|ice cold|gelad[oa]s?|helad[oa]s?) …… (blanc[oa]s?|white|branc[oa]s?|azul*|blue|numb|dormid[oa]s?|dormente*)(?! (belt|cinta|faixa) )',
      '(canela|shin|espinilla|tibia|testa|frente|ceja|eyebrow|supercilio|corte|cut) …… (osso|hueso|bone|branquinho|blanquito|see white|white bit) …… (super ?bonder|super ?glue|glue|pegamento|la gotita|cola|colei|pegue)|(colei|pegue|glued) …… (super ?bonder|super ?glue|la gotita|pegamento)',
    ),
  },
  {
    level: 'care',
    says: anyOf('heart|coracao|corazon'),
    and: anyOf(
      '(nearly|almost|quase|casi) (blacked|passed|fainted|apaguei|desmaiei|me desmayo|me desmaye)|(flip|flutter*|skip* beats?|palpit*) …… (black*|faint*|pass* out|desmai*|desmay*)',
    ),
  },
  {
    level: 'care',
    says: anyOf('(doesnt|wont|cant|not) wake (up|him|her)|nao acorda|no (se )?despierta'),
    about: anyOf(
      'breath*|respira*|party|fiesta|festa|took|taken|tomou|tomo|metido|drunk|bebad[oa]|borrach[oa]|drugs?|drogas?',
    ),
    unless: anyOf('alarm*|despertador|early|cedo|temprano'),
  },
  {
    level: 'care',
    says: anyOf(
      '(cant|cannot|dont|barely) feel my (hands?|arms?|legs?|feet|fingers)|(hands?|arms?|legs?) (are|is|went|gone|going|feel) numb|numb (hands?|arms?|legs?)',
      'nao (sinto|to sentindo|estou sentindo) (direito )?(as |os |a |o )?(minhas |meus |minha |meu )?(maos?|bracos?|pernas?|pes|dedos)|(maos?|bracos?|pernas?) (dormentes?|formigando)',
      'no (siento|me siento) (bien )?(las|los|mis|el|la) (manos?|brazos?|piernas?|pies|dedos)|(manos?|brazos?|piernas?) (dormid[oa]s?|entumecid[oa]s?)',
    ),
    about: anyOf(
      'fell|landed|slammed|thrown|spiked|neck|head|spine|cai|caiu|queda|cabeca|pescoco|coluna|nuca|cuello|cabeza|columna|caida|me cayo|me tiraron',
    ),
    unless: anyOf('cold|wraps?|tight|sleep|frio|bandagem|faixa|apertad*|vendas?|apretad*'),
  },
  {
    level: 'care',
    says: anyOf(
      'chest pains?|pain in my chest|tightness in my chest|dor(es)? no peito|aperto no peito|dolor(es)? (en el|de) pecho|me duele el pecho|presion en el pecho',
    ),
    unless: anyOf('sore|bench*|push ups?|flexoes|flexiones|pecs?|muscle|muscular|doms|panic|panico'),
  },
  {
    level: 'care',
    says: anyOf(
      '(i )?(cant|cannot|can not) breathe|nao consigo respirar|nao to conseguindo respirar|no puedo respirar',
    ),
    unless: anyOf(
      'nose|mask|mouthguard|mount|bottom|under|guard|side control|pinned|round|rounds|sparring|rolling|clinch|gi|water|properly|well|through|deep|nariz|mascara|protetor|bucal|montada|embaixo|guarda|rola|rolando|direito|bem|abajo|debajo|guardia|rodando|bien|asalto|boca',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(broke|broken|fractured|dislocated|snapped) my (hand|arm|wrist|leg|ankle|nose|ribs?|foot|finger|toe|collarbone|shoulder|elbow|jaw|hip)',
      '(quebrei|fraturei|desloquei) (a|o|meu|minha|um|uma) (mao|braco|pulso|punho|perna|tornozelo|nariz|costela|pe|dedo|clavicula|ombro|cotovelo|mandibula)',
      'me (rompi|fracture|quebre|disloque) (la|el|mi|un|una) (mano|brazo|muneca|pierna|tobillo|nariz|costilla|pie|dedo|clavicula|hombro|codo|mandibula)',
    ),
    and: anyOf(
      'today|just|yesterday|last night|tonight|this morning|hoje|ontem|agora|acabei|hoy|ayer|anoche|recien|acabo',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(piss*|pee|peeing|peed|urin*|wee) (is |was |came out |comes out |looks like |like )?(dark |coca )?(red|blood*|brown|cola)|blood in (my|the) (pee|piss|urine|stool)|cough* (up )?blood|red (streaks?|lines?) (going |running )?up',
      '(mijei|mijo|mijando|urina|xixi) (ta |saiu |veio |com )?(vermelh*|sangue|escur*)|sangue (no|na) (xixi|mijo|urina|fezes)|toss* sangue|(riscos?|linhas?) vermelh* subindo',
      '(meo|mee|orino|orine|orina|pis) (esta |salio |sale |con )?(roj*|sangre|oscur*)|sangre (en|al) (la )?(orina*|orinar|mear)|tos* sangre|(rayas?|lineas?) rojas? (que )?sub*',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(teeth|jaw) (dont|doesnt|wont|do not|does not|no longer) … (meet|line up|close)|(cant|cannot) (close|shut|open) my jaw',
      '(dentes|mordida|mandibula) (nao|n) … (encaixam?|fecham?|batem?|encostam?)',
      '(dientes|mordida|mandibula|muelas) (ya )?(no|ya no) … (encajan?|cierran?|tocan?|juntan?)|no (me )?(encajan?|cierran?) … (dientes|muelas|mandibula|mordida)',
    ),
    unless: anyOf('braces|brackets?|aparelho|ortodon*|always|sempre|siempre|dentista'),
  },
  {
    level: 'care',
    says: anyOf(
      '(piss|pee|urine|wee|xixi|mijo|urina|meado|orina|pis|meada) … (colou?r of|colou?red like|cor de|color( de)?|like|como|tipo|parece*) … (coca|cola|coffee|cafe|tea|cha|te negro|blood|sangue|sangre)',
    ),
  },
]
