import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

/** Eight or more: two or three tablets are a dose. */
const many =
  '(([89]|[1-9][0-9]{1,2}) |eight |nine |ten |twelve |fifteen |twenty |thirty |forty |fifty |sixty |a hundred |dez |doze |quinze |vinte |trinta |quarenta |cinquenta |diez |doce |quince |veinte |treinta |cuarenta |cincuenta |handfuls? of |a handful of |um monte de |um punhado de |un monton de |un punado de )'
const drug =
  '(pills?|tablets?|capsules|painkillers|sleeping pills|antidepressants|meds|medication|paracetamol|paracetamois|acetaminophen|tylenol|ibuprofen[oa]?s?|advil|aspirins?|aspirinas?|dipironas?|xanax|valium|diazepam|clonazepam|rivotril|alprazolam|zolpidem|ambien|tramadol|oxycodone|benzos|comprimidos?|remedios?|capsulas|calmantes|pastillas?|pildoras|tabletas|medicamentos|somniferos)'
const box = '(box|bottle|pack|packet|jar|blister|cartela|caixa|frasco|vidro|pote|caja|bote|blister)'
const about =
  '(about |like |over |around |almost |nearly |more than |uns |umas |quase |mais de |unas |unos |como |casi |mas de )?'
const poison =
  '(bleach|lixivia|antifreeze|drain cleaner|rat poison|poison|pesticide|agua sanitaria|alvejante|veneno|chumbinho|soda caustica|lejia|cloro|lavandina|raticida)'

/** Something deadly was swallowed: minutes count. */
export const OVERDOSE: readonly Rule[] = [
  {
    level: 'crisis',
    says: anyOf(
      `(took|taken|swallowed|downed|popped|ate|tomei|engoli|tome|trague|tomado|tragado) ${about}${many}(of )?(my |the |those |de )?([a-z]{1,16} )?${drug}`,
      `(took|taken|swallowed|downed|popped) (all (of )?|every one of |the rest of )(my |the |these |those |his |her )?([a-z]{1,16} )?${drug}`,
      `(tomei|engoli) (todos os|todas as|o resto dos) (meus |minhas )?${drug}|tome (todas|todos) (las|los|mis) ${drug}|trague (todas|todos) (las|los|mis) ${drug}`,
      `(took|taken|swallowed|downed|tomei|engoli|tome|trague) (the|a|an|my|uma|um|a|o|una|un|la|el|toda la|todo el|toda a|todo o) (whole |entire |full )?${box} (inteir[oa] |toda |todo |enter[oa] |complet[oa] )?(of |de |do |dos |con )(my |the |mis |meus )?([a-z]{1,16} )?${drug}`,
      `(took|taken|swallowed|downed) (the|a|an|my) (whole|entire|full) ${box}(?= $)`,
      `(tomei|engoli|tome|trague) (la|el|a|o|uma|um|una|un) ${box} (inteir[oa]|toda|todo|enter[oa]|complet[oa])(?= $)|(tome|trague) (toda la|todo el) ${box}(?= $)`,
      `(drank|drunk|swallowed|bebi|tomei|engoli|tome|trague) (some |the |un poco de |um pouco de |a bottle of |a (whole )?(cup|glass) of |(half a|a|meio|um|medio) (litre|liter|litro) (of |de )|um copo de |un vaso de |a |la |el |o )?${poison}`,
      `(took|taken|swallowed|tomei|engoli|tome|trague) (two|three|dos|tres|dois|duas) (${box}|boxes|bottles|packets|blisters|cajas|cartelas|caixas|frascos) (of|de) ([a-z]{1,16} )?${drug}`,
      `(acabo de|acabei de) (tragar|tragarme|tomar|tomarme|engolir) (el|la|o|a|todo el|toda la|todo o|toda a|un|uma) ${box}`,
      `(took|taken|swallowed|downed) the rest of the ${box}|(tomei|engoli) o resto d[oa] ${box}|(tome|trague) el resto de la ${box}`,
      'overdosed|(im|i am) overdosing|tive uma overdose|to tendo uma overdose|tuve una sobredosis|tomei uma overdose|me tome una sobredosis',
    ),
    unless: anyOf(
      'of (acai|pizza|food|sugar|chocolate|cake)|de (acai|pizza|comida|doce*|acucar|azucar|dulce*|chocolate|tacos)|vitamin*|supplements?|suplement*|creatin*|whey|protein*|proteina*|omega|this (week|month)|over the (week|month)',
    ),
    undenied: true,
  },
  // With alcohol fewer are enough.
  {
    level: 'crisis',
    says: anyOf(
      `(mixed|mixing|took|taken|misturei|tomei|engoli|mezcle|tome|trague) …… ${drug} … (with|and|com|e|con|y) … (vodka|whisky|whiskey|rum|gin|tequila|wine|beer|alcohol|alcool|cachaca|cerveja|vinho|cerveza|vino|ron|fernet)`,
    ),
    unless: anyOf(
      'flu|cold|hangover|headache|one|two|dois|duas|dos|antibiotic*|vitamin*|gripe|resfriado|ressaca|dor de cabeca|antibiotic[oa]s?|resaca|cruda|dolor de cabeza|can i|posso|puedo|faz mal|hace mal',
    ),
    undenied: true,
  },
  // Whoever took something and breathes slowly needs an ambulance.
  {
    level: 'crisis',
    says: anyOf(
      '(breathing|breath) …… (slow|slowly|shallow|weak)|slow to breathe|lent[oa] (pra|para) respirar|respir* (muito |bem |meio |muy |medio )?(lento|devagar|despacio)',
    ),
    told: anyOf(
      `(took|taken|tomei|peguei|tome|me tome|swallowed|engoli) … ${drug}|(remedio|remedios|pills|pastillas|comprimidos?) …… (peguei|tomei|took|tome) [0-9]|(peguei|tomei|took|tome) [0-9]{1,2} (hoje|hj|today|hoy)`,
    ),
    unless: anyOf('yoga|meditat*|exercise*|drill|exercicio*|ejercicio*|nose|nasal|box breathing|learn*|aprend*|round*'),
  },
  // "Two ibuprofen, then the other twenty."
  {
    level: 'crisis',
    says: anyOf(
      `${drug} …… (the|los|las|os|as) (other|otros|otras|outros|outras) ([89]|[1-9][0-9]|twenty|thirty|ten|twelve|fifteen|forty|veinte|treinta|diez|doce|quince|vinte|trinta|dez|doze|quinze)`,
    ),
  },
]

