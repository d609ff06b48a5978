import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

const minorAge = '(1[0-7]|[6-9])'
const isMinor = anyOf(
  `(im|i am|hes|shes|turned|aged|only|just) ${minorAge}|${minorAge} (years? old|yo|yr old|yrs? old|y o|yr|anos|mes que vem)`,
  `(tenho|tengo|tem|tiene|faz|cumple|com|con|que tenga|tenga|de) ${minorAge}`,
)

/** An adult who wants something from somebody under age, whoever of the two writes. */
/** A present or a feast that is kept from somebody. */
export const SURPRISE = anyOf(
  'surprise|birthday|her (40|50|60)th|present for (her|him|mum|mom|dad)|surpresa|aniversario|festa|sorpresa|cumple*|fiesta|regalo para (ella|el|mi)',
)
const keepFromParents = anyOf(
  '(said|says|told me|tells me|thinks|asked me) …… (not (to )?tell|dont tell|better not tell|keep it from) … (mum|mom|mother|dad|father|parents|family)',
  '(disse|fala|falou|diz|acha|pediu) …… (nao (contar|conta|falar|fala|dizer)) … (mae|pai|pais|familia)',
  '(dice|dijo|me pidio|cree) …… (no (le |les )?(cuente|contar|diga|decir|cuentes|digas)) … (mama|papa|madre|padre|padres|viejos|familia)',
)

