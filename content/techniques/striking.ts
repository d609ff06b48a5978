/** Punches, kicks, knees, elbows, defence and footwork: boxing, muay thai, kickboxing, karate, taekwondo. */
export const STRIKING = `
punch | punch | soco, socar | golpe de puño, puñetazo, golpe
jab | jab | jab, jabe | jab
cross | cross, straight right, straight left, rear straight | direto, direto de direita, direto de esquerda | recto, directo, cruzado de derecha
hook-punch | hook, left hook, right hook, check hook | cruzado, gancho | gancho, crochet, gancho de izquierda
uppercut | uppercut, upper cut | upper, uppercut | upper, uppercut, gancho ascendente
overhand | overhand, overhand right | overhand, swing, mata-cobra | volado, overhand, swing
body-shot | body shot, body punch, liver shot, liver punch | golpe no corpo, golpe na linha de cintura, soco no fígado, golpe no fígado, linha de cintura | golpe al cuerpo, golpe al hígado, gancho al hígado, zona blanda
superman-punch | superman punch | superman punch, soco do super-homem | golpe de superman, superman punch
spinning-backfist | spinning backfist, spinning back fist, back fist, backfist | soco giratório, soco rodado, punho girado | golpe giratorio, puño giratorio, backfist
hammerfist | hammerfist, hammer fist | martelada, soco martelo | golpe de martillo, martillazo
combination | combination, combo | combinação, sequência de golpes | combinación, combo
one-two | one two, one-two, jab cross | um dois, jab direto, um-dois | uno dos, uno-dos, jab directo
counter | counter, counterpunch, counter punch, countering | contragolpe, contra-ataque, contra-atacar, contragolpear | contragolpe, contraataque, contragolpear, contraatacar
feint | feint, fake | finta, fintar | finta, fintar, amague, amagar
slip | slip, slipping punches | esquiva, esquivar | esquiva, esquivar
bob-and-weave | bob and weave, roll under, weaving | pêndulo, passar por baixo do golpe | bob and weave, péndulo, pasar por debajo del golpe
pull-counter | pull counter, lean back | pull counter, esquiva para trás | pull counter, esquiva atrás
parry | parry, parries | aparar, desviar o golpe, parry | parry, desviar el golpe, parada de golpe
block | block, high guard, shell | bloqueio, bloquear, guarda alta | bloqueo, bloquear, guardia alta
shoulder-roll | shoulder roll, philly shell | shoulder roll, rolar o ombro, philly shell | shoulder roll, rolar el hombro, philly shell
peekaboo | peekaboo, peek a boo | peekaboo | peekaboo
head-movement | head movement | movimentação de cabeça, movimento de cabeça | movimiento de cabeza
footwork | footwork, foot work | movimentação, jogo de pernas, trabalho de pés, deslocamento | trabajo de pies, juego de piernas, desplazamiento
pivot | pivot | pivô, pivotar, giro no pé da frente | pivote, pivotear
angle | angle, cutting an angle, cut angles | ângulo, sair em ângulo | ángulo, salir en ángulo
cut-the-ring | cut off the ring, cutting off the ring, cut the cage | cortar o ringue, encurtar o ringue, cortar a grade | cortar el ring, cerrar el ring
distance | distance, range, distance management | distância, controle de distância | distancia, manejo de la distancia
timing | timing | timing, tempo de luta | timing, tiempo de pelea
stance | stance, fighting stance | base de luta, posição de luta | postura de pelea, posición de combate, guardia de pelea
orthodox | orthodox, orthodox stance | destro, base destra, ortodoxo | ortodoxo, diestro, guardia diestra
southpaw | southpaw, lefty, left handed | canhoto, base canhota, southpaw | zurdo, guardia zurda, southpaw
switch-stance | switch stance, switch hitter | troca de base, trocar de base | cambio de guardia, cambiar de guardia
clinch | clinch | clinch, clinche, clinchar | clinch, clinche, amarrar
thai-clinch | thai clinch, thai plum, plum, double collar tie | clinch de muay thai, clinch tailandês, plum | clinch tailandés, plum
dirty-boxing | dirty boxing | boxe sujo, dirty boxing | boxeo sucio, dirty boxing
kick | kick | chute, chutar | patada, patear
low-kick | low kick, leg kick, lowkick | low kick, chute baixo, chute na perna, chute na coxa | low kick, patada baja, patada a la pierna
calf-kick | calf kick | calf kick, chute na panturrilha | calf kick, patada a la pantorrilla
inside-leg-kick | inside leg kick, inside low kick | low kick por dentro, chute por dentro | low kick interno, patada interna
oblique-kick | oblique kick | pisão no joelho, chute oblíquo | patada oblicua
body-kick | body kick, middle kick, mid kick | middle kick, chute no corpo, chute na costela, chute médio | patada media, patada al cuerpo, middle kick
head-kick | head kick, high kick | high kick, chute alto, chute na cabeça | patada alta, high kick, patada a la cabeza
roundhouse-kick | roundhouse kick, roundhouse, round kick, mawashi geri, dollyo chagi | chute circular, mawashi geri, dollyo chagi, bandal chagi | patada circular, mawashi geri, dollyo chagi, bandal chagi
teep | teep, push kick, foot jab | teep, pisão frontal, chute frontal de empurrar | teep, patada de empuje, patada empujando
front-kick | front kick, mae geri, ap chagi, snap kick | chute frontal, mae geri, ap chagi | patada frontal, mae geri, ap chagi
side-kick | side kick, yoko geri, yop chagi | chute lateral, yoko geri, yop chagi, pisão lateral | patada lateral, yoko geri, yop chagi
back-kick | back kick, spinning back kick, ushiro geri, dwi chagi | chute giratório de costas, coice, ushiro geri, dwi chagi | patada hacia atrás, patada trasera, ushiro geri, dwi chagi
hook-kick | hook kick, ura mawashi geri | chute gancho, ura mawashi geri | patada de gancho, ura mawashi geri
spinning-hook-kick | spinning hook kick, spinning heel kick, wheel kick | chute rodado, chute giratório, gancho rodado | patada giratoria, patada de talón giratoria
axe-kick | axe kick, ax kick, kakato otoshi, naeryo chagi | chute machado, kakato otoshi, naeryo chagi | patada de hacha, patada descendente, kakato otoshi, naeryo chagi
crescent-kick | crescent kick, mikazuki geri | meia-lua, mikazuki geri | patada de media luna, mikazuki geri
question-mark-kick | question mark kick, brazilian kick | chute interrogação, chute brasileiro | patada signo de interrogación, patada brasileña
tornado-kick | tornado kick, 360 kick | chute tornado | patada tornado
flying-kick | flying kick, jumping kick, tobi geri | voadora, chute voador, tobi geri | patada voladora, tobi geri
switch-kick | switch kick | switch kick, chute com troca de base | switch kick, patada con cambio
check-kick | check kick, checking kicks, check the kick, kick check | checar o chute, bloqueio de canela, defender com a canela, defesa de canela | chequear la patada, bloqueo con la tibia, check
catch-kick | catch kick, catching kicks, catch the kick | segurar o chute, pegar o chute | atrapar la patada, agarrar la patada
shin | shin, shin conditioning | canela, calejar a canela | tibia, espinilla
knee-strike | knee strike, knee to the body, throw knees | joelhada | rodillazo
flying-knee | flying knee, jumping knee | joelhada voadora | rodillazo volador, rodilla voladora
elbow-strike | elbow strike, throw elbows | cotovelada | codazo
spinning-elbow | spinning elbow, spinning back elbow | cotovelada giratória, cotovelada rodada | codazo giratorio
striking | striking, stand up fighting, standup fighting | trocação, trocar em pé | striking, golpeo, pelea de pie
ground-and-pound | ground and pound, gnp | ground and pound, bater no chão | ground and pound, golpear en el piso, golpeo en el suelo
knockout | knockout, knock out, ko, knocked out | nocaute, nocautear, ko | nocaut, knockout, noquear, ko
knockdown | knockdown, knock down, knocked down | knockdown, queda por golpe, ir à lona | caída por golpe, knockdown, tumbar
tko | tko, technical knockout | nocaute técnico, tko | nocaut técnico, tko
chin | chin, iron chin, glass jaw | queixo, queixo de vidro | mentón, mandíbula de cristal, quijada
pads | pads, pad work, padwork, mitts, focus mitts, mitt work | manopla, fazer manopla, aparar manopla | manoplas, paos, hacer manoplas, focos
thai-pads | thai pads | aparador de chute, paos de thai | paos tailandeses, paos de thai
heavy-bag | heavy bag, bag work, punching bag, hit the bag | saco de pancada, bater saco, saco | saco de boxeo, costal, saco pesado, hacer saco, pegarle al costal
speed-bag | speed bag | punching ball, pera de velocidade | pera de velocidad, pera loca
shadow-boxing | shadow boxing, shadowboxing, shadow box | sombra, fazer sombra | sombra, hacer sombra, boxeo de sombra
skipping-rope | skipping rope, jump rope, jumping rope, skip rope | pular corda, corda | saltar la cuerda, saltar la soga, brincar la cuerda, cuerda
hand-wraps | hand wraps, handwraps, wraps | bandagem, atadura | vendas, vendaje
kata | kata, poomsae, poomse | kata, poomsae | kata, poomsae
kumite | kumite, point fighting, point sparring | kumite, luta por pontos | kumite, combate por puntos
kihon | kihon | kihon | kihon
gyaku-zuki | gyaku zuki, reverse punch, gyaku tsuki | gyaku zuki, gyaku tsuki | gyaku zuki, gyaku tsuki
oi-zuki | oi zuki, oi tsuki, lunge punch | oi zuki, oi tsuki | oi zuki, oi tsuki
kizami-zuki | kizami zuki, kizami tsuki | kizami zuki, kizami tsuki | kizami zuki, kizami tsuki
zenkutsu-dachi | zenkutsu dachi, front stance | zenkutsu dachi | zenkutsu dachi
wai-kru | wai kru, wai khru, ram muay | wai kru, ram muay | wai kru, ram muay
boxing | boxing, boxer | boxe, boxeador, pugilismo, boxeadora | boxeo, boxeador, box, boxeadora, pugilismo
muay-thai | muay thai, thai boxing, muaythai, nak muay | muay thai, boxe tailandês, thai | muay thai, boxeo tailandés, thai
kickboxing | kickboxing, kick boxing, kickboxer, k-1 rules | kickboxing, kickboxe, kickboxer | kickboxing, kick boxing, kickboxeador
karate | karate, karateka, shotokan, kyokushin | karatê, caratê, karateca, shotokan, kyokushin | karate, kárate, karateca, shotokan, kyokushin
taekwondo | taekwondo, tae kwon do, tkd | taekwondo, tae kwon do, tkd | taekwondo, tae kwon do, tkd
capoeira | capoeira | capoeira | capoeira
sanda | sanda, sanshou | sanda, sanshou | sanda, sanshou
`
