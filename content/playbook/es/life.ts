import type { CardWords } from '../card.ts'
import type { LIFE_CARDS } from '../facts/life.ts'

export const LIFE: Record<keyof typeof LIFE_CARDS, CardWords> = {
  'money-savings-goal': {
    title: 'Ahorro con destino y fecha',
    why: 'Ahorrar lo que sobra casi nunca funciona, porque rara vez sobra. Lo que sale primero y sin que lo toques es lo que queda.',
    steps: [
      'Divide tu objetivo entre las semanas que faltan y escribe la cantidad; si no cabe, alarga el plazo.',
      'Programa una transferencia automática para cuando cobras, a una cuenta que no uses con la tarjeta.',
      'Revisa tus gastos 15 minutos, tapa una sola fuga y suma al ahorro lo que esa fuga costaba.',
    ],
    metric: 'Aportes hechos a tiempo: cuatro de cuatro en el mes, aunque alguno sea más pequeño.',
    rules: [
      { cue: 'me tienta una compra que no tenía prevista', action: 'la anoto y espero 48 horas antes de pagar' },
      {
        cue: 'un imprevisto se come lo ahorrado del mes',
        action: 'paso a la cuenta aunque sea una moneda y aplazo la fecha del objetivo',
      },
    ],
    question: '¿Para qué quieres ese dinero, contado como una escena y no como una cifra?',
    close_up: [
      'Abre la aplicación del banco y programa una transferencia pequeña, casi ridícula, para el día de pago.',
      'Di en la caja: “Esto o mi objetivo.” Luego decide.',
      'Gana la primera parte si no hay qué recortar: una cosa vendida, un turno extra, una clase.',
    ],
  },
  'relationship-conflict': {
    title: 'Discutir sin lastimarse',
    why: 'En caliente cada quien contesta a lo último que dolió, no a lo que se dijo. Repetir lo que oíste antes de responder frena la pelea más que tener razón.',
    steps: [
      'Escribe una frase que empiece por “yo siento” y termine en un pedido pequeño, sin “siempre” ni “nunca”.',
      'Propón 30 minutos sin pantallas: habla cinco, escucha cinco y repite lo que oíste antes de contestar.',
      'Acuerda con tu pareja una sola cosa para probar siete días y ponle fecha a la charla para ver cómo les fue.',
    ],
    metric:
      'Un acuerdo cumplido siete días; si hay miedo, golpes o control, busca ayuda especializada y un lugar seguro.',
    rules: [
      {
        cue: 'me sube el enojo y levanto la voz',
        action: 'digo que necesito veinte minutos, salgo a respirar y vuelvo',
      },
      {
        cue: 'al día siguiente seguimos sin hablarnos',
        action: 'me acerco, digo qué parte fue mía y propongo una hora para conversar',
      },
    ],
    question: '¿Qué necesitas tú debajo de ese enojo, dicho en pocas palabras?',
    close_up: [
      'Escribe una frase que empiece con “me gustaría”, sin la palabra tú.',
      'Di: “No quiero ganar esto. Cuando pasa siento distancia, y quisiera que me escuches diez minutos.”',
      'Escríbelo como carta corta, si toda charla se calienta, y pide respuesta en dos días.',
    ],
  },
  'family-does-not-support': {
    title: 'Escuchar el miedo de casa',
    why: 'Detrás de un “deja eso” suele haber miedo a verte mal, no desprecio por lo que amas. Si primero atiendes el miedo, después te escuchan.',
    steps: [
      'Anota qué crees que teme cada persona de tu casa y qué podrías mostrarle que la tranquilice un poco.',
      'Conversa 20 minutos con quien más se opone: escucha su temor completo y luego cuenta cómo te cuidas al entrenar.',
      'Ofrécele ver un entrenamiento tranquilo y pon con cariño un límite sobre lo que no vas a discutir.',
    ],
    metric: 'Una charla sin gritos y una visita al entrenamiento; un paso de interés ya es avance.',
    rules: [
      {
        cue: 'empiezan a menospreciar lo que hago',
        action: 'digo que entiendo su preocupación y cambio de tema sin pelear',
      },
      { cue: 'llego con un moretón y se asustan', action: 'me siento, cuento qué pasó y dejo que pregunten todo' },
    ],
    question: '¿Qué necesitarían ver en tu casa para dormir en paz cuando entrenas?',
    close_up: [
      'Elige al familiar que se preocupa con menos ruido y pídele diez minutos.',
      'Di: “Sé que temen por mí. Cuéntame lo peor, que yo solo escucho.”',
      'Muestra en vez de hablar: llévalos a una clase común, sin pelea, y deja que el entrenador los reciba.',
    ],
  },
  'break-up': {
    title: 'Después de la ruptura',
    why: 'Una ruptura rompe también los horarios: de pronto sobran las noches y los domingos. Llenarlos con gente y rutina sostiene más que buscarle ya un sentido.',
    steps: [
      'Decide tu regla de contacto, por ejemplo treinta días sin mirar sus redes, y dísela a alguien que te cuide.',
      'Planea los tres ratos más vacíos de tu semana con una persona, un entrenamiento o un sitio concreto.',
      'Ordena comida, sueño y dos entrenamientos fijos, y pide cita con un profesional si no comes, no duermes o pierdes la esperanza.',
    ],
    metric: 'Días con la regla de contacto respetada y ratos acompañados: tres o más en siete días.',
    rules: [
      {
        cue: 'me dan ganas de escribirle de noche',
        action: 'escribo el mensaje en papel y llamo a esa persona que me cuida',
      },
      { cue: 'alguien me cuenta con quién anda ahora', action: 'le pido que no siga y le propongo salir a caminar' },
    ],
    question: '¿Qué momento del día se te hace más cuesta arriba y quién podría estar ahí?',
    close_up: [
      'Come algo caliente y escribe a alguien de confianza: “¿Puedo pasar un rato?”',
      'Di a las amistades en común: “Nadie tiene que elegir. Solo avísenme cuando nos inviten a los dos.”',
      'Ve a lugares que nunca fueron de ustedes, si los de antes duelen demasiado.',
    ],
  },
  grief: {
    title: 'Duelo con compañía',
    why: 'El duelo no es una tarea que se termina bien o mal; va y viene a su manera. Entrenar puede ser un lugar donde respirar un rato, sin que tenga que taparlo.',
    steps: [
      'Elige una persona con quien puedas estar sin fingir y mándale un mensaje, aunque solo diga “me hace falta hablar”.',
      'Sostén un ancla diaria muy sencilla, como desayunar o caminar diez minutos, y date permiso de llorar o de no hacerlo.',
      'Vuelve al gimnasio solo si te sienta bien, a ritmo suave, y busca apoyo profesional o un grupo de duelo en tu zona.',
    ],
    metric:
      'Un ancla diaria y una conversación; si pasan semanas sin comer, dormir o querer vivir, pide ayuda de inmediato.',
    rules: [
      {
        cue: 'la tristeza me cae encima en pleno entrenamiento',
        action: 'paro, respiro a un lado y le aviso a alguien de confianza',
      },
      {
        cue: 'se acerca una fecha que compartíamos',
        action: 'le pido a alguien que me acompañe ese día en algo sencillo',
      },
    ],
    question: '¿Qué te gustaba compartir con esa persona que quisieras conservar de algún modo?',
    close_up: [
      'Quédate cinco minutos con una foto o una cosa suya y deja que venga lo que venga.',
      'Di a tu entrenador: “Unos días entrenaré y otros solo me sentaré aquí. Los dos son lo que puedo.”',
      'Haz de eso un ritual pequeño, un asalto, una caminata, una canción, y deja libre el resto de la hora.',
    ],
  },
  loneliness: {
    title: 'Volver al mismo lugar',
    why: 'La amistad nace menos de una gran charla que de ver muchas veces las mismas caras. Por eso un horario fijo en un sitio cualquiera vale más que un evento brillante.',
    steps: [
      'Manda un mensaje a una persona que echas de menos, con un recuerdo y una propuesta sencilla de llamada o café.',
      'Elige una clase o actividad con horario fijo, asiste una vez y apréndete el nombre de dos personas.',
      'Vuelve a la misma hora al mismo sitio, saluda por su nombre y haz una invitación pequeña, como tomar algo después.',
    ],
    metric:
      'Asistencias al mismo sitio: cuatro en un mes; si el vacío no cede o ves todo negro, habla con un profesional.',
    rules: [
      {
        cue: 'me convenzo de que a nadie le importa si voy',
        action: 'voy diez minutos y saludo a una persona antes de decidir si me quedo',
      },
      {
        cue: 'invito a alguien y me dice que no puede',
        action: 'respondo “será otro día” y le escribo a otra persona',
      },
    ],
    question: '¿En qué lugar te has sentido parte del grupo, y qué se repetía ahí?',
    close_up: [
      'Escribe una línea a alguien que te caía bien: “Me acordé de ti. ¿Cómo andas?”',
      'Di después de clase: “No soy de aquí y aún no conozco a nadie. ¿A dónde van después?”',
      'Elige un lugar donde haya algo que hacer con las manos, si charlar cuesta: una clase, una cocina, un equipo.',
    ],
  },
  'anxiety-everyday': {
    title: 'Ponerle horario a la preocupación',
    why: 'Discutir con una preocupación le da cuerda; aplazarla a un rato fijo le quita el mando del día. El cuerpo, además, se calma antes que los argumentos.',
    steps: [
      'Respira dos minutos soltando el aire más despacio de lo que lo tomas, y camina diez minutos sin teléfono.',
      'Reserva un rato diario de 15 minutos para preocuparte por escrito; lo que llegue fuera de hora va a la lista.',
      'Muévete tres veces hasta sudar un poco y repasa qué preocupaciones de la lista seguían en pie.',
    ],
    metric:
      'Horas del día tomadas por la preocupación: que bajen; si te impide trabajar, salir o dormir, acude a un profesional.',
    rules: [
      {
        cue: 'me asalta una preocupación fuera de hora',
        action: 'la anoto en una línea y suelto el aire tres veces, despacio',
      },
      {
        cue: 'despierto de madrugada con la cabeza a mil',
        action: 'escribo una palabra por cada asunto y siento el peso del cuerpo en la cama',
      },
    ],
    question: '¿Qué dejas de hacer por culpa de esa inquietud que te gustaría recuperar?',
    close_up: [
      'Pon los dos pies en el suelo, suelta el aire contando hasta seis, diez veces, y nombra cinco cosas que ves.',
      'Di cuando llegue de madrugada: “Esta es la voz de la noche. La escucho mañana a las cinco de la tarde.”',
      'Levántate y escribe la preocupación en la cocina, si en la cama crece, y después vuelve.',
    ],
  },
  'self-doubt': {
    title: 'Contestarle al crítico interior',
    why: 'La voz que te machaca habla con tono de juez, pero casi nunca trae pruebas. Ponerle nombre te deja oírla como una opinión más en la esquina.',
    steps: [
      'Ponle un apodo a esa voz y escribe su frase favorita; debajo, dos hechos reales que la contradigan.',
      'Redacta lo que le dirías a alguien que quieres con la misma duda y léelo en voz alta tres veces.',
      'Suma a tu lista dos hechos nuevos, por pequeños que sean, y haz una cosa que la voz decía que no podías.',
    ],
    metric:
      'Hechos en la lista: dos más por semana; si la voz te habla de no valer la vida, busca ayuda profesional ya.',
    rules: [
      { cue: 'aparece la frase de siempre', action: 'la llamo por su apodo y me hablo como a alguien que quiero' },
      {
        cue: 'algo me sale bien y la voz dice que no cuenta',
        action: 'lo apunto como hecho en mi lista antes de pasar a otra cosa',
      },
    ],
    question: '¿De quién aprendiste a hablarte con esa dureza?',
    close_up: [
      'Escribe la frase de la voz y detrás: “quién lo dice, y desde cuándo”.',
      'Respóndele: “Te oigo. Ya hice cosas difíciles, y empiezo ahora.”',
      'Actúa primero y discute después: cinco minutos de la cosa misma callan más que las razones.',
    ],
  },
  perfectionism: {
    title: 'La raya de lo suficiente',
    why: 'El perfeccionismo presume de calidad, pero muchas veces solo aplaza el juicio de los demás. Decidir antes de empezar cuánto basta te devuelve el control del final.',
    steps: [
      'Define en tres puntos qué es suficiente para una tarea pendiente y cuánto tiempo le darás; pon un temporizador y para cuando suene.',
      'Entrega algo al 80 % a una persona de confianza y anota qué pasó de verdad frente a lo que temías.',
      'Deja a la vista tres errores pequeños sin disculparte por ellos, y apunta qué pasó con cada uno.',
    ],
    metric: 'Tareas entregadas en su fecha con la raya definida: cuatro de cinco.',
    rules: [
      { cue: 'voy a revisar por tercera vez', action: 'comparo con mis tres puntos y, si los cumple, lo envío' },
      {
        cue: 'ya lo entregué y le encuentro un error',
        action: 'lo anoto para la próxima y no escribo a pedir perdón si se entiende',
      },
    ],
    question: '¿Qué crees que diría de ti un error a la vista de todos?',
    close_up: [
      'Elige una tarea abierta y escribe las tres líneas que la hacen suficiente.',
      'Entrega con: “Es una primera versión. ¿Qué cambiarías, si fuera una sola cosa?”',
      'Recorta el tiempo en vez del nivel: cuando suena la alarma, sale.',
    ],
  },
  'moving-city': {
    title: 'Mudanza con tres listas',
    why: 'La mudanza se planea en cajas y se sufre en domingos. Si al llegar ya tienes una clase, un nombre y un sitio donde comer, la ciudad se hace tuya más rápido.',
    steps: [
      'Abre tres listas, trámites, dinero y gente, y escribe cinco cosas en cada una con su plazo.',
      'Calcula tres meses de gastos en el destino y contacta a dos personas y un gimnasio de allá.',
      'Deja armados tus primeros siete días: una clase reservada, un café con alguien y la ruta al trabajo o al médico.',
    ],
    metric: 'Trámites cerrados a tiempo, tres meses de gastos cubiertos y dos citas puestas antes de llegar.',
    rules: [
      {
        cue: 'me invade la nostalgia al llegar',
        action: 'llamo a alguien de casa diez minutos y luego salgo a mi clase',
      },
      {
        cue: 'llega el primer domingo sin nada que hacer',
        action: 'salgo una hora a conocer el barrio y le hago una pregunta a alguien',
      },
    ],
    question: '¿Qué de tu vida actual quieres llevarte aunque no quepa en una caja?',
    close_up: [
      'Escribe las tres cosas por resolver antes de la primera noche allá, y nada más.',
      'Manda a un club de allá: “Me mudo en unas semanas y quiero entrenar. ¿Cuándo puedo pasar?”',
      'Lleva a propósito algo de aquí, una llamada semanal o un último entrenamiento, para que no todo termine junto.',
    ],
  },
  'becoming-a-parent': {
    title: 'Entrenar con un bebé en casa',
    why: 'Los primeros meses no son un bache en tu entrenamiento: son otra temporada con otras reglas. Bajar la vara a propósito evita vivirla como derrota.',
    steps: [
      'Escribe qué esperas de ti en esta temporada, tacha la mitad y haz diez minutos de movimiento en casa.',
      'Siéntate 20 minutos con tu pareja o con quien te apoye y repartan turnos: descanso, entrenamiento y ayuda externa.',
      'Cumple dos sesiones pactadas de 20 minutos, pide ayuda concreta a una persona y cede el mismo tiempo a cambio.',
    ],
    metric:
      'Dos ratos tuyos y dos de tu pareja cumplidos; tras un parto, vuelve con permiso médico y, si el ánimo cae, consulta.',
    rules: [
      {
        cue: 'la noche fue mala y toca entrenar',
        action: 'cambio la sesión por diez minutos de movilidad o una siesta',
      },
      {
        cue: 'mi pareja y yo queremos el mismo rato libre',
        action: 'propongo partirlo en dos y le dejo elegir primero',
      },
    ],
    question: '¿Qué versión pequeña de tu deporte cabe en la vida que tienes ahora?',
    close_up: [
      'Pregunta hoy: “¿Qué es lo que más te ayudaría esta semana?”, y di lo tuyo.',
      'Di: “Tú duermes de ocho a doce, yo me quedo con el resto y mañana cambiamos.”',
      'Cuenta el sueño como entrenamiento por ahora, y deja que diez minutos en el suelo con tu bebé valgan una sesión.',
    ],
  },
  'family-care': {
    title: 'Un lugar para ti',
    why: 'Cuidar no tiene campana final, así que esperar una época más tranquila es esperar algo sin fecha. Una cosa pequeña, fija y tuya no le quita nada a quien cuidas; muchas veces de ahí sale la paciencia que le tienes.',
    steps: [
      'Anota todas las tareas de cuidado de una semana normal y marca tres que podría hacer otra persona, con un nombre junto a cada una.',
      'Pídele a una de esas personas una tarea exacta a una hora exacta, y pregunta en el consultorio médico, a la partera o en tu municipio qué ayudas te corresponden.',
      'Guarda para ti dos medias horas cada semana, para entrenar, caminar o dormir, lo que más te haga falta.',
    ],
    metric: 'Cuenta las medias horas que de verdad fueron tuyas: seis de ocho en cuatro semanas es un logro.',
    rules: [
      {
        cue: 'alguien me dice “avísame si puedo ayudar”',
        action: 'le respondo en el momento con una tarea y una hora de mi lista',
      },
      {
        cue: 'estoy perdiendo la paciencia con la persona que cuido',
        action:
          'me aseguro de que esté a salvo, voy dos minutos al cuarto de al lado y suelto el aire despacio diez veces',
      },
    ],
    question: '¿Qué tarea soltarías primero si supieras que la harían suficientemente bien?',
    close_up: [
      'Usa los próximos diez minutos en que duerma o esté a salvo para sentarte, y deja los quehaceres como están.',
      'Escribe a alguien de confianza: “¿Podrías venir una hora y media una noche por semana? Solo tendrías que hacer compañía, y a mí me ayudaría mucho.”',
      'Pausa tu inscripción sin culpa si no aparecen ni dos medias horas, y cuéntale a tu médico cómo lo llevas, o a un profesor si todavía vas a la escuela.',
    ],
  },
  bullied: {
    title: 'Salir del silencio',
    why: 'El acoso vive de dos cosas: que lo cargas a solas y que cada episodio parece poca cosa para denunciarlo. Una lista y una persona que lo sepa le quitan las dos, y para eso no tienes que hacerte más fuerte ni usar lo que entrenas.',
    steps: [
      'Anota los últimos tres episodios con día, lugar, palabras y quién estaba, y guarda capturas de pantalla donde nadie más pueda borrarlas.',
      'Muéstrale la lista a una persona que tenga el deber de actuar, como tu mamá o tu papá, un profesor, tu jefe o la persona responsable de protección del club, y pregúntale qué va a hacer y para cuándo.',
      'Pon la lista al día cada semana, y llévala un nivel más arriba si después de dos semanas no ha pasado nada.',
    ],
    metric:
      'Cuenta los episodios por semana y las personas que lo saben: después de cuatro semanas, menos episodios y al menos dos personas que lo sepan es un logro.',
    rules: [
      {
        cue: 'se meten conmigo delante de otros',
        action: 'digo “basta” una vez, no explico nada y camino hacia donde haya personal o amigos',
      },
      {
        cue: 'me llega un mensaje cruel',
        action: 'hago una captura, no respondo, bloqueo a quien lo mandó y lo agrego a mi lista',
      },
    ],
    question: '¿Quién sospecha ya que algo anda mal?',
    close_up: [
      'Anota un episodio en tu teléfono en dos líneas: qué dijeron o hicieron y quién lo vio.',
      'Di o escribe: “Hace tiempo que me está pasando algo y no lo puedo parar por mi cuenta. Lo tengo anotado. ¿Lo lees y me ayudas a decidir qué hacer?”',
      'Llama a una línea de ayuda para jóvenes o contra el acoso laboral si nadie cercano te da confianza, y ve de inmediato a la policía si hay amenazas o violencia.',
    ],
  },
  purpose: {
    title: 'Lo que ya te mueve',
    why: 'La gente busca su propósito pensando, y casi siempre lo encuentra al mirar atrás lo que siguió haciendo sin que nadie se lo pidiera. Tú ya tienes pruebas: las horas que no contaste y las cosas que te molesta ver mal hechas.',
    steps: [
      'Anota cinco momentos de tu vida en los que se te olvidó el reloj, con lo que hacías y para quién.',
      'Elige el hilo que más se repite y pruébalo dos horas con gente de verdad: ayuda en una clase, acompaña a alguien en su trabajo o haz una primera pieza pequeña.',
      'Dale una hora por semana durante seis semanas, y anota tu energía del 1 al 10 antes y después.',
    ],
    metric:
      'Compara tu energía antes y después: al menos un punto más en cuatro de seis semanas quiere decir que esto merece más de tu tiempo.',
    rules: [
      {
        cue: 'no puedo dormir porque a estas alturas ya debería saber lo que quiero',
        action: 'escribo una cosa del día que volvería a hacer y cierro el cuaderno',
      },
      {
        cue: 'un cumpleaños o el éxito de alguien me hace sentir que voy tarde',
        action: 'leo mis cinco momentos y digo qué tienen en común',
      },
    ],
    question: '¿Qué estás haciendo ya por alguien sin que te lo pida?',
    close_up: [
      'Anota un momento de ayer en el que el tiempo se te pasó rápido.',
      'Pregúntale a alguien que te conozca desde hace años: “¿Cuándo me has visto con más vida, y qué estaba haciendo?”',
      'Empieza por el lado contrario si nada te mueve: anota tres cosas que ya no quieres y delega o suelta la más pequeña, y habla con tu médico si llevas más de dos semanas sintiéndolo todo vacío.',
    ],
  },
  'friend-in-trouble': {
    title: 'Dejar la puerta abierta',
    why: 'La primera charla no tiene que resolver nada; basta con que haga posible la segunda. Di lo que has visto y no lo que crees que es, porque una etiqueta se rechaza fácil, pero cuatro sesiones perdidas, no tanto.',
    steps: [
      'Anota tres cosas que hayas visto u oído tú, sin ponerles etiqueta, y el lugar donde mejor se les da hablar.',
      'Reúnete a solas con esa persona media hora, dile lo que has visto, pregúntale cómo está y escucha el doble de lo que hablas.',
      'Búscala una vez por semana con algo pequeño y normal, y ofrécele ir juntos al médico, a terapia o con alguien que asesore sobre deudas cuando quiera dar ese paso.',
    ],
    metric: 'Cuenta las veces que te busca a ti: una en cuatro semanas muestra que la puerta está abierta.',
    rules: [
      {
        cue: 'me dice que todo está bien',
        action: 'digo “está bien, la semana que viene te vuelvo a preguntar”, y lo hago',
      },
      {
        cue: 'habla de no querer vivir, o temo por su seguridad',
        action:
          'me quedo a su lado, llamo al número de emergencias o a una línea de crisis y aviso a otro adulto de inmediato',
      },
    ],
    question: '¿Qué has visto con tus propios ojos que te preocupó?',
    close_up: [
      'Manda un mensaje normal que no pida nada, como una foto del entrenamiento y que su lugar está libre.',
      'Dile: “Faltaste a cuatro sesiones y te noto de pocas palabras. No tienes que explicarme nada. Solo quiero saber cómo estás.”',
      'Acude a alguien en quien confíe más si contigo no quiere hablar, y si cualquiera de los dos tiene menos de 18 años, cuéntaselo a un adulto de confianza, aunque te haya pedido que guardes el secreto.',
    ],
  },
  'cannot-afford': {
    title: 'Seguir cuando el dinero no alcanza',
    why: 'La vergüenza hace que mucha gente desaparezca del gimnasio antes de preguntar. Quien dirige suele preferir una cuota chica o unas horas de ayuda a perder a alguien.',
    steps: [
      'Anota lo que entra, lo que sale y lo que te cuesta entrenar al mes, y marca en rojo alquiler, comida y transporte.',
      'Habla a solas con quien lleva el gimnasio y propón una cifra que sí puedas pagar o unas horas de trabajo a cambio.',
      'Arma una semana barata: las clases que pagas, dos sesiones en casa o en la plaza y equipo prestado o usado.',
    ],
    metric: 'Meses al día con lo básico y con la cuota acordada: tres seguidos.',
    rules: [
      {
        cue: 'me da vergüenza decir que no puedo pagar',
        action: 'mando el mensaje ya escrito y pido cinco minutos a solas',
      },
      {
        cue: 'aparece una inscripción o equipo que no estaba previsto',
        action: 'miro primero si alquiler y comida están cubiertos y solo entonces contesto',
      },
    ],
    question: '¿Qué cantidad podrías pagar cada mes sin que te quite el sueño?',
    close_up: [
      'Suma lo que gastaste en entrenar el mes pasado, con pasajes incluidos.',
      'Escribe: «Quiero seguir, pero este mes no llego a la cuota. ¿Podemos hablar cinco minutos a solas?».',
      'Pausa dos meses con fecha de regreso y entrena por tu cuenta si ni la cuota chica cabe.',
    ],
  },
  'family-support': {
    title: 'Pedirle algo concreto a la familia',
    why: 'La familia muchas veces no sabe qué papel le toca: se burla, se aleja o empuja de más. Un pedido chico y claro suele servir mejor que esperar que entiendan lo que esto significa.',
    steps: [
      'Escribe qué quieres de una sola persona de tu familia: venir una vez, no hacer chistes o no dar órdenes desde la grada.',
      'Habla con esa persona en un momento tranquilo, dile qué sientes y pide solo esa cosa.',
      'Nombra a dos personas del gimnasio o amigos que sí van a estar el día que compites, y pídeselo.',
    ],
    metric: 'Pedidos concretos hechos y respondidos: uno este mes, sea cual sea la respuesta.',
    rules: [
      {
        cue: 'hacen un chiste sobre mi deporte en la mesa',
        action: 'digo que me importa, sin discutir, y cambio de tema',
      },
      {
        cue: 'mi padre o mi madre empieza a analizar mi combate en el coche',
        action: 'pido una hora de silencio y le digo cuándo sí quiero hablarlo',
      },
    ],
    question: '¿Qué gesto pequeño de tu familia te haría sentir que están contigo?',
    close_up: [
      'Manda a esa persona un video de un minuto en que se te vea disfrutar.',
      'Di: «No hace falta que te guste. Para mí sería importante que vinieras una vez».',
      'Cuenta tus cosas del deporte a quien sí pregunta y deja de buscar aplauso donde no llega.',
    ],
  },
  'fighter-at-home': {
    title: 'Ser casa, no esquina',
    why: 'Quien pelea ya tiene entrenador; en casa necesita un lugar donde el resultado no cuenta. Pregunta qué le ayuda y di qué necesitas tú, para que nadie tenga que adivinar en la semana más dura.',
    steps: [
      'Haz una sola pregunta: qué te ayuda más cuando se acerca la pelea, silencio, distracción o hablar, y qué no debo tocar.',
      'Acuerda lo práctico de los días duros: quién cocina qué, quién se encarga de qué, cuándo hay silencio y qué hora es de ustedes, sin deporte.',
      'Define dónde vas a estar durante la pelea, quién se sienta a tu lado y quién te llama primero si no la ves.',
    ],
    metric: 'Noches duras que terminaron sin pelea en casa: cinco de siete, y una cosa que pediste para ti.',
    rules: [
      {
        cue: 'me contesta mal por hambre o nervios',
        action: 'digo “así no”, salgo diez minutos del cuarto y lo retomo después de comer',
      },
      {
        cue: 'no aguanto mirar',
        action: 'miro a la esquina o salgo un rato, y la persona acordada me cuenta el resultado',
      },
    ],
    question: '¿Qué necesitas tú para pasar bien sus peleas?',
    close_up: [
      'Pon en el calendario una hora en que nadie hable de pelear.',
      'Dile: “Te quiero a ti, no a tu récord. Dime una cosa que te pueda quitar de encima y yo te digo una que necesito”.',
      'Busca a alguien que también viva con una persona que pelea y habla con esa persona cuando la preocupación apriete.',
    ],
  },
  'owning-up': {
    title: 'Decirlo primero y claro',
    why: 'Lo que más duele suele ser que se escondió, y cada día suma. Una frase clara sobre lo que hiciste, sin motivos, y una reparación con fecha le dan a la otra persona algo en que apoyarse.',
    steps: [
      'Escribe dos frases: qué hiciste o callaste exactamente y a quién le costó algo.',
      'Pide a esa persona diez minutos a solas y empieza con esas dos frases, antes de cualquier explicación.',
      'Ofrece una reparación con fecha, cúmplela y avisa cuando esté hecha.',
    ],
    metric: 'Horas entre la decisión y la charla: 48 como mucho, y la reparación prometida hecha en su fecha.',
    rules: [
      {
        cue: 'quiero explicar por qué pasó',
        action: 'digo lo que hice, me detengo ahí y explico solo si preguntan',
      },
      {
        cue: 'la otra persona alza la voz o se calla',
        action: 'escucho, repito lo que entendí y le doy tiempo hasta un día acordado',
      },
    ],
    question: '¿Quién carga hoy con las consecuencias y qué parte podrías quitarle?',
    close_up: [
      'Escribe la primera frase en un papel, empezando con “yo” y sin “pero”.',
      'Di: “Te mentí. Entrené dos meses en otro lugar. Lo siento. Quiero arreglarlo y te propongo esto”. Pon tu propio hecho.',
      'Escribe una carta de media página si se te va la voz, entrégala en mano y quédate cerca.',
    ],
  },
}
