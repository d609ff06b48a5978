/** Takedowns and the clinch, as wrestling and MMA name them. */
export const WRESTLING = `
takedown | takedown, take down, taken down, took down | queda, derrubar, botar para baixo, colocar para baixo | derribo, derribar, takedown, llevar al piso
takedown-defense | takedown defense, takedown defence | defesa de queda, defender queda | defensa de derribo, defender derribos
sprawl | sprawl | sprawl, esprau | sprawl, esparrancarse
level-change | level change, change levels | mudança de nível, mudar de nível | cambio de nivel, cambiar de nivel
penetration-step | penetration step, shot entry | passo de penetração | paso de penetración
double-leg | double leg, double leg takedown, blast double, morote gari | double leg, baiana, queda nas duas pernas, morote gari | double leg, doble pierna, derribo a dos piernas, tackle a dos piernas
single-leg | single leg, single leg takedown | single leg, queda de uma perna, uma perna só | single leg, una pierna, derribo a una pierna, pierna sola
high-crotch | high crotch, high c | high crotch, entrada alta na virilha | high crotch, entrepierna alta
low-single | low single, low single leg, ankle pick low | single leg baixo, low single | pierna sola baja, low single
ankle-pick | ankle pick | ankle pick, pegada no tornozelo, catada de tornozelo | ankle pick, toma de tobillo
fireman-carry | fireman's carry, fireman carry, kata guruma | kata guruma, queda do bombeiro | kata guruma, carga de bombero, bombero
snapdown | snapdown, snap down | snap down, puxada de cabeça | snap down, jalón de cabeza
arm-drag | arm drag | arm drag, arrasto de braço | arm drag, arrastre de brazo
duck-under | duck under | duck under, passar por baixo do braço | duck under, pasar por debajo
slide-by | slide by | slide by | slide by
russian-tie | russian tie, two on one | russian tie, dois contra um, dois no braço | russian tie, dos contra uno, dos en uno
collar-tie | collar tie, collar-tie | collar tie, pegada na nuca, mão na nuca | collar tie, agarre de nuca
front-headlock | front headlock | front headlock, gravata frontal, cabeça e braço | front headlock, candado frontal
headlock | headlock, head lock | gravata de rua, headlock | candado al cuello, headlock
body-lock | body lock, bodylock, bear hug | body lock, abraço de urso, cinturada | body lock, abrazo de oso, cinturazo
suplex | suplex | suplex, suplê | suplex, suplé
lateral-drop | lateral drop, lateral throw | lateral drop, queda lateral | lateral drop, caída lateral
inside-trip | inside trip | inside trip, gancho por dentro na perna | zancadilla por dentro, inside trip
outside-trip | outside trip | outside trip, gancho por fora na perna | zancadilla por fuera, outside trip
trip | trip | rasteira, banda | zancadilla
mat-return | mat return | devolver ao chão, mat return | devolver al piso, mat return
gut-wrench | gut wrench | gut wrench, giro de cintura | gut wrench, volteo
ankle-lace | ankle lace | ankle lace, giro de tornozelo | ankle lace, rollo de tobillos
cradle | cradle | cradle, berço | cradle, cuna
half-nelson | half nelson | meia nelson, half nelson | media nelson, half nelson
full-nelson | full nelson | nelson completa, full nelson | nelson completa, full nelson
leg-ride | leg ride, leg riding | leg ride, domínio com as pernas | leg ride, control con piernas
pin | pin, pinned, fall by pin | imobilização, encostar as espáduas, imobilizar | inmovilización, tocado, toque de espaldas, inmovilizar
stand-up-escape | stand up escape, sit out, sitout | sit out, sair em pé | sit out, salir de pie
switch | switch reversal, the switch | switch | switch
reattack | re-attack, reshot, chain wrestling | reataque, encadear quedas | reataque, encadenar derribos
cage-wrestling | cage wrestling, fence wrestling, wall wrestling | luta na grade, luta agarrada na grade | lucha en la jaula, lucha en la reja
wall-walk | wall walk | subir na grade, wall walk | subir por la reja, wall walk
freestyle-wrestling | freestyle wrestling, freestyle | luta livre olímpica, estilo livre | lucha libre olímpica, estilo libre
greco-roman | greco roman, greco roman wrestling, greco | greco-romana, luta greco-romana | grecorromana, lucha grecorromana
folkstyle | folkstyle, folkstyle wrestling, collegiate wrestling | folkstyle | folkstyle, lucha colegial
wrestling | wrestling, wrestle, wrestler | wrestling, luta olímpica, lutador olímpico | lucha olímpica, wrestling, luchador olímpico
luta-livre | luta livre | luta livre, luta livre esportiva | luta livre
`