export const MINOR_ADULT: readonly Rule[] = [
  { level: 'care', says: keepFromParents, told: isMinor, unlessAbout: SURPRISE },
  { level: 'ask', says: keepFromParents, unlessAbout: SURPRISE },
  {
    level: 'care',
    says: anyOf(
      '(more|mais|mas) (mature|grown up|madur[oa]|adult[oa]) (than|do que|que) (the |as |os |las |los |my |minhas |mis )?(others?|other (girls|boys|kids)|outr[oa]s|otr[oa]s|age|friends|amigas|idade|edad)',
    ),
    told: isMinor,
  },
  {
    level: 'care',
    says: anyOf(
      '(im|i am|tenho|tengo) 1[0-7] …… (sleeping|sleep|slept|having sex|hooking up|dating|going out|durmo|dormindo|transo|transando|ficando|namorando|saliendo|acostando*|cogiendo) … (with|com|con) … (coach|trainer|sensei|teacher|instructor|treinador|professor|mestre|tecnico|entrenador|profe|maestro)',
    ),
  },
  // An adult who has laid hands on a child, told plainly.
  {
    level: 'care',
    says: anyOf(
      '(groped|molested|fondled|sexually abused|felt up|touched …… (private*|inappropriate*|up|down there)) …… (son|daughter|kid|child|boy|girl|nephew|niece|brother|sister)|(son|daughter|kid|child|boy|girl|nephew|niece|brother|sister) …… (groped|molested|fondled|felt up|sexually abused)',
      '(abusou|molestou|bolinou|assediou|apalpou|passou a mao|tocou nas partes) …… (filho|filha|menino|menina|crianca|sobrinho|sobrinha|irmaozinho|irmazinha)|(filho|filha|menino|menina|crianca|sobrinho|sobrinha|irmaozinho|irmazinha) …… (abusad[oa]|molestad[oa]|bolinad[oa]|apalpad[oa])',
      '(manoseo|abuso de|toqueteo|metio mano|acoso|toco (sus|las) partes) …… (hijo|hija|nino|nina|chico|chica|sobrino|sobrina|hermano|hermana|crio|cria)|(hijo|hija|nino|nina|sobrino|sobrina|hermanito|hermanita) …… (manosead[oa]|abusad[oa]|toquetead[oa])',
    ),
  },
  // Presents for the child who stays alone with an adult.
  {
    level: 'care',
    says: anyOf(
      '(gives?|gave|gets?|got|buys?|bought) …… (gloves|shoes|boots|money|phone|present|presents|sweets|kit) …… (stay*|alone|last|behind) (back |behind |late )?(with|at|to) (him|her|his|them)',
      '(da|deu|ganha|ganhou|compra|comprou) …… (luva|luvas|chuteira|tenis|presente*|dinheiro|celular|doce*) …… (fica*|sozinh[oa]) … (por ultimo|depois|com ele|com ela|a sos)',
      '(da|dio|regala|regalo|compra|compro) …… (guantes|zapatillas|tenis|regalo*|dinero|celular|dulces) …… (queda*|sol[oa]) … (al final|ultimo|despues|con el|con ella|a solas)',
    ),
    about: anyOf(
      'kid|kids|child|boy|girl|brother|sister|son|daughter|irmaozinho|irmao|irma|filho|filha|menino|menina|crianca|hermanito|hermanita|hermano|hermana|hijo|hija|nino|nina|chico|chica|[6-9]|1[0-7]',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(coach|trainer|sensei|teacher|instructor|assistant|treinador|professor|prof|mestre|tecnico|entrenador|profe|maestro) …… (at|to|in|na|en|pra|para|a) (his|her|the|su|casa|dele|dela) ?(place|house|home|flat|apartment|hotel room|dele|dela|casa|depto|apto|cuarto|quarto) …… (nobody|no one|alone|just (us|me|the two)|so (nos|a gente|eu)|sol[oa]s?|los dos|sozinh[oa]s?|sin (mi|su) (mama|madre|papa)|sem (minha|meu))',
    ),
    and: isMinor,
  },
  {
    level: 'care',
    says: anyOf(
      `(instructor|coach|trainer|assistant|helper|adult|treinador|professor|ajudante|monitor|entrenador|profe|ayudante) …… (his|a|sua|su|la|de) (girlfriend|little wife|namorad[oa]|namoradinha|novi[oa]|noviecita|princess|princesa)(?! (left|broke|cheated|terminou|me) )`,
    ),
    and: isMinor,
  },
  {
    level: 'care',
    says: anyOf(
      '(im|i am|tenho|tengo) 1[0-7] (and )?(not|nao|no|n) [0-9]{2} (and |e |y )?(hes|shes|he is|she is|ele|ela|el|ella) (tem |tiene )?([2-6][0-9])(?! (kg|lb|kilos|quilos))',
      '(coach|trainer|sensei|teacher|treinador|professor|mestre|tecnico|entrenador|profe|maestro) …… 1[0-7] …… (sleeping together|slept together|having sex|hooking up|transando|dormindo juntos|transamos|nos acostamos|cogemos|tenemos relaciones)',
      '(transando|transamos|dormimos|nos acostamos|sleeping together|having sex) …… (coach|trainer|sensei|treinador|professor|mestre|entrenador|profe) …… 1[0-7]',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      `(im|i am|tenho|tengo|turning|nearly|almost|vou fazer|faco|voy a cumplir|cumplo) (1[0-5]|9) … (boyfriend|girlfriend|bf|gf|namorad[oa]|novi[oa]|ficante) … (2[0-9]|[3-6][0-9])(?! (kg|lb|kilos|quilos))`,
      `(boyfriend|girlfriend|bf|gf|namorad[oa]|novi[oa]|ficante) … (2[0-9]|[3-6][0-9]) … (im|i am|tenho|tengo|eu|yo|turning|nearly|almost|vou fazer|faco|voy a cumplir|cumplo) (1[0-5]|9)(?! (kg|lb|kilos|quilos))`,
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(student|pupil|girl|boy|kid|aluna|aluno|menina|menino|alumna|alumno|chica|chico|nina|nino|she|he|ela|ele|ella)',
    ),
    and: anyOf(
      'into me|our thing|keep (it|this|us|our thing) (quiet|secret)|(quiet|secret) from (her|his) parents|without (her|his) parents|behind (her|his) parents',
      '(to|estou|ando) (gostando|apaixonad[oa]|afim)|me quer|sem os pais|escondido dos pais|gosto (muito )?del[ae]',
      '(me gusta|me enamore|enamorad[oa]) …… (alumn[oa]|chic[oa]|nin[oa])|sin que (sus padres|la madre|los padres)|a escondidas de (sus|los) padres',
    ),
    about: isMinor,
    unless: anyOf(
      'my (son|daughter)|meu filho|minha filha|mi hij[oa]|classmate|colega de (classe|escola)|companer[oa] de clase',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(pay|pays|paid|paying|offers?|money) … (videos?|photos?|pics|pictures|nudes)|in exchange …… (things|favou?rs)|(wants|asks|asked) (me )?(for|to send) (videos?|photos?|pics|nudes)',
      '(paga|pagar|pagam|pagou|dinheiro) …… (videos?|fotos?|nudes)|em troca …… (coisas|favores|fotos)|(pede|pediu|quer) (umas? )?(fotos?|videos?|nudes)',
      '(paga|pagar|pagarme|ofrece|dinero) …… (videos?|fotos?|nudes)|a cambio …… (cosas|favores|fotos)|(pide|pidio|quiere) (unas? )?(fotos?|videos?|nudes)',
    ),
    about: isMinor,
    unless: anyOf(
      'technique|sparring video|fight video|for (the|my) coach|tecnica|da luta|de la pelea|do treino|del entreno',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(shares?|sharing|shared|sleeps? in|slept in) (a |the |his |her )?(hotel )?(room|bed|tent) (with|of) (the |his |her |my |our |their )?(head |male |female )?(coach|trainer|sensei|instructor)',
      '(divide|dividindo|dividiu|dorme|dormiu) (o |a |no |na )?(quarto|cama|barraca) (com|do|da) (o |a |meu |minha )?(treinador|treinadora|professor|professora|mestre|tecnico)',
      '(comparte|compartio|compartiendo|duerme|durmio) (el |la |en el |en la )?(cuarto|habitacion|cama|carpa|pieza) (con|del|de la) (el |la |mi |su )?(entrenador|entrenadora|profe|profesor|maestro|tecnico)',
    ),
    about: isMinor,
    unless: anyOf(
      '(father|mother|mum|mom|dad|pai|mae|padre|madre|papa|mama) (is|e|es) (the |o |a |el |la )?(coach|treinador|entrenador)',
    ),
  },
]
