import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'
import { SPORT } from './sport.ts'

const effort = anyOf(
  'at the gym|in the gym|in training|training|working|studying|running|for (this|the) (fight|belt|team)',
  'treinando|trabalhando|estudando|no treino|na academia|de (tanto )?(treinar|trabalhar|estudar|rir)',
  'entrenando|trabajando|estudiando|en el gimnasio|de (tanto )?(entrenar|trabajar|estudiar|risa)',
)
const accident = anyOf(
  'shav*|cook*|kitchen|slack|glass|accident*|down to|weight|by mistake',
  'barbe*|cozinh*|vidro|sem querer|cabelo|unha*',
  'afeit*|cocin*|vidrio|sin querer|pelo|cabello',
)
const someone =
  '(friend|brother|sister|son|daughter|wife|husband|mother|father|mom|dad|student|teammate|partner|boyfriend|girlfriend|cousin|amig[oa]|irma|irmao|filh[oa]|alun[oa]|esposa|marido|mae|pai|prim[oa]|namorad[oa]|hij[oa]|herman[oa]|novi[oa]|espos[oa]|padre|madre|mama|papa|pareja|companer[oa])'

/** Who is low after a lost bout is not asked about more than that. */
const lostBout = anyOf(
  'lost (my|the|a|again|on)|eliminated|perdi|perdemos|derrota|me eliminaron|me eliminaram|eliminad[oa]|quede fuera|fiquei de fora',
)

