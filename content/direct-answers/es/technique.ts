import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TECHNIQUE: Record<MatterOf<'technique'>, DirectAnswers> = {
  'kick-defence': {
    how: 'Apenas veas girar su cadera, levanta la rodilla delantera hasta el codo del mismo lado, con la punta del pie hacia arriba y la rodilla apuntando unos 45 grados hacia fuera. Recibe con la parte alta de la tibia, apoya y devuelve enseguida un golpe recto.',
    why: 'Te entra porque tienes demasiado peso en la pierna de adelante y esa pierna llega tarde. Con el peso repartido la levantas a tiempo, y la parte alta de la tibia aguanta mucho más que el muslo o el costado de la pantorrilla.',
    when: 'Empieza hoy, al comienzo de la clase y antes del sparring, porque con las piernas cansadas ya no sube. Con dos o tres sesiones por semana, en unas cuatro a seis semanas sale sin pensarlo.',
    how_much:
      'Tres rounds de dos minutos, dos veces por semana: tu compañero patea al 30 % y tú bloqueas unas veinte veces por pierna. Sube la fuerza recién cuando bloquees ocho de cada diez, y siempre con espinilleras.',
    which:
      'La duda es bloquear con la tibia o sacar la pierna hacia atrás. Bloquea si estás a media distancia y quieres responder; saca la pierna si vienes del boxeo, estás lejos o la tibia ya te duele.',
    what_if:
      'Lo más común es que te amague la patada y, con tu pierna en el aire, te meta las manos. Mantén los puños en los pómulos mientras bloqueas y, si amaga dos veces, responde al amague con tu jab.',
    is_it_ok:
      'Moretones y tibias sensibles son normales por unos días. Un bulto que crece, dolor en un solo punto del hueso, hormigueo en el pie o no poder apoyar no lo son: para y ve al médico.',
    next: 'Primero corrige la postura: más corta, con peso parejo en los dos pies. Cuando bloquees sin caerte hacia atrás, agrega la respuesta inmediata: cross o patada al mismo lado antes de que su pie vuelva al suelo.',
    on_the_day:
      'En el primer minuto, bloquea o retira la primera patada y contesta siempre, aunque sea con un jab, para que le cueste repetirla. Si una entra fuerte, da dos pasos, cambia el ángulo y no mires la pierna.',
    say: 'Antes de empezar el round, dile a tu compañero: «Hoy trabajo el bloqueo. Tírame low kicks al treinta por ciento, sueltos y sin aviso, y si bajo las manos, tócame la cara».',
  },
  'punch-defence': {
    how: 'Frente al espejo: mentón abajo, guantes en los pómulos, codos pegados. Contra el jab, detén con la palma derecha; contra el cross, gira el hombro delantero hacia el mentón; contra el gancho, pega el guante a la oreja como si atendieras un teléfono. Después, un paso lateral.',
    why: 'Casi siempre te pegan justo después de tu propio golpe, porque la mano vuelve baja o te quedas enfrente sin moverte. Volver a la cara y salir de la línea quita el blanco en el momento en que él contesta.',
    when: 'Hazlo al inicio de cada entrenamiento, antes de cansarte, y en sparring suave desde esta semana. Un solo hábito, como devolver la mano a la cara, suele notarse a las tres o cuatro semanas.',
    how_much:
      'Dos rounds de tres minutos por sesión: en el primero solo te lanza jabs, en el segundo jab y cross, al 30 %. Suma diez minutos de sombra por semana en los que tras cada golpe hay un movimiento de cabeza.',
    which:
      'Se duda entre guardia cerrada y movimiento de cabeza. Si llevas menos de un año o hay patadas y rodillas, guardia firme con pasos; el esquive de cintura viene después, y sobre todo para boxeo.',
    what_if:
      'Si cierras la guardia y te sigue golpeando, el problema es que te quedas ahí. Tras dos golpes bloqueados, abrázalo, sal en diagonal o responde con un jab: nunca recibas un tercero en el mismo sitio.',
    is_it_ok:
      'Que te toquen en sparring es normal; salir con dolor de cabeza, mareo, náuseas o lagunas no lo es. En ese caso no hay más sparring y te ve un médico ese mismo día.',
    next: 'Primero averigua qué golpe te entra más: graba dos rounds y cuenta. Trabaja solo esa defensa durante dos semanas y, cuando falle poco, añade un contragolpe fijo después de ella.',
    on_the_day:
      'Durante el primer minuto usa jab y guardia alta, y mira su pecho para aprender su ritmo. Si te conectan fuerte, mentón abajo, agarre, dos respiraciones y sal hacia el lado contrario de su mano potente.',
    say: 'Al ponerte los guantes, dile a tu compañero: «En este round tú solo tiras jab y cross, suave, y yo solo defiendo. Si ves que bajo la mano derecha, tócame ahí para que lo sienta».',
  },
  'footwork-distance': {
    how: 'Mueve primero el pie del lado hacia donde vas y trae el otro la misma distancia, sin juntarlos ni cruzarlos. Da dos pasos hacia atrás como máximo; al tercero, pivota sobre el pie delantero y lleva el trasero un cuarto de vuelta.',
    why: 'Retrocedes en línea recta porque es el reflejo más rápido ante un golpe, pero quien avanza corre más que quien retrocede. El ángulo lo obliga a girar y a recolocarse, y en ese instante él no puede pegar.',
    when: 'Ponlo en los primeros diez minutos de cada entrenamiento, como calentamiento con sombra. En tres semanas dejarás de cruzar los pies; usarlo sin pensar en sparring suele llevar dos o tres meses.',
    how_much:
      'Tres rounds de sombra de dos minutos por sesión, tres veces por semana, con una cinta en el piso. Además, un round de sparring solo de pies: él intenta tocarte el hombro y tú no usas las manos.',
    which:
      'La duda es moverse mucho afuera o quedarse en media distancia. Afuera conviene a quien tiene alcance y aire; si eres de menor alcance o te cansas pronto, pasos cortos, entrar con jab y salir en ángulo.',
    what_if:
      'Si aun así acabas en las cuerdas o contra la pared, no te cubras y esperes. Amaga hacia un lado, sal por el otro con un gancho o jab por delante, o agarra y gira hasta cambiar de sitio.',
    is_it_ok:
      'Sentir torpeza y lentitud unas semanas es normal, porque estás cambiando el paso de base. Dolor en talón de Aquiles, rodilla o pantorrilla que siga al día siguiente no: baja los saltos y consulta a un fisioterapeuta.',
    next: 'Primero mide tu distancia: estira el jab y quédate a un pie más lejos, donde él debe dar un paso para tocarte. Cuando la mantengas un round entero, practica entrar con un golpe y salir en diagonal.',
    on_the_day:
      'Antes de empezar, camina el área y toca dos esquinas para saber cuánto espacio tienes. En el combate busca el centro, pega y da un paso lateral, y cuando sientas el borde detrás, gira enseguida.',
    say: 'Pídele a tu entrenador antes del sparring: «Cada vez que retroceda más de dos pasos en línea, grítame “gira”. Hoy no me importa ganar el round, solo salir en ángulo».',
  },
  'southpaw-opponent': {
    how: 'Pon tu pie delantero por fuera del suyo, de modo que tu mano trasera apunte a su mentón y la de él a tu hombro. Controla su mano delantera con la tuya, tira el directo de atrás y sal otra vez hacia afuera.',
    why: 'Resulta incómodo porque has visto pocas guardias invertidas y tu jab choca con el suyo. El pie por fuera le aleja su mano fuerte y abre un camino recto para tu directo o tu patada trasera.',
    when: 'Empieza unas seis semanas antes si ya sabes que te toca, con un round zurdo en cada sparring. La sensación de rareza suele bajar tras ocho o diez rounds con alguien de guardia invertida.',
    how_much:
      'Dos veces por semana, dos o tres rounds de tres minutos contra guardia invertida, al 50 %. Si no hay, que un diestro se ponga al revés en las manoplas: treinta directos traseros por lado de salida.',
    which:
      'Se duda entre liderar con el jab o con el directo trasero. Con poca experiencia, usa la mano delantera para tapar y mete el directo; si tienes buen alcance, jab por encima de su mano.',
    what_if:
      'Si él gana el pie de afuera, no compitas empujando: da un paso corto atrás, o entra por dentro con gancho delantero y sal. En agarre, cambia a pelear primero por su mano dominante.',
    is_it_ok:
      'Es normal chocar los pies y sentirte a destiempo; le pasa a casi todos. Deja de ser aceptable si el choque de rodillas o tibias te deja dolor que cambia tu forma de caminar: para y hazlo revisar.',
    next: 'Primero consigue un compañero zurdo o alguien que imite la guardia y trabaja solo el pie de afuera. Cuando lo ganes la mitad de las veces, agrega directo trasero y salida, después la patada o el derribo.',
    on_the_day:
      'Al sonar la campana mira su guardia y confirma qué mano va delante; luego toca su mano delantera y circula lejos de la trasera. Tu primer golpe fuerte: directo al pecho, blanco más grande que la cabeza.',
    say: 'Pídeselo al zurdo del gimnasio al terminar la clase: «Me toca alguien de tu guardia. ¿Me das tres rounds suaves los martes? Tira mucho tu izquierda, que es la que no veo».',
  },
  'taller-opponent': {
    how: 'Amaga con el hombro, espera a que estire el jab y, cuando su mano vuelve, entra con ella: un paso largo, cabeza fuera de la línea, golpe al cuerpo y otro arriba. Después quédate adentro con agarre o sal por el costado, nunca recto hacia atrás.',
    why: 'Te castiga porque te quedas en la distancia donde él llega y tú no. Entrar detrás de su golpe funciona porque su brazo largo tarda en volver, y de cerca esa longitud le estorba.',
    when: 'Dedícale un round de cada sparring desde ya, y con rival conocido, al menos las últimas cuatro a seis semanas. Entrar sin comer el jab suele empezar a salir después de unas tres semanas.',
    how_much:
      'Dos sesiones por semana: cuarenta entradas con manoplas o con un compañero que solo tira jab, luego dos rounds con la persona más alta que encuentres, al 50 %. Cuenta cuántas entradas terminan sin recibir; busca seis de diez.',
    which:
      'La elección es estar muy afuera o muy adentro; el medio es suyo. Con buenas piernas, entra y sal; con fuerza y agarre, quédate dentro trabajando cuerpo, clinch o derribo.',
    what_if:
      'Si te frena con jab, teep o brazo estirado, no empujes contra él. Desvía esa mano o ese pie hacia un lado y entra por el hueco, o patea la pierna delantera, que siempre tienes a tu alcance.',
    is_it_ok:
      'Perder la distancia al principio es normal, sobre todo con alguien mucho más pesado. Si también te lleva muchos kilos y pega fuerte, pide otro compañero; tras un golpe que te aturda, fin del sparring y médico.',
    next: 'Primero aprende a quitarle el jab con la palma o con un paso lateral. Cuando ya no te detenga, agrega dos golpes al cuerpo; por último, la salida o el agarre que cierra la entrada.',
    on_the_day:
      'Haz que falle durante el primer minuto con amagues y pasos, sin lanzarte desde lejos. Después entra detrás de su golpe, termina arriba o agarrado, y sal por el lado contrario a su mano fuerte.',
    say: 'Díselo a tu compañero alto antes del round: «Usa todo tu alcance y no me dejes entrar gratis, pero suave a la cabeza. Dime después por dónde te costó más verme llegar».',
  },
  'pressure-fighter': {
    how: 'Recíbelo con algo recto en cuanto pise tu distancia: jab al pecho, teep o mano en el hombro; enseguida pivota sobre el pie delantero y golpea desde el costado. Si ya está encima, agarra, pega tu frente a su hombro y gíralo.',
    why: 'Funciona contra ti porque retroceder y cubrirte le da ritmo y confianza. Si cada avance le cuesta un golpe y además no te encuentra delante, tiene que frenar y recolocarse, y ahí recuperas el aire.',
    when: 'Entrénalo a mitad de la sesión, ya con algo de cansancio, una o dos veces por semana. La calma bajo presión suele mejorar después de cuatro o cinco semanas de rounds controlados.',
    how_much:
      'Tres rounds de dos minutos por sesión: él solo camina hacia adelante con golpes al 30 % y tú solo puedes golpear y girar. Meta: no más de dos pasos seguidos hacia atrás ni tres segundos sin moverte en el borde.',
    which:
      'La duda es girar afuera o amarrarlo adentro. Gira si tienes piernas y espacio; amarra si tu clinch o lucha es buena, o si ya te falta aire. Intercambiar de frente solo le sirve a él.',
    what_if:
      'Si el jab no lo detiene y sigue viniendo, deja de apuntar a la cabeza: golpe al plexo, teep a la cadera o cambio de nivel al derribo. El cuerpo frena más que la cara a quien embiste.',
    is_it_ok:
      'Sentir agobio y querer soltar todo a la vez es normal. No lo es que en un sparring pactado te arrollen a plena potencia: detén el round, y si sigue, avisa al entrenador.',
    next: 'Primero aprende una sola salida hacia tu lado mejor y repítela hasta que salga bajo presión. Luego añade el golpe que lo recibe, y al final el golpe que le das al salir.',
    on_the_day:
      'Gana el centro con el primer golpe recto, porque su primer minuto suele ser el más fuerte. Después golpe, giro, respiración; y si te encierra, agarre y media vuelta hasta que quede él de espaldas al borde.',
    say: 'Antes del sparring, dile a tu compañero: «Presióname sin parar dos minutos, con golpes suaves. Si me quedo en la pared, no aflojes, solo dime “sal”».',
  },
  'counter-timing': {
    how: 'Elige un solo golpe suyo, por ejemplo el jab: detenlo con la palma y suelta tu directo mientras su mano regresa. Mira el pecho, no los guantes, y provócalo con un amague de hombro o medio paso para que lo tire cuando tú quieres.',
    why: 'Llegas tarde porque esperas a ver el golpe y luego decides. Cuando la respuesta está elegida de antemano y tú mismo provocas el ataque, solo queda reconocer una señal, y eso cabe en el tiempo que hay.',
    when: 'Colócalo justo después del calentamiento, con la cabeza fresca. Un contragolpe contra un ataque conocido sale en dos o tres semanas; en sparring libre cuenta con un par de meses.',
    how_much:
      'Diez minutos, tres veces por semana: veinte repeticiones con aviso, veinte sin aviso y un round de dos minutos libre al 30 %. Un solo contragolpe por mes; el segundo, cuando el primero salga en sparring.',
    which:
      'Se duda entre esperar y contestar o adelantarse cuando arranca. Si empiezas, bloquea primero y contesta después; adelantarse es para quien ya lee el hombro o la cadera y tiene buena distancia.',
    what_if:
      'Si él amaga para sacarte el contragolpe y te castiga, no respondas a cada movimiento: contesta solo cuando su pie avance de verdad. Un amague sin paso no llega, así que puedes ignorarlo.',
    is_it_ok:
      'Fallar la mayoría de las veces en las primeras semanas es normal. Deja de tener sentido si pasas rounds enteros esperando: si en treinta segundos no salió nada, ataca tú con un jab o una entrada.',
    next: 'Primero pasa un round solo mirando qué hace antes de atacar: hombro, respiración, pie. Cuando descubras una señal fiable, pon tu respuesta a esa señal; después aprende el amague que la provoca.',
    on_the_day:
      'Usa el primer minuto para amagar tres o cuatro veces y ver cómo reacciona. Si cubre, ataca al otro nivel; si responde siempre con lo mismo, amaga otra vez y ten listo el contragolpe.',
    say: 'Dile a tu compañero al empezar el ejercicio: «Tira solo jab, cuando quieras y cambiando el ritmo. Yo contesto con la derecha suave; si llego tarde, dime “tarde” y seguimos».',
  },
  'power-and-combos': {
    how: 'Empuja el piso con el pie de atrás, gira talón, cadera y hombro en ese orden, suelta el brazo relajado y aprieta el puño solo al llegar, soltando el aire. Encadena tres golpes en los que cada giro carga el siguiente: recto, gancho, recto.',
    why: 'Falta fuerza casi siempre porque pega el brazo solo y va tenso desde el hombro. El empuje del suelo y el giro de cadera ponen el cuerpo entero detrás, y lo relajado acelera más.',
    when: 'Trabaja potencia al principio, después de calentar, en dos días no seguidos. La mecánica se nota en tres o cuatro semanas; la fuerza que viene de pesas y lanzamientos, en dos o tres meses.',
    how_much:
      'Cinco series de seis golpes o patadas a máxima intención en el saco, con un minuto de descanso, dos veces por semana. Si el golpe se vuelve lento, la serie terminó; el resto del saco, al 60 %.',
    which:
      'La duda es pegar más fuerte o más rápido y seguido. Si te conectan al responder, prioriza combinaciones cortas y volver a la guardia; si llegas limpio pero no te respetan, trabaja mecánica y fuerza.',
    what_if:
      'Si al buscar fuerza te vas hacia adelante y pierdes el equilibrio, baja al 70 % y termina cada golpe en postura, dos segundos sin moverte. Potencia que te saca de la base se paga con un contragolpe.',
    is_it_ok:
      'Buscar potencia en el saco es sensato; en sparring, no. Dolor en muñeca, nudillos o codo al pegar significa parar, revisar vendaje y puño, y si sigue varios días o hay hinchazón, médico.',
    next: 'Primero grábate de lado con diez golpes y mira si el talón de atrás gira. Cuando gire siempre, agrega el segundo y tercer golpe; después cambia alturas: arriba, cuerpo, arriba.',
    on_the_day:
      'Empieza con golpes rápidos al 60 % para encontrar la distancia, sin buscar el golpe único. Guarda la fuerza para el segundo o tercero de la serie, cuando ya tapó el primero.',
    say: 'Repítelo en voz baja antes de cada serie en el saco: «Suelto, piso, cadera, aire». Y a tu entrenador en las manoplas: «Corrígeme solo la cadera hoy, lo demás después».',
  },
  'clinch-knees': {
    how: 'Gana la posición interior: primero una mano detrás de la cabeza, luego la otra encima, codos juntos contra su pecho y frente pegada a su sien o clavícula. Tira hacia abajo dando un paso atrás en diagonal y mete la rodilla mientras pierde el equilibrio.',
    why: 'Te dominan porque sus brazos están por dentro y tu cabeza está baja. Quien tiene los codos adentro y la postura recta controla el equilibrio del otro, y solo con él desequilibrado la rodilla llega con peso.',
    when: 'Ponlo al final de la clase, dos veces por semana, cuando los brazos ya pesan como en el combate. En un mes ya no te doblarán tan fácil; el cuello y los hombros se adaptan en unos dos meses.',
    how_much:
      'Tres rounds de tres minutos de clinch, rodillas tocando con el muslo y sin codos, dos veces por semana. Además, un minuto de nadar por dentro con los brazos, cuatro veces, sin usar fuerza.',
    which:
      'Se duda entre doble agarre a la nuca y agarre con un brazo por debajo de la axila. El doble, si tienes altura y espalda; el de abajo, si mides menos, vienes de lucha o tus reglas limitan las rodillas.',
    what_if:
      'Si te dobla la cabeza, no tires hacia arriba con el cuello: pega tu cadera a la suya, mete una mano por dentro hasta su bíceps o mentón y camina en círculo. Su rodilla necesita distancia.',
    is_it_ok:
      'Cuello y antebrazos cargados al día siguiente son normales. Dolor que baja por el brazo, hormigueo o un tirón brusco de cuello no: para ahí y que te vea un médico. Codos en sparring, solo con protección y acuerdo.',
    next: 'Primero aprende a entrar sin recibir: jab, mano en la nuca, paso. Cuando mantengas la postura treinta segundos, agrega girar al rival; la rodilla viene recién después del giro.',
    on_the_day:
      'Revisa en la reunión de reglas cuánto dejan trabajar antes de separar. Al agarrar, primero postura, luego giro, luego una rodilla; y cuando el árbitro separe, manos arriba antes de dar el paso atrás.',
    say: 'Al empezar, acuerda con tu compañero: «Rodillas solo tocando, sin codos y sin tirones de cuello. Si me doblas la cabeza, mantenla ahí cinco segundos para que practique la salida».',
  },
  'takedown-defence': {
    how: 'Cuando baje a tus piernas, lanza ambas hacia atrás, clava la cadera sobre su hombro y pon el antebrazo delante de su cara o cuello. Con una mano rompe su agarre por la muñeca, camina en círculo hacia su espalda y levántate.',
    why: 'Te derriban porque reaccionas con los brazos y dejas la cadera cerca y alta. Si la cadera se aleja y tu peso cae sobre su cabeza, sus manos no se juntan y sus piernas dejan de empujar.',
    when: 'Hazlo en cada calentamiento y dos veces por semana con resistencia. Verás venir la entrada en tres o cuatro semanas; defenderla después de tus propios golpes suele tardar un par de meses.',
    how_much:
      'Tres series de diez sprawls limpios y, con compañero, quince entradas al 50 % más tres rounds de un minuto empezando ya con una pierna agarrada. Cuenta las que defiendes; sube la fuerza con siete de diez.',
    which:
      'La duda es sprawl o apoyarse en la pared o reja. En espacio abierto, sprawl y giro; con la espalda en la reja, piernas abiertas, un brazo bajo su axila y frente contra su cabeza.',
    what_if:
      'Si ya tiene tu pierna levantada, no saltes sin rumbo: controla su muñeca, empuja su cabeza hacia abajo y afuera, y lleva tu pie hacia fuera y abajo hasta pisar. Si caes, siéntate y levántate de inmediato.',
    is_it_ok:
      'Que te derriben mucho entrenando con gente de lucha o judo es normal. Cae con mentón al pecho y sin apoyar la mano estirada; un golpe en la cabeza o una rodilla que suena termina la sesión y pide médico.',
    next: 'Primero baja tu postura y pon las manos delante, a la altura del pecho, como barrera. Cuando frenes la primera entrada, entrena la segunda, porque quien lucha bien siempre encadena otra.',
    on_the_day:
      'No tires patadas altas en los primeros intercambios y mantén distancia de un paso más. Al primer intento defendido, hazle pagar con un golpe, rodilla legal o giro a la espalda antes de separarte.',
    say: 'Pídeselo a quien mejor lucha en tu gimnasio: «Empieza con mi pierna ya agarrada y termina el derribo sin soltarme fuerte. Dime en qué momento sentiste que ya era tuyo».',
  },
  'takedowns-throws': {
    how: 'Rompe primero su equilibrio: tira o empuja con el agarre para que cargue peso en un pie, y entra cuando lo apoya. Pon tu pie junto al suyo, cadera más baja que la de él, pecho pegado, y sigue girando la cabeza hasta el suelo.',
    why: 'Se frena porque entras desde lejos y con él bien parado, así que levantas su peso muerto. Con desequilibrio y contacto de pecho o cadera cae por su propio peso, y hace falta mucha menos fuerza.',
    when: 'Al comienzo de la clase haz entradas, y proyecciones completas dos veces por semana. La entrada se vuelve fluida en un mes; contra alguien que resiste, una técnica suele necesitar varios meses.',
    how_much:
      'Cincuenta entradas por sesión en series de diez, diez proyecciones completas sobre colchoneta y tres rounds de dos minutos solo de agarre. Una técnica hacia adelante y una hacia atrás; no más durante tres meses.',
    which:
      'Se duda entre entrar a las piernas y proyectar desde el agarre. Sin kimono o con piernas rápidas, piernas; con kimono, buen agarre o cadera fuerte, proyección. En judo, tocar piernas está penalizado: mira tu reglamento.',
    what_if:
      'Si bloquea con la cadera, no insistas con fuerza: está empujando hacia atrás, así que cambia a una hacia atrás, como un barrido interior. Por eso se entrenan en pareja, una en cada dirección.',
    is_it_ok:
      'Caer muchas veces y fallar casi todas al principio es normal. No proyectes a quien no sabe caer ni te dejes caer encima de su rodilla; tras un golpe de cabeza, se para y se va al médico.',
    next: 'Primero gana tu agarre dominante y aprende a moverlo con él. Cuando logres que dé pasos a tu ritmo, suma la entrada; después, la continuación en el suelo antes de que recupere.',
    on_the_day:
      'Calienta con diez entradas por lado sobre un compañero, sin proyectar. En el combate, agarre primero y en tres o cuatro segundos un ataque real; si pierdes el agarre, sepárate y vuelve a pelearlo.',
    say: 'Dile a tu compañero antes del ejercicio: «Resiste a la mitad y camina normal. Si me ves entrar sin desequilibrarte, no caigas, así lo noto yo también».',
  },
  'escape-mount-side': {
    how: 'Desde abajo, codos pegados a las costillas y antebrazo contra su cadera, el otro contra su cuello. Sube la cadera con un puente, gira de lado, aleja la cadera hacia atrás y mete la rodilla entre los dos hasta recuperar guardia.',
    why: 'No sales porque te quedas de espaldas y empujas con brazos estirados, y eso le regala peso y brazos. El marco de antebrazos aguanta con hueso, y moverte tú en vez de moverlo a él crea el hueco.',
    when: 'Empieza cada sesión de suelo desde la mala posición durante las próximas cuatro semanas. Sobrevivir sin pánico llega en unas dos; salir contra gente de tu nivel, en dos o tres meses.',
    how_much:
      'Veinte puentes y veinte escapes de cadera por lado en el calentamiento, y cinco rounds de un minuto empezando debajo de la montada, al 60 %. Si escapas, se reinicia; anota cuántas veces por semana lo logras.',
    which:
      'La duda es puente para voltearlo o rodilla para recuperar guardia. Puente si está arriba, cerca de tu pecho, y puedes atrapar brazo y pie del mismo lado; rodilla si se sienta atrás o pesa mucho más.',
    what_if:
      'Si aplasta y cierra el codo contra tu cara, no gastes fuerza en el mismo intento. Protege cuello y brazos, espera a que se mueva para atacar y sal justo entonces: su ataque levanta su peso.',
    is_it_ok:
      'Agobio y falta de aire bajo alguien pesado son normales, y rendirte por presión es válido. Dolor punzante de costilla al respirar o pánico que no cede no son para aguantar: palmea, para, y con dolor, médico.',
    next: 'Primero ponte de lado: con la espalda plana nada funciona. Después marcos, después cadera; cuando recuperes media guardia, engancha el brazo bajo su axila y busca levantarte o dar la vuelta.',
    on_the_day:
      'Respira por la nariz dos veces, mentón abajo, codos cerrados y revisa cuánto tiempo queda. Un intento explosivo bien elegido vale más que diez; si hay golpes, agárrate a su torso y pégate hasta girar.',
    say: 'Pide antes de rodar: «Empieza montado, con peso de verdad pero sin atacar el primer minuto. Cada vez que salga, volvemos a la misma posición».',
  },
  'escape-back-choke': {
    how: 'Mentón abajo y las dos manos sobre el brazo que ahorca, tirando de su muñeca hacia tu pecho. Desliza la espalda hacia el lado contrario al brazo que ahorca hasta tocar el suelo con los hombros, quita el gancho de abajo y gira hacia él.',
    why: 'Se pierde porque se pelea contra las piernas mientras el cuello está abierto. Primero manos y cuello compran tiempo; luego, con tu espalda en el suelo, su brazo ya no tiene palanca y su pecho deja de estar pegado.',
    when: 'Entrénalo en la primera parte de la clase, nunca en el último minuto con cansancio total. En unas tres semanas reaccionarás con las manos antes; salir con regularidad tarda dos o tres meses.',
    how_much:
      'Seis rounds de un minuto con la espalda tomada, dos veces por semana: tres solo pelea de manos, tres con escape completo al 60 %. Palmea al primer cierre real; no aguantes segundos para probarte.',
    which:
      'Se duda entre quitar manos o quitar ganchos. Siempre manos primero si el brazo está en el cuello; ganchos primero solo si todavía no tiene agarre. En guillotina, su brazo y postura antes que la cabeza.',
    what_if:
      'Si cambia de brazo al defender el primero, no sueltes: una de tus manos vigila siempre la suya libre. En guillotina, pasa tu brazo sobre su hombro y camina hacia el lado opuesto de tu cabeza.',
    is_it_ok:
      'Asustarse al sentir el cuello cerrado es normal, y palmear a tiempo es lo correcto. Si perdiste el conocimiento, hay voz ronca, dolor al tragar o mareo, terminaste por hoy y te ve un médico.',
    next: 'Primero aprende a no dar la espalda al levantarte: gira de frente y con codo pegado. Cuando te la tomen igual, manos; cuando las ganes, hombros al suelo y recuperar media guardia.',
    on_the_day:
      'Al sentir el agarre: mentón, dos manos a una, respira corto y mira de qué lado está su brazo. Muévete hacia los hombros al piso; si se cierra por los dos lados del cuello, palmea enseguida.',
    say: 'Antes del ejercicio, acuerda: «Toma la espalda y aprieta despacio, sin tirón. Cuando palmee una vez, sueltas de inmediato, me das diez segundos y empezamos de nuevo».',
  },
  'guard-play': {
    how: 'Ten siempre dos conexiones: un pie en la cadera y una mano en manga, muñeca o tobillo. Cuando pase una rodilla, pon tu antebrazo en su hombro, gira la cadera hacia él y mete la rodilla cercana antes de que pegue el pecho.',
    why: 'Te la pasan porque te quedas de espaldas y esperas con pies en el aire, sin agarres. Los pies en la cadera marcan distancia y el agarre le quita la mano con la que controla tus piernas.',
    when: 'Trabaja retención en los primeros quince minutos de suelo, antes de los barridos. Aguantar más tiempo se nota en tres a cuatro semanas; un barrido fiable contra tu nivel suele tomar unos tres meses.',
    how_much:
      'Cinco rounds de dos minutos por semana de guardia contra pase, reiniciando cada vez, más veinte movimientos de cadera por lado en cada calentamiento. Un solo barrido por mes, treinta repeticiones por clase con resistencia creciente.',
    which:
      'La duda es guardia cerrada o abierta. Cerrada si empiezas, tienes piernas fuertes o hay golpes; abierta si tienes agilidad y buenos agarres. Media guardia para quien pesa más, tiene poca flexibilidad o siempre acaba ahí.',
    what_if:
      'Si rompe tus agarres y corre alrededor, no persigas con las manos: sigue con la cadera, apuntándole siempre con las rodillas. Si ya pasó una pierna, gira de lado y pelea desde media guardia.',
    is_it_ok:
      'Que te pasen la guardia casi siempre en los primeros meses es normal. Rodilla torcida bajo presión o dolor lumbar que sigue al día siguiente no es parte del juego: suelta antes, y con dolor persistente, fisioterapeuta o médico.',
    next: 'Primero logra que tarde treinta segundos en pasarte. Luego añade desequilibrio: tira hacia tu cabeza cuando empuje; y solo cuando apoye las manos en el suelo, busca barrido o levantarte.',
    on_the_day:
      'Gana tu agarre antes de sentarte o de caer, nunca después. Arriba en el marcador o con poco tiempo, pégate y controla; abajo, primer barrido en el primer minuto, mientras las manos están frescas.',
    say: 'Dile a tu compañero antes de empezar: «Rodamos solo pase contra guardia. Cuando pases, quédate dos segundos y dime qué agarre me faltó, después reiniciamos».',
  },
  'guard-passing': {
    how: 'En guardia cerrada: espalda recta, una mano en su pecho o solapa, la otra en la cadera, codos adentro. Levántate con una pierna a la vez, baja su rodilla con tu mano, abre y cruza tu rodilla por encima de su muslo, pecho abajo.',
    why: 'Te quedas dentro porque bajas la cabeza y apoyas las manos en el suelo, y eso le da brazos y postura. De pie, sus piernas sostienen tu peso entero y terminan abriéndose por cansancio.',
    when: 'Practícalo al inicio del suelo, tres veces por semana o en cada clase que tengas. Abrir la guardia se consolida en un mes; pasar contra gente que retiene bien, en tres o cuatro.',
    how_much:
      'Veinte aperturas y veinte pases por lado a media resistencia, y cuatro rounds de dos minutos donde solo pasas y reinicias. Un pase por la rodilla y uno rodeando las piernas bastan por tres meses.',
    which:
      'Se duda entre pase de presión y pase rápido alrededor. Presión si pesas más, tienes paciencia o sin kimono resbala todo; rápido si pesas poco, tienes piernas y él descansa sobre la espalda.',
    what_if:
      'Si te recupera la rodilla en el último momento, no vuelvas al principio: mantén el pecho sobre su muslo, controla su cabeza con el antebrazo y cambia al otro lado. El segundo pase suele ser el bueno.',
    is_it_ok:
      'Tardar un round entero en abrir una guardia es normal. No está bien clavar codos en el muslo ni dedos en la cara; y si tu propia rodilla se tuerce dentro, suelta y no fuerces.',
    next: 'Primero postura: que no te quiebren la espalda durante un minuto. Después agarra una pierna y llévala al suelo; y cuando pases, cuenta tres segundos de control antes de buscar otra cosa.',
    on_the_day:
      'Quita su agarre principal antes de avanzar, siempre. Si vas ganando, pasa despacio y sin dejar brazos dentro; si pierdes, cambia de lado dos veces seguidas para que su cadera llegue tarde.',
    say: 'Pídele al compañero de mejor guardia: «Déjame empezar dentro y no ataques el primer minuto, solo rómpeme la postura. Después sí, con todo lo tuyo al setenta por ciento».',
  },
  'armlock-triangle': {
    how: 'Para terminar la palanca: rodillas juntas, cadera pegada a su hombro, su pulgar hacia arriba, y sube la cadera lento. Para el triángulo: agarra tu tibia, gira en ángulo hacia un costado, cierra detrás de la rodilla y recién ahí aprieta.',
    why: 'Se escapa porque hay espacio entre tu cadera y su hombro, o porque atacas de frente sin ángulo. Caes en ellas cuando un brazo queda dentro y el otro fuera de las piernas, o empujas con el brazo estirado.',
    when: 'Trabaja ataque y defensa en la misma sesión, después del calentamiento, dos veces por semana. La mecánica queda en unas tres semanas; terminarla contra resistencia suele pedir dos o tres meses.',
    how_much:
      'Treinta repeticiones por lado con cierre lento, tres segundos desde la tensión hasta la palmada, y cuatro rounds de un minuto empezando con el brazo ya controlado. Máximo un ataque nuevo por mes.',
    which:
      'La elección suele ser palanca o triángulo. Palanca si su codo cruza tu línea central o tienes la montada; triángulo si un brazo está dentro y otro fuera. Con piernas cortas, palanca o kimura.',
    what_if:
      'Si junta las manos para defender, no tires recto: inclínate hacia su cabeza, empuja su bíceps con el pie o pasa al triángulo. Si te la hacen a ti, junta las manos, ponte encima con tu peso y saca el codo.',
    is_it_ok:
      'Aplicarlas en entrenamiento es normal si se cierra despacio y se suelta a la primera palmada. Un codo que sonó, se hincha o pierde extensión no se estira ni se prueba: hielo, reposo y médico.',
    next: 'Primero controla dos cosas antes de caer: muñeca y hombro. Cuando ya no pueda sacar el codo, cierra rodillas; la extensión es lo último, y si falla, quédate arriba.',
    on_the_day:
      'Ataca temprano, antes de que el sudor lo haga resbaladizo. Pega la cadera, cierra, respira, y sube presión continua hasta que el árbitro pare; en entrenamiento, para tú en cuanto ya no tenga salida.',
    say: 'Al comenzar el round, acuerda en una frase: «Cierro despacio, tú palmeas temprano; y si ves que no suelto a tiempo, dilo en voz alta: “ya”».',
  },
  'leg-locks': {
    how: 'Para defender, esconde el talón: apunta los dedos del pie hacia él, rodilla libre y en línea, controla su mano que busca el talón y empuja su cadera con tu otro pie. Saca primero la rodilla de entre sus piernas; después el pie.',
    why: 'Son traicioneras porque el ligamento se daña antes de que duela con claridad, sobre todo en torsiones. Girar sin saber hacia dónde aprieta el giro; liberar primero la rodilla quita la palanca de todo el sistema.',
    when: 'Empieza con llave recta de tobillo tras unos meses de base y con instructor presente. Las torsiones de talón vienen mucho después. Reconocer el peligro a tiempo suele llevar seis a ocho semanas.',
    how_much:
      'Una vez por semana, quince minutos: diez entradas por lado, sin cierre, y cuatro rounds de un minuto solo de control de piernas. Cierre al 20 %, y se palmea cuando ya no hay salida, no cuando duele.',
    which:
      'Se duda entre aprender primero el ataque o la defensa. Defensa y posiciones primero, siempre; luego tobillo recto. La torsión de talón, para avanzados, sin kimono, y con compañeros que sueltan de inmediato.',
    what_if:
      'Si ya controla el talón y tu rodilla no sale, palmea enseguida. Nunca gires de golpe para escapar, ni te pongas de pie a tirones: ahí se rompen las rodillas. Pregunta después cómo llegó ahí.',
    is_it_ok:
      'Son legítimas, pero las permitidas cambian según cinturón, edad, kimono y organización: lee el reglamento de tu evento. Una rodilla que sonó, se hincha o se siente floja pide parar y ver a un médico.',
    next: 'Primero aprende a decir y sentir quién controla la línea de la rodilla. Cuando salgas de la posición sin pánico, aprende la llave recta; después, cómo pasar de ella a levantarte arriba.',
    on_the_day:
      'Antes del torneo confirma con la mesa qué llaves de pierna valen en tu división. En combate, no cruces la pierna sobre su cadera si es ilegal; y si te atrapan, protege talón y palmea temprano.',
    say: 'Antes de rodar con alguien nuevo: «Tobillo recto sí, torsiones de talón no. Cuando no tenga salida palmeo pronto, y te pido que sueltes en ese momento».',
  },
  finishing: {
    how: 'Cuando llegues a la posición, para un segundo: quita sus manos, elimina el espacio pegando pecho y cadera, y recién entonces cierra. En el estrangulamiento, codo bajo el mentón, hombros hacia atrás, pecho inflado, y aprieta en aumento diez segundos sin soltar.',
    why: 'Se va porque la emoción te hace correr al final y dejas huecos, o aprietas solo con los brazos y se queman. Control antes que cierre le quita las salidas, y espalda y cadera aguantan más.',
    when: 'Dedícale los diez minutos finales de cada sesión, ya con cansancio, porque así se presenta en combate. En un mes perderás menos posiciones; cerrar con seguridad viene en dos o tres.',
    how_much:
      'Diez rounds de treinta segundos por semana empezando en la posición final, con el otro defendiendo al 70 %. Anota cierres: si bajas de cinco sobre diez, corrige un detalle; con ocho, sube la resistencia.',
    which:
      'La duda es asegurar la posición o ir por el final. Con tiempo y ventaja, asegura y ataca dos cosas a la vez; con poco tiempo y abajo en puntos, arriesga el final aunque pierdas la posición.',
    what_if:
      'Si defiende bien el primer ataque, no lo sueltes del todo: amenaza con otro que use esa misma defensa. Protege el cuello, abre el brazo; protege el brazo, abre el cuello. De pie, cabeza tapada, cuerpo.',
    is_it_ok:
      'Perder finales contra gente de tu nivel es normal, y también sentir reparo de hacer daño. No es sensato apretar de golpe en el entrenamiento: cierre gradual, se suelta al primer toque.',
    next: 'Primero elige un solo final desde la posición a la que más llegas. Cuando cierres la mitad de las veces, añade el segundo ataque para cuando lo defienda; nada más hasta entonces.',
    on_the_day:
      'Al verlo tocado o atrapado, respira una vez y revisa posición, manos, espacio. De pie, tres golpes precisos y mira; en suelo, aprieta hasta que el árbitro te toque, no hasta que creas que terminó.',
    say: 'Dítelo al llegar a la posición, en voz baja: «Primero manos, después espacio, después aprieto». En el sparring repítelo cada vez, hasta que salga sin pensarlo.',
  },
  'ring-craft': {
    how: 'Corta en vez de perseguir: cuando él va a la izquierda, da un paso lateral a esa izquierda y queda delante de su salida, con el golpe o agarre de ese lado listo. Ataca cuando su pie trasero toca el borde, nunca antes.',
    why: 'Se pierden rounds parejos por quedar de espaldas al borde y por no tomar la iniciativa. Quien ocupa el centro elige cuándo empieza el intercambio y obliga al otro a gastar pasos, y eso jueces y público lo ven.',
    when: 'Introdúcelo ya en el sparring y, con fecha de combate, en las últimas seis semanas con el tamaño y tiempo reales. Ver el borde sin mirar se logra en unas cuatro semanas.',
    how_much:
      'Un round por sesión con tarea: treinta segundos en el centro, treinta encerrando, treinta saliendo de la esquina. Pide cronómetro con aviso a los diez segundos y termina siempre con una acción clara.',
    which:
      'La duda es presionar o moverse por fuera. Presiona si tu golpe o derribo corto manda; muévete si tienes mejor alcance. Ganando por poco al final, centro y trabajo limpio, no huir: puede costarte faltas.',
    what_if:
      'Si te encierra en la esquina, amaga a un lado y sal por el otro tocándolo al pasar, o agarra y gíralo. Dos segundos en cobertura ahí valen como un ataque suyo ante los jueces.',
    is_it_ok:
      'Usar el reloj, agarrar y trabajar el borde es parte del deporte. Sujetar cuerdas o reja, salir del área a propósito o fingir faltas no: primero viene advertencia, después punto perdido o descalificación.',
    next: 'Primero lee el reglamento de tu evento: qué suma, qué resta, cuánto dura. Luego elige dos acciones que puntúen claro y hazlas visibles; cuando salgan, trabaja los treinta segundos finales.',
    on_the_day:
      'Llega con tiempo para pisar el área: lona, esquinas, tamaño, dónde están jueces y reloj. En cada round, primera acción tuya, centro en la mitad y una acción limpia en los últimos diez segundos.',
    say: 'En la reunión de reglas, pregúntale al árbitro: «¿Cuánto tiempo deja trabajar en el agarre antes de separar, y qué cuenta como pasividad en esta categoría?»',
  },
  'rounds-and-corner': {
    how: 'Siéntate, hombros sueltos, y suelta el aire largo tres veces antes de que nadie hable: inhala cuatro, exhala seis. Un sorbo de agua, una instrucción, repítela en voz alta, levántate diez segundos antes y vuelve con esa única tarea.',
    why: 'Tras un round el cuerpo está acelerado y la cabeza solo retiene una cosa. La exhalación larga baja el pulso más rápido, y una tarea repetida en voz alta sobrevive al primer golpe; cinco consejos no.',
    when: 'Ensaya el descanso real en cada sparring desde seis semanas antes, con banco, agua y quien estará en tu esquina. Después de unas ocho veces ya ocurre sin pensarlo.',
    how_much:
      'En un minuto: veinte segundos de aire, veinte de instrucción, diez de agua y protector, diez de pie. Primer round al 70 %, los del medio al 80 %, el último lo que quede, con arranque y cierre fuertes.',
    which:
      'La duda es salir fuerte o dosificar. Con rounds cortos o un solo asalto, sal fuerte pero con respiración; con tres o más, dosifica el primero si sueles ahogarte y gana los finales de cada uno.',
    what_if:
      'Si en la esquina te gritan tres cosas distintas y no entiendes nada, mira a una sola persona y pregunta «una cosa». Si no hay respuesta, vuelve a lo básico: golpe recto, moverte, manos arriba.',
    is_it_ok:
      'Volver con piernas pesadas y sin recordar todo es normal. Ver doble, dolor de cabeza fuerte, náuseas o no saber qué round es no lo es: dilo, la esquina para el combate y te ve el médico.',
    next: 'Primero acuerda quién habla y que los demás callan. Después elijan tres palabras clave para ajustes; cuando funcione en sparring, ensayen también el round malo: qué dice si vas perdiendo.',
    on_the_day:
      'Entrega antes banco, agua, toalla y protector de repuesto. Entre rounds: sentarte, aire, agua, una instrucción, de pie; en el último, pregunta solo si vas arriba o abajo, y ajusta el riesgo a eso.',
    say: 'Díselo a tu esquina antes del evento: «Habla solo tú, primero déjame respirar tres veces, después dame una sola cosa. Y si me ves mal, para la pelea, no me preguntes».',
  },
  'game-plan': {
    how: 'Toma una hoja y escribe cuatro líneas: cómo empiezo, mi mejor arma y desde dónde, qué hace él mejor y cómo se lo quito, y plan B si voy perdiendo. Si tienes videos, anota su primera acción, su mano fuerte y hacia dónde sale.',
    why: 'Sin plan se acaba peleando la pelea del otro, porque bajo nervios solo queda lo ensayado. Pocas reglas con situación y respuesta, del tipo «si avanza, jab y giro», se recuerdan con pulso alto.',
    when: 'Escríbelo cuatro a seis semanas antes, para que el sparring lo ensaye; en la última semana ya no se cambia. Sin rival conocido, haz el plan con tu arma mejor y tres situaciones comunes.',
    how_much:
      'Tres ideas como máximo, dos o tres videos del rival, una hora en total. De cada sparring, la mitad de los rounds con esa tarea y un compañero que lo imite; revisa el plan una vez por semana.',
    which:
      'La duda es imponer lo tuyo o preparar lo del rival. Con poca experiencia o sin video, setenta por ciento lo tuyo; con alguien de una sola arma evidente, prepara primero cómo quitarle esa arma.',
    what_if:
      'Si a la mitad del primer round nada funciona, no cambies todo: cambia la distancia. Ve un paso más lejos o más cerca, y aplica la línea cuatro de tu hoja desde el segundo round.',
    is_it_ok:
      'Estudiar al rival es normal y sensato, y no saber nada de él también se maneja. Ver videos cada noche hasta no dormir ya no ayuda: déjalo en manos de tu entrenador y vuelve a tu lista de tres.',
    next: 'Primero pregúntale a tu entrenador cuál ve como tu mejor arma. Luego pruébenla en tres sparrings con tarea; lo que salió al menos la mitad de las veces se queda en el plan, lo demás se tacha.',
    on_the_day:
      'Lee tus tres líneas al calentar y otra vez al vendarte; después guarda la hoja. Primer minuto: distancia y tu primera acción; luego tu arma; en la esquina decidan solo si seguir o cambiar.',
    say: 'Llévale la hoja a tu entrenador y di: «Tengo estas tres ideas para la pelea. ¿Cuál quitarías, y con quién del gimnasio la puedo ensayar estas semanas?»',
  },
  drilling: {
    how: 'Elige una técnica y pásala por cuatro escalones: lenta sin resistencia, a ritmo, con el otro defendiendo una salida, y en un round que empieza ahí. Al salir de clase, escribe tres líneas: agarre, pie, error de hoy.',
    why: 'Se olvida porque se ve mucho y se repite poco, y casi siempre sin resistencia. Recordarla al día siguiente, sola y de memoria, y usarla contra alguien que defiende, es lo que la fija.',
    when: 'Repasa en las primeras 24 horas, otra vez a los tres días y a la semana. Con una técnica por vez, en tres o cuatro semanas aparece en sparring sin que la busques.',
    how_much:
      'Diez a quince minutos por sesión, treinta repeticiones por lado, la última decena con resistencia. Con poco tapete, en casa diez minutos cinco días: sombra, caídas, puentes, escapes de cadera o entradas con elástico.',
    which:
      'Se duda entre muchas repeticiones o sparring con tarea. Repeticiones mientras todavía piensas en los pasos; en cuanto sale sin pensar, rounds cortos empezando en esa situación enseñan más.',
    what_if:
      'Si en el sparring no aparece nunca, la técnica no es el problema: falta la entrada. Empieza cada round ya en esa posición y después busca dos caminos para llegar a ella.',
    is_it_ok:
      'Olvidar lo de la semana pasada es normal, y entrenar dos veces por semana también alcanza para progresar. No es sensato acumular técnicas nuevas cada día: nada queda y crece la frustración.',
    next: 'Hoy elige la situación en la que más caes o pierdes y toma una sola respuesta. Cuando te salga dos veces en sparring, añade la siguiente; no antes.',
    on_the_day:
      'En la clase nueva: mira la primera demostración entera, en la segunda solo los pies, en la tercera las manos. Empieza despacio, pide una corrección, y anótala antes de irte a la ducha.',
    say: 'Al final de la clase, dile a un compañero: «¿Te quedas diez minutos? Cinco me toca a mí y cinco a ti, la misma técnica, subiendo la resistencia».',
  },
  'gear-and-etiquette': {
    how: 'Lleva camiseta, pantalón corto sin cierres, sandalias, agua, toalla y candado; uñas cortas, nada de anillos ni aretes. Llega quince minutos antes, preséntate al instructor, di que es tu primera vez y colócate donde veas a alguien con experiencia.',
    why: 'Las reglas de higiene y modales existen porque se comparte sudor, piel y confianza: un corte de uña o una infección deja fuera a varios. Saludar y cuidar al compañero es lo que hace que otros entrenen contigo.',
    when: 'Compra protector bucal antes del primer contacto; guantes y vendas cuando decidas quedarte, hacia la segunda o tercera semana. La sensación de estorbar suele irse después de cuatro o cinco clases.',
    how_much:
      'Para empezar: vendas de unos 4,5 metros, guantes de 12 a 16 onzas según peso y uso, protector bucal. Lava ropa y vendas tras cada sesión, ventila los guantes, y gasta poco hasta el segundo mes.',
    which:
      'La duda típica es comprar equipo o usar el del gimnasio. Las primeras dos semanas, prestado; después compra primero lo que toca tu piel y tu boca: vendas, protector, kimono o guantes propios.',
    what_if:
      'Si te equivocas en algo, como pisar el tapete con sandalias o no saludar, di «perdón, es mi primera semana» y corrige. Si alguien te lastima por jugar fuerte, para el round y avisa al instructor.',
    is_it_ok:
      'No saber nada, cansarte y pedir descanso es normal. Lo que no va: entrenar con fiebre, heridas abiertas o manchas en la piel sin revisar, u obligarte a sparring el primer día; ahí di que no.',
    next: 'Primero llama o escribe para saber horario y qué llevar. Tras la primera clase, pregunta cuál es la próxima para principiantes y apúntate a dos por semana durante un mes antes de juzgar.',
    on_the_day:
      'Come algo ligero dos horas antes, llega temprano, baño, agua, preséntate. En clase: imita, pregunta poco y concreto, golpea suave, agradece a cada compañero, y al final limpia tu lugar.',
    say: 'Preséntate al llegar: «Hola, es mi primera clase y no he entrenado nunca. ¿Dónde dejo mis cosas y con quién conviene que me ponga hoy?»',
  },
  'choosing-a-sport': {
    how: 'Haz una lista de tres gimnasios a menos de veinte minutos, pide una clase de prueba en cada uno en dos semanas, y puntúa del uno al cinco: trato a principiantes, limpieza, horario real, precio y ganas de volver. Gana el total.',
    why: 'Se duda mucho porque se comparan estilos en vez de lugares. Lo que decide si sigues en seis meses es el entrenador, la distancia y la gente; el estilo importa después.',
    when: 'Ve a las pruebas en los próximos catorce días y decide al final de ellas. Dale al elegido dos o tres meses de asistencia regular antes de cambiar; antes no se juzga bien.',
    how_much:
      'Dos clases por semana durante doce semanas dicen suficiente. Suma el costo del año: mensualidad, inscripción, equipo, traslados; y divide por las clases que de verdad harás para comparar.',
    which:
      'Golpear o agarrar es la duda de fondo: golpe si quieres soltar energía y cardio, agarre si quieres menos golpes en la cabeza y mucha estrategia. Boxeo es lo más simple de empezar; muay thai suma piernas.',
    what_if:
      'Si tras un mes no te gusta, cambia de horario o profesor antes que de deporte. Si te atan con contrato largo, pide mes a mes o bono; si no lo ofrecen, elige el segundo de tu lista.',
    is_it_ok:
      'Es normal querer todo o tener miedo de empezar tarde. Huye de lugares donde hay sparring duro para novatos, sin higiene, con burlas o lesiones frecuentes; con corazón, articulaciones o embarazo de por medio, pregunta antes al médico.',
    next: 'Hoy escribe a los tres gimnasios pidiendo clase de prueba. Cuando elijas, apúntate a la clase de principiantes y pon dos días fijos en el calendario; lo demás, como equipo, después.',
    on_the_day:
      'En la prueba, llega quince minutos antes y mira: ¿saludan, corrigen a los nuevos, paran a quien pega fuerte? Haz la clase entera, quédate cinco minutos y pregunta a alguien cómo fue su primer mes.',
    say: 'Escribe así al gimnasio: «Hola, empiezo de cero y quiero probar una clase. ¿Qué día es la de principiantes, qué llevo y cuánto cuesta el mes sin contrato?»',
  },
  'self-defence': {
    how: 'Practica una secuencia: manos abiertas a la altura del pecho, paso atrás, distancia de dos brazos, voz fuerte: «Atrás, no quiero problemas», y salir hacia donde hay luz y gente. Si te agarran, libera, golpea una vez para soltarte y corre.',
    why: 'La mayoría de las veces se evita viendo temprano y yéndose, porque fuera no hay reglas, árbitro ni uno contra uno. La distancia y la voz dan tiempo, y llaman la atención de otros.',
    when: 'Empieza hoy con rutas, luz y teléfono a mano; lo físico, dos veces por semana con gente que resiste. En unos tres meses notarás más calma; el resto es hábito.',
    how_much:
      'Dos clases por semana con sparring suave bastan para reaccionar mejor. Añade diez minutos semanales de voz, distancia y salida, y dos veces por mes un ensayo con empujones o agarres por sorpresa.',
    which:
      'La duda es deporte con contacto o curso corto de defensa. El curso sirve para señales y voz en un fin de semana; el deporte, para saber aguantar presión. Si puedes, curso primero y deporte después.',
    what_if:
      'Si te amenazan con cuchillo, pistola o son varios, entrega lo que pidan y aléjate. Si no puedes irte, protege cabeza, busca salida y pide ayuda gritando; después, lugar seguro, emergencias y policía.',
    is_it_ok:
      'Tener miedo después de un susto es normal y suele bajar en semanas. Si evitas salir, no duermes o revives lo ocurrido más de un mes, busca psicólogo; ante amenazas de alguien conocido, policía o línea de ayuda.',
    next: 'Primero revisa lo evitable: rutas, hora, avisar a alguien, no mirar el teléfono caminando. Cuando lo tengas, apúntate a una clase; y pregunta a un abogado de tu país qué permite la ley en defensa propia.',
    on_the_day:
      'Al notar peligro: para, mira manos y salidas, cruza o entra en un local, llama. Si se acerca, manos abiertas, voz, distancia; y en cuanto haya hueco, vete sin terminar la discusión.',
    say: 'Con las manos abiertas al frente y voz alta, cuando alguien se acerca de más: «Atrás. No me toques. Me voy». Repítelo igual, sin insultos, mientras te alejas.',
  },
}
