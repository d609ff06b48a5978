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

export const ABUSE: readonly Rule[] = [
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