export const SELF_HARM: readonly Rule[] = [
  {
    level: 'crisis',
    says: anyOf(
      'i (cut|sliced|burned|burnt) myself (again|on purpose|deeper|last night)|(been|started) cutting myself|cut myself (again|deeper)',
      '(voltei|comecei) a me cortar|me cortei (de novo|outra vez|mais fundo)|(volvi|empece) a cortarme|me corte (otra vez|de nuevo|mas hondo)',
    ),
    unless: accident,
  },
  // Hints at dying: looking down from a height, who would find them, nobody who would notice, voices.
  {
    level: 'ask',
    says: anyOf(
      '(balcony|window|roof|ledge|bridge|balcon|ventana|azotea|puente|sacada|varanda|janela|terraco|ponte) …… (looking down|staring down|calls me|calling me|mirando (para |hacia )?abajo|me llama|olhando (pra|para) baixo|me chama)|(its|es|e) (like|como) (it calls me|que me llama|que me chama|se me chamasse)',
      '(dont|do not) want …… to find (me|it|my body)|no quiero que (me|lo) (encuentre|encuentren|halle|vea asi)|nao quero que (me|minha|meu) …… (encontr*|ache|achem)|nobody would (notice|miss me)|nadie (mas )?se daria cuenta|ninguem (ia|iria|vai) (notar|perceber|sentir falta)',
      '(a |the |la |as |las )(voice|voices|voz|vozes|voces) (tells?|telling|says?|talks?|gives?|me (passa|fala|diz|manda|dice|habla|pide|da)) ',
      '(makes|made|keeps) my (head|mind) (go )?quiet',
    ),
    unless: anyOf(
      'coach|corner|trainer|treinador|entrenador|gps|phone|app|film|movie|filme|pelicula|training|running|meditat*|bag|saco|costal|party|festa|fiesta|gift|present|regalo|presente|singer|cantora?|cantante',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(recording|recorded|writing|wrote|gravando|gravei|escrevendo|escrevi|grabando|grabe|escribiendo|escribi) …… (messages?|letters?|videos?|notes?|mensagens|cartas?|audios?|mensajes) …… (son|daughter|kids?|children|filh[oa]s?|hij[oa]s?) …… (older|grown|grows? up|18|crescer*|cresc*|grandes?|mayor*|crezca*)',
      '(gun|shotgun|rifle|pistol|escopeta|pistola|arma|espingarda|revolver) …… (cant stop thinking|keep thinking|no paro de pensar|nao paro de pensar|nao (me )?sai da (minha )?cabeca)',
      '(bridge|cliff|roof|rocks|puente|azotea|acantilado|ponte|pedra|penhasco|terraco|tracks|vias|trilhos) …… (alone|sozinh[oa]|sol[oa]) …… (one last time|last time|ultima vez)',
    ),
    unless: anyOf(
      'film|movie|book|filme|livro|pelicula|libro|deployed|abroad|viajo|trabajo fuera|airsoft|hunting trip',
    ),
  },
  // Said behind a figure of speech: "I'd rather die than do burpees, or than live", "I'd murder the bag, then myself".
  {
    level: 'crisis',
    says: anyOf(
      '(die|morrer|morir) (than|do que|que|a|antes que) …… (than|(do )?que) (to )?(live|living|wake up|exist|viver|vivir|existir|acordar|despertar*)',
      '(kill|murder|destroy|smash|mato|matar|destruo|destruyo) …… (then|and|y|e|luego|depois|despues) (then |luego |depois |despues )?(myself|a mim|a mi(?= (\\.|$))|eu mesm[oa])',
      '(rope|noose) … (around|round|on|about) my neck|(corda|cuerda|soga) … (no meu|en mi|en el|al) (pescoco|cuello)',
      '(use|put|tie|uso|ponho|amarro|pongo|ato) the? ?(a |o |la |el |um |una |uma |un )?(belt|rope|scarf|cord|faixa|cinto|corda|cinturon|cuerda|bufanda) … (on myself|round my neck|around my neck|no pescoco|al cuello|en el cuello)',
      '(take|taking|took) all the (sleeping )?(tablets|pills|painkillers)',
      '(how many|cuant[oa]s|quant[oa]s) (pills|tablets|pastillas|comprimidos|paracetamol|ibuprofen*) …… (kill|die|to die|save me|salvar|morir|morrer|matar)',
      '(thinking of|think about|pienso en|penso em|pensando em) (drowning us|killing us|ahogarnos|matarnos|nos afogar|nos matar)',
      '(cut|cutting) … with (a|the|my) (razor|blade|razorblade)|me corto con (la|una|mi) (cuchilla|navaja|hoja)|(me corto|corto me) com (a|uma) (lamina|gilete|navalha)',
    ),
    unless: anyOf('shav*|afeit*|barb*|cook*|cozinh*|cocin*|movie|film|filme|pelicula'),
  },
  {
    level: 'ask',
    says: anyOf(
      '(rather|prefiro|prefiero) (die|morrer|morir) (in general|these days|full stop|period|y ya|e pronto|e ponto|(do )?que qualquer|que cualquier|than (go|come) home)|(die|morrer|morir) (than|que|a) …… (and|y|e) (honestly |la verdad |a verdade )?(than|que) (anything|cualquier cosa|qualquer coisa)',
      '(i|and i) (really )?mean the dying|(hablo|falo) d[ae] (la )?(parte de )?(morir|morrer)|id rather be (gone|dead)|there wont be (any|a) me|(im|i am) dying anyway',
      '(its|more|is) (not|than) … its (living|life itself)|no (es|son) … es vivir|nao (e|sao) … e viver|(?<=^ )(or|ou|o) (than|que|do que) (live|living|vivir|viver)(?= )',
      '(no|nao) (really|seriously|honestly|en serio|a serio|serio) (kill me|mat[ea]nme|matem me|me matem)',
      '(have|got|with) (the|a|my) rope ready|rope is ready|(tengo|ya) … (cuerda|soga) lista|corda (ja )?pronta',
      'tonight (it (all )?ends|i end it)|hoje a noite acaba tudo|esta noche (se )?acaba todo',
      'wont be (here|around) (after|afterwards)(?= (\\.|$))|despues ya no (estare|voy a estar)|depois (ja )?nao (vou )?(ja )?(estar|estarei)( ca| aqui)?(?= (\\.|$))',
      '(pain|dolor|dor) (really )?(helps|me ayuda|me ajuda|ajuda me)|(feel|sentir) (something|algo) (else )?(than|other than|que no sea|que nao seja) …… (pain|dolor|dor)',
      '(want|wish) (it|this|everything) all to (end|be over|stop)',
      'me corto (despues|por la noche|a escondidas)|me corto depois|corto me depois',
    ),
    unless: anyOf('skip*|jump*|saltar|brincar|pular|battle|massage|masaje|massagem|cabello|el pelo|cabelo'),
  },
  // Hurt on purpose: knuckles, burns.
  {
    level: 'ask',
    says: anyOf('on purpose|de proposito|(lo|me|las?|los) (hago|hice) a proposito'),
    about: anyOf('knuckle*|burns?|bleed*|nudillos|nos dos dedos|sangr*|queimadura*|quemadura*|scratch*|bruises'),
    unless: anyOf('opponent|rival|adversari*'),
  },
  // Told in passing: to be hit until it is quiet, to burn or cut the skin, to drive or spar so that it may end.
  {
    level: 'ask',
    says: anyOf(
      '(hit|punch|kick|smash|go|full power|knock) …… (my|in the|on the) head …… (quiet|silent|numb|stops|shuts up|blank|sleep)',
      '(bat*|soco*|porrada|pancada) …… (na|a) (minha )?cabeca …… (silencio|quiet[oa]|para|cala|apaga)',
      '(golpe*|peg*|tir*) …… (en|a) la cabeza …… (silencio|callad[oa]|calla|se apaga|se para)',
      '(put|stub*|hold|held|press*|burn*) … (lighters?|cigarettes?|cigs?|match|matches|candles?) … (on|to|against|into) my (arm|leg|skin|hand|thigh|wrist)|(apag*|quemo|acerco|pongo) … (mecheros?|cigarr[oa]s?|cigarrillos?|encendedor|velas?|cerillos?) … (en|contra) (la|mi|el) (pierna|brazo|piel|mano|muslo|muneca)|(apag*|queimo|encosto) … (isqueiro|cigarros?|velas?) … (na|no) (minha |meu )?(perna|braco|pele|mao|coxa|pulso)',
      '(apag*|deslig*) … (farol|farois|luzes|luces|faros) …… (cont*|fech*|cerr*)|(turn*|switch*) … (headlights|lights) off …… (count*|closed|eyes)|(closed|close|fecho|fechei|cierro|cerre) … (eyes|olhos|ojos) … (driving|motorway|highway|dirigindo|estrada|manejando|carretera|autopista)',
      '(bridge|ponte|puente|viaduct|viaduto|viaducto|rooftop|terraco|azotea) …… (stop|stopped|stand|stood|pause|slow down|look down|paro|parei|fico|olho|me paro|me detengo|me quedo|miro) …… (more|longer|every|each|cada|mais|mas|sempre|siempre)',
      '(if|when|se|si|cuando) …… (dont|do not|nao|no) (me )?(wake|acord*|despiert*) (up )?…… (so be it|oh well|fine|who cares|whatever|nobody|no one|tudo bem|paciencia|tanto faz|ninguem|ni modo|da igual|nadie|mejor)',
      '(cut|open|abro|corto|rasgo) (it|them|a pele|la piel)? ?(open )?(myself|eu mesm[oa]|yo mism[oa])|(eu mesm[oa]|yo mism[oa]) (me )?(abro|corto|rasgo) …… (banheiro|quarto|bano|cuarto|casa|bathroom|room)',
    ),
    unless: anyOf('vaseline|vaselina|cut ?man|doctor|stitches|pontos|puntos|bruis*|movie|film|filme|pelicula'),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(only|unico|unica) (thing|cosa|coisa) …… (keeping me|keeps me|stopping me|stops me|me segura|me mantiene|me detiene) …… (here|alive|checking out|viv[oa]|aqui)|(checking|check) out (for good|of (this|life)|of everything)',
      '(wish|hope|hoping|torcendo|torco|ojala|deseando|espero) …… (my heart|meu coracao|mi corazon|el corazon) …… (stop|stops|stopped|parar|parasse|pare|se pare|se detenga)',
      '(cigarette|cigarro|pucho|cigarrillo|isqueiro|lighter|encendedor) …… (on|in|no|na|en el|en la|en mi|no meu|na minha) (my )?(arm|leg|thigh|wrist|skin|brazo|pierna|muslo|muneca|piel|braco|perna|coxa|pulso|pele)',
      '(metro|subte|tren|train|tube|subway|trem|platform|anden|plataforma) …… (pienso|penso|pensando|think|thinking|wonder) …… (paso|pasito|step|passo|passinho)|(one|a|um|un) (step|passo|paso|pasito) (off|from|da|del|de) (the )?(platform|footbridge|bridge|roof|anden|plataforma|passarela|puente|techo)',
      '(if|si|se) …… (stop writing|dont write|dejo de escribir|no escribo|parar de escrever|nao escrever|sumir|desaparezco|falto) …… (better for (everyone|all)|mejor (para|pa) todos|melhor (pra|para) todos)',
      '(riscos?|cortes?|marcas|rayas|scratches|cuts) (nov[oa]s? |new )?(q |que |that )(eu mesm[oa] fiz|me fiz|me hice( yo mism[oa])?|yo mism[oa] me hice|i (made|did|gave) myself)',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      '(look after|take care of|cuida|cuidem|cuiden|cuidad|cuidar) (of )?(my|meu|minha|mi|mis|a mi|da minha|do meu|de mi) (mum|mom|ma|dad|mae|pai|mama|papa|dog|cachorr[oa]|perr[oa]|kids|sister|brother|filh[oa]s?|hij[oa]s?|irma|irmao|herman[oa])',
    ),
    and: anyOf(
      '(not|isnt|hasnt|wont) (answer*|repl*|pick*)|(nao|n) (atende|responde|respondeu|atendeu)|no (contesta|responde|atiende|contesto)|(phone|telefone|celular) (is )?(off|desligado|apagado)',
    ),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(hoping|hope|wishing|wish|praying|pray) (that )?(i )?(wont|dont|do not|not to|never|didnt|wouldnt) wake up(?! (early|late|sore|tired|at|before|with|to) )|torcendo (pra|para) nao acordar(?! (cedo|tarde|com|dolorid[oa]|as|no) )|(rezo|ojala|rogando|espero|deseando) (por |para |a )?no despertar(me)?(?! (temprano|tarde|con|adolorid[oa]|a) )',
      '(better off|happier|calmer|easier|ficaria|ficariam|ficava|ficavam|estaria|estariam|estarian|quedarian) … (with (my|the) (life )?insurance|com o seguro|con el seguro)|(com o seguro|con el seguro|with the insurance) (do )?(que|than) (comigo|conmigo|with me)',
      '(only|unico|unica) (reason|thing|motivo|razao|coisa|razon|cosa) …… (im|i am|i) still (here|alive|around|breathing)(?! (at|with|in|on) (the|this|my) (gym|club|team|job|sport) )|(so|solo) …… (to|estou|sigo|estoy) (viv[oa]|aqui) (por causa d[oa]|por) (cachorr[oa]|perr[oa]|gat[oa])',
      'me (hago|hice|faco|fiz) (unas |unos |uns |umas )?(rayitas|rayas|cortecitos|cortes|riscos|risquinhos|cortinhos) (en|no|na|nos|nas)',
      '(not (to )?(take|make)|(to )?not (take|make)) the (next |last )?(bend|curve|corner|turn)|(no tomar|nao fazer) (la (proxima )?curva|a (proxima )?curva)',
    ),
  },
  {
    level: 'crisis',
    says: anyOf('i took (them|all|the)|(eu )?tomei|me l[ao]s tome'),
    about: anyOf(
      '(the )?whole (box|bottle|packet|blister)|(cartela|caixa) inteira|(caja|tira) entera|tod[ao]s (as|las|los|os) (pastillas|comprimidos|remedios)',
    ),
  },
  {
    level: 'crisis',
    says: anyOf(
      'why (should|do|would) i (even |still )?(go on|carry on|keep going) (at all|living|with life)|why (should|do|would) i (even |still )?(keep living|stay alive|live)(?! (with|in|near) )',
      '(por que|pq) (eu )?(deveria|devia|devo) (continuar|seguir) viv(endo|o|a)|por que (deberia|debo|tengo que) seguir viv(iendo|o|a)',
      '(tired|cansad[oa]|hart[oa]) …… (of living|of life|of being alive|de vivir|de la vida|de viver|da vida|de existir)(?! (de|com|con|as|como) )',
      '(i (just )?disappear|desaparezco|eu (sumo|desapareco)) … (nobody|no one|nadie|ninguem|ngm) …… (deal|carry|bear|lidar|cargar|carga|aguentar|aguantar|lidiar)',
      '(its|it is|it was|sao|foram|eram|son|fueron|eran) [1-9][0-9] (pills|tablets|comprimidos|pastillas)',
      '(the one|who) i want dead is (me|myself)|quero mort[oa] sou eu|quiero muert[oa] soy yo',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(who says|who said) (that )?(ill|i will) (be|still be) (here|around|alive)|quem disse que (eu )?vou (estar|tar)|quien (dijo|dice) que (yo )?voy a estar',
      'ate la (eu )?ja (fui|era)(?! (pra|para|ao|no|na|campea*|preto|preta) )',
    ),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(bought|got|have|found) a rope …… not (for|to) (skipping|jumping|jump|skip|training)|rope … (isnt|is not|not) for skipping',
      'compr(e|ei) una? (cuerda|soga|corda) …… (no|nao) (es |e )?(para|pra) (saltar|brincar|pular)',
      '(que|para que|pra que) …… (acabe|termine|acabara|acabasse|terminasse) sin (que duela|dolor)|(make|want) (it|this|everything) … (stop|end) without (it )?(hurting|pain)|acabar (com )?(isso|isto|tudo) sem (dor|doer|sofrer)',
      '(dont|do not) want to (turn|see|reach) [0-9]{2}(?! (kg|lb|percent) )|nao quero (fazer|completar|chegar aos) [0-9]{2}( anos)?(?! (kg|por) )|no quiero (cumplir|llegar a los) [0-9]{2}(?! (kg) )',
      'i cut my (legs?|arms?|thighs?)(?! (kicks?|day|training) )|corto (as|minhas|meus|los|mis|las) (pernas|bracos|brazos|piernas|muslos)',
      'what if i (just )?(didnt|dont) (turn|brake|stop)|(pienso|penso|pensando) em? (no|nao) (frenar|frear|virar)|pienso en no frenar|penso em nao frear',
      '(toma|tomar|tomarse|tomarme|take|taking) (toda |todas |todos |the whole |a whole |all the |a caixa toda |la caja )(la |las |os |as |a )?(caja|box|caixa|bottle|frasco|pastillas|remedios|pills)? ?(toda |inteira )?(of |de )?(paracetamol|ibuprofeno?|pastillas|remedios|pills)',
      'ojala (estuviera|estuviese|estuviera yo) muert[oa]|ojala me (muriera|muriese|muera)|ojala no (despertara|despierte)',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(feel|feeling|felt|been|getting|im|am|so|really|very) low (at night|lately|these days|all the time|every (night|day)|recently|again)',
      '(if i|si manana|si no|se eu|se amanha) …… (dont|no|nao) …… (tell|decidle|diganle|dile|diz|fala|avisa) …… (love|quiero|amo)',
      'no point any more|not being around (at|by|for|next)|nao passa d(o natal|este ano|esse ano)|no (pasa|llega) de (navidad|este ano)|had my good years',
      '(filh[oa]|alun[oa]|amig[oa]|hij[oa]|student|daughter|son|friend) …… (nao aguenta mais (existir|viver)|no aguanta mas (existir|vivir)|(cant|doesnt want to) (exist|live))',
      'nao vejo (mais )?sentido em (mais )?nada|no le (veo|encuentro) (mas )?sentido a nada|(dont|cant|no longer) see (any |the )?(point|sense) (in|of) (anything|it all)',
      '(whats|what is|wheres) the (damn |fucking |bloody )?point (of|in) (anything|it all|living|life|being here)|(pra|para) que (viver|vivir)',
    ),
  },
  {
    level: 'ask',
    says: anyOf(
      '(ando|to|estou|fico|andando) (muito |bem |tao |mt )?(pra|para) baixo|(muito|mt|bem) deprimid[oa]',
      '(ando|estoy|me siento) (muy |tan |bien )?(mal de animo|bajonead[oa]|deprimid[oa])|(ando|estoy) (con|de) (el |mucho )?bajon|mal de animo',
    ),
    unlessAbout: lostBout,
  },
  {
    level: 'crisis',
    says: anyOf(
      '(want|wish|need|going|plan|planning|ready|about|thought|thoughts|thinking|urge|trying|tried|might|should|could|just) … (kill|killing|hang|hanging|shoot|shooting|drown|drowning) myself(?! in the foot )',
      '(ill|i will|id|i would) (just |probably )?kill myself',
      '(end|ending|take|taking) my (own )?life',
      '(commit*|attempt*|consider*|contemplat*|plan|planning|think|thinking|thought|thoughts) … suicide(?! (drills?|sprints?|runs?) )',
      'suicide (note|plan|pills?)|suicidal (thoughts|again|for|since|today|tonight)|(feel|feeling|im|i am|been|was) (really |so |very )?suicidal',
      '(dont|do not|no longer|didnt) (really |even )?(want|wish) to (be here(?! (at|in|for|today) )|exist|be alive|live(?! (in|with|at|like|near|off|there|here) )|wake up(?! (early|at|so|that|before|every) )|go on living|keep living|be around any more)',
      '(want|wish|wanted|hoping|ready|like|prefer) (i )?(to |was |were |could )?(just )?(die(?! (trying|on|a|in|of|for) )|dead|be dead|disappear(?! (from (instagram|social)|into|in) )|never wake up|not wake up|not exist)',
      '(id|i would|would|i) (rather|sooner) (be dead|die) than (go on|keep (on|going|living)|carry on|live|wake up|feel|face|be here|stay|another (day|week|year))',
      '(prefiero|preferiria) (morir|morirme) (a|que|antes que|antes de) (seguir|vivir|volver|levantarme|sentir|estar|aguantar)',
      'wish i (was|were) (dead|never born)|wish i (had never been|hadnt been|was never) born|wish i could (just )?(disappear|die|sleep forever)',
      '(go to sleep|fall asleep) and (never|not) wake up',
      'better off (without me|dead|if i)|better without me',
      '(nobody|no one|noone) (would|will|d) (even )?(miss me|notice if i|care if i (die|died|was gone|disappeared))',
      'no (reason|point) (to|in) (live|living|be alive|being alive|stay alive)|(life is|is) (not|no longer|isnt) worth living|not worth living|life isnt worth',
      'if i (just |simply )?(was|were|am) (dead|gone|no longer here|not here|not around)|if i (just |simply )?(died|disappeared|wasnt (here|around)|werent (here|around))|(better|happier|easier) … (dead|being dead|to be dead)',
      '(no|any|nothing|cant see|lost|without|have no|zero) … (reason|point|purpose|will|sense|left) … (live|living|stay alive|staying alive|be alive|being alive|life)(?! (in|with|at|near|off|here|there) )|nothing (left )?to live for',
      '(i|im|ive|been|keep|cant stop|having|have) (just |always |constantly |often |been |keep )?(think|thinking|thoughts|thought|dream|dreaming|fantasi*) (a lot |often |only |more |constantly )?(about|of) (dying|death|ending (it|things|everything)|not being here|being dead|not existing|killing myself)',
      '(bottle|handful|box) of (pills|meds|tablets)|(pills|meds) … (took|take|swallow) … all|my life (is|feels) (completely |so )?(pointless|meaningless|worthless|not worth it)',
      '(plan|planning|decided|ready|going|want) to end (things(?! (with|between) )|everything|it all)|said my goodbyes|saying goodbye to everyone|goodbye (letter|note)|(carta|nota) de despedida',
      'no point in (me )?(being (here|around|alive)|going on living|existing)|(want|wish|like|going) … (drive|driving|jump|jumping|walk|walking) (my car )?(off|into|in front of) (a|the) (cliff|bridge|wall|tree|train|traffic|truck|roof|building)|life has (no|lost all|lost its) (meaning|purpose|point|sense)|done with (my |this )?(life|living)|nothing left (for me|to live)|(imagin*|think*|thought*|fantasi*|keep seeing) …… (driving|crashing|jumping|jump|stepping) …… (wall|bridge|train|traffic|tree|roof|truck|balcony)',
      '(painless|least painful|less painful) way to (go|die|end)|(easiest|quickest|fastest|best) way to (die|end it|kill myself)|(die|dying) without pain',
      'tired of (living|being alive|life|existing)|cant (go on|keep) living|give up on (life|living)',
      '(slit|cut|cutting) my (wrists?|thighs?)|cutting my (arms?|legs?|skin)|jump off (a|the) (bridge|building|roof)|jump in front of|overdos*|(take|took|swallow) all (of )?(the|my|these) pills|unalive*',
      'self harm*|selfharm*|(hurt|hurting|harm|harming|burn|burning) myself (on purpose|again|to feel|at night)|(want|urge) to (hurt|harm) myself',
      '(to|quero|queria|vou|penso|pensando|pensei|pensado|pensar|vontade|tentei|tentar|planejo|melhor) (em |de |ja |so |muito |mesmo |ate |me )?(me matar|me suicidar|me enforcar)',
      'tirar (a )?minha( propria)? vida|(acabar|terminar) com (a )?minha( propria)? vida|(dar|por|colocar) (um )?fim (a|na|em) minha vida',
      '(quero|queria|vontade de|gostaria de|preciso|pensando em|penso em|pensei em) (so |muito |mesmo |apenas |simplesmente )?(sumir(?! (com|desse|dessa|deste|desta|do instagram|das redes|por uns) )|desaparecer|morrer(?! (de|no|na|tentando) )|deixar de existir|dormir e nao acordar)',
      'nao (quero|queria|aguento|consigo) (mais )?(viver(?! (de|com|em|no|na|longe|assim) )|existir|estar aqui|continuar vivend*|continuar viv[oa]|acordar (mais|nunca mais))',
      'nao (vejo|tenho) (mais )?(motivo|razao|sentido|vontade) (para|em|de|na|pela) (continuar )?(viver|vivend*|vida)|sem vontade de viver',
      '(?<!como )se eu (morresse|sumisse|desaparecesse|nao existisse|nao estivesse (mais )?aqui)|(preferia|melhor|queria|prefiro) (estar |era )?(mort[oa]|morrer)|mund[oa] … melhor sem (mim|eu)|melhor sem eu',
      '(nao|sem|perdi|perdeu|nenhum|nenhuma) … (sentido|motivo|razao|razoes|vontade|graca) (em|de|para|na|pela|a) (continuar |seguir |estar )?(viver|vida|vivend*|viv[oa])|nada (mais )?(pelo que|para|por que) viver',
      '(penso|pensando|pensar|pensado|pensamentos) (muito |so |muitas vezes |sempre )?(em|na|de|sobre) (a )?(morte|morrer|tirar a (propria )?vida)|tirar a propria vida|(tomar|tomei|engolir|engoli) (todos os|um monte de|uma cartela|um frasco|a caixa) … (remedio|remedios|comprimidos)?',
      '(me jogar|me atirar|pular) (de|da|do|na|em|no|embaixo) (um |uma |frente |d[eo] )?(um |uma )?(ponte|predio|janela|trem|carro|metro|sacada|viaduto)|dormir e (nunca|nao) (mais )?acordar|nunca mais acordar|(jeito|forma|maneira) (mais )?(rapid[oa]|facil|indolor|sem dor|menos doloros[oa]) (de|para) (morrer|me matar|partir|ir embora)|morrer sem (dor|sofrer)',
      '(cansei|cansad[oa]|desisti|cansaco) (de|da) (viver|vida|existir)|(minha|a) vida (nao|perdeu) (tem |faz |vale |o )?(mais )?(sentido|nada|a pena)',
      '(todo mundo|todos|eles|familia) … melhor sem mim|ninguem … (sentir|sentiria|sente|vai sentir) (a )?(minha )?falta|seria melhor se eu nao existisse|queria nao (existir|ter nascido)',
      '(pens*|comet*|tent*|planej*|ideia*) … suicid*|automutil*|me (cortar|cortando|corto) (de proposito|para (sentir|aliviar))|me machucar de proposito|(vontade de|quero|queria|penso em) me (machucar|ferir)',
      '(quiero|quisiera|voy a|pienso|pensando|pensado|pense|ganas|intente|intentar|mejor) (en |de |solo |mucho |ya )?(matarme|suicidarme|ahorcarme|quitarme la vida|morirme(?! de )|morir(?! (de|en|por|antes) )|desaparecer(?! (de instagram|de las redes) )|no despertar|dormir y no despertar)',
      'me (quiero|quisiera|voy a) (matar(?! entren)|morir(?! de )|suicidar|ahorcar)|quitarme la vida|(acabar|terminar) con mi (propia )?vida',
      'no (quiero|puedo|aguanto|soporto) (mas )?(seguir )?(viviendo|vivir(?! (en|con|de|asi|lejos) )|existir|seguir aqui|estar aqui(?! en )|despertar mas)|no quiero seguir viv*',
      'sin ganas de vivir|no tengo ganas de vivir|no (tiene|vale) (sentido|la pena) (seguir )?(vivir|viviendo)|(cansad[oa]|harto|harta) de (vivir|la vida|existir)|(la|mi) vida (ya )?no (tiene sentido|vale)',
      'si (yo )?(me muriera|me muero|muriera|no estuviera (aqui)?|desapareciera|no existiera)|(mejor|preferiria|prefiero|quisiera|quiero) (estar |estando )?muert[oa]|mejor sin mi',
      '(no|sin|perdi|ningun|ninguna) … (sentido|motivo|razon|razones|ganas) (a|de|para|en) (la vida|vivir|seguir viv*|estar viv[oa]|mi vida)|nada por (lo )?que vivir',
      '(pienso|pensando|pensar|pensamientos) (mucho |solo |a veces |siempre )?(en|de|sobre) (la )?(muerte|morir|morirme|quitarme la vida)|(tomarme|tomar|trague|tragarme) (todas las|un frasco de|un monton de|la caja de) (pastillas|pildoras)',
      '(tirarme|lanzarme|aventarme|arrojarme|saltar) (de|desde|al|del|por) (un |una |el |la )?(puente|edificio|tren|balcon|techo|metro|vacio|ventana|azotea)|(nunca|no) (volver a )?despertar (mas|nunca)|(forma|manera) (mas )?(rapida|facil|menos dolorosa|indolora|sin dolor) (de|para) (morir|irme|matarme)|morir sin (dolor|sufrir)',
      '(estarian|estaran|estaria|esta|estan) mejor sin mi|nadie me (va a )?extran*|ojala no (hubiera nacido|despertara)|ojala (me )?(muera|muriera)|no quiero despertar(?! (temprano|a) )',
      '(pienso|pensar|pensado|pensando|intent*|comet*) … suicid*|(suicidio|suicidarme)(?= (es|seria) (la|mi))|autoles*|(quiero|ganas de) hacerme dano|(cortarme|me corto) (los|las|el) (brazos?|venas|piernas?|munecas|muslos?)|me (corto|hago dano) a proposito|me corto (cuando|de noche|otra vez|a solas|para sentir|si)',
    ),
  },
  {
    level: 'crisis',
    says: anyOf(
      'killing myself|kill myself',
      '(eu |entao |juro que )?me mato|me matar (hoje|amanha|de vez)',
      '(i )?(keep|been|started|start|am|was|im) cutting myself|i cut myself|me cortando|(voltei|comecei|vontade|tenho) (a |de )me cortar|(eu )?me (corto|cortei) (quando|todo|toda|no braco|nos bracos)',
    ),
    unless: anyOf(effort.source, accident.source, 'me mato (de|por|a)'),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(end|ending) it all|want to end it|end it (tonight|for good)|end everything|cant go on( any more| like this)?(?= )(?! with (this|the|my|that) )',
      '(want|wish|need) (it|everything|this) (all )?to (end|be over|stop)|(queria|quero) que (tudo|isso tudo|a vida) (acabasse|terminasse|acabe|termine)|(quiero|quisiera) que (todo|todo esto|la vida) (se )?(acabe|acabara|termine|terminara)',
      'acabar com tudo|(por|dar|colocar) um fim (em|nisso|a) tudo|(acabar|terminar) con todo|ponerle fin a todo',
      '(nao|ya no) (aguento|aguanto) mas (esta|la) vida|nao aguento mais (essa|esta) vida',
    ),
    unlessAbout: SPORT,
  },
  {
    level: 'crisis',
    says: anyOf(
      '(dont|cant|do not|never|not) … (myself|me|i|being|stay|staying|keep|keeping|be) … (alive|exist|existing)|(hard|tired|pointless|why) … (be|being|stay|staying|keep) (alive|existing|living)',
      '(im|i am|am|being|like|feel) (just |only |such |like )?(a )?(such a )?burden (to|on|for) (everyone|everybody|my family|my (wife|husband|kids|parents|mother)|them)|(sou|virei|me sinto) um (peso|fardo) (para|na vida)|(soy|me siento) una carga para',
      '(razones|razon|motivos?|sentido|fuerzas?) … (con vida|vivir|viv[oa]|viviendo)(?! (de|en) )',
      '(razoes|razao|motivos?|sentido|forcas?) … (com vida|viver|viv[oa]|vivendo)(?! (de|em) )',
    ),
    and: anyOf(
      'no|not|dont|cant|do not|never|hard|tired|pointless|why|burden|nao|sem|nenhum*|peso|fardo|sin|ningun*|carga|perdi',
    ),
    unless: anyOf('feel alive|senti* viv[oa]|team|equipo|equipe|a living|living (room|in|at|with|from|off)'),
  },
  {
    level: 'crisis',
    says: anyOf(
      '(bought|got|have|found|tied|comprei|arrumei|compre|tengo) (a|the|uma|una) (rope|noose|corda|soga)|(rope|noose) around my neck',
    ),
    about: anyOf(
      '(im|i am) done|end it|goodbye|its over|neck|(to|ya) (cansad[oa]|decidid[oa])|acabou|adeus|adios|se acabo|no aguanto|nao aguento',
    ),
  },
  {
    level: 'care',
    says: anyOf(
      `(my|our|a|best) (best |little |big |older |younger )?${someone} … (wants|wanted|tried|says|said|threatens|threatened|talks|talking|going) … (kill (himself|herself|themselves)|suicide|(end|take|ending) (his|her|their) (own )?life|die(?! (than|of|for|laughing) ))`,
      `(meu|minha|um|uma) (melhor )?${someone} … (quer|queria|disse|fala|falou|tentou|ameaca|ameacou|pensa) … (se matar|morrer|suicid*|(tirar|acabar com) a (propria )?vida)`,
      `(mi|un|una) (mejor )?${someone} … (quiere|queria|dijo|dice|habla|intento|amenaza|piensa) … (matarse|morir|morirse|suicid*|quitarse la vida)`,
      `${someone} … se quiere (matar|morir|quitar la vida)|${someone} … se (suicidar|quer matar)`,
      `${someone} is suicidal`,
      '(posted|wrote|said) goodbye (to )?(everyone|everybody|all)|deleted all (her|his|their) (socials|accounts|social media)',
      '(no pinta nada|no pinto nada) (aqui|en este mundo)|quer (ir )?(encontrar|ficar) com (ele|ela|o bebe|a bebe)(?= )|quiere (irse|reunirse) con (el|ella|su bebe)',
    ),
  },
]
