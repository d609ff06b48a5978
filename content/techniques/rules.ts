/** Competition: rules, results, officials, weight. */
export const RULES = `
competition | competition, tournament, championship, comp, compete | competição, campeonato, torneio, competir | competencia, competición, torneo, campeonato, competir
fight | fight, bout, fought | luta, combate, lutar | pelea, combate, pelear
sparring-match | exhibition, exhibition match, smoker | exibição, interclubes | exhibición, tope, fogueo
fighter | fighter, athlete | lutador, lutadora, atleta | peleador, peleadora, luchador, luchadora, atleta
opponent | opponent | adversário, oponente | rival, oponente, contrincante
debut | debut, first fight | estreia, estrear, primeira luta | debut, debutar, primera pelea
amateur | amateur | amador, amadora | amateur, aficionado
professional | pro, professional, pro fighter | profissional | profesional
title-fight | title fight, title shot, championship fight, belt fight | disputa de cinturão, luta pelo cinturão | pelea por el título, disputa del título, pelea titular
champion | champion, champ | campeão, campeã | campeón, campeona
round | round | round, assalto | round, asalto
decision | decision, judges' decision, unanimous decision, split decision | decisão, decisão dos juízes, decisão unânime, decisão dividida | decisión, decisión unánime, decisión dividida
draw | draw, majority draw | empate, empatar | empate, empatar
no-contest | no contest | no contest, sem resultado, luta sem resultado | sin resultado, sin decisión, no contest
disqualification | disqualification, disqualify, dq | desclassificação, desclassificar | descalificación, descalificar
points | points, point, score points | pontos, ponto, pontuar, pontuação | puntos, punto, puntuar, puntuación
advantage | advantage | vantagem | ventaja
penalty | penalty, penalties, point deduction | punição, punir, penalidade, perda de ponto | penalización, amonestación, penalizar, resta de punto
foul | foul, illegal strike, illegal move | falta, golpe ilegal | falta, golpe ilegal, foul
low-blow | low blow, groin shot, groin strike | golpe baixo, golpe nas partes baixas | golpe bajo
eye-poke | eye poke | dedo no olho, dedada no olho | piquete de ojo, dedo en el ojo
headbutt | headbutt, head butt, clash of heads | cabeçada, choque de cabeças | cabezazo, choque de cabezas
stalling | stalling, passivity, stall | amarração, travar a luta, falta de combatividade, passividade | pasividad, falta de combatividad
referee | referee, ref | árbitro, juiz central | árbitro, réferi, referee
judge | judge | juiz lateral, jurado, juiz | juez, jurado
corner | corner, cornerman, cornering | córner, corner, escanteio do lutador | esquina, córner
cutman | cutman, cut man | cutman | cutman
standing-count | standing count, eight count, standing eight | contagem, contagem protetora | cuenta de protección, conteo de protección, conteo
stoppage | stoppage, referee stoppage, fight stopped | interrupção, interromper a luta, parada do árbitro | detención de la pelea, parar la pelea, interrupción
throw-in-towel | throw in the towel | jogar a toalha | tirar la toalla
weigh-in | weigh in, weigh-in, weigh ins | pesagem, subir na balança | pesaje, subir a la báscula
weight-cut | weight cut, cutting weight, cut weight, making weight, make weight | corte de peso, perder peso, cortar peso, bater o peso, desidratação | corte de peso, cortar peso, dar el peso, bajar de peso, marcar el peso
miss-weight | miss weight, missed weight | não bater o peso, estourar o peso | fallar el peso, no dar el peso
rehydration | rehydration, rehydrate | reidratação, reidratar | rehidratación, rehidratar
weight-class | weight class, weight division | categoria de peso, divisão de peso, categoria | categoría de peso, división de peso, categoría
catchweight | catchweight, catch weight | peso casado, peso combinado | peso pactado
strawweight | strawweight | peso palha | peso paja
flyweight | flyweight | peso mosca | peso mosca
bantamweight | bantamweight | peso galo | peso gallo
featherweight | featherweight | peso pena | peso pluma
lightweight | lightweight | peso leve | peso ligero
welterweight | welterweight | peso meio-médio, meio-médio | peso wélter, wélter
middleweight | middleweight | peso médio | peso medio, mediano
light-heavyweight | light heavyweight, cruiserweight | meio-pesado, peso meio-pesado, cruzador | semipesado, peso semipesado, crucero
heavyweight | heavyweight | peso pesado | peso pesado, peso completo
absolute | absolute division, open weight, openweight | absoluto | absoluto
bracket | bracket, draw sheet | chave de luta, chaveamento | llave del torneo, cuadro, bracket
masters | masters division, master division | categoria máster, máster | categoría máster, máster
podium | podium, medal, gold medal | pódio, medalha | podio, medalla
matchmaker | matchmaker, matchmaking | matchmaker, casar luta, casamento de luta | matchmaker, casar una pelea
contract | fight contract, bout agreement | contrato de luta | contrato de pelea
purse | purse, fight purse | bolsa, bolsa da luta | bolsa, bolsa de la pelea
sponsor | sponsor, sponsorship | patrocínio, patrocinador, patrocinar | patrocinio, patrocinador, patrocinar, auspicio
ranking | ranking | ranking | ranking
mma | mma, mixed martial arts, cage fighting | mma, artes marciais mistas, vale-tudo, vale tudo | mma, artes marciales mixtas, vale todo
cage | cage, octagon | grade, octógono, cage | jaula, octágono, reja
ring | ring, ropes | ringue, nas cordas, contra as cordas | ring, cuadrilátero, cuerdas del ring
antidoping | doping, drug test, anti doping, peds | doping, antidoping, exame antidoping | dopaje, antidopaje, prueba antidopaje, doping
`
