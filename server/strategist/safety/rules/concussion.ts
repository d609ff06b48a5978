import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

const longAgo = anyOf(
  'years? ago|de (chavit[oa]|chic[oa]|morr[oa])|anos? atras|(faz|ha|hace) … anos?|last year|ano passado|ano pasado|as a kid',
)
const nth = '(first|second|third|fourth|fifth|last|final|whole|end of the|rest of the)'

/** A blow, told as if it was nothing. */
const tookOne = anyOf(
  'knocked about|(big|heavy|hard|bad) (knee|shot|elbow|kick|punch|right hand|left hand|hook|overhand)|took a (big |heavy |hard |bad )?(knee|elbow|shot|kick|punch|slam)|got (rocked|clipped|dropped|slammed)|(landed|fell) on (my|his|her) head|(banged|hit) (my|his|her) head',
  '(tomei|levei|levou|tomou) (uma |um )?(sequencia|pancada|joelhada|cotovelada|chute na cabeca|soco|golpe|cruzado|direto)|(fiquei|ficou) (meio )?(bamb[oa]|grogue|zonz[oa])|(bati|bateu) a cabeca',
  'me (sacudieron|conectaron|conecto)|(comi|recibi|se comio|recibio|le dieron|me dieron) (un |una )?(rodillazo|codazo|patada en la cabeza|golpe|gancho|cabezazo|piñazo|pinazo)|(quede|quedo) (medio )?(atontad[oa]|groggy|aturdid[oa])|se golpeo la cabeza|me golpee la cabeza',
)
/** What is told later, as if it had nothing to do with it. */
const signAfterwards = anyOf(
  'same (line|sentence|page|paragraph) (over|again|twice|three|four)|(reading|read) the same (line|sentence|page)|(sleeping|slept|sleeps) (loads|lots|all day|the whole day)|had to wake (him|her|me)|(been|being|was) sick (twice|again|once|three|[0-9])|throwing up|threw up|foggy',
  '(le|ler|leio|lendo|li) a mesma (linha|frase|pagina)|a mesma (linha|frase) (umas )?([0-9]|duas|tres|quatro|varias)|(dormindo|dormiu|dorme) (muito|demais|o dia (todo|inteiro))|tive que acordar (ele|ela)|vomit*',
  '(leo|leer|leyendo|lei) (la misma|lo mismo)|la misma linea|(duerme|durmio|durmiendo) (mucho|todo el dia|un monton)|tuve que despertarl[oa]|vomit*',
)

