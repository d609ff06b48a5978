/** Words of the gym: training, gear, belts, body. */
export const GYM = `
jiu-jitsu | jiu jitsu, bjj, brazilian jiu jitsu, jiujitsu, jits | jiu-jitsu, jiu jitsu, jiu, bjj, jiujitsu | jiu-jitsu, jiu jitsu, bjj, yiu yitsu
grappling | grappling, grappler, submission wrestling | grappling, grappler, luta agarrada, submission | grappling, grappler
gi | gi, kimono, judogi, dobok | kimono, quimono, gi, judogi, dobok | kimono, gi, judogi, dobok
no-gi | no gi, nogi | sem kimono, no gi, nogi, sem quimono | sin kimono, no gi, nogi, sin gi
training | training, practice, workout, train | treino, treinar, treinamento | entrenamiento, entreno, entrenar, práctica
training-camp | training camp, fight camp, camp | camp, preparação para a luta, período de treinos | campamento, campamento de entrenamiento, camp, preparación para la pelea
class | class | aula | clase
open-mat | open mat | open mat, treino livre, tatame aberto | open mat, tatami abierto, entrenamiento libre
sparring | sparring, spar | sparring, fazer luva, treino de luva | sparring, guanteo, hacer sparring, hacer guantes
hard-sparring | hard sparring | sparring duro, sparring forte | sparring fuerte, sparring duro
rolling | rolling, roll, randori, live rounds, live training | rola, rolar, randori | rolar, lucha en vivo, randori, rodar
drill | drill, drilling | drill, repetição, drillar | drill, repetición, drillear
positional-sparring | positional sparring, situational sparring, specific training | treino específico, treino posicional, sparring posicional | posicional, sparring posicional, lucha específica
warm-up | warm up, warmup | aquecimento, aquecer | calentamiento, calentar
cool-down | cool down, cooldown | volta à calma, desaquecimento | vuelta a la calma, enfriamiento
stretching | stretching, stretch, flexibility, mobility | alongamento, alongar, flexibilidade, mobilidade | estiramiento, estirar, flexibilidad, elongación, movilidad
cardio | cardio, conditioning, gas tank, endurance, stamina | cardio, gás, condicionamento, fôlego, resistência | cardio, acondicionamiento, fondo físico, resistencia, condición física
gassed | gassed, gassed out, gas out, gassing out | sem gás, ficar sem gás, cansar na luta, acabar o gás | quedarse sin aire, sin aire, fundido
strength | strength, strength training, weights, lifting, strength and conditioning | musculação, força, preparação física, treino de força | fuerza, levantar pesas, preparación física, entrenamiento de fuerza, hacer pesas
running | running, roadwork, road work, jogging | corrida, correr | correr, trote, trotar
recovery | recovery, rest day, recover | recuperação, descanso, recuperar | recuperación, descanso, recuperar
overtraining | overtraining, overtrained, burnout | overtraining, excesso de treino, sobretreinamento | sobreentrenamiento, exceso de entrenamiento
injury | injury, injuries, injured, hurt | lesão, machucado, lesionado, lesionar, machucar | lesión, lesionado, lesionar, lastimado
concussion | concussion, concussed, head trauma | concussão | conmoción cerebral, conmoción
cut | cut over the eye, facial cut, gash | corte no supercílio, supercílio aberto | corte en la ceja, ceja abierta
knee-injury | acl, torn acl, meniscus, mcl, knee injury | ligamento cruzado, lca, menisco, lesão no joelho | ligamento cruzado, lca, menisco, lesión de rodilla
shoulder-injury | rotator cuff, shoulder injury | manguito rotador, lesão no ombro | manguito rotador, lesión de hombro
cauliflower-ear | cauliflower ear, cauli ear | orelha de couve-flor, orelha estourada, orelha de repolho | oreja de coliflor, orejas de coliflor
staph | staph, staph infection, ringworm, skin infection, mat herpes | micose, infecção de pele, impingem, estafilococo | hongos, infección en la piel, tiña, estafilococo
rib-injury | rib injury, broken rib, popped rib | lesão na costela, costela trincada, costela quebrada | lesión de costilla, costilla rota, costilla fisurada
mouthguard | mouthguard, mouth guard, gumshield, mouthpiece | protetor bucal, bucal | protector bucal, bucal
headgear | headgear, head guard, head gear | capacete, protetor de cabeça | cabezal, careta, casco
groin-guard | groin guard, cup, groin protector | coquilha, protetor genital | concha, coquilla, protector inguinal
shin-guards | shin guards, shin guard, shin pads | caneleira | canilleras, espinilleras, tibiales
gloves | gloves, boxing gloves, mma gloves | luvas, luvas de boxe | guantes, guantes de boxeo
rash-guard | rash guard, rashguard | rash guard, lycra | rash guard, licra
fight-shorts | fight shorts, board shorts, thai shorts | bermuda de luta, short de muay thai | short de pelea, short de muay thai
knee-pads | knee pads, knee sleeves, knee pad | joelheira | rodilleras
mat | mat, mats, tatami | tatame | tatami, colchoneta, lona
gym | gym, academy, dojo, team | academia, dojô, equipe, ct | gimnasio, academia, dojo
coach | coach, trainer, instructor, professor, sensei | treinador, treinadora, professor, professora, mestre, sensei, instrutor | entrenador, entrenadora, profesor, profesora, maestro, sensei, instructor
training-partner | training partner, sparring partner, uke | parceiro de treino, colega de treino, sparring de treino, uke | compañero de entrenamiento, compañero de sparring, uke
beginner | beginner, newbie, novice | iniciante, novato | principiante, novato
belt | belt | faixa | cinturón, cinta, cinto
white-belt | white belt | faixa branca, faixa-branca | cinturón blanco, cinta blanca, cinto blanco
yellow-belt | yellow belt | faixa amarela | cinturón amarillo, cinta amarilla, cinto amarillo
orange-belt | orange belt | faixa laranja | cinturón naranja, cinta naranja, cinturón anaranjado
green-belt | green belt | faixa verde | cinturón verde, cinta verde, cinto verde
blue-belt | blue belt | faixa azul, faixa-azul | cinturón azul, cinta azul, cinto azul
purple-belt | purple belt | faixa roxa, faixa-roxa | cinturón morado, cinturón violeta, cinta morada
brown-belt | brown belt | faixa marrom, faixa-marrom | cinturón marrón, cinturón café, cinta café
black-belt | black belt | faixa preta, faixa-preta | cinturón negro, cinta negra, cinto negro
red-belt | red belt, coral belt | faixa vermelha, faixa coral | cinturón rojo, cinturón coral, cinta roja
stripe | stripe | grau na faixa, graus na faixa | grado en el cinturón, raya en el cinturón
promotion | belt promotion, grading, belt test | graduação, exame de faixa, troca de faixa | graduación, examen de cinta, examen de cinturón, cambio de cinturón
dan | dan grade, dan rank | dan | dan
game-plan | game plan, gameplan, fight plan, fight strategy | plano de luta, estratégia de luta, plano de jogo | plan de pelea, estrategia de pelea, plan de juego
pressure | pressure, pressure fighter | pressão, pressionar | presión, presionar
explosiveness | explosiveness, explosive, explosive power | explosão, explosivo | explosividad, explosivo
balance | balance | equilíbrio | equilibrio
reflexes | reflexes, reflex, reaction time | reflexo, tempo de reação | reflejos, tiempo de reacción
breathing | breathing, breath, breathe | respiração, respirar | respiración, respirar
adrenaline-dump | adrenaline dump, adrenaline | adrenalina, descarga de adrenalina | adrenalina, descarga de adrenalina
nerves | nerves, pre fight nerves, nervous, fight anxiety | nervosismo, nervoso, ansiedade antes da luta | nervios, nervioso, ansiedad antes de la pelea
mindset | mindset, mental game, mental toughness | mentalidade, cabeça de campeão, força mental | mentalidad, fortaleza mental, juego mental
visualization | visualization, visualisation, visualize | visualização, visualizar | visualización, visualizar
trash-talk | trash talk, trash talking | provocação, trash talk | provocación, trash talk
staredown | staredown, stare down, face off, faceoff | encarada | careo, cara a cara
walkout | walkout, walk out song, ring walk | entrada no ringue, música de entrada | entrada al ring, música de entrada, caminata al ring
film-study | film study, tape study, fight footage, watch tape | estudar vídeo, análise de luta, estudo de vídeo | estudiar video, análisis de pelea, estudio de video
nutrition | nutrition, diet, meal plan | nutrição, dieta, alimentação | nutrición, dieta, alimentación
supplement | supplement, creatine, protein powder, whey | suplemento, creatina, whey | suplemento, creatina, proteína en polvo
hydration | hydration, hydrate | hidratação, hidratar | hidratación, hidratar
sauna | sauna, sweat suit, sauna suit, hot bath | sauna, roupa de sauna | sauna, traje de sauna
ice-bath | ice bath, cold plunge | banho de gelo, banheira de gelo | baño de hielo, inmersión en hielo
physiotherapy | physiotherapy, physical therapy, physio, rehab | fisioterapia, fisio | fisioterapia, fisio, kinesiología, rehabilitación
self-defense | self defense, self defence | defesa pessoal, autodefesa | defensa personal, autodefensa
kids-class | kids class, kids classes | aula infantil, turma infantil, aula para crianças | clase infantil, clase para niños
womens-class | women's class, women only class | aula feminina, turma feminina | clase femenina, clase para mujeres
seminar | seminar, workshop | seminário | seminario
dues | gym dues, gym fee, membership fee | mensalidade | mensualidad, cuota del gimnasio
etiquette | gym etiquette, mat etiquette | etiqueta do tatame, regras da academia | etiqueta del tatami, reglas de la academia
hygiene | hygiene, wash your gi, trim your nails | higiene, lavar o kimono, cortar as unhas | higiene, lavar el kimono, cortarse las uñas
`
