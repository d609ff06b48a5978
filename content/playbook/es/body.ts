import type { CardWords } from '../card.ts'
import type { BODY_CARDS } from '../facts/body.ts'

export const BODY: Record<keyof typeof BODY_CARDS, CardWords> = {
  'gassing-out': {
    title: 'Administrar el tanque',
    why: 'Muchas veces no falta tanque, sobra fuga: aire contenido, puños apretados y un primer asalto gastado como si fuera el último. Tapa la fuga antes de agrandar el depósito.',
    steps: [
      'Trabaja tres asaltos de saco o sombra soltando el aire con sonido en cada golpe, a un esfuerzo de siete sobre diez.',
      'Haz sparring con un plan de ritmo: diez segundos fuertes por minuto, trabajo tranquilo entre medio, hombros sueltos.',
      'Completa dos sesiones de intervalos de seis a ocho minutos fuertes con igual descanso y apunta al lado sueño y comidas.',
    ],
    metric: 'Acciones limpias del último minuto frente al primero: al menos tres cuartas partes.',
    rules: [
      {
        cue: 'se me ponen pesados los brazos',
        action: 'bajo los hombros, suelto el aire fuerte y trabajo detrás de un solo golpe recto',
      },
      {
        cue: 'abrí a toda máquina y apenas va un minuto',
        action: 'doy dos pasos atrás, aflojo los puños y exhalo tres veces antes de volver a tirar',
      },
    ],
    question: '¿En qué momento exacto del asalto notas que dejaste de respirar?',
    close_up: [
      'Haz un asalto de sombra soltando el aire con sonido en cada golpe, y para si lo retienes.',
      'Pide a tu esquina que diga “suelta” cada medio minuto, y deja caer los hombros cada vez.',
      'Trabaja el ritmo dentro de lo que ya entrenas: primer minuto a seis de diez, último a ocho.',
    ],
  },
  'night-before-sleep': {
    title: 'La noche previa',
    why: 'Una mala noche rara vez decide un combate; asustarse por ella a las tres de la madrugada cansa más. El sueño que cuenta es el que fuiste juntando las noches anteriores.',
    steps: [
      'Acuéstate 30 minutos antes de lo habitual y deja el teléfono cargando en otra habitación.',
      'Junta tres noches seguidas con horas completas, cuarto oscuro y la misma hora para levantarte.',
      'Vacía tus preocupaciones en papel dos horas antes de acostarte, con una acción o un “no depende de mí” en cada una.',
    ],
    metric: 'Horas de cama sumadas en las últimas cuatro noches: pesan más que la última sola.',
    rules: [
      {
        cue: 'sigo con los ojos abiertos después de 30 minutos',
        action: 'me levanto, me siento con poca luz y leo hasta que llegue el sueño',
      },
      {
        cue: 'amanece el día del combate y dormí poco',
        action: 'abro la cortina, desayuno lo de siempre y sigo mi rutina sin contar las horas',
      },
    ],
    question: '¿Qué pensamiento vuelve cada vez que apagas la luz?',
    close_up: [
      'Arma el bolso ahora, completo, para que la última noche no te pida nada más.',
      'Di cuando no llegue el sueño: “Acostarse ya es descanso. Una noche corta nunca perdió una pelea.”',
      'Levántate tras veinte minutos sin dormir, siéntate con poca luz y algo aburrido, y vuelve cuando pesen los ojos.',
    ],
  },
  'weigh-in-sanely': {
    title: 'Dar el peso sin atajos',
    why: 'Si un peso solo se alcanza sufriendo, habla de la categoría y no de tu voluntad. Ese precio se paga en el ring: o el cambio es lento y acompañado, o conviene otra división.',
    steps: [
      'Anota tu peso normal al despertar, el límite y las semanas que faltan, sin cambiar nada de lo que comes o bebes.',
      'Reserva una cita con nutrición deportiva o medicina, lleva esos tres datos y pide que te digan si la categoría es sensata.',
      'Cuenta a quien te entrena lo que dijo el profesional y pon la categoría de arriba como opción real antes de firmar.',
    ],
    metric: 'Energía al entrenar de 1 a 10: si baja de 6, vuelve a la consulta antes de seguir.',
    rules: [
      {
        cue: 'alguien me ofrece un truco para bajar rápido',
        action: 'digo que no y llamo a mi nutricionista o pido subir de categoría',
      },
      {
        cue: 'oigo a otros presumir de cuánto bajan',
        action: 'cambio de tema y releo lo que me dijo mi nutricionista',
      },
    ],
    question: '¿Cómo sería este combate con el peso que llevas bien?',
    close_up: [
      'Anota tres pesos de la mañana en tres días, y nada más sobre comida.',
      'Pregunta al profesional: “¿Esta categoría es sana para mí en esa fecha y qué me desaconseja?”',
      'Pide a tu entrenador la categoría de arriba; pelear fuerte ahí vale más que pelear vacío abajo.',
    ],
  },
  'weight-class-choice': {
    title: 'La categoría que te queda',
    why: 'La cifra más baja que alcanzas casi nunca es la división donde mejor peleas. Busca el peso con el que entrenas fuerte, duermes bien y todavía tienes piernas al final.',
    steps: [
      'Apunta tus tres mejores meses de entrenamiento y el peso que tenías en cada uno.',
      'Consulta a un profesional de nutrición deportiva o medicina qué división va con tu cuerpo y tu salud, con esa lista.',
      'Entrena a ritmo controlado con gente de ambas divisiones y apunta dónde se sostienen tu fuerza y tu tiempo.',
    ],
    metric: 'Tres notas de 1 a 10 por división: energía, sueño y final del combate. Gana la suma más alta.',
    rules: [
      {
        cue: 'me tienta la división de abajo porque suena más fácil',
        action: 'miro mis notas de energía antes de contestar',
      },
      {
        cue: 'mi equipo insiste en una división que no me sienta bien',
        action: 'muestro mis notas y pido consultarlo con un profesional antes de firmar',
      },
    ],
    question: '¿Con qué peso te has sentido tú en el último asalto?',
    close_up: [
      'Recuerda el mes en que te sentiste con más fuerza en el gimnasio y el peso que tenías.',
      'Pregunta: “Si solo decidiera la salud, ¿en qué categoría me pondría?”',
      'Entra primero a un evento menor en la categoría de arriba y juzga por cómo te moviste.',
    ],
  },
  'return-after-injury': {
    title: 'Volver por escalones',
    why: 'El tejido sana con su propio calendario, y la prisa suele traer la segunda lesión. Mientras una parte descansa, casi siempre hay otra de tu juego que llevaba años esperando atención.',
    steps: [
      'Dibuja dos columnas, lo que te permiten y lo que no, según tu médico o fisio, y entrena solo de la primera.',
      'Consigue el alta por escrito y un plan gradual de medicina o fisioterapia, con una señal clara para cada escalón.',
      'Vuelve al gimnasio una sesión en un papel que encaje: técnica sin contacto, cronómetro, grabar o estudiar.',
    ],
    metric: 'Dolor al despertar después de entrenar, 0 a 10: 2 o menos en tres sesiones antes de subir.',
    rules: [
      { cue: 'el dolor crece en plena sesión', action: 'paro ese ejercicio y hablo con mi fisio antes de repetirlo' },
      {
        cue: 'salgo de una buena sesión y quiero subir dos escalones',
        action: 'me quedo en el que estoy hasta que mi fisio vea mis notas',
      },
    ],
    question: '¿Qué lugar tienes en el gimnasio los días en que no puedes pelear?',
    close_up: [
      'Escribe tres movimientos permitidos y sin dolor, y haz diez de cada uno con calma.',
      'Avisa antes de empezar: “Este lado no se toca. Entradas lentas, y para cuando te toque la espalda.”',
      'Recupera primero la confianza en la articulación con trabajo solo permitido, si el contacto aún te frena.',
    ],
  },
  'training-around-work': {
    title: 'Dos anclas y un bloque',
    why: 'Con pocas horas no gana quien exprime más, sino quien falta menos. Dos citas fijas y un bloque corto en casa sostienen más que cinco sesiones soñadas.',
    steps: [
      'Marca en tu calendario dos sesiones fijas y un bloque de 20 minutos en casa, con hora de salida incluida.',
      'Explica esas dos citas en tu casa y en el trabajo, y deja el bolso armado junto a la puerta.',
      'Cumple las dos anclas y el bloque en casa, y mueve una sesión perdida a otro hueco en vez de borrarla.',
    ],
    metric: 'Anclas cumplidas: siete de ocho en un mes.',
    rules: [
      {
        cue: 'se me alarga el trabajo y pierdo la clase',
        action: 'hago mis 20 minutos en casa antes de sentarme a cenar',
      },
      {
        cue: 'el domingo veo que se viene una semana imposible',
        action: 'muevo un ancla de día ahí mismo y aviso en el gimnasio',
      },
    ],
    question: '¿Cuáles son las dos horas de tu semana que casi nadie te disputa?',
    close_up: [
      'Mira la semana y encuentra una sola hora que nadie te quite; ponla en la agenda ahora.',
      'Di a quien comparte tus días: “El martes a las siete es mío. ¿Qué necesitas a cambio?”',
      'Divide la sesión: diez minutos antes y diez después del trabajo valen más que una hora que no llega.',
    ],
  },
  'overtraining-signs': {
    title: 'Aflojar para avanzar',
    why: 'Entrenar rompe y descansar construye; si solo rompes, cada día rindes menos con más esfuerzo. Siete días más suaves cuestan poco y aclaran mucho.',
    steps: [
      'Apunta sueño, ánimo y ganas de entrenar de 1 a 10, y cambia la próxima sesión dura por una caminata.',
      'Recorta a la mitad el volumen durante siete días, avísale a quien te entrena y acuéstate a la misma hora.',
      'Compara tus notas y pide cita médica si el cansancio, el dolor o el ánimo bajo no ceden; regresa por escalones.',
    ],
    metric: 'Sueño, ánimo y ganas de 1 a 10: dos puntos más tras siete días suaves; si no, consulta médica.',
    rules: [
      { cue: 'siento culpa por descansar', action: 'miro mis tres notas y cumplo el descanso como una sesión más' },
      {
        cue: 'al cuarto día me siento mejor y quiero apretar',
        action: 'dejo la sesión en suave y completo los siete días',
      },
    ],
    question: '¿Cuándo fue la última vez que terminaste un entrenamiento con ganas de más?',
    close_up: [
      'Cancela un entrenamiento duro de los próximos dos días y duerme en su lugar.',
      'Di a tu entrenador: “Estoy sin reservas: sueño, ánimo, energía. Necesito una semana suave para conservar mi lugar.”',
      'Conserva la presencia y quita la carga: ve a clase, haz técnica a medio ritmo, sáltate los asaltos duros.',
    ],
  },
  'break-a-habit': {
    title: 'Cambiar la salida del hábito',
    why: 'Un hábito no se arranca a pura voluntad: responde a una señal y da un alivio. Si encuentras la señal y le ofreces otra salida, la pelea es más pareja.',
    steps: [
      'Anota las últimas tres veces que cediste al impulso: hora, lugar, con quién y qué sentías justo antes.',
      'Escoge un reemplazo de dos minutos y pon tres obstáculos entre tú y el hábito, como no tenerlo en casa.',
      'Revisa tus apuntes 15 minutos, ajusta un obstáculo y cuenta cómo va a una persona que no te juzgue.',
    ],
    metric:
      'Veces que usaste el reemplazo frente a las que cediste; si hay alcohol, drogas o apuestas, busca ayuda profesional.',
    rules: [
      { cue: 'caigo una vez', action: 'apunto qué lo disparó y retomo en la siguiente ocasión sin castigarme' },
      {
        cue: 'alguien me ofrece justo lo que estoy dejando',
        action: 'digo “hoy paso”, me sirvo agua y me cambio de lugar',
      },
    ],
    question: '¿Qué te da ese hábito que tendrías que conseguir por otro lado?',
    close_up: [
      'Deja la cosa veinte segundos más lejos: otra habitación, un estante alto, una caja cerrada.',
      'Di cuando llegue el impulso: “Diez minutos. Luego decido otra vez.”',
      'Planea solo la peor hora del día y deja las otras como están por ahora.',
    ],
  },
  'sleep-better': {
    title: 'Dormir con hora de despertar',
    why: 'No se puede obligar al sueño a llegar, pero sí elegir a qué hora te levantas. Esa hora fija, con luz, ordena la noche mejor que pelearte con la almohada.',
    steps: [
      'Fija una sola hora de levantarte para todos los días y deja el teléfono cargando fuera del dormitorio.',
      'Arma un cierre de 40 minutos sin pantallas: ducha, luz baja, ropa lista y los pendientes anotados en papel.',
      'Mantén la hora de levantarte seis días, con diez minutos de luz natural al salir de la cama, y anota cómo despiertas.',
    ],
    metric: 'Hora de levantarte cumplida seis de siete; si duermes mal más de tres semanas, consulta a un médico.',
    rules: [
      {
        cue: 'llevo un buen rato sin poder dormir',
        action: 'me levanto, leo algo aburrido con luz baja y vuelvo cuando tengo sueño',
      },
      {
        cue: 'dormí mal y quiero quedarme en la cama toda la mañana',
        action: 'me levanto a mi hora, abro la ventana y no saco cuentas de lo que dormí',
      },
    ],
    question: '¿Qué hace distinta la última hora de tus noches buenas?',
    close_up: [
      'Pon el cargador en la cocina ahora y un despertador sencillo junto a la cama.',
      'Di de noche: “Descansar basta. Me levanto a la misma hora igual.”',
      'Deja en paz la hora de dormir y fija solo la de levantarte, fin de semana incluido.',
    ],
  },
  'lose-weight-healthily': {
    title: 'Hábitos antes que báscula',
    why: 'La báscula sube y baja por motivos que no dependen de ti; lo que pones en el plato y lo que caminas, sí. Lo que se cambia despacio suele quedarse.',
    steps: [
      'Agrega verdura y una porción de proteína a una comida y camina 15 minutos después, sin quitarte nada más.',
      'Pide cita con un profesional de nutrición o medicina para acordar un ritmo lento y seguro para tu caso.',
      'Cumple tres hábitos y cuéntalos: plato con verdura, caminata y hora de dormir; deja la báscula en segundo plano.',
    ],
    metric: 'Hábitos cumplidos: quince de veintiuno; si la comida te angustia, háblalo pronto con un profesional.',
    rules: [
      { cue: 'como de más en una reunión', action: 'sigo con mi siguiente comida normal, sin compensar ni saltármela' },
      { cue: 'la báscula marca más que ayer', action: 'la guardo y cuento los hábitos que ya cumplí' },
    ],
    question: '¿Qué te gustaría poder hacer con tu cuerpo que te cuesta en este momento?',
    close_up: [
      'Elige ahora el desayuno de mañana: huevos, yogur o legumbres, con fruta y agua al lado.',
      'Di cuando insistan: “Se ve riquísimo. Ya comí bien, gracias.”',
      'Cambia solo la cena, comida de olla en la mesa, y deja el resto del día como está.',
    ],
  },
  'strength-training': {
    title: 'Fuerza para el tatami',
    why: 'Las pesas que acompañan a un deporte de combate se juzgan en el siguiente entrenamiento de tu deporte. Si llegas al sparring con las piernas pesadas, el programa está mal, por bonitos que sean los números.',
    steps: [
      'Elige cuatro movimientos que puedas hacer con lo que tienes, uno de empuje, uno de jalón, una sentadilla o bisagra de cadera y una caminata con carga, y escríbelos en una tarjeta.',
      'Pide a un entrenador o a alguien con experiencia en pesas que mire una sesión con cargas livianas y te corrija una cosa en cada movimiento.',
      'Haz dos sesiones de 40 minutos por semana, tres series de seis a ocho, parando cuando te queden dos o tres repeticiones limpias, y nunca el día antes de un sparring duro.',
    ],
    metric:
      'Califica tus piernas y brazos de 1 a 10 al empezar cada entrenamiento duro: la meta es 7 o más durante cuatro semanas mientras suben al menos dos levantamientos.',
    rules: [
      {
        cue: 'estoy por subir el peso aunque mi última repetición salió torcida',
        action: 'me quedo con este peso hasta que las tres series salgan limpias',
      },
      {
        cue: 'llego al sparring con las piernas pesadas',
        action: 'hago la mitad de las series en mi próxima sesión de pesas y mantengo el trabajo técnico',
      },
    ],
    question: '¿En qué posición de tu deporte notas más que te falta fuerza?',
    close_up: [
      'Haz una serie de flexiones de brazos, una de remo con una mochila y una de sentadillas, y para mucho antes de llegar al límite.',
      'Pregúntale a tu entrenador: “Me gustaría hacer pesas dos veces por semana. ¿Qué dos días estorban menos a los entrenamientos duros?”.',
      'Agrega diez minutos de fuerza al final de dos clases si no te da tiempo de ir al gimnasio de pesas: flexiones, remo en pareja, sentadillas, cargar peso.',
    ],
  },
  flexibility: {
    title: 'Fuerza donde termina',
    why: 'Levanta la pierna con ayuda de la mano y después sin ella: la diferencia es la altura que ya tienes y no puedes usar. A muchos que patean o luchan con rigidez les falta más fuerza al final del recorrido que largo en el músculo.',
    steps: [
      'Apóyate en una pared después de cinco minutos de movimiento suave, compara cuánto levantas cada pierna al frente y al costado con la mano y sin ella, y anota la diferencia.',
      'Haz tres series de cinco elevaciones lentas por pierna, con tres segundos arriba, después de dos de tus entrenamientos, con el cuerpo caliente.',
      'Dedica diez minutos por semana a la posición rígida que más necesita tu deporte, como sentadilla profunda, giro de cadera o split, y llega solo hasta donde sigas respirando con calma.',
    ],
    metric:
      'Mide en anchos de mano la diferencia entre la pierna levantada con ayuda y sin ayuda: la meta es un ancho de mano menos en seis semanas.',
    rules: [
      {
        cue: 'aguanto la respiración en un estiramiento',
        action: 'aflojo un poco hasta poder soltar el aire despacio cinco veces',
      },
      {
        cue: 'llego tarde y con el cuerpo duro al entrenamiento',
        action:
          'hago tres minutos de balanceos de pierna, círculos de cadera y pasos suaves antes de mi primera patada o proyección',
      },
    ],
    question: '¿Para qué movimiento quieres más recorrido y en qué punto se te frena?',
    close_up: [
      'Levanta cada pierna despacio hacia el costado cinco veces mientras te lavas los dientes.',
      'Pregúntale a tu entrenador: “¿Es la cadera o la técnica lo que me deja esta patada tan baja? Mírame tres lentas, por favor”.',
      'Busca una buena patada baja o media, o una versión de la proyección que le vaya a tu cadera, si parece que el tope es el hueso y no el músculo; un dolor agudo en la ingle es para un fisioterapeuta.',
    ],
  },
  'training-plan': {
    title: 'Días duros, días suaves',
    why: 'La mayoría de las semanas fallan porque todos los entrenamientos son más o menos duros: cansan demasiado para recuperarse y exigen poco para mejorar. Dos duros con otros suaves en medio suelen dar más que cinco iguales.',
    steps: [
      'Escribe tu semana habitual en una hoja y marca cada entrenamiento con D de duro o S de suave, y cada noche de menos de siete horas de sueño.',
      'Planea cada semana con dos entrenamientos D separados al menos por un día, el resto S y un día libre completo, y después de tres semanas así haz una con un tercio menos.',
      'Reduce a la mitad la duración de tus entrenamientos en la última semana antes de competir, conserva unos pocos rounds cortos y rápidos y no empieces nada nuevo.',
    ],
    metric:
      'Cuenta las semanas en que hiciste los dos entrenamientos duros y llegaste con energía: la meta son tres de cuatro.',
    rules: [
      {
        cue: 'un entrenamiento suave se convierte en competencia',
        action: 'bajo a técnica y me guardo para el próximo día duro',
      },
      {
        cue: 'falté a un entrenamiento',
        action: 'lo doy por perdido y hago el siguiente como estaba planeado, sin meter dos en uno',
      },
    ],
    question: '¿Qué entrenamiento de tu semana extrañarías menos?',
    close_up: [
      'Marca solo los dos entrenamientos duros de tu próxima semana y deja lo demás como está.',
      'Pregúntale a tu entrenador: “¿Qué dos entrenamientos de la semana deberían ser mis duros, y en los demás puedo ir suave?”.',
      'Planea por horas y no por días si tu semana nunca es igual: al menos 48 horas entre dos entrenamientos duros.',
    ],
  },
  'injury-now': {
    title: 'Para y que lo revisen',
    why: 'La adrenalina tapa el dolor, así que lo que sientes en la primera hora dice poco. No se trata de si lo aguantas, sino de si ya lo miró alguien que sabe.',
    steps: [
      'Para por hoy y ve a urgencias o llama de inmediato al número de emergencias si la zona está torcida o dormida, no se mueve o no aguanta peso, se hincha rápido o sonó un chasquido al lesionarte.',
      'Pide cita con un médico o un fisioterapeuta deportivo y lleva tres datos: cómo pasó, qué no puedes hacer y qué ha cambiado desde entonces.',
      'Avisa a tu entrenador que no entrenas hasta que te revisen, y pregunta al médico con palabras sencillas qué puedes hacer, qué no y desde cuándo.',
    ],
    metric:
      'Cuenta una sola cosa: un profesional lo revisó antes de tu próximo entrenamiento y tienes su respuesta por escrito.',
    rules: [
      {
        cue: 'con el cuerpo caliente se siente mejor y quiero entrar a la clase',
        action: 'me quedo fuera del tatami hasta que lo revise alguien calificado',
      },
      {
        cue: 'empeora, se me duerme o no me deja dormir',
        action: 'llamo enseguida a urgencias o al médico y no espero a la cita',
      },
    ],
    question: '¿Qué no puedes hacer ahora con esa parte que esta mañana sí podías?',
    close_up: [
      'Llama ahora a un solo número: tu médico, el fisioterapeuta o la línea de urgencias.',
      'Escribe a tu entrenador: “Me lastimé entrenando y no voy a ir hasta que me revisen. Te cuento lo que me digan”.',
      'Avisa en el acto a tu mamá o papá, a tu pareja o a quien dé primeros auxilios en el club si eres menor de edad o no puedes ir por tu cuenta, y deja que te acompañen.',
    ],
  },
  'chronic-pain': {
    title: 'Lleva el patrón',
    why: 'Casi todo el mundo le muestra al médico dónde duele; sirve más el patrón: después de qué, cuánto tarda en aparecer y cuánto dura. Un dolor que lleva meses merece una revisión, no otra ronda de paciencia.',
    steps: [
      'Escribe dónde te duele, desde cuándo, qué lo provoca, qué lo alivia y qué has dejado de hacer por eso.',
      'Pide cita con un médico o un fisioterapeuta deportivo y lleva esa hoja con tus preguntas: qué es, qué lo empeora y qué puedo hacer.',
      'Anota cada día el dolor de 0 a 10 por la mañana y por la noche, con lo que hiciste ese día, y revisa la hoja cada semana.',
    ],
    metric:
      'Cuenta los días anotados y la cita cumplida: la meta son diez días en papel y una revisión en menos de un mes.',
    rules: [
      {
        cue: 'noto que le escondo el dolor a mi entrenador',
        action: 'le digo el lugar y el número de 0 a 10 antes de que empiece la clase',
      },
      {
        cue: 'aparece además adormecimiento, debilidad, fiebre, dolor nocturno o problemas para controlar la vejiga o el intestino',
        action: 'voy al médico el mismo día o llamo al número de emergencias',
      },
    ],
    question: '¿Qué dejaste de hacer por este dolor sin haberlo decidido nunca?',
    close_up: [
      'Escribe una línea esta noche: lugar, número de 0 a 10 y qué hice antes.',
      'Dile al médico: “Esto me vuelve desde hace meses. Empieza después de este movimiento y dura este tiempo. ¿Qué debo dejar de hacer hasta que sepamos más?”.',
      'Pide una segunda opinión a un médico deportivo o a un fisioterapeuta que conozca los deportes de contacto si solo te mandaron reposo y el dolor volvió.',
    ],
  },
  'food-for-training': {
    title: 'Empieza en el almuerzo',
    why: 'El entrenamiento de la noche se sostiene con la comida del mediodía y casi nada con lo que picas en el camino. Quien se apaga en el último tercio muchas veces solo comió muy poco desde entonces.',
    steps: [
      'Anota lo que comiste y bebiste en tu último día de entrenamiento, con las horas, y marca el hueco más largo antes de entrenar.',
      'Prueba una comida normal dos o tres horas antes de entrenar, como arroz, pasta, papas o pan con algo fácil de digerir, y algo pequeño una hora antes si todavía tienes hambre.',
      'Prepara dos comidas por semana para después de entrenar, cada una con proteína, algo de arroz, pasta, papa o pan, y verduras, para que haya algo listo cuando llegues a casa.',
    ],
    metric:
      'Califica de 1 a 10 tu energía en el último tercio de cada entrenamiento: la meta es 7 o más en tres de cuatro.',
    rules: [
      {
        cue: 'veo al mediodía que hoy entreno por la noche',
        action: 'como una comida completa y meto una banana o un sándwich en el bolso',
      },
      { cue: 'llego tarde a casa y sin fuerzas para cocinar', action: 'como lo que ya está listo antes de acostarme' },
    ],
    question: '¿Cuántas horas suelen pasar entre tu última comida de verdad y el primer round?',
    close_up: [
      'Mete ahora en tu bolso de entrenamiento algo de comer que te guste.',
      'Di en casa: “Los días que entreno necesito comer bien al mediodía y que quede algo para la noche. ¿Cocinamos un poco más esos días?”.',
      'Divide la comida si te molesta el estómago lleno: la mitad tres horas antes y la otra mitad después.',
    ],
  },
  'food-at-weigh-in': {
    title: 'Ese día, nada nuevo',
    why: 'El día del combate tu estómago tiene tantos nervios como tú, así que la mejor comida es la que ya conoce. Poco y seguido funciona mejor que un plato enorme, por mucha hambre que traigas de la báscula.',
    steps: [
      'Escribe una lista corta de comidas y bebidas que nunca te cayeron mal antes de entrenar duro, y ajústala a la hora del pesaje y de tu combate.',
      'Ensaya esa lista antes de un entrenamiento duro, con las mismas horas entre la comida y el primer round, y tacha lo que te cayó mal.',
      'Bebe a sorbos después de la báscula, come una porción moderada de tu lista, haz la última comida de verdad unas tres horas antes del combate y después solo bocados pequeños.',
    ],
    metric:
      'Anota de 1 a 10 el estómago y la energía en el calentamiento: la meta es 7 o más en los dos, en el ensayo y ese día.',
    rules: [
      {
        cue: 'bajo de la báscula y me quiero comer todo',
        action: 'bebo a sorbos unos minutos, como la mitad de mi porción y el resto media hora después',
      },
      { cue: 'mi combate se retrasa', action: 'como unos bocados de mi lista cada hora y sigo bebiendo a sorbos' },
    ],
    question: '¿Cuántas horas habrá entre la báscula y tu primer combate?',
    close_up: [
      'Elige una bebida y dos comidas en las que confíes y cómpralas antes de viajar.',
      'Dile a tu esquina: “Mi comida está en la bolsa azul. Recuérdame beber a sorbos cada quince minutos y no me dejes ir al puesto de comida”.',
      'Escoge algo blando o líquido que ya conozcas, como avena, sopa o un batido, si los nervios te cierran la garganta; si hay mareo, calambres o vómito, avisa al médico del evento.',
    ],
  },
  'gain-weight': {
    title: 'Una comida pequeña más',
    why: 'Quien entrena duro y no sube de peso suele comer de menos justo los días más exigentes, porque el esfuerzo quita el hambre. Una comida pequeña extra a hora fija rinde más que platos grandes que no te terminas.',
    steps: [
      'Anota lo que comiste ayer, con las horas, y busca el hueco más largo donde quepa una comida pequeña más.',
      'Come esa comida extra cinco días, con algo de cereal, pan o papa, algo con proteína y algo con grasa, como avena con leche y nueces o un sándwich de queso y huevo.',
      'Pésate una vez por semana a la misma hora, anota también un número de fuerza y agrega una segunda comida pequeña si los dos llevan tres semanas sin moverse.',
    ],
    metric:
      'Cuenta las comidas extra de cada semana: la meta son cinco por semana durante un mes, con el peso o la fuerza subiendo poco a poco.',
    rules: [
      {
        cue: 'no tengo hambre después de entrenar',
        action: 'me bebo las calorías: leche o un batido con avena y banana dentro de la primera hora',
      },
      {
        cue: 'salgo de casa sin desayunar',
        action: 'me llevo el sándwich que dejé listo y lo como antes del mediodía',
      },
    ],
    question: '¿Qué días comes menos: los de entrenamiento duro o los que no entrenas?',
    close_up: [
      'Agrega un vaso de leche o de bebida de soya y un puñado de nueces a una comida que ya haces.',
      'Di en casa: “Quiero tener más fuerza y necesito una comida pequeña más al día. ¿Podemos dejar algo listo para eso?”.',
      'Consulta primero a un médico si bajaste de peso sin querer, y a un nutricionista si todavía estás creciendo o tu estómago tolera poco.',
    ],
  },
  supplements: {
    title: 'Comida primero, etiqueta después',
    why: 'Un suplemento solo puede sumar un poco a lo que ya hacen el sueño, la comida y el entrenamiento, y la etiqueta no cuenta qué más había en el tanque donde se fabricó. Para quien puede pasar un control antidopaje, el riesgo mayor es el frasco contaminado, más que la sustancia que dice la etiqueta.',
    steps: [
      'Pon todos los frascos y sobres en la mesa y escribe junto a cada uno para qué es, cuánto cuesta al mes y en qué lo notarías.',
      'Pregunta a un farmacéutico, un médico o un nutricionista deportivo por los que quieres conservar, y verifica el lote en un programa de análisis independiente y en la lista de tu federación.',
      'Mantén como máximo un cambio a la vez durante cuatro semanas, dentro de lo que te indicó el profesional, y anota cada semana un número de tu entrenamiento.',
    ],
    metric:
      'Cuenta los productos que puedes justificar en una frase y con el lote verificado: la meta es que no quede nada más en el estante.',
    rules: [
      {
        cue: 'alguien del gimnasio me ofrece un polvo o una pastilla',
        action: 'digo que no, gracias, y tomo solo lo que verifiqué por mi cuenta',
      },
      {
        cue: 'siento cansancio y quiero pedir algo por internet',
        action: 'reviso primero el sueño y las comidas de la última semana y espero tres días antes de comprar',
      },
    ],
    question: '¿Qué resultado esperas de eso que no te puedan dar el sueño y la comida?',
    close_up: [
      'Toma un producto y lee su lista de ingredientes hasta el final; apártalo si hay una línea que no entiendes.',
      'Pregunta al farmacéutico: “Compito y me pueden hacer control antidopaje. ¿Esto es seguro para mí y este lote tiene un análisis independiente?”.',
      'Gasta el mismo dinero durante un mes en mejores comidas después de entrenar y compara cómo te sientes.',
    ],
  },
  'ill-now': {
    title: 'Fuera del tatami, a sanar',
    why: 'En un deporte de agarres y aire compartido, una infección nunca es solo tuya. Una semana perdida se olvida pronto; el sarpullido o la fiebre que recorre todo el club, no.',
    steps: [
      'Escribe a tu entrenador que no vas, y busca atención médica de inmediato si tienes dolor en el pecho, dificultad para respirar, el corazón acelerado en reposo, cuello rígido con fiebre o confusión.',
      'Consulta a un médico o farmacéutico si hay fiebre, cualquier síntoma del cuello para abajo o cualquier mancha en la piel, y pregunta desde qué día puedes volver al contacto.',
      'Lava toda la ropa, las toallas y las vendas, limpia guantes y protecciones, y avisa a quienes entrenaron contigo hace poco si puede ser contagioso.',
    ],
    metric:
      'Cuenta los días sin fiebre ni heridas abiertas en la piel: la meta es volver recién el día que te indicó tu médico o farmacéutico.',
    rules: [
      {
        cue: 'me siento un poco mejor y quiero colarme en una clase',
        action: 'me quedo en casa hasta el día que me dijeron y pido que alguien me grabe la técnica',
      },
      {
        cue: 'vuelve la fiebre o me falta el aire',
        action: 'llamo a un médico el mismo día o al número de emergencias',
      },
    ],
    question: '¿Querrías que alguien con estos mismos síntomas te agarrara esta noche?',
    close_up: [
      'Tómate la temperatura, mírate la piel con buena luz y anota las dos cosas.',
      'Escribe a tu entrenador: “Me enfermé y no voy al tatami para no contagiar a nadie. Vuelvo cuando lo diga el médico”.',
      'Llama a una línea de orientación médica o pregunta a un farmacéutico si no consigues cita pronto, y describe la mancha de la piel o envía una foto.',
    ],
  },
  'body-cycle': {
    title: 'Planea con tu cuerpo',
    why: 'Tu ciclo, un embarazo, los meses después de un parto o la menopausia no dicen nada de tu disciplina: son información que tu plan todavía no tiene. Aquí los cuerpos son tan distintos que tus propias notas valen más que cualquier tabla.',
    steps: [
      'Anota tres números de 1 a 10 para energía, molestias y sueño, con el día de tu ciclo o la semana en la que estás.',
      'Pide cita con un médico, una partera o un ginecólogo y lleva dos preguntas: qué me hace bien en este momento, y qué pasa con el contacto, las caídas y el esfuerzo fuerte.',
      'Revisa tus notas cada semana y marca los días en que te gustaría una carga más liviana, para acordarlo antes con tu entrenador.',
    ],
    metric:
      'Cuenta los días anotados: la meta son cinco por semana durante dos meses y un ajuste acordado gracias a ellos.',
    rules: [
      {
        cue: 'un día pesado coincide con un entrenamiento duro',
        action: 'le digo a mi entrenador “hoy más suave” antes del calentamiento y no doy más explicaciones',
      },
      {
        cue: 'llevo tres meses sin regla, o el sangrado o el dolor no son los de siempre, o puede que haya un embarazo',
        action: 'no hago contacto y voy pronto al médico, y el mismo día si el dolor o el sangrado son fuertes',
      },
    ],
    question: '¿Qué días o semanas te cuestan más, y quién lo sabe en tu club?',
    close_up: [
      'Escribe esta noche un solo número: tu energía de 1 a 10.',
      'Dile a tu entrenador: “Hay días en que necesito ir más suave por salud. Te aviso antes de clase. ¿Está bien?”.',
      'Habla primero con una mujer de confianza del club, con tu mamá o tu papá o con la partera si es demasiado íntimo para tu entrenador.',
    ],
  },
  'alcohol-party': {
    title: 'Decide antes de salir',
    why: 'El error rara vez es ir a la fiesta: es decidir las copas allí, a medianoche y delante de los demás. Un número y una forma de volver a casa fijados de antemano piden mucha menos voluntad que cada “no” por separado.',
    steps: [
      'Mira las próximas cuatro semanas, marca las salidas y los entrenamientos duros, y escribe junto a cada salida un número de copas o cigarrillos, donde cero es un buen número.',
      'Dile a un amigo o una amiga ese número y a qué hora te vas, y arregla la vuelta a casa sin manejar tú.',
      'Compara cada semana el número que planeaste con el real, y cómo te sentiste en los dos entrenamientos siguientes.',
    ],
    metric: 'Cuenta las noches en que cumpliste tu número: la meta son tres de cuatro en un mes.',
    rules: [
      {
        cue: 'alguien me pone delante una copa que no planeé',
        action: 'digo “mañana entreno” y pido agua o algo sin alcohol',
      },
      {
        cue: 'me pasé de mi número dos veces seguidas',
        action: 'hablo con un médico o un centro de orientación, porque ya no es cuestión de planear',
      },
    ],
    question:
      '¿En qué momento de la noche se suele torcer tu plan: la primera copa, el segundo bar o el camino a casa?',
    close_up: [
      'Elige una noche y escribe en el teléfono tu número y tu hora de irte.',
      'Dile a un amigo o una amiga: “Me quedo en dos y me voy a medianoche. ¿Me lo recuerdas y sales conmigo?”.',
      'Reúnete con tus amigos para desayunar, ver una película o entrenar si con esa compañía es difícil una noche sin beber.',
    ],
  },
  'tournament-day': {
    title: 'Varios combates, un solo motor',
    why: 'En un torneo mucha gente se vacía en el primer combate y en la espera se enfría. El tercero se gana con lo que haces entre uno y otro.',
    steps: [
      'Escribe tu ciclo entre combates: bajar pulso, sorbos y algo de comer, abrigarte, recalentar cinco minutos.',
      'Ensaya un torneo en el gimnasio: cuatro combates con esperas de 10, 25 y 40 minutos y tu ciclo completo.',
      'Sigue el ciclo en la hoja y entra a cada combate con sudor leve y una sola idea.',
    ],
    metric: 'Fuerza de agarre o brazos de 0 a 10 antes del tercer combate: seis o más.',
    rules: [
      {
        cue: 'salgo del combate con los antebrazos duros',
        action: 'suelto los puños, sacudo los brazos dos minutos y camino antes de sentarme',
      },
      {
        cue: 'me llaman antes de lo previsto',
        action: 'hago mi versión de dos minutos: saltos, movilidad y tres arranques',
      },
    ],
    question: '¿En qué combate del día sueles caerte y qué hiciste en la hora anterior?',
    close_up: [
      'Prepara una bolsa con agua, dos comidas que ya conoces, abrigo, cinta y tu ciclo escrito.',
      'Pide a tu esquina: «Mira tú el orden y avísame diez minutos antes. Hasta entonces no me hables del cuadro».',
      'Gana con menos: elige el ataque que menos te gasta para los primeros dos combates.',
    ],
  },
  'body-signs': {
    title: '¿Nada grave o médico?',
    why: 'Una señal suelta y sin dolor suele irse sola, pero hay que mirarla con orden. Lo que decide es si crece, si vuelve o si te quita fuerza, sensibilidad o movimiento.',
    steps: [
      'Anota qué señal es, de qué lado, cuándo aparece y cuánto dura, y toma una foto si se ve.',
      'Deja por una semana el ejercicio que la provoca y entrena lo demás suave, sin tapar la señal con calmantes.',
      'Pide cita con un médico o fisioterapeuta si vuelve, crece o sigue igual, y lleva tus notas.',
    ],
    metric: 'Veces que aparece por semana: bajando hasta cero en dos semanas; si no, consulta.',
    rules: [
      {
        cue: 'aparece la señal en medio de la clase',
        action: 'paro ese ejercicio, lo anoto y sigo solo con lo que no la provoca',
      },
      {
        cue: 'siento debilidad, hormigueo que no se va o hinchazón que crece',
        action: 'dejo de entrenar y voy al médico ese mismo día',
      },
    ],
    question: '¿Qué cambió en tus entrenamientos la semana en que empezó?',
    close_up: [
      'Toma hoy una foto o haz una nota de dos líneas con fecha, lado y momento.',
      'Di en la consulta: «Hago este deporte tantas veces por semana. Empezó así, me pasa con esto y dura tanto».',
      'Pregunta en una farmacia o a un fisioterapeuta si no consigues cita pronto y no hay señales de alarma.',
    ],
  },
  'rest-days': {
    title: 'Descansar con plan',
    why: 'El cuerpo asimila el trabajo cuando lo sueltas, no mientras aprietas. La culpa baja cuando el descanso está escrito en la semana como una sesión más.',
    steps: [
      'Marca en tu semana uno o dos días sin entrenar y escribe qué harás en ellos: dormir, caminar, ver a alguien.',
      'Reduce cada cuatro a seis semanas la carga a la mitad durante siete días, con técnica suave y sin sparring duro.',
      'Compara sueño, ganas y piernas de 0 a 10 antes y después de esos días.',
    ],
    metric: 'Días de descanso cumplidos de los planeados: cuatro de cinco en un mes.',
    rules: [
      {
        cue: 'me entra la culpa en mi día libre',
        action: 'miro mi plan, salgo a caminar veinte minutos y no agrego nada más',
      },
      {
        cue: 'duermo mal y arrastro las piernas dos días seguidos',
        action: 'cambio la próxima sesión fuerte por técnica suave',
      },
    ],
    question: '¿Qué temes que pase si descansas dos días seguidos?',
    close_up: [
      'Elige ahora el día libre de esta semana y bórrale todo entrenamiento del calendario.',
      'Escribe en ese día: «Hoy el trabajo es recuperar. Mañana vuelvo a las siete».',
      'Haz un descanso activo si no moverte te pone mal: paseo, movilidad o nadar muy suave.',
    ],
  },
  'fitness-test': {
    title: 'Entrena lo que se mide',
    why: 'Una prueba mide pocas cosas, siempre igual, y decide el ejercicio más flojo. Quien conoce la regla exacta y entrena ese primero gana más que con entrenamiento duro en general.',
    steps: [
      'Consigue la hoja oficial con distancias, tiempos, reglas de ejecución y orden, y escribe tu marca actual al lado de cada ejercicio.',
      'Pon en tu agenda dos carreras y tres series cortas de fuerza, con el ejercicio más flojo primero y el cuerpo fresco.',
      'Haz un ensayo completo con el orden, las pausas, los zapatos y la hora de la prueba, y saca de ahí tu ritmo de salida.',
    ],
    metric:
      'Distancia hasta la marca exigida en cada ejercicio: cero, con cerca de un cinco por ciento de reserva en el ensayo.',
    rules: [
      {
        cue: 'salgo otra vez demasiado rápido',
        action: 'me freno en el primer cuarto y comparo el parcial con mi plan',
      },
      {
        cue: 'pierdo un día de entrenamiento',
        action: 'hago una serie del ejercicio más flojo y dejo lo demás como estaba',
      },
    ],
    question: '¿Qué ejercicio te dejaría fuera si la prueba fuera mañana?',
    close_up: [
      'Haz una serie limpia del ejercicio más flojo y escribe el número en un papel.',
      'Escribe a la oficina: “¿Qué ejecución vale, cuánto duran las pausas y se puede repetir un ejercicio?”',
      'Pregunta por la siguiente fecha si te falta mucho en dos marcas; aprobar después vale más que fallar pronto.',
    ],
  },
}