export const CONCUSSION: readonly Rule[] = [
  { level: 'care', says: signAfterwards, told: tookOne },
  {
    level: 'care',
    says: anyOf(
      '(caiu|cayo|fell|landed|dropped|thrown|bateu|se golpeo|pego) (de |on |a |com a |con la |la |his |her |the |su ){0,3}(cabeca|cabeza|head|nuca) …… (sono|sonolent[oa]|sueno|sleepy|drowsy|dormir|dormido|dormindo|vomit*|throwing up|threw up|mole)',
      '(gancho|hook|punch|knee|rodilla|joelhada|directo|direto|cross|golpe|pancada|slam) …… (desde entonces|since then|ever since|desde ai|desde la) …… (eco|echo*|ringing|zumbido|bajo el agua|debaixo d agua|underwater|borros[oa]|blurry|embacad[oa]|slow motion|camara lenta|camera lenta)',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(i was|was) out (cold )?for (about |like |around )?[0-9]{1,2} (min|minutes?|sec|seconds?)|(fiquei|fui) apagad[oa] (por |uns )*[0-9]{1,2} (minutos?|segundos?)|(estuve|quede) (inconsciente|apagad[oa]|ido) (como |unos |por )*[0-9]{1,2} (minutos?|segundos?)',
    ),
    unless: longAgo,
  },
  {
    level: 'care',
    says: anyOf(
      '(second|third|fourth|2nd|3rd|segunda|terceira|quarta|tercera|cuarta) (time|vez) (that |que |q )?(i |eu |me )?(blacked out|passed out|got knocked out|apag[oa]|apaguei|desmaio|noquearon|desmayo)',
      '(didnt|doesnt|not) know (what|which) round|nao sabia (em )?(que|qual) round|no sabia en que (round|asalto)|se qued(o|a) (como )?ido',
    ),
    unless: longAgo,
  },
  {
    level: 'care',
    says: anyOf(
      '(i|ive|we|fighter|son|daughter|kid|student|teammate|fighter|boy|girl) (was|got|have been|been|had been|just got|almost got|keep getting) (badly |brutally )?(knocked (out|unconscious|cold)|koed|concussed)(?! of )',
      '(and|then|but) got (badly )?(knocked (out|unconscious|cold)|koed|concussed)(?! of )',
      'getting knocked out (on|last|in|yesterday)|(after|since) (getting |being )?knocked out(?! of )|(after|since) (my|the|that|a) knockout(?! (win|victory|punch) )|(lost|perdi) (?:[a-z0-9_]{1,24} ){0,9}(by|por) (a |um |un )?(brutal )?(knockout|nocaut|nocaute)(?! tecnico )',
      '(i|ive|he|she|son|daughter) (just |almost |briefly |completely )?(blacked out|passed out|lost consciousness|went out cold|was out cold|was unconscious)',
      '(have|had|got|suffered|with|a|my|mild|second|another) concussion',
      '(dont|cant|do not|cant even|barely) remember … (hit|punch|happened|getting hit)(?= )',
      `(dont|cant|do not|barely) remember (anything |much |any |most |half )?(of |from |after )?(the|that|my) (${nth} )?(round|fight|bout|sparring|knockdown|kick)`,
      '(ref|referee|arbitro|juiz) (stopped|waved|parou|paro|detuvo) … (because|cause|porque) … (out|apagad[oa]|desmai*|inconsciente)|knocked me (out|cold|unconscious)(?! of )|bell rung|rang my bell|out on my feet|woke up (on|in) (the|a) (mat|canvas|floor|locker|ambulance|hospital)|acordei (no|na) (vestiario|tatame|hospital|ambulancia|lona)|me (apagou(?! (das?|dos?|de) )|desligou|apagaron|durmieron)|desperte en (el|la) (suelo|hospital|vestidor|vestuario|lona|ambulancia)|(went|put me) to sleep … (hook|punch|kick|hit|landed|seconds)|(punch|hook|kick|knee|he|she) … put me (out|to sleep)|lights went out|saw black|everything went black|seeing (double|stars)|double vision|memory (gap|loss|blank)|lost my memory',
      '(fui|ser|sido|ser|quase) (nocautead[oa]|noquead[oa]|apagad[oa](?! (na|da|das|do|dos) ))|me nocaut*|(levei|tomei|sofri|perdi por) (um )?(nocaute|knockout|nocautes)',
      '(eu |ja |quase )?apaguei (no|na|com|depois|por|uns|legal|de vez|feio)|desmaiei|perdi (a consciencia|os sentidos|a memoria)|concussao|concussoes',
      'nao (me )?lembro (mais )?(de )?(nada )?(do|da|de|o que) (ultim[oa]|segund[oa]|terceir[oa]|primeir[oa]|round|luta|golpe|soco|chute|final|treino|que aconteceu|aconteceu)',
      '(enxerg*|vejo|vendo|ver|vi) (tudo )?(dobrado|duplo|duplicado|estrelas|embacado)|(visao|vista) (dupla|turva|embacada)',
      '(left me|i was|was|went|knocked) unconscious|(fiquei|me deixou|me deixaram) (inconsciente|desacordad[oa]|apagad[oa])|me dej(o|aron) (inconsciente|tirad[oa])|me (noquearon|noqueo|han noqueado|noqueara|dejaron (knockout|inconsciente|noquead[oa]))|(fui|quede|ser) (noquead[oa]|inconsciente|knockout)|perdi (el conocimiento|la conciencia|el sentido|la memoria|por (knockout|nocaut))|me desmaye',
      'conmocion|contusion cerebral|concusion|(veo|viendo|ver) (todo )?(doble|borroso|estrellas)|vision (doble|borrosa)',
      'no (me acuerdo|recuerdo) (bien )?(de )?(nada )?(del|de la|el|la|de|lo que) (ultim[oa]|segund[oa]|tercer|primer|asalto|round|pelea|golpe|combate|final|sparring|paso|que paso)',
    ),
    unless: longAgo,
    undenied: true,
  },
  {
    // Phrases for forgetting begin with "not", so `undenied` cannot be used.
    level: 'care',
    says: anyOf(
      `(dont|cant|do not|barely) remember (anything |much |any |most |half )?(of |from |after )?(the|that|my) (${nth} )?(round|fight|bout|sparring|knockdown|kick|hit|punch)`,
      '(dont|cant|do not|barely|cant even) (recall|remember) …… (round|fight|bout|happened|sparring|knockdown|the hit)',
      'nao (me )?lembro …… (round|luta|aconteceu|do soco|do golpe|do chute)|no (me acuerdo|recuerdo) …… (asalto|round|pelea|combate|que paso|sparring|del golpe)',
      '(dont|cant|do not) remember (what happened|getting hit|going down|how (it|the fight) ended)',
      'nao (me )?lembro (mais )?(de )?(nada )?(do|da|de|o que) (ultim[oa]|segund[oa]|terceir[oa]|primeir[oa]|round|luta|golpe|soco|chute|final|aconteceu)',
      'no (me acuerdo|recuerdo) (bien )?(de )?(nada )?(del|de la|el|la|de|lo que) (ultim[oa]|segund[oa]|tercer|primer|asalto|round|pelea|golpe|combate|final|sparring|paso)',
    ),
    unless: anyOf(
      longAgo.source,
      'names?|combo*|combin*|nomes?|nombres?|dates?|data|fecha|plan|plano|game plan|techni*|tecnic*|estrateg*|instruc*|moves?|advice|corner|consejos?',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      'headaches?|head … (pounding|throbbing|aching)|head (still |really |keeps )?(hurts|hurting|aches|pounding|is pounding|is killing|pounds)|dizz*|blurr*|foggy|ringing|light hurts|woozy|spinning|off balance|unsteady|spacey',
      'dor(es)? de cabeca|cabeca (ta |esta |ainda )?(doendo|doi|latejando)|tont[oa]|tontura*|zonz[oa]|embacad[oa]|zumbido|tudo (girar|girando|rodando)|cabeca (doeu|doia)|doeu … cabeca',
      'dolor(es)? de cabeza|duele … cabeza|mare[oa]|mareos|maread[oa]|aturdid[oa]|borros[oa]|zumb*|dando vueltas|(dolia|dolio|doliendo) … cabeza',
    ),
    about: anyOf(
      '(hit|hits|kick|kicked|kicks|punch|punched|punches|knee|kneed|elbow|elbowed|blow|shot|slam|slammed|headbutt|bang|banged|fell|landed|cracked|clash*) … (head|face|temple|chin|jaw|skull|floor|me)',
      '(took|ate|caught|absorbed) … (right hand|left hand|hook|uppercut|overhand|cross|shot|bomb|punch|kick|knee|elbow)',
      '(since|after|from) (that|the|a|an|his|her) (big |hard |last )?(elbow|knee|kick|punch|hook|hit|shot|blow|headbutt|uppercut|overhand)',
      '(after|since) (the|my|that|every|each|last) (fight|bout|sparring|round)',
      '(levei|tomei) (um|uma) (chute|soco|joelhada|cotovelada|cruzado|gancho|direto|upper)|depois d[oa] (luta|sparring|round)',
      '(despues|tras|luego) (de |del )?(la |el )?(pelea|combate|sparring|asalto)',
      'got (hit|rocked|dropped|caught|clipped)|rocked|sparring|spar|knocked|knockdown|head kick|head (knock|clash|butt)',
      '(chute|soco|socao|joelhada|cotovelada|pancada|golpe|porrada|queda|bati|batida|cabecada|direto|cruzado|levei|tomei) … (cabeca|cara|rosto|queixo|nuca|tempora)|sparring|pancadas?|nocaut*|desde (o|a) (treino|luta|queda)|depois d[oa] luta',
      'golpes?|patadas?|rodillazos?|codazos?|punetazos?|cabezazos?|caida|me cai|derechazo|gancho|noque*|desde (el|la) (entrenamiento|pelea|combate)',
    ),
    unless: anyOf(
      'nerv*|caffeine|coffee|hangover|cafe|cafeina|ressaca|resaca|screen*|computador|before sparring',
      longAgo.source,
    ),
    undenied: true,
  },
  {
    level: 'care',
    says: anyOf(
      'vomit*|throwing up|threw up|nause*|confus*|slurr*|sleepy|keep forgetting|forgetting|forget (things|stuff|words|names)|memory',
      'enjo[oa]|enjoad[oa]|esque(co|cendo) (as|das|de|tudo|coisas)|memoria|sonolent[oa]',
      'nauseas|olvid(o|an|ando) (las|de|cosas|todo)|se me olvid*|somnolient[oa]|confundid[oa]',
    ),
    about: anyOf(
      '(hit|hits|kick|kicked|punch|punched|knee|kneed|elbow|elbowed|blow|slam|slammed|bang|banged|fell|landed|knock|shot|clash) … heads?|head (kick|clash|butt)|knockdown',
      '(chute|soco|joelhada|cotovelada|pancada|golpe|porrada|bati|bater|cai|batendo) … (cabeca|nuca|tempora)|knockdown|nocaut*',
      '(patada|golpe|rodillazo|codazo|punetazo|cabezazo|golpee|pegue|cai) … (cabeza|nuca|sien)',
    ),
    unless: longAgo,
    undenied: true,
  },
  {
    level: 'care',
    says: anyOf(
      '(knocked out|ko d|kod|choked out|nocautead[oa]|noquead[oa]) ((two|three|four|five|[2-9]) times|twice|(dos|tres|duas|cuatro|quatro|[2-9]) (veces|vezes))|knocked out …… (times|twice) (again )?this (month|week|year)',
      '(blackout|blacked out|concussion) (this morning|last night|yesterday|today)|(one|and one) last night …… concussion|concussion …… (and )?(one|another) (last night|yesterday|today)|concussao …… uma ontem|conmocion …… (otra|una) (ayer|anoche|hoy)',
      '(ko|knockout|nocaut*) …… one [0-9] days ago|concussion the one (that )?i got|pass(ed)? out (in|on) every (roll|round|class)',
      '(knocked out|nocautead[oa]|noquead[oa]|choked out) …… (again|de novo|outra vez|otra vez|de nuevo)|(gancho|cruzado|golpe|chute) (e )?(apaguei|desmaiei)',
    ),
    unless: anyOf('wins?|won|record|opponents?|i (have )?knocked|book'),
    undenied: true,
  },
  // Last, because a sign of a concussion beside it leaves no question open.
  {
    level: 'ask',
    says: anyOf(
      '(got|been|was|were) dropped (hard |badly )?(today|yesterday|last night|twice|two times|three times|again (today|yesterday|last night)|in (hard |boxing )?sparring|with a (hook|punch|right|left|body shot|knee|kick))|since … (knockdown|knockout)|desde (o|el) … ?(knockdown|nocaut*)',
    ),
    unless: longAgo,
  },
]
