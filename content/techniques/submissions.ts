/** Chokes and joint locks. */
export const SUBMISSIONS = `
submission | submission, submit, sub, finish by submission | finalização, finalizar | sumisión, finalización, someter, finalizar
tap | tap, tap out, tapping out | bater em desistência, dar os três tapinhas, três tapinhas | tapear, rendirse, palmear, dar palmadas
choke | choke, strangle, strangulation, choked | estrangulamento, estrangular | estrangulamiento, estrangulación, estrangular, ahorque
joint-lock | joint lock | chave, chave articular | luxación, palanca
armbar | armbar, arm bar, armlock, arm lock, straight armlock, juji gatame | armlock, arm lock, chave de braço, juji gatame, chave de braço reta | llave de brazo, armbar, armlock, palanca de brazo, juji gatame
triangle | triangle, triangle choke, sankaku jime | triângulo, sankaku jime | triángulo, sankaku jime
arm-triangle | arm triangle, head and arm choke, kata gatame | katagatame, kata gatame, triângulo de braço, triângulo de mão | triángulo de brazo, kata gatame
darce | darce, d'arce choke, brabo choke | darce, d'arce, brabo | darce, d'arce, brabo
anaconda | anaconda, anaconda choke, gator roll | anaconda, estrangulamento anaconda | anaconda, estrangulación anaconda
guillotine | guillotine, guillotine choke | guilhotina | guillotina
high-elbow-guillotine | high elbow guillotine, marcelotine | guilhotina cotovelo alto, guilhotina marcelo garcia | guillotina de codo alto
arm-in-guillotine | arm in guillotine | guilhotina com braço dentro, guilhotina de braço | guillotina con brazo adentro
rear-naked-choke | rear naked choke, rnc, rear naked, mata leao, lion killer | mata-leão, mata leão | mataleón, mata león, rear naked choke
bow-and-arrow | bow and arrow, bow and arrow choke | arco e flecha | arco y flecha
ezekiel | ezekiel, ezekiel choke, sode guruma jime | ezequiel | ezequiel, ezekiel
cross-choke | cross choke, cross collar choke, x choke | estrangulamento cruzado, estrangulamento de gola cruzada | estrangulación cruzada, ahorque cruzado
baseball-choke | baseball choke, baseball bat choke | estrangulamento beisebol, baseball choke | estrangulación de béisbol, ahorque béisbol
clock-choke | clock choke | estrangulamento relógio, estrangulamento do relógio | estrangulación reloj, estrangulación del reloj
loop-choke | loop choke | loop choke, estrangulamento loop | loop choke
paper-cutter | paper cutter, paper cutter choke | paper cutter, estrangulamento cortando papel | paper cutter, cortador de papel
north-south-choke | north south choke | estrangulamento norte-sul | estrangulación norte-sur
von-flue | von flue, von flue choke | von flue | von flue
bulldog-choke | bulldog choke | bulldog choke, gravata bulldog | bulldog choke
peruvian-necktie | peruvian necktie | gravata peruana | corbata peruana
japanese-necktie | japanese necktie | gravata japonesa | corbata japonesa
gogoplata | gogoplata | gogoplata | gogoplata
kimura | kimura, ude garami, double wristlock | kimura, quimura, ude garami | kimura, ude garami
americana | americana, keylock, key lock, paintbrush | americana, chave americana | americana, llave americana
omoplata | omoplata | omoplata | omoplata
monoplata | monoplata | monoplata | monoplata
baratoplata | baratoplata | baratoplata | baratoplata
wrist-lock | wrist lock, wristlock | mão de vaca, chave de punho, chave de pulso | llave de muñeca, mano de vaca
bicep-slicer | bicep slicer, biceps slicer | chave de bíceps, bíceps slicer | llave de bíceps, cortador de bíceps
calf-slicer | calf slicer, calf crusher | chave de panturrilha, calf slicer | llave de pantorrilla, calf slicer
leg-lock | leg lock, leglock | chave de perna, leg lock | llave de pierna, leg lock
ankle-lock | ankle lock, straight ankle lock, footlock, foot lock, straight footlock | botinha, chave de pé, chave de tornozelo | llave de tobillo, llave de pie, llave recta de pie
heel-hook | heel hook | chave de calcanhar, heel hook | gancho al talón, llave de talón, heel hook
inside-heel-hook | inside heel hook | heel hook por dentro, chave de calcanhar por dentro, chave de calcanhar invertida | gancho al talón interno, heel hook interno
kneebar | kneebar, knee bar | chave de joelho, kneebar, leglock de joelho | llave de rodilla, kneebar, palanca de rodilla
toe-hold | toe hold, toehold | chave de pé americana, toe hold, mão de vaca no pé | toe hold, llave de dedos del pie
aoki-lock | aoki lock | aoki lock | aoki lock
electric-chair | electric chair | cadeira elétrica | silla eléctrica
twister | twister, spinal lock | twister, chave de coluna | twister, llave de columna
banana-split | banana split, crotch ripper | banana split | banana split
can-opener | can opener, neck crank | can opener, abridor de lata, cervical, chave de pescoço | abrelatas, llave de cuello, cervical
buggy-choke | buggy choke | buggy choke | buggy choke
leg-entanglement | leg entanglement, leg lock entry | entrada de chave de perna, emaranhado de pernas | enredo de piernas, entrada de llave de pierna
flying-armbar | flying armbar | armlock voador, chave de braço voadora | armbar volador, llave de brazo voladora
flying-triangle | flying triangle | triângulo voador | triángulo volador
flying-submission | flying submission | finalização voadora | sumisión voladora
`
