import type { EntryWords } from '../entry.ts'
import type { MIND_ENTRIES } from '../facts/mind.ts'

export const MIND: Record<keyof typeof MIND_ENTRIES, EntryWords> = {
  'shaking-before-fight-why': {
    asked: [
      'por qué tiemblo antes de pelear',
      'me tiemblan horrible las piernas en la zona de calentamiento, qué me pasa',
      'antes de cada combate me tiemblan las manos y todo el mundo se da cuenta',
      'temblar antes de la pelea significa que tengo demasiado miedo?',
      'en el gym estoy tranquilo pero una hora antes de competir me tiembla todo el cuerpo',
      'apenas llaman mi categoría se me aflojan las piernas y empieza el temblor',
    ],
    answer:
      'Tiemblas porque la adrenalina te está preparando: sube el pulso, manda sangre a los músculos grandes y los movimientos finos tiemblan. Quiere decir que la pelea te importa, no que vas a perder, y casi siempre se va en el primer intercambio. No luches contra eso, aprovéchalo: trota o salta la cuerda dos minutos, suelta brazos y piernas y di en voz alta “qué ganas tengo”. En experimentos con canto, discursos y cálculo, a quienes decían algo así les fue mejor que a quienes se ordenaban calmarse. Si además hay dolor de pecho, desmayo o confusión, es otra cosa: llama al médico y no compitas.',
    why: 'El cuerpo se arma minutos antes de necesitarlo, y un músculo cargado que no tiene qué hacer vibra hasta que el movimiento gasta esa energía.',
    step: 'Di “qué ganas tengo” en voz alta antes de tu round más duro y arranca con diez jabs secos o un agarre fuerte.',
    mistake: 'Casi todos se sientan quietos a ordenarse calma y terminan pendientes del temblor.',
  },
  'last-ten-minutes-before-bout': {
    asked: [
      'qué hago los últimos diez minutos antes de mi pelea',
      'salgo en 10 min y tengo la cabeza a mil',
      'cómo aprovecho los minutos antes de que me llamen',
      'alguna rutina para justo antes de salir? me quedo parado y me pongo peor',
      'esperar detrás de la cortina es lo peor, nunca sé qué hacer',
      'falta un combate y voy yo, tatami 3, ahora qué',
    ],
    answer:
      'Haz siempre las mismas cuatro cosas en el mismo orden, para que no te quede nada por decidir.\n1. Del minuto 10 al 6: muévete hasta sudar un poco, con dos arranques de diez segundos a toda velocidad.\n2. Del 6 al 4: toma aire en cuatro segundos y suéltalo en seis, diez veces.\n3. Del 4 al 2: imagina tu primer intercambio tres veces, visto desde tus propios ojos.\n4. Los últimos dos: protector bucal puesto, una palabra clave (“manos”, “agarre”) y la vista en un punto.\nSi te llaman antes, pasa directo al cuatro. Si hay retraso, vuelve al uno. Teléfono guardado y ningún consejo nuevo.',
    why: 'Los nervios dejan poca atención libre y cada duda se come otro trozo; una secuencia conocida corre sola y le avisa al cuerpo lo que viene.',
    step: 'Ensaya esos diez minutos, en ese orden, antes de dos sesiones de sparring para que el día de la pelea ya los conozcas.',
    mistake: 'La mayoría se queda mirando otros combates hasta que la llaman y sale en frío.',
  },
  'throwing-up-before-fight': {
    asked: [
      'es normal vomitar antes de pelear',
      'vomité de los nervios antes de mi último combate',
      'el día de la pelea siempre ando con náuseas, no retengo ni el desayuno',
      'y si me dan ganas de vomitar justo cuando me llaman',
      'me dan arcadas cada vez que me pongo el bucal antes de competir',
      'cinco veces al baño y el estómago revuelto en cada torneo, a alguien más le pasa',
    ],
    answer:
      'Sí, vomitar de nervios es común, también entre gente con experiencia, y por sí solo no es motivo para retirarte. Con el estrés llega menos sangre al intestino y el estómago lleno se devuelve. Haz tu última comida de verdad tres o cuatro horas antes, simple y conocida: arroz, pan tostado, banana. Después, solo bocados y sorbos. Si vomitas: enjuágate, toma agua a sorbos diez minutos, camina y empieza a calentar. Ve con el médico del evento y no compitas si te golpeaste la cabeza, ves sangre, tienes fiebre, dolor de pecho o mareo, o no retienes ni el agua. Nunca te provoques el vómito.',
    why: 'El cuerpo toma la pelea como una amenaza y manda la energía a los músculos; es una alarma, no una señal de que vayas mal.',
    step: 'Prueba tu comida de competencia tres o cuatro horas antes de un sparring duro y anota cómo te cayó.',
    mistake: 'Por miedo, la mayoría no come nada en todo el día y sube sin fuerzas y temblando.',
  },
  'first-competition-what-happens': {
    asked: [
      'cómo es una primera competencia, qué pasa ahí',
      'nunca fui a un torneo, cómo es el día',
      'peleo por primera vez el mes que viene y no tengo idea de qué esperar',
      'a qué hora me peso, cuándo caliento, quién me llama, cómo funciona todo',
      'nadie me explicó cómo es el día y no quiero quedar en ridículo',
      'primer torneo de bjj el sábado, cómo se maneja la cosa',
    ],
    answer:
      'Te registras, te pesan, esperas mucho más de lo que crees, peleas unos minutos y vuelves a esperar.\n1. Registro: documento, licencia o carné, certificado médico si tu deporte lo pide.\n2. Pesaje: la tarde anterior, esa mañana o, en BJJ, muchas veces justo antes de la primera lucha y con kimono.\n3. Sorteo: anota tu tatami o ring y tu número de combate.\n4. Cuenta los combates: calienta cuando falten unos cinco.\n5. Revisión de equipo, llamado, combate, resultado, saludo.\nEn torneos puedes volver a entrar en diez a treinta minutos: abrigo, sorbos, asiento. Si recibiste golpes duros, ve con el médico antes de irte.',
    why: 'Cada combate que se alarga retrasa a los siguientes, así que el horario es una estimación y el cuerpo se enfría mientras esperas.',
    step: 'Pregúntale a tu entrenador hora del pesaje, lugar, reglamento y quién estará en tu esquina, y anota las cuatro cosas.',
    mistake: 'El debutante típico calienta a fondo al llegar y dos horas después está frío y cansado.',
  },
  'first-competition-what-to-bring': {
    asked: [
      'qué tengo que llevar a mi primera pelea',
      'lista para el bolso del torneo??',
      'qué meto en la mochila el día de la competencia',
      'me da miedo olvidarme algo, el bucal, el documento, lo que sea',
      'necesito dos kimonos o guantes propios para mi primer torneo',
      'viajo el viernes a mi primera competencia, qué empaco',
    ],
    answer:
      'Arma el bolso la noche anterior: primero papeles, después lo que usas para pelear y al final comida y abrigo.\n1. Papeles: documento, licencia o carné, ficha médica, confirmación de inscripción, algo de efectivo.\n2. Pelea: protector bucal, protector genital, vendas, espinilleras, short o kimono del color permitido, otro kimono o camiseta. Pregunta si el evento da guantes y cabezal.\n3. Espera: abrigo, sandalias, toalla, audífonos, cargador.\n4. Comida conocida: bananas, arroz, pan, dos litros de agua.\n5. Detalles: cinta, cortaúñas, ligas para el pelo, curitas, lentes de contacto de repuesto.\nPapeles y bucal van contigo, no en el auto de otro.',
    why: 'Sin documento la inscripción no vale y sin bucal no te dejan entrar; casi todo lo demás alguien te lo puede prestar.',
    step: 'Pon todo en el piso, sácale una foto y usa esa foto como lista en cada evento.',
    mistake: 'Lo que más se olvida son los papeles y el protector bucal, justo lo que casi nadie te puede prestar.',
  },
  'freezing-why': {
    asked: [
      'por qué me congelo en la pelea',
      'empieza el combate y se me pone la mente en blanco',
      'en el entrenamiento me sale todo y ahí me quedo parado',
      'qué me pasa, se me olvidaron todas las técnicas en la lucha',
      'por qué no me responde el cuerpo cuando se me viene encima',
      'mi entrenador grita y no oigo nada, como si me viera desde afuera',
    ],
    answer:
      'Te congelas porque el cerebro, ante una amenaza, primero se detiene a medir el peligro, y con demasiadas opciones no encuentra cómo salir de ahí. Es un reflejo viejo, no cobardía. Tres cosas lo empeoran: muchas técnicas y ninguna primera acción, un sparring que nunca se parece a la pelea y estar pendiente de cómo te ves. Ataca eso. Reduce el plan a un ataque, una defensa y un lugar adonde ir. Haz un round por semana que se sienta como pelea: alguien desconocido enfrente, gente mirando, una voz que dé la salida. Y entrena un disparador para los pies, como un paso a la izquierda en cada inicio.',
    why: 'Quedarse inmóvil sirvió alguna vez para no ser visto; en combate esa pausa le regala tiempo al otro, y recibir un golpe alarga el bloqueo.',
    step: 'Escribe un ataque, una defensa y una dirección, y usa solo esas tres cosas en tu próximo sparring.',
    mistake: 'Para no congelarse, la mayoría aprende más técnicas, y así la cabeza tiene todavía más para elegir.',
  },
  'start-first-exchange': {
    asked: [
      'cómo empiezo el primer intercambio',
      'qué hago los primeros diez segundos para no quedarme tieso',
      'siempre espero y el otro arranca primero, cómo me activo',
      'cómo salgo al round si tengo la cabeza vacía',
      'los primeros 30 segundos no hago nada y ahí pierdo el round',
      'necesito algo fijo para abrir el combate',
    ],
    answer:
      'Decide antes tu primera acción con una frase de “si… entonces” y hazla en los primeros cinco segundos, haga lo que haga el otro. Golpeo: “Si suena la campana, entonces gano el centro, doble jab, paso a la izquierda”. Lucha: “Si el árbitro da la señal, entonces agarro primero y lo llevo un paso al costado”. No hace falta que puntúe; tiene que poner en marcha tus pies y tu respiración. Ten otra frase para los problemas: “Si me pegan o pierdo el agarre, entonces manos arriba, un paso afuera, jab otra vez”. Entrénalo: diez salidas por sesión; alguien grita, sales, cinco segundos y de nuevo.',
    why: 'Con el susto del arranque se elige despacio, y lo decidido de antemano se salta esa elección; tras el primer gesto el cuerpo se suelta.',
    step: 'Haz diez salidas al grito con un compañero al final de dos sesiones, de cinco segundos y siempre con la misma primera acción.',
    mistake: 'La mayoría sale a “ver qué hace el otro” y le regala el primer minuto.',
  },
  'blinking-when-punched': {
    asked: [
      'cómo dejo de parpadear cuando me tiran golpes',
      'cierro los ojos cada vez que me lanzan una mano',
      'me encojo y volteo la cara, no lo puedo evitar',
      'en el sparring cierro los ojos y me como el segundo golpe',
      'hay algún ejercicio para mantener los ojos abiertos',
      'el profe me dice que lo mire pero los ojos se me cierran solos',
    ],
    answer:
      'Se quita con muchos golpes lentos e inofensivos, porque es un reflejo que solo se apaga repitiendo algo que ya sabes que viene. Tres rounds de dos minutos, tres veces por semana:\n1. Tu compañero, con guantes, te toca la guardia despacio; tú le miras el pecho y sueltas aire en cada toque.\n2. Igual, a media velocidad, a la guardia y la frente, apenas un toquecito.\n3. Bloqueas y devuelves un jab después de cada uno.\nAvanza solo cuando veas llegar nueve de cada diez. Mentón abajo, boca cerrada, dientes sobre el bucal. Un parpadeo corto al contacto es normal; lo que hay que quitar es voltear la cara.',
    why: 'El parpadeo nace en una zona del cerebro que no obedece a la voluntad y solo apaga la alarma tras muchos avisos falsos.',
    step: 'Haz tres rounds de dos minutos de toques lentos a tu guardia con alguien de confianza, soltando el aire en cada toque.',
    mistake: 'La mayoría quiere curarlo con sparring duro, y así lo que entrena es el reflejo.',
  },
  'tell-partner-go-lighter': {
    asked: [
      'cómo le digo a mi compañero de sparring que baje la fuerza',
      'me pega durísimo y no quiero quedar como flojo',
      'qué digo cuando alguien va al 100 en el sparring',
      'todos los martes el sparring es una guerra y ya voy con miedo',
      'está bien pedir que le bajen la intensidad',
      'el grandote de mi gym nunca se controla, y si no me hace caso?',
    ],
    answer:
      'Dilo antes del round y con un número: “Treinta por ciento a la cabeza, cincuenta al cuerpo, quiero trabajar el jab”. Si sube, para, da un paso atrás y levanta la mano: “Muy fuerte para mí, ¿volvemos a treinta?”. No pegues más fuerte tú, porque lo entiende como un sí. A la segunda terminas el round: “Hasta acá por hoy, gracias”, chocas guantes y sales. Después habla con el entrenador: “Va demasiado fuerte, ponme con otra persona, por favor”. Si recibiste un golpe duro en la cabeza, se acabó por hoy, y nada de contacto hasta que un médico te autorice.',
    why: 'Cada quien entiende “suave” a su manera, y cuando ya subió la adrenalina cualquier pedido suena a reproche.',
    step: 'Acuerda un número de potencia antes de cada round y sé tú quien lo diga primero.',
    mistake: 'La mayoría se calla y devuelve más fuerte, y el round se va calentando.',
  },
  'temper-after-getting-hit': {
    asked: [
      'cómo hago para no perder la cabeza cuando me pegan',
      'me ciego y me pongo a tirar golpes a lo loco',
      'un golpe sucio y se me va todo el plan',
      'me descalificaron por pegar después del alto porque estaba furioso',
      'por qué me enojo tanto en el ring si afuera soy tranquilo',
      'me conecta limpio y se la tengo que devolver ya mismo, siempre igual',
    ],
    answer:
      'Dale a la rabia una sola acción fija, decidida de antemano: “Si me conectan limpio, entonces salgo un paso, suelto el aire y lo primero es el jab”. En lucha: “Si me hace una falta, entonces acomodo mis agarres y miro al árbitro”. No eliges si te enojas, pero sí entrenas lo que sigue. En sparring, que te metan cinco veces por round un golpe sorpresa, suave y al cuerpo; cada vez haces paso, aire, jab. Tu esquina tiene una palabra para traerte de vuelta, por ejemplo “jab”. Tras una falta, silencio: la venganza cuesta puntos. Si la rabia te sigue a casa, ve con un psicólogo.',
    why: 'La rabia estrecha la mirada y te lleva recto hacia donde el otro espera; un gesto fijo llena ese segundo hasta que vuelves a pensar.',
    step: 'Haz dos rounds de sparring en los que respondas a cada golpe limpio solo con paso afuera, aire y jab, y pide que alguien los cuente.',
    mistake: 'La mayoría intenta tragarse la rabia y no tiene ninguna acción lista cuando llega.',
  },
  'how-many-losses-normal': {
    asked: [
      'cuántas derrotas son normales',
      'perdí mis primeras tres peleas, es muy malo?',
      'voy 1 ganada y 5 perdidas, me preocupo?',
      'cuatro torneos y siempre afuera en la primera ronda',
      'todo el mundo pierde tanto al principio?',
      'mi récord es 0-4 y me siento un chiste',
    ],
    answer:
      'Perder más o menos la mitad es normal si los emparejamientos son justos, y tres o cuatro derrotas al principio dicen muy poco. Haz la cuenta: en una llave de 16 con eliminación directa, ocho quedan fuera tras un combate y 15 de 16 se van con una derrota. Con chances parejas, uno de cada ocho pierde los tres primeros por pura suerte. Lo que cuenta es cómo pierdes. Busca cambios: aguantas más, te marcan menos, el error es otro. Si pierdes cuatro o cinco igual, cambia el entrenamiento. Si te detuvieron por golpes a la cabeza, nada de contacto hasta que un médico te autorice.',
    why: 'Cada combate reparte una victoria y una derrota, así que entre iguales la media no puede ser otra, y pocas peleas son casi puro azar.',
    step: 'Anota cada derrota con una línea sobre cómo se decidió y cuenta qué causa se repite más.',
    mistake: 'La mayoría cuenta las derrotas y nunca las separa por causa.',
  },
  'week-after-a-loss': {
    asked: [
      'qué hago la semana después de perder',
      'perdí el sábado, cuándo vuelvo a entrenar',
      'no paro de repetir la pelea en mi cabeza',
      'veo el video de mi derrota o mejor lo dejo',
      'perdí y ahora no sé qué hacer conmigo',
      'cómo supero una derrota, ya pasaron días y sigo igual',
    ],
    answer:
      'Divídela en tres: descansar, mirar, actuar.\n1. Días 1 y 2: duerme, come, camina y no saques conclusiones. Si te pegaron duro en la cabeza, nada de contacto hasta que un médico te autorice.\n2. Días 3 y 4: mira el video dos veces, la primera sin sonido, la segunda con tu entrenador. Escribe tres líneas: qué funcionó, dónde cambió la pelea, qué faltó.\n3. Días 5 a 7: vuelve a clase, suave, y trabaja quince minutos eso que faltó.\nSi le das vueltas, ponle lugar: diez minutos al día con lápiz y papel, y cierras el cuaderno. Si el bajón pasa de dos semanas, ve al médico.',
    why: 'En caliente la emoción elige los recuerdos y agranda el error; unos días después el video enseña lo que de verdad pasó.',
    step: 'Escribe las tres líneas, qué funcionó, dónde cambió y qué faltó, y muéstraselas a tu entrenador.',
    mistake: 'Casi todos se esconden un mes o hacen sparring duro al día siguiente para demostrar algo.',
  },
  'week-after-a-win': {
    asked: [
      'qué hago la semana después de ganar',
      'gané mi pelea, y ahora qué',
      'gané y no sé por qué me siento vacío',
      'cuánto descanso después de una victoria',
      'ahora todos esperan que vuelva a ganar',
      'saqué oro el domingo y ya no sé para qué entrenar',
    ],
    answer:
      'Descansa varios días, anota qué estuvo a punto de salir mal y ponte la siguiente tarea antes que la siguiente fecha.\n1. Días 1 a 3: disfruta, duerme, agradece a esquina y compañeros. Ganar no protege la cabeza: si hubo golpes duros, nada de contacto hasta que un médico te autorice.\n2. Días 4 y 5: mira el video y apunta dos cosas que funcionaron y dos que tu rival casi logra.\n3. Días 6 y 7: vuelve suave y elige una de esas dos para las próximas cuatro semanas.\nEl vacío es común: se fue la meta que ordenaba tus días. Acepta otra pelea solo después de esa semana.',
    why: 'La victoria tapa los huecos porque nadie los reclama, pero el siguiente rival verá el mismo video y los buscará.',
    step: 'Escribe los dos momentos en que pudiste perder y elige uno para entrenarlo cuatro semanas.',
    mistake: 'La mayoría mira solo el resultado y se queda con el hueco que casi le cuesta la pelea.',
  },
  'spar-again-after-knockout': {
    asked: [
      'cuándo puedo volver a hacer sparring después de un nocaut',
      'me noquearon hace cinco semanas, ya puedo hacer sparring?',
      'cuánto hay que esperar después de un ko para recibir golpes otra vez',
      'el médico ya me dio el alta pero no confío en mi mentón, cómo empiezo',
      'pasos para volver al sparring tras un ko',
      'me noquearon en abril y desde entonces entro con miedo, mi entrenador me quiere de vuelta en el ring',
    ],
    answer:
      'Solo cuando un médico te autorice el contacto y haya terminado la suspensión de tu federación; tras un nocaut suelen ser 30 a 90 días, y más si es el segundo. Después, por pasos, mínimo dos sesiones sin síntomas en cada uno y un día entre ellas:\n1. Correr, sombra, saco.\n2. Manoplas y técnica, nada a la cabeza.\n3. Sparring solo al cuerpo.\n4. Toques suaves, solo jab, con alguien de confianza.\n5. Sparring técnico normal; los rounds duros, al final.\nDolor de cabeza, mareo, náuseas, visión borrosa o cansancio raro: para y vuelve al médico. La confianza regresa en los pasos 3 y 4; quédate ahí lo necesario.',
    why: 'Un cerebro que aún se recupera aguanta menos, y otro golpe en ese tiempo puede dejar un daño mucho mayor que el primero.',
    step: 'Pide la autorización del médico por escrito y dale a tu entrenador los cinco pasos antes de que alguien te toque la cabeza.',
    mistake: 'La mayoría pone a prueba el mentón en un round duro apenas se le va el dolor de cabeza.',
  },
  'first-class-back-after-years': {
    asked: [
      'cómo vuelvo a entrenar después de años parado',
      'primera clase después de 6 años y me da un poco de vergüenza',
      'no entreno desde antes de tener hijos, cuánto hago al principio',
      'antes era bueno y ahora me ahogo en el calentamiento',
      'soy azul y lo dejé cuatro años, me pongo el cinturón o no',
      'me da cosa volver, todos los que conocía ya subieron de cinturón',
    ],
    answer:
      'Ve a la clase de principiantes, haz la mitad y vete cuando todavía podrías seguir. Tu cabeza recuerda el ritmo de antes; tus tendones y pulmones no.\n1. Semanas 1 y 2: dos clases por semana, solo técnica, descansa un round sí y uno no.\n2. Semanas 3 y 4: rounds suaves, de posición o al cuerpo, con quien tú elijas.\n3. Desde la 5: tercera clase y sparring normal si nada duele.\nAl llegar, dile al entrenador: “Llevo años sin venir, quiero un mes tranquilo”. Usa el cinturón que te ganaste. Si tienes problemas del corazón, dolor de pecho, mareos al esforzarte o una enfermedad nueva, primero el médico.',
    why: 'La memoria pide al tendón una fuerza que ya perdió, y la lesión del regreso suele llegar el día en que todo sale bien.',
    step: 'Escríbele al gimnasio a qué clase vas a ir y que quieres un mes tranquilo.',
    mistake: 'La mayoría hace sparring a su nivel de antes la primera semana y a la tercera está lesionada.',
  },
  'appeal-a-decision': {
    asked: [
      'se puede apelar una decisión',
      'me robaron la pelea, puedo protestar el resultado',
      'cómo apelo una decisión dividida',
      'el árbitro la paró muy temprano, se puede hacer algo',
      'los jueces se la dieron a él y todo el público abucheó',
      'sumaron mal los puntos en el torneo, con quién hablo',
    ],
    answer:
      'En el papel sí, pero apelar contra la opinión de los jueces casi nunca prospera. En boxeo profesional y MMA, las comisiones de Estados Unidos cambian un resultado sobre todo por tres cosas: arreglo, tarjetas mal sumadas o un árbitro que aplicó mal una regla. Que te la pararan temprano para tu gusto no es ninguna. En torneos amateur el plazo es corto, muchas veces minutos, por escrito, con tasa y por medio del entrenador o delegado; en judo y BJJ lo decidido en el tatami casi siempre queda, salvo error de anotación. Así que calma: consigue tarjetas o video, cita la regla por número; la presenta tu entrenador.',
    why: 'Una tarjeta es un juicio de valor, y las reglas solo corrigen errores de hecho; de lo contrario, toda pelea pareja acabaría en un escritorio.',
    step: 'Lee el artículo sobre protestas en el reglamento de tu federación y anota el plazo, la tasa y quién puede firmar.',
    mistake: 'La mayoría discute quién se vio mejor en vez de decir qué regla se rompió.',
  },
  'is-it-time-to-stop': {
    asked: [
      'ya es hora de dejar de pelear?',
      'cómo sé cuándo dejar el deporte para siempre',
      'estoy pensando en colgar los guantes',
      '15 años de judo y siento que ya fue, estoy cansado o se terminó',
      'me retiro o le doy un año más',
      'ya no lo disfruto y tengo el cuerpo destrozado',
    ],
    answer:
      'Deja de competir ya si te lo dice un médico, si te noquearon varias veces o si cambiaron tu memoria, tu habla, tu equilibrio o tus dolores de cabeza; eso va al médico, no se discute. Si no es el caso, decide con tres preguntas, y nunca en las cuatro semanas tras una derrota o lesión: ¿Entrenarías aunque nadie te viera competir jamás? En los últimos dos meses, ¿esperaste con ganas al menos una sesión semanal? Lo que cuesta en cuerpo, dinero y familia, ¿todavía te vale? Dos no: descansa ocho semanas y repite. De nuevo dos no: deja de competir, y decide aparte si entrenas, enseñas o te vas.',
    why: 'El daño en la cabeza se acumula y no se deshace, mientras que las ganas van y vienen; por eso solo lo segundo puede esperar.',
    step: 'Responde las tres preguntas en papel y pon en tu calendario el día en que te las vas a repetir.',
    mistake:
      'La mayoría decide todo de golpe, aunque competir, entrenar y ser parte del grupo son tres cosas distintas.',
  },
  'when-to-tap': {
    asked: [
      'cuándo tengo que tapear',
      'está bien palmear temprano',
      'odio tapear y lo paga mi codo',
      'palmeo antes de que duela o cuando ya duele',
      'siempre tapeo tarde porque no quiero perder con cinturones blancos',
      'me durmieron con un estrangulamiento por no querer palmear',
    ],
    answer:
      'Palmea en cuanto la llave está cerrada y no tienes una salida entrenada, no cuando duele. Según el caso:\n1. Heel hook y otras llaves de pierna con torsión: palmea cuando te atrapan el talón; la rodilla cede antes de que avise el dolor.\n2. Armbar, kimura: palmea cuando el brazo se despega de tu cuerpo y empieza a estirarse o girar.\n3. Estrangulamiento: palmea con presión a los dos lados del cuello; en unos diez segundos puedes quedar inconsciente.\nTres palmadas en tu compañero y di “tap”. Palmear temprano cuesta segundos; tarde, meses. Y pregunta: “¿Por dónde podía salir?”.',
    why: 'Una articulación se rompe en el último tramo, que es corto, y ahí entre el dolor y el daño ya no cabe una decisión.',
    step: 'Palmea un segundo antes de lo habitual en cada round y pregúntale después a tu compañero dónde estaba la salida.',
    mistake: 'La mayoría espera el dolor, y en las llaves de pierna el dolor llega después del daño.',
  },
  'tell-coach-i-am-leaving': {
    asked: [
      'cómo le digo a mi entrenador que me voy',
      'quiero cambiarme de gimnasio sin quedar mal',
      'qué le digo al profe si me voy a otro club',
      'me siento un traidor por cambiar de academia',
      'está mal dejar de ir y avisarle por mensaje',
      'encontré un gym mejor pero mi entrenador hizo mucho por mí',
    ],
    answer:
      'Díselo en persona, antes de que se entere por otro, y en menos de dos minutos. Pídele cinco minutos antes o después de clase: “A fin de mes me paso a otro gimnasio. Necesito más entrenamiento de competencia. Tú me enseñaste la guardia y eso no lo olvido. Gracias”. Un solo motivo, sin lista de defectos ni comparaciones. Si te discute: “Te entiendo, ya lo decidí”. Después da la baja por escrito con el plazo de aviso de tu contrato, paga lo que debas y devuelve el equipo. Si temes su reacción, escríbele y ve con alguien a recoger tus cosas.',
    why: 'En un gimnasio las noticias vuelan, y lo que duele es enterarse por otro; cada defecto que nombras abre una discusión inútil.',
    step: 'Revisa en tu contrato el plazo de aviso, pídele cinco minutos a tu entrenador y dile esas cuatro frases.',
    mistake: 'La mayoría desaparece o lo cuenta primero en el vestuario, y eso es lo que le duele a un entrenador.',
  },
  'how-long-to-belt': {
    asked: [
      'cuánto se tarda en llegar a cinturón azul',
      'cuántos años para ser cinturón negro',
      'dos años de blanco y nada todavía, es normal?',
      'entreno 3 veces por semana, cuándo me suben de cinturón',
      'bjj, judo o karate, en cuál se llega más rápido a negro',
      'uno que empezó después que yo ya es azul y yo sigo esperando',
    ],
    answer:
      'Con dos o tres clases por semana, el azul de BJJ suele llevar de año y medio a tres años y el negro de ocho a doce; el negro de judo, karate o taekwondo, de tres a seis. En BJJ los plazos estándar de la federación para adultos son dos años de azul, dieciocho meses de morado, un año de marrón, y negro desde los 19 cumplidos. Cuentan más las clases que los años: el azul son unas 200 a 300, unos dos años con tres semanales, tres con dos. Si pasaste mucho de eso, pregunta: “¿Qué necesitas ver para el próximo cinturón?”, y entrena eso.',
    why: 'El grado mide lo que ya te sale sin pensar, y eso lo dan las repeticiones; el calendario también avanza para quien falta.',
    step: 'Cuenta las clases que llevas y pregúntale a tu entrenador qué dos cosas te faltan para el próximo cinturón.',
    mistake: 'La mayoría cuenta años, pero la mitad de esas semanas no pisó el tatami.',
  },
  'grading-nerves': {
    asked: [
      'estoy muy nervioso por mi examen de cinturón, cómo me preparo',
      'examen la semana que viene y se me olvida el kata cuando me miran',
      'qué pasa si me equivoco en una técnica en el examen de grado',
      'nervios por el examen de cinta, ayuda',
      'en casa me sé todo el programa y frente a los examinadores me quedo en blanco',
      'reprobar delante de todo el dojo es mi pesadilla',
    ],
    answer:
      'Ensaya el examen mismo, con gente mirando, al menos tres veces; practicar con algo de presión prepara mejor que solo repetir más. Que alguien te cante el programa en desorden mientras dos personas te miran desde una mesa con papel. Una vez, hazlo cansado. Marca lo que se traba y dale diez minutos al día. El día del examen: calienta y, antes de cada técnica, suelta el aire, nómbrala por dentro y hazla. Si te equivocas, no pongas cara: termina, saluda o da un paso atrás y pide: “¿Puedo mostrarla otra vez?”. Miran cómo sigues. Y un entrenador rara vez presenta a quien cree que va a reprobar.',
    why: 'Lo que pesa en un examen es la mirada ajena; quien ya falló y siguió delante de público no encuentra nada nuevo ese día.',
    step: 'Haz un examen de prueba con alguien que cante las técnicas y dos personas mirando desde una mesa.',
    mistake: 'La mayoría practica en el orden de la hoja y se traba cuando se lo piden salteado.',
  },
  'what-to-say-in-corner': {
    asked: [
      'qué digo en la esquina',
      'el sábado le hago esquina a un amigo y nunca lo hice',
      'cuánto hay que hablar entre rounds',
      'mi peleador no escucha nada de lo que le grito',
      'primera vez en la esquina, qué le digo en ese minuto',
      'vuelve perdiendo el round, qué le digo',
    ],
    answer:
      'Di una cosa que mantener y una que cambiar, en menos de quince palabras y cuando ya haya respirado. Con un minuto de descanso:\n1. Segundos 0 a 20: sentado, bucal afuera, agua, “suelta el aire”. Ningún consejo.\n2. Segundos 20 a 40: “El jab entra, síguelo. Después del jab, paso a la izquierda”.\n3. Segundos 40 a 50: que te lo repita.\n4. Últimos diez: bucal, “jab, izquierda”.\nDurante el round, solo palabras acordadas, una o dos, nunca frases. Habla una sola persona. Mírale los ojos: si responde lento, no sabe qué round es, se tambalea o no ve, tú la paras. Ese es tu primer trabajo.',
    why: 'Sin aire y con el pulso a tope, nadie retiene más de una o dos ideas; el resto solo ocupa el tiempo de respirar.',
    step: 'Haz esquina en tres rounds de sparring con cronómetro y acuerda tres palabras con tu peleador.',
    mistake: 'La mayoría de las esquinas da cinco indicaciones juntas y el peleador no se queda con ninguna.',
  },
  'say-to-child-before-after-bout': {
    asked: [
      'qué le digo a mi hijo antes de su combate',
      'qué le digo a mi hija después de pelear',
      'mi nena tiene su primer torneo, cómo la ayudo sin presionarla',
      'en el auto de vuelta de la competencia, hablamos o no',
      'le doy indicaciones desde afuera o me callo',
      'me pongo más nervioso que él y termino hablando de más',
    ],
    answer:
      'Antes: “Diviértete, prueba tu mejor técnica, me encanta verte”. Después, gane o pierda: “Me encantó verte. ¿Tienes hambre?”. Con eso basta; la técnica es del entrenador. Antes del combate quédate en lo práctico: baño, agua, abrigo, a qué hora empieza. Durante, aplaude y no digas nada técnico, porque dos voces confunden a un niño. Después espera a que saque el tema, también en el auto. Entonces haz una sola pregunta: “¿Qué fue lo mejor?”. Los niños dicen que lo divertido es esforzarse, los amigos y un buen entrenador, muy por delante de ganar. Si hubo golpe en la cabeza, primero avisa al médico del evento.',
    why: 'Un niño busca en la cara de sus padres si el cariño depende del marcador; al ver que no, se arriesga más y digiere mejor la derrota.',
    step: 'Acuerda con tu hijo o hija qué frase le ayuda antes de competir y di solo esa.',
    mistake: 'La mayoría de los padres analiza el combate en el auto, cuando el niño está más cansado.',
  },
  'child-cries-after-loss': {
    asked: [
      'mi hijo llora cada vez que pierde, qué hago',
      'perdió en judo y lloró una hora',
      'es normal que llore en el tatami',
      'y si se pone a llorar otra vez en pleno combate',
      'salió del torneo llorando y dice que no sirve para nada',
      'no sé si abrazarla o decirle que sea fuerte',
    ],
    answer:
      'Primero abraza, después habla: llorar tras perder es normal en los niños y pasa antes si nadie se lo discute. Revisa si hay dolor o golpe en la cabeza; cualquiera de los dos va al médico. Luego ponte a su altura, lejos de la gente: “Estás triste, querías ganar. Aquí estoy”. Nada de “es solo un juego”, ni explicaciones, ni filmar. Diez minutos, agua, algo de comer. Más tarde, en calma: “¿Qué te salió hoy que el mes pasado no te salía?”. Si llora antes de cada torneo, o duerme mal o le duele la panza, deja las competencias tres meses y mantén el entrenamiento.',
    why: 'En plena emoción un niño no procesa razones, solo nota si está a salvo; con esa calma el pensamiento regresa solo.',
    step: 'Practica en casa a perder bien: jueguen algo corto, pierdan, dense la mano y digan una buena jugada del otro.',
    mistake: 'La mayoría de los padres quiere borrar la tristeza enseguida, y el niño llora más para que le crean.',
  },
  'child-wants-to-stop': {
    asked: [
      'mi hijo quiere dejar de entrenar, lo dejo?',
      'mi hija ya no quiere ir a karate',
      'lo obligo a terminar la temporada?',
      'llora antes de cada clase y después de dos años quiere dejarlo',
      'está bien dejar que un niño abandone',
      'cada martes el mismo drama, dice que el taekwondo es una tontería',
    ],
    answer:
      'Primero averigua por qué; si el motivo sigue, déjalo parar, porque obligar rara vez devuelve las ganas. Pregunta caminando, no antes de clase: “¿Qué es lo peor? Si pudieras cambiar una cosa, ¿cuál sería?”. Lo habitual: no se divierte, siente que es malo, se fueron sus amigos, mucha presión, dolor. Cambien eso, acuerden cuatro semanas más o el fin del trimestre, y que después decida. Pregunta también, con calma: “¿Alguien ahí te lastima, te da miedo o te pide guardar secretos?”. Si dice que sí, o si de golpe se niega por miedo a alguien: ni una clase más, créele y llama a una línea de protección infantil.',
    why: 'Detrás de las ganas de irse suele haber algo que se puede arreglar o que hay que saber, y un niño forzado aprende a callar.',
    step: 'Pregúntale en una caminata qué es lo peor del entrenamiento y cambia eso junto con el entrenador.',
    mistake: 'La mayoría de los padres lo discute en la puerta con el bolso listo, donde solo queda el sí o el no.',
  },
  'too-old-to-start-at-40': {
    asked: [
      'estoy muy viejo para empezar a los 40?',
      'tengo 43 y nunca hice artes marciales, es una locura empezar bjj',
      'se puede empezar boxeo después de los cuarenta',
      'en la clase todos tienen 20 y son más rápidos, me siento el abuelo',
      'cuántas veces por semana entreno si empiezo a los 45',
      'me crujen las rodillas y me quedo sin aire, ya es tarde para mí?',
    ],
    answer:
      'No, mucha gente empieza a los 40, y puedes entrenar décadas si planeas la recuperación sin copiar a los de veinte. Arranca con dos clases por semana durante tres meses, con un día libre después de cada una; luego quizá tres. Una sesión corta de fuerza por semana protege rodillas, espalda y cuello. Elige compañeros tranquilos, de tu peso y con experiencia. En lucha, palmea temprano y al principio di no a guardias con salto y proyecciones fuertes; en golpeo, nada de sparring duro los primeros seis meses. Consulta antes al médico si tienes enfermedad cardíaca, presión alta, diabetes, dolor de pecho o desmayos, o llevas años sin moverte.',
    why: 'Con los años tarda más la reparación que el aprendizaje, y quien respeta esa espera puede sumar mes tras mes sin cortes.',
    step: 'Reserva dos clases de prueba en gimnasios distintos y cuenta cuánta gente de más de 35 hay en el tatami.',
    mistake: 'La mayoría entrena cuatro veces la primera semana y a la cuarta está fuera por una costilla o un gemelo.',
  },
  'first-fight-at-35': {
    asked: [
      'puedo tener mi primera pelea a los 35',
      'tengo 36 y quiero una pelea amateur antes de que sea tarde',
      'hay edad máxima para debutar en boxeo',
      'qué exámenes médicos piden para pelear con 37',
      'a los 35 voy a máster o compito con los jóvenes',
      'mi esposa dice que estoy loco por competir a mi edad',
    ],
    answer:
      'Sí, si un médico te autoriza y el reglamento de tu deporte te admite. Lo más fácil es la lucha: BJJ tiene máster desde los 30, judo veteranos desde los 30 y lucha olímpica veteranos desde los 35. En boxeo amateur abierto muchas federaciones cortan a los 40, y desde los 35 o 40 suelen pedir exámenes extra; pregunta antes de empezar la preparación. Ve con un médico deportivo y hazte un control del corazón con electrocardiograma. Cuenta al menos un año de entrenamiento regular y tres meses de sparring con desconocidos. Exige un rival parecido en edad, peso y número de peleas, y que tu entrenador pida su récord.',
    why: 'Con la edad son más frecuentes los problemas de corazón sin síntomas, y el esfuerzo máximo es justo donde dan la cara.',
    step: 'Pregunta en tu federación la edad máxima y la lista de exámenes médicos, y pide turno con el médico deportivo.',
    mistake: 'La mayoría elige primero la fecha y se entera de los exámenes en la última semana.',
  },
  'only-woman-in-class': {
    asked: [
      'soy la única mujer en mi clase, cómo lo manejo',
      'nadie quiere hacer pareja conmigo por ser mujer',
      'los chicos van súper suave o directamente no entrenan conmigo',
      'soy la única chica en el gym de boxeo y siempre quedo sola',
      'cómo hago para entrenar en serio siendo la única mujer',
      'me tratan como si fuera de cristal',
    ],
    answer:
      'Elige compañero antes de que el entrenador diga “en parejas” y dile cómo lo quieres. Mientras todavía explica, acércate a uno de los dos o tres técnicos y tranquilos: “¿Vamos?”. Después, un número: “Agarres de verdad, cincuenta por ciento, usa técnica y no me dejes ganar, por favor”. Al entrenador díselo una vez, en privado: “Muchas veces quedo sin pareja; asígname una el primer mes”. Pregunta si hay clase de mujeres o un gimnasio amigo para una sesión semanal, así también entrenas con gente de tu tamaño. Si a los dos meses nada cambió, el problema es el gimnasio: prueba otro.',
    why: 'Las parejas se forman en segundos, y quien no sabe qué intensidad buscas oscila entre tratarte con pinzas y pasarse.',
    step: 'Elige dos compañeros, háblales antes de clase y dile a cada uno el porcentaje que quieres.',
    mistake: 'La mayoría espera a que la elijan y termina con quien sobra.',
  },
  'partner-who-manhandles': {
    asked: [
      'qué hago con un compañero que me zarandea como quiere',
      'pesa 40 kilos más y me revolea por todos lados',
      'usa pura fuerza y me aplasta en cada round',
      'puedo negarme a rodar con alguien más grande',
      'soy el más chico del gym y me usan de muñeco',
      'me aplasta, no aprendo nada y me duelen las costillas',
    ],
    answer:
      'Puedes rechazar a cualquier compañero sin dar razones, y a este conviene rechazarlo hasta que sepa controlarse. Antes del round: “Peso cuarenta kilos menos, ajústate a mi peso y déjame trabajar”. Si sigue aplastando, palmea y siéntate: “Esto es demasiado para mí, salgo”, y vete. Al entrenador, una frase: “Me echa todo el peso, no voy a rodar con él; explícale por qué, por favor”. Con gente pesada solo aprendes desde posiciones acordadas y sin que se deje caer. Si te toca de un modo que no tiene que ver con la técnica: para al instante, sal y denúncialo al entrenador o al responsable de protección del club.',
    why: 'Bajo fuerza bruta no se aprende, solo se aguanta, y con quien no se controla es con quien más fácil te lesionas.',
    step: 'Di “no, gracias, hoy no” a ese compañero que temes y haz un round de posición con alguien de tu tamaño.',
    mistake: 'La mayoría aguanta hasta lesionarse porque decir que no le parece de mala educación.',
  },
  'no-progress-for-months': {
    asked: [
      'llevo meses sin avanzar, qué hago mal',
      'los mismos me agarran con lo mismo todas las semanas',
      'un año estancado en el mismo nivel',
      'por qué no mejoro si entreno cuatro veces por semana',
      'siento que cada vez soy peor en bjj',
      'todos mejoran menos yo, estoy estancado desde el invierno',
    ],
    answer:
      'Seguramente repites lo que ya te sale; vuelves a avanzar cuando trabajas un punto débil cuatro semanas y con correcciones.\n1. Después de tres sesiones, escribe dónde perdiste: posición o situación, una línea.\n2. Toma lo más repetido, por ejemplo “me pasan por la izquierda” o “me contragolpean tras el jab”.\n3. Pregúntale a quien te lo hace: “¿Qué ves?”.\n4. Dos veces por semana, empieza tres rounds de tres minutos justo ahí.\n5. A las cuatro semanas, cuenta otra vez.\nTus compañeros también mejoran, así que compárate con un video viejo. Si andas cansado y peor en todo, primero una semana suave.',
    why: 'Repetir lo que ya sale apenas enseña, y tu error lo ve mejor quien se aprovecha de él que tú desde dentro.',
    step: 'Anota en tres sesiones dónde perdiste cada round y empieza tres rounds en la situación que más se repite.',
    mistake: 'La mayoría suma sesiones de lo mismo en vez de cambiar una cosa.',
  },
  'train-at-home-with-bag': {
    asked: [
      'cómo entreno en casa solo con un saco',
      'no hay gimnasio cerca, tengo nada más un saco en el garaje',
      'rutina de saco, cuántos rounds',
      'se puede aprender boxeo solo en casa',
      'le pego al saco sin ningún plan y me aburro',
      'no tengo con quién entrenar, cuántas veces por semana hago saco',
    ],
    answer:
      'Tres sesiones por semana de unos cuarenta minutos, cada una con un tema.\n1. Cuerda o trote cinco minutos, vendas, guantes de saco.\n2. Sombra: tres rounds de dos minutos frente al espejo o la cámara.\n3. Saco: seis rounds de dos minutos, uno de descanso: dos solo de jab y desplazamiento, dos con una combinación y un paso de salida, uno de defensa (esquiva o guardia antes de cada golpe), uno rápido.\n4. Diez minutos de sentadillas, flexiones y plancha.\nGraba un round por semana y revisa: manos de vuelta al mentón, pies sin cruzar. El saco no pega: una vez al mes, que te corrijan en un gimnasio.',
    why: 'Sin un tema, la sesión se vuelve puro sudor y los vicios se graban en silencio; un saco no señala ningún error.',
    step: 'Haz tres sesiones de saco con un tema cada una y graba un round de costado.',
    mistake: 'La mayoría se para de frente, pega con todo y entrena una guardia caída.',
  },
  'partner-unhappy-about-training': {
    asked: [
      'mi esposa está molesta por lo mucho que entreno, qué le digo',
      'mi novio dice que quiero más al gym que a él',
      'cómo hablo con mi pareja del entrenamiento sin pelear',
      'discutimos siempre que preparo el bolso',
      'quiere que deje el muay thai',
      'mi novia enojada, cinco noches por semana, la entiendo pero es lo mío',
    ],
    answer:
      'Empieza por lo que le cuesta a la otra persona, después ofrece noches fijas, y hazlo un día libre, no con el bolso en la mano. Por ejemplo: “Pasas sola cuatro noches por semana y acuestas a los niños sin ayuda. Es mucho. Necesito dos noches de entrenamiento, martes y jueves. Domingo y miércoles son nuestros, sin teléfono. ¿Qué necesitarías tú?”. Escucha cinco minutos sin defenderte. Escriban la semana juntos, pruébenla cuatro semanas y vuelvan a hablar. Si teme por tu salud, di qué haces: nada de sparring duro, controles médicos. Si te amenaza o te controla, busca ayuda en una línea de orientación.',
    why: 'Quien ve reconocido su cansancio deja de defenderse, y unas noches seguras pesan menos que no saber nunca si vas a estar.',
    step: 'Pide veinte minutos una noche libre, empieza por lo que le cuesta tu entrenamiento y escriban la semana juntos.',
    mistake: 'La mayoría defiende la cantidad de sesiones cuando la queja es por quedarse a solas.',
  },
  'parents-forbid-the-sport': {
    asked: [
      'mis papás no me dejan boxear, qué hago',
      'mi mamá dice que no a las mma',
      'cómo convenzo a mis padres de que me dejen entrenar',
      'mi papá cree que pelear es de delincuentes',
      'tengo 15 y no me quieren firmar el permiso',
      'y si entreno a escondidas?',
    ],
    answer:
      'No entrenes a escondidas; pregunta qué temen exactamente y ofrece una versión que lo resuelva. Con menos de 18 necesitas su firma de todos modos, y una lesión acaba con la confianza. Siéntate con los dos: “¿Qué les preocupa más: mi cabeza, la escuela, la gente?”. Y ofrece:\n1. Cabeza: tres meses sin sparring, o judo, lucha o BJJ, sin puñetazos a la cabeza.\n2. Escuela: mantengo las notas o hago una pausa.\n3. Gente: vengan a ver una clase y hablen con el entrenador.\nPide una prueba de tres meses, no un sí para siempre. Si sigue siendo no, corre, ponte fuerte y pregunta otra vez en medio año.',
    why: 'Detrás de ese «no» suele haber un miedo concreto, y hablar maravillas del deporte nunca responde a ese miedo.',
    step: 'Invita a tu mamá o a tu papá a ver una clase y a hacerle tres preguntas al entrenador.',
    mistake: 'La mayoría insiste en que es seguro en vez de preguntar a qué peligro se refieren.',
  },
  'panic-breathing': {
    asked: [
      'cómo respiro en un ataque de pánico',
      'el corazón a mil y no puedo respirar, qué hago',
      'ejercicio de respiración para el pánico',
      'otra vez me dio pánico en el autobús, cómo lo paro',
      'de noche se me cierra el pecho y siento que me muero',
      'no me para la cabeza, necesito algo que me calme rápido',
    ],
    answer:
      'Suelta el aire más lento de lo que lo tomas: cuatro segundos por la nariz, seis hacia afuera por los labios, cinco minutos. Son seis respiraciones por minuto; en estudios, respirar a menos de diez va con un cuerpo más tranquilo y menos ansiedad. Siéntate, pies apoyados, mano en el abdomen. Di: “Esto es pánico, sube y se va”, casi siempre en diez a veinte minutos. No tragues aire ni uses bolsa de papel. ¿Te cuesta? Solo alarga la salida. Dolor de pecho, desmayo, dolor hacia brazo o mandíbula, o un ahogo que no conoces: llama a emergencias. Si se repite, ve al médico; el pánico responde bien al tratamiento.',
    why: 'La salida lenta del aire frena el corazón y le avisa al cuerpo que no hay peligro; respirar deprisa hace lo contrario y marea.',
    step: 'Practica cuatro adentro y seis afuera cinco minutos cada noche, cuando estés en calma.',
    mistake: 'La mayoría toma bocanadas grandes de aire, y eso empeora el mareo.',
  },
  'how-to-decide': {
    asked: [
      'cómo decido',
      'no me decido, llevo semanas dándole vueltas a lo mismo',
      'me quedo o me voy, las dos tienen pros y contras',
      'decisión grande y cada uno me dice algo distinto',
      'cómo elijo si las dos opciones son buenas',
      'por miedo a elegir mal no elijo nada',
    ],
    answer:
      'Pon una fecha, escribe lo que importa y piensa cómo podría fallar cada opción.\n1. Fecha: el día límite para decidir, casi siempre dentro de dos semanas.\n2. Tres criterios, no más, por ejemplo dinero, gente, entrenamiento. Da a cada opción de 0 a 10 en cada uno.\n3. Imagina que pasó un año y salió mal: escribe por qué. ¿Puedes evitarlo?\n4. Pregunta a una persona que ya lo hizo, no a cinco que opinan.\n5. Mira si hay vuelta atrás: si la hay, decide rápido; si no, consúltalo tres noches con la almohada.\nSi quedan parejas, las dos sirven: toma la que lamentarías no haber intentado.',
    why: 'Sin fecha la duda se alimenta sola, y dar el fracaso por hecho saca a la luz riesgos que el entusiasmo tapaba.',
    step: 'Escribe tres criterios, puntúa cada opción de 0 a 10 y fija el día en que decides.',
    mistake: 'La mayoría junta más opiniones cuando lo que falta es una fecha límite.',
  },
  'how-to-say-no': {
    asked: [
      'cómo le digo que no a la gente',
      'siempre digo que sí y después no me queda ni una noche libre',
      'qué digo si me sigue insistiendo después de que dije que no',
      'todos me piden favores y se aprovechan',
      'me siento culpable cada vez que digo que no',
      'el profe quiere que dé otra vez la clase de niños y no sé negarme',
    ],
    answer:
      'Dilo en una sola frase, sin un motivo que te puedan discutir: “No, no puedo, gracias por preguntarme”. Si necesitas tiempo: “Mañana te digo”, y cumple. Si insisten, repite la misma frase, en el mismo tono, hasta tres veces; cada motivo nuevo abre otra negociación. Con alguien a quien sí quieres ayudar, agrega lo que puedes: “Todos los jueves no. Puedo dar la clase una vez al mes”. Cuenta con sentir culpa un día o algo así: viene de la costumbre, no de haber hecho algo malo. Otra cosa es temer lo que alguien te haga si dices que no: habla con una persona de confianza.',
    why: 'Una explicación invita a buscarle solución, y de pronto se discute el pretexto en lugar de tu respuesta; sin ella no queda de dónde tirar.',
    step: 'Di un no pequeño con esa sola frase y anota qué pasó de verdad después.',
    mistake: 'La mayoría se explica cinco minutos, y cada motivo se vuelve algo que le pueden resolver.',
  },
  'bullied-who-to-tell': {
    asked: [
      'me hacen bullying, a quién le digo',
      'unos de la escuela me graban y lo suben al grupo',
      'me molestan todos los días y nadie hace nada',
      'le pego de vuelta? yo hago boxeo',
      'le conté a un profesor y fue peor, ahora qué',
      'en el trabajo se burlan de mí todo el tiempo',
    ],
    answer:
      'Cuéntaselo, con fechas, a un adulto cuyo trabajo sea actuar: tutor, dirección u orientador; en el trabajo, tu jefe o recursos humanos; y a alguien que esté de tu lado, como tu mamá, tu papá o tu entrenador. Di: “Pasó cuatro veces desde el lunes, necesito que lo pare. ¿Qué va a hacer y para cuándo?”. Lleva una lista: día, lugar, qué, quién lo vio. En redes: captura, bloquea, denuncia. Si en una semana no pasa nada, sube un nivel, por escrito. No pegues primero; aléjate, quédate cerca de gente. Amenazas, golpizas o chantaje: policía. Una línea gratuita de ayuda para jóvenes o en crisis te escucha hoy.',
    why: 'Quien tiene la obligación de actuar no puede fingir que no sabía, y con fechas deja de parecer una impresión tuya.',
    step: 'Escribe los últimos tres episodios con día, lugar y testigos, y entrégale la lista a un adulto.',
    mistake: 'La mayoría dice “me tratan mal” sin fechas, y nadie actúa.',
  },
  'worried-about-friend-what-to-say': {
    asked: [
      'me preocupa un amigo, qué le digo',
      'un compañero del equipo toma mucho desde que se divorció',
      'mi amigo dejó de venir a entrenar y no contesta',
      'cómo le pregunto a alguien si está bien sin que sea incómodo',
      'debe dinero por todos lados y dice que está todo bien',
      'creo que mi compañero de entrenamiento tiene depresión, cómo le saco el tema',
    ],
    answer:
      'Dile lo que viste, pregunta y guarda silencio: “Faltaste cuatro semanas y te veo cansado. Me preocupas. ¿Cómo estás de verdad?”. Mejor lado a lado, caminando o en el auto, a solas. Escucha el doble de lo que hablas, sin soluciones rápidas. Después ofrece algo concreto: “¿Te acompaño al médico el jueves?”. Si le quita importancia: “Está bien. Te vuelvo a preguntar”, y hazlo esa misma semana. Puedes preguntarle directamente si piensa en quitarse la vida; preguntar no le mete la idea. Si dice que sí: quédate ahí y llama a emergencias o a una línea de crisis.',
    why: 'Quien sufre suele esconderlo para no molestar; un hecho concreto y un silencio le muestran que ahí cabe la verdad.',
    step: 'Invita a tu amigo a caminar, dile dos cosas que notaste y pregúntale cómo está de verdad.',
    mistake: 'La mayoría escribe “avísame si necesitas algo”, y nadie avisa nunca.',
  },
  'grief-and-training': {
    asked: [
      'está bien entrenar después de que murió alguien',
      'mi papá murió la semana pasada, cuándo vuelvo al gym',
      'falleció mi antiguo entrenador y me pongo a llorar en plena clase',
      'me da culpa reírme en el entrenamiento tan pronto después del entierro',
      'peleo en tres semanas y se murió mi abuela, sigo o no',
      'perdí a mi perro y no tengo fuerzas para nada',
    ],
    answer:
      'Sí, puedes entrenar cuando te haga bien, y también puedes no ir; ninguna de las dos es una traición. El duelo va y viene, y los ratos lejos de él ayudan a atravesarlo. Las primeras dos o tres semanas, suave: caminar, saco, técnica, nada de sparring duro, porque duermes y te concentras mal y te lastimas. Dile al entrenador una frase: “Murió mi papá, puede que me vaya antes”. Si vienen las lágrimas, sal del tatami, respira y decide de nuevo. Si peleas dentro de un mes, puedes retirarte. Si tras unos meses nada se alivia, ve al médico; si no quieres vivir, llama ya a una línea de crisis.',
    why: 'El dolor no tiene plazos, y alternar llanto y rutina le da respiro al cuerpo; obligarte a una cosa o a la otra solo suma culpa.',
    step: 'Ve a una clase suave y avísale antes al entrenador que quizá te vayas temprano.',
    mistake: 'La mayoría se prohíbe cualquier rato bueno o hace sparring duro para no sentir nada.',
  },
  'save-for-tournament': {
    asked: [
      'cuánto tengo que ahorrar por mes para un torneo',
      'necesito 900 para competir afuera en seis meses',
      'cómo ahorro para el panamericano con un sueldo bajo',
      'vuelo, hotel, inscripción, cómo armo ese presupuesto',
      'nunca me queda dinero cuando abren las inscripciones',
      'quiero ir a un campamento en tailandia el año que viene, cuánto sería por mes',
    ],
    answer:
      'Suma todo el costo, agrégale un diez por ciento y divídelo entre los meses que faltan. Ejemplo: inscripción 90, viaje 250, dos noches 200, comida 100, licencia 60: son 700, con reserva 770. Siete meses: 110 por mes, unos 25 por semana. Apártalo el día que cobras, con transferencia automática a otra cuenta, no a fin de mes. Si es demasiado, cambia una de tres cosas: un evento más adelante, menos gastos (compartir cuarto y auto, inscribirte temprano) o un ingreso extra, como una clase de niños pagada por semana. La inscripción y el viaje suelen subir cerca de la fecha, así que paga eso primero.',
    why: 'El gasto llega de golpe y el ingreso por meses, y lo que se aparta al cobrar ya no compite con las compras diarias.',
    step: 'Escribe los cinco gastos, suma diez por ciento, divide entre los meses que faltan y programa la transferencia automática.',
    mistake:
      'La mayoría cuenta inscripción y vuelo y se olvida de la comida, la licencia y el traslado desde el aeropuerto.',
  },
}