const letter = '(?! (?!de despedida )(of|to|for|de|do|da|del|al|ao|a mi jefe|para (el|la|o|a|um|un)) )'

/** The means are at hand, or goodbyes were said. */
export const ABOUT_TO_DIE: readonly Rule[] = [
  {
    level: 'crisis',
    says: anyOf(
      '(rope|noose) and (a |the )?(chair|stool|beam)|noose (is )?(ready|tied|up)|tied (a|the) noose',
      '(gun|pistol|rifle|revolver) (is |its )?(loaded|(right )?(next to|beside) me|in my (hand|mouth|lap)|to my head|in front of me)|loaded (gun|pistol|revolver)',
      '(pills|tablets|razor|blade) (are |is )?(all )?(lined up|counted|(right )?(in front of|next to|beside) me|in my hand|ready)',
      '(im|i am|standing|sitting|here) (standing |sitting )?(on|at) the (edge|ledge|railing|roof) of (a|the|my) (bridge|building|roof|cliff|balcony|overpass)|(standing|sitting) on (a|the) (ledge|railing)',
      `(already |have |ive )(wrote|written) (the|my) (letters?|note)${letter}|i wrote my (last|farewell|goodbye) (letter|note|words)`,
      '(beira|beirada|ponta|borda|mureta|parapeito) d[aeo] (uma |um )?(ponte|predio|viaduto|janela|sacada|telhado|laje)|corda e (uma|a) (cadeira|banquinho|banco)|(corda|forca) (ja )?(ta |esta )?(pronta|amarrada)',
      '(arma|revolver|pistola) (ja )?(ta |esta )?carregad[oa]|(revolver|pistola|comprimidos|remedios) … (do meu lado|na minha (mao|frente)|aqui comigo)|arma (ta |esta )?(aqui )?(do meu lado|na minha mao)',
      `(letter|note) is (already )?written${letter}|(deixei|tenho) (ja )?as cartas escritas|(deje|tengo) (ya )?las cartas escritas|a carta (ja )?(ta|esta) escrita${letter}|la carta (ya )?esta escrita${letter}`,
      `ja escrevi (a|minha|as) cartas?${letter}|ya escribi (la|mi|las) cartas?${letter}`,
      '(en|al|sobre) (el|la) (borde|orilla|cornisa|baranda|barandal) del? (un |una |la |el )?(puente|edificio|azotea|techo|balcon)|(soga|cuerda) y (una|la) silla|soga (ya )?(esta )?(lista|atada|preparada)',
      '(pistola|revolver|pastillas) … (a mi lado|al lado mio|en (la|mi) mano|enfrente de mi|junto a mi)|arma (esta )?(a mi lado|en mi mano)',
    ),
    unless: anyOf(
      'movie|film|novel|filme|pelicula|novela|airsoft|paintball|self defen*|defesa pessoal|defensa personal',
    ),
    undenied: true,
  },
  {
    level: 'crisis',
    says: anyOf(
      '(this|it|its) (is |will be |might be )?my (very )?(last|final) (message|post|words|text)(?! (before|about|for|on|to|in|until|this|today) )',
      '(e|sera|vai ser) (a )?minha ultima mensagem(?! (antes|sobre|de|por|hoje|ate|para|do|da) )',
      '(es|sera|va a ser) mi ultimo mensaje(?! (antes|sobre|de|por|hoy|hasta|para|del) )',
    ),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(goodbye|farewell) (to )?(everyone|everybody|all of you|world|cruel world)|adeus (a todos|a todas|mundo|pessoal|a todo mundo)|adios (a todos|a todas|mundo|a todo el mundo)',
    ),
    about: anyOf(
      'last message|forgive me|im sorry|i am sorry|love you all|wont see|its over|ultima mensagem|me perdo*|desculp*|amo voces|acabou|ultimo mensaje|perdon*|los amo|los quiero|se acabo',
    ),
    unless: anyOf('gym|team|equipe|equipo|academia|gimnasio|excuses|desculpas esfarrapadas|excusas'),
  },
  {
    level: 'crisis',
    // The whole message.
    says: anyOf('(?<=^ )(suicide|suicidio|suicidal|suicidarme|me suicidar)(?= $)', 'suicide (is )?on my mind'),
  },
]
