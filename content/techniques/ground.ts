/** Positions on the ground, and how one gets from one to another. */
export const GROUND = `
guard | guard | guarda | guardia
closed-guard | closed guard, full guard | guarda fechada | guardia cerrada
open-guard | open guard | guarda aberta | guardia abierta
half-guard | half guard | meia guarda, meia-guarda | media guardia
deep-half | deep half, deep half guard | meia guarda profunda, deep half | media guardia profunda, deep half
butterfly-guard | butterfly guard, butterfly | guarda borboleta, guarda de gancho | guardia mariposa
spider-guard | spider guard | guarda aranha, guarda-aranha | guardia araña
de-la-riva | de la riva, de la riva guard, dlr | de la riva, guarda de la riva | de la riva, guardia de la riva
reverse-de-la-riva | reverse de la riva, rdlr | de la riva invertida, reverse de la riva | de la riva inversa, de la riva invertida
x-guard | x guard, x-guard | guarda x, x guard | guardia x, x guard
single-leg-x | single leg x, slx, ashi garami | single leg x, x de uma perna, ashi garami | single leg x, ashi garami
lasso-guard | lasso guard, lasso | guarda laço, laço | guardia lazo, lasso
collar-sleeve | collar and sleeve, collar sleeve guard | guarda gola e manga, gola e manga | guardia solapa y manga, solapa y manga
worm-guard | worm guard, lapel guard | worm guard, guarda de lapela | worm guard, guardia de solapa
rubber-guard | rubber guard, mission control | rubber guard, guarda de borracha | rubber guard, guardia de goma
k-guard | k guard | guarda k, k guard | guardia k, k guard
z-guard | z guard, knee shield | guarda z, escudo de joelho, knee shield | guardia z, escudo de rodilla
lockdown | lockdown | lockdown, trava de meia guarda | lockdown, candado de piernas
fifty-fifty | fifty fifty, 50/50 | cinquenta cinquenta, 50/50, meio a meio | cincuenta cincuenta, 50/50
saddle | saddle, inside sankaku, honey hole, 4/11 | saddle, inside sankaku | saddle, inside sankaku, silla de montar
berimbolo | berimbolo | berimbolo | berimbolo
inverted-guard | inverted guard, inversion, granby roll | guarda invertida, inversão, granby | guardia invertida, inversión, granby
guard-pass | guard pass, pass the guard, passing the guard, guard passing | passagem de guarda, passar a guarda, passe de guarda | pase de guardia, pasar la guardia, pasaje de guardia
guard-retention | guard retention, retain the guard, guard recovery | retenção de guarda, reposição de guarda, repor a guarda | retención de guardia, recuperar la guardia, recuperación de guardia
guard-pull | guard pull, pull guard, pulling guard | puxar para a guarda, puxada para a guarda, puxar pra guarda, chamar para a guarda | jalar guardia, halar guardia, saltar a la guardia, tirar guardia
toreando | toreando, torreando, bullfighter pass | toreando, toureada, passagem toreando | toreando, toreada, pase toreando
knee-cut | knee cut, knee slice, knee slide | knee cut, joelho cortando, cruzada de joelho | corte de rodilla, knee cut, rodilla cruzada
leg-drag | leg drag | leg drag, arrasto de perna | leg drag, arrastre de pierna
stack-pass | stack pass, double under pass, stacking | passagem emborcando, emborcada, emborcar | pase apilando, apilar
over-under | over under pass, over under | over under, passagem por cima e por baixo | over under, pase por arriba y por abajo
long-step | long step | long step, passo longo | long step, paso largo
body-lock-pass | body lock pass | passagem de body lock | pase con body lock
smash-pass | smash pass, pressure passing, pressure pass | passagem de pressão, passar amassando, amassar | pase a presión, pase de presión
sweep | sweep, swept | raspagem, raspar | barrida, raspado, barrer
scissor-sweep | scissor sweep | raspagem de tesoura, tesourinha | barrida de tijera, raspado de tijera
hip-bump | hip bump, hip bump sweep, sit up sweep | hip bump, raspagem de quadril | hip bump, barrida de cadera
flower-sweep | flower sweep, pendulum sweep | raspagem pêndulo, raspagem de balão | barrida péndulo, barrida de flor
tripod-sweep | tripod sweep | raspagem tripé | barrida trípode
hook-sweep | butterfly sweep, hook sweep | raspagem de gancho, raspagem de borboleta | barrida de gancho, barrida de mariposa
mount | mount, full mount, mounted | montada, montar | montada, posición montada, montar
s-mount | s mount | montada em s, s mount | montada en s, s mount
technical-mount | technical mount | montada técnica | montada técnica
side-control | side control, side mount, hundred kilos, cross side | cem quilos, 100 kg, 100 quilos, lateral, imobilização lateral | control lateral, cien kilos, 100 kilos
north-south | north south, north-south | norte-sul, norte sul | norte-sur, norte sur
knee-on-belly | knee on belly, knee ride | joelho na barriga | rodilla en la panza, rodilla al abdomen, rodilla en el estómago
back-control | back control, back mount, taking the back, back take, take the back | pegada de costas, pegar as costas, pegar nas costas, pegada pelas costas | tomar la espalda, control de espalda, toma de espalda
seatbelt | seatbelt, seat belt grip | cinto de segurança, seat belt | cinturón de seguridad, seat belt
body-triangle | body triangle | triângulo no corpo, body triangle | triángulo al cuerpo, body triangle
turtle | turtle, turtle position | tartaruga, quatro apoios | tortuga, posición de tortuga, cuatro apoyos
crucifix | crucifix | crucifixo | crucifijo
truck | truck position, twister hook | truck, posição do twister | truck, posición del twister
kesa-gatame | kesa gatame, scarf hold, head and arm hold | kesa gatame, gravata | kesa gatame, control de bufanda
quarter-guard | quarter guard | quarto de guarda | cuarto de guardia
headquarters | headquarters position, hq position | headquarters | headquarters
shrimp | shrimp, shrimping, hip escape | fuga de quadril, fugir o quadril, camarão | escape de cadera, fuga de cadera, camarón
bridge | bridge, upa, bridging | fazer ponte, fazer a ponte, upa | puente, upa
technical-stand-up | technical stand up, technical standup | levantada técnica, levantar técnico | levantada técnica, parada técnica
escape | escape | fuga, saída, escapar | escape, salida, escapar
frame | frame, framing | frame, fazer moldura, enquadrar | frame, hacer marcos, enmarcar
posture | posture | postura | postura
base | base | base | base
underhook | underhook | esgrima | underhook, esgrima, gancho por debajo
overhook | overhook, whizzer | overhook, whizzer | overhook, whizzer, sobregancho
grip | grip | pegada | agarre
grip-fight | grip fighting, hand fighting, grip fight, pummeling | disputa de pegada, briga de pegada, pummel | pelea de agarres, lucha de agarres, pummel
collar | collar, lapel | gola, lapela | solapa, cuello del kimono
sleeve | sleeve | manga | manga
hooks | hooks in, leg hooks | colocar os ganchos, botar os ganchos, ganchos nas costas | ganchos puestos, poner los ganchos
scramble | scramble | scramble, embolada | scramble, revolcón
reversal | reversal | reversão, inverter | reversión, revertir
transition | transition | transição | transición
`
