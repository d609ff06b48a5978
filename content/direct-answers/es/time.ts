import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const TIME: Record<MatterOf<'time'>, DirectAnswers> = {
  'no-time-to-train': {
    how: 'Pon un reloj a 20 minutos en casa: 4 minutos de movilidad, luego 5 rondas de 2 minutos de sombra con un solo tema, con un minuto de sentadillas o flexiones entre una y otra. Ropa lista desde la noche anterior, teléfono en otra habitación.',
    why: 'La técnica se conserva con contacto frecuente, aunque sea corto; lo que la borra son las pausas de semanas. Por eso dos clases fijas más ratos de 15 minutos en casa rinden más que una semana intensa seguida de tres sin nada.',
    when: 'Empieza esta semana: mira el calendario el domingo y bloquea dos horas que casi nunca se caen, por ejemplo martes y sábado. En tres o cuatro semanas ya se siente automático y en seis u ocho notas el aire y el ritmo.',
    how_much:
      'Dos clases de 60 a 90 minutos por semana más dos ratos de 15 a 20 minutos en casa bastan para avanzar, despacio. Con una sola clase por semana te mantienes; con cero durante tres semanas empiezas a perder.',
    which:
      'La duda es entre sesiones largas y escasas o cortas y frecuentes. Si quieres competir, protege las clases con compañeros, porque eso no se hace a solas; si buscas salud y mantenerte, elige corto y frecuente.',
    what_if:
      'Si se te cae la clase, haz ese mismo día la versión de 10 minutos: tres rondas de sombra y una de abdominales. La clase perdida no se recupera con doble sesión al día siguiente; sigues con la próxima fecha fija.',
    is_it_ok:
      'Sí, entrenar dos veces por semana es normal para gente con trabajo y familia, y se progresa. Deja de ser sensato si quitas el tiempo al sueño y bajas de seis horas varias noches; entonces recorta entrenamiento, no descanso.',
    next: 'Primero elige dos horas fijas y avisa en casa y en el trabajo que esas están ocupadas. Cuando las hayas cumplido tres semanas seguidas, añade un rato de 15 minutos en casa; una tercera clase viene después de eso.',
    on_the_day:
      'Lleva el bolso contigo desde la mañana y ve directo del trabajo al gimnasio, sin pasar por el sofá. Si llegas tarde, saluda, calienta cinco minutos al costado y entra; media clase cuenta como clase.',
    say: 'Díselo a tu entrenador antes de la próxima clase: «Por ahora puedo venir dos veces por semana, martes y sábado. ¿Qué dos cosas quieres que trabaje en casa los otros días, quince minutos cada vez?»',
  },
  'shift-work': {
    how: 'Ata el entrenamiento a la hora en que despiertas, no al reloj: de dos a cuatro horas después de levantarte, comes ligero y entrenas. Tras el turno de noche: gafas oscuras de regreso, cuarto negro, teléfono fuera, tapones y una alarma única.',
    why: 'Tu cuerpo sigue la luz, y el turno le cambia la hora cada semana; por eso el mismo entrenamiento un día sale fácil y otro pesa el doble. Oscuridad al dormir y luz al despertar le dan una mañana nueva.',
    when: 'En cuanto sale la planilla de turnos, marca los entrenamientos de ese ciclo: los duros en días libres o turno de mañana, los suaves entre noches. Dale dos ciclos completos antes de juzgar si el plan funciona.',
    how_much:
      'Planea de dos a cuatro sesiones por semana: una o dos duras con descanso antes, el resto de 20 a 30 minutos suaves. Cuenta siete horas de sueño en 24, aunque sean cinco más una siesta de dos.',
    which:
      'La duda suele ser entrenar antes o después del turno. Antes, si trabajas de tarde o de noche, porque llegas con cabeza fresca; después, solo si sales por la mañana temprano o a mediodía y aún te quedan horas para bajar el ritmo.',
    what_if:
      'Si te cambian el turno a última hora, mueve la sesión dura al siguiente día libre y haz 15 minutos de sombra y movilidad hoy. Después de una noche mala no hagas sparring: reaccionas tarde y recibes de más.',
    is_it_ok:
      'Es normal rendir menos en semana de noches, y entrenar suave está bien. No entrenes fuerte ni manejes si se te cierran los ojos; si duermes mal varias semanas, o roncas y amaneces sin fuerzas, ve al médico.',
    next: 'Toma la planilla de este mes y marca en verde los días para entrenar fuerte, en amarillo los de 20 minutos y en rojo los de dormir. Cuando eso aguante un ciclo, pregunta en el gimnasio por clases en otros horarios.',
    on_the_day:
      'Último turno de noche: duerme de tres a cuatro horas al llegar, levántate, sal a la luz, come normal y haz algo suave por la tarde. Acuéstate a tu hora de siempre; la sesión dura queda para mañana.',
    say: 'Díselo a tu entrenador al recibir la planilla: «Trabajo por turnos, este mes puedo estos seis días. En semana de noches vengo solo a técnica, sin sparring. ¿Me sirve más la clase de la mañana o la de la tarde?»',
  },
  'habit-start': {
    how: 'Pega lo nuevo a algo que ya haces todos los días: «después de cepillarme los dientes, hago dos rondas de sombra». Hazlo tan pequeño que quepa en cinco minutos, deja las vendas a la vista y marca una cruz en un calendario de papel.',
    why: 'Las ganas suben y bajan, pero una señal fija dispara la acción sin que tengas que decidir. Lo pequeño funciona porque también lo puedes hacer en un mal día, y lo que se repite en malos días es lo que queda.',
    when: 'Empieza hoy, no el lunes, con la versión de cinco minutos. Las dos primeras semanas son de empujar; suele tardar entre uno y tres meses hasta que te sale solo, según lo difícil que sea la acción.',
    how_much:
      'Cinco minutos diarios o tres días fijos por semana durante el primer mes, sin subir aunque tengas ganas. Después aumenta poco, por ejemplo de cinco a ocho minutos, y cuenta como buena toda semana con cuatro de cinco cruces.',
    which:
      'Se duda entre todos los días o tres días fijos. Diario para acciones de menos de diez minutos, como estirar o hacer sombra; tres días fijos para clases completas, que exigen recuperación y traslado.',
    what_if:
      'Si fallas un día, la única regla es no fallar dos seguidos: al siguiente haces la versión de dos minutos a la misma hora. Si fallas toda una semana, la acción era muy grande; córtala a la mitad y retoma.',
    is_it_ok:
      'Es normal que cueste y que falles a veces; eso no borra lo hecho. Deja de ser sano cuando entrenas con fiebre o lesión solo para no romper la racha; ahí la cruz del día se gana descansando.',
    next: 'Escribe hoy una frase: «Después de… hago… en…» y pégala donde ocurre. Cuando lleves tres semanas con pocos fallos, sube un poco el tiempo o agrega un segundo hábito, nunca las dos cosas a la vez.',
    on_the_day:
      'El día sin ganas haz solo el primer gesto: ponerte la ropa y las vendas, de pie, y arrancar una ronda de un minuto. Si después quieres parar, paras y la cruz vale igual; casi siempre vas a seguir.',
    say: 'Díselo a ti, en voz alta, cuando estés por saltártelo: «Solo dos minutos, ahora, y después decido». Y a quien vive contigo: «A las siete hago mi rato de diez minutos, ayúdame a que nadie me llame».',
  },
  'habit-break': {
    how: 'Cuando llegue el impulso, pon diez minutos en el reloj, sal del lugar donde lo haces siempre y ocupa las manos: sombra, flexiones, agua, ducha. Además pon obstáculo: el teléfono fuera del cuarto, la aplicación borrada, los dulces fuera de casa.',
    why: 'El hábito se enciende por una señal: una hora, un lugar, aburrimiento o estrés, y luego trae alivio rápido. El impulso sube y baja en minutos; si quitas la señal y le das otra salida al cuerpo, pierde fuerza.',
    when: 'Anota tres días cuándo y dónde pasa, y al cuarto cambia la señal más frecuente. Los primeros diez días son los más duros; en tres o cuatro semanas los impulsos suelen ser menos y más cortos.',
    how_much:
      'Cuenta las veces por día y baja por escalones: primero quita el momento más fácil, luego uno más cada semana. Meta útil para el teléfono: nada en la primera y la última media hora del día.',
    which:
      'Cortar de golpe o reducir poco a poco: de golpe si una vez siempre acaba en diez, como juego o porno; por escalones si lo necesitas a diario para trabajar, como el teléfono, o si es comida.',
    what_if:
      'Si recaes, anota en una línea la hora, el lugar y qué sentías, y sigue ese mismo día sin castigo. Lo peligroso es el «ya lo arruiné, mañana empiezo»: una recaída es una vez, no la semana.',
    is_it_ok:
      'Es normal recaer varias veces antes de soltarlo. Si se trata de alcohol, drogas, apuestas, atracones o algo que te cuesta el trabajo o la pareja, habla con tu médico o un psicólogo; para dejar de fumar también hay ayuda médica que funciona.',
    next: 'Elige un solo hábito y un solo momento del día, por ejemplo el teléfono en la cama, y compra hoy un despertador. Cuando ese momento esté libre dos semanas, pasa al siguiente momento.',
    on_the_day:
      'En la noche difícil: levántate, luz encendida, un vaso de agua, tres rondas de sombra, ducha, y escribe a alguien de confianza. Después acuéstate con el teléfono cargando en otra habitación.',
    say: 'Dilo hoy a una persona de confianza, antes de que llegue el impulso: «Estoy dejando esto. Si te escribo la palabra “campana”, llámame cinco minutos, no hace falta que digas nada especial».',
  },
  procrastination: {
    how: 'Escribe el siguiente gesto visible, con verbo: «abrir el documento y escribir el título». Teléfono fuera, reloj a diez minutos, haz solo eso sin corregir; cuando suene, decides si va otra ronda de diez o descansas tres minutos.',
    why: 'No es pereza: evitas la sensación desagradable que te da la tarea, por grande, confusa o por miedo a hacerla mal, y evitar alivia al instante. Un primer paso diminuto baja esa sensación, y al empezar suele desaparecer.',
    when: 'Hazlo en la primera hora útil del día, antes de abrir mensajes, y empieza mañana con una sola tarea. Los primeros días ya avanzas algo; que arrancar cueste menos lleva de dos a cuatro semanas.',
    how_much:
      'Una tarea pendiente por día, dos o tres rondas de diez a 25 minutos con pausas cortas. Cuenta arranques, no horas: cinco arranques por semana es una buena semana, aunque alguno haya durado poco.',
    which:
      'Se duda entre lo más difícil primero o algo fácil para entrar en calor. Lo difícil primero si te cansas durante el día; algo fácil de cinco minutos si estás en bloqueo total, y de ahí directo a lo difícil.',
    what_if:
      'Si aun así no empiezas, el paso es demasiado grande o no sabes cuál es: divídelo otra vez o pregunta a alguien. Después prueba con compañía: trabajen los dos en silencio 25 minutos, por videollamada sirve.',
    is_it_ok:
      'Es muy común y no dice nada de tu carácter. Si llevas meses sin poder con cosas básicas, duermes mal, nada te interesa o te pasa desde la infancia en todo, consulta con un psicólogo o médico.',
    next: 'Elige de tu lista la tarea que más te pesa y haz hoy una ronda de diez minutos. Si salió, deja escrito en un papel el paso de mañana; con cinco días así, agrega una segunda tarea.',
    on_the_day:
      'El día de la entrega: divide lo que falta en tres partes, empieza por la que más vale, rondas de 25 minutos con cinco de pausa y sin revisar hasta el final. Entrega algo completo y sencillo.',
    say: 'Mándale esto a un amigo o compañero antes de empezar: «A las seis trabajo media hora en el informe y a las seis y media te mando una foto de lo que hice, esté como esté».',
  },
  'early-mornings': {
    how: 'Pon el despertador lejos de la cama, ropa y bolso junto a la puerta. Al sonar: pies al piso, luz fuerte, un vaso de agua, cara con agua fría, ropa puesta, y dos minutos de movilidad antes de pensar.',
    why: 'Por la mañana el cuerpo está frío y el sueño todavía pesa entre 15 y 30 minutos; discutir contigo en ese rato siempre lo gana la cama. Luz, movimiento y todo preparado te pasan por ese hueco sin decidir.',
    when: 'Adelanta la hora de acostarte antes que la de levantarte: 15 minutos cada tres o cuatro días, las dos. En dos o tres semanas el cuerpo se acomoda, si el fin de semana no te desvías más de una hora.',
    how_much:
      'Dos o tres mañanas de entrenamiento por semana bastan al inicio, de 30 a 60 minutos, con calentamiento de al menos diez. Cuenta hacia atrás siete u ocho horas de sueño: para las cinco y media, luz apagada a las diez.',
    which:
      'Ayunas o comer algo: para técnica suave o trote corto basta agua o café; para sparring o más de 45 minutos, media banana o pan con miel media hora antes. Si te mareas, come siempre.',
    what_if:
      'Si apagaste la alarma y seguiste durmiendo, haz diez minutos en casa cuando despiertes y acuéstate esa noche media hora antes. Si pasa tres veces seguidas, tu problema está en la noche: recorta pantalla, no sumes alarmas.',
    is_it_ok:
      'Es normal sentirse lento los primeros 20 minutos, y entrenar temprano es sano si duermes suficiente. Si cortas el sueño a cinco horas para lograrlo, no conviene; y si duermes ocho y amaneces siempre sin fuerzas, consulta al médico.',
    next: 'Esta noche deja todo listo y apaga pantallas media hora antes. Empieza con dos mañanas por semana, por ejemplo martes y jueves; cuando las cumplas tres semanas, añade la tercera.',
    on_the_day:
      'Suena, pies al piso, luz, agua, baño, ropa, salir: diez minutos en total y sin mirar el teléfono. En el gimnasio mueve tobillos, cadera, hombros y cuello, y haz la primera ronda a media velocidad.',
    say: 'La noche anterior, escríbele a tu compañero: «Mañana a las seis en la puerta, te espero. El que no llegue paga el café». Y al sonar la alarma, dite: «Solo pies al piso».',
  },
  'too-many-things': {
    how: 'Escribe todo en una hoja, sin ordenar, durante diez minutos. Marca lo que tiene fecha o consecuencia real este mes, elige una cosa principal y dos de mantenimiento; el resto va a otra hoja titulada «después» con fecha de revisión.',
    why: 'Con muchas metas a la vez cada una recibe restos de tiempo, ninguna avanza y eso se siente como fracaso. Sacarlas de la cabeza al papel quita peso, y una sola prioridad te ahorra decidir todo el día.',
    when: 'Haz la lista hoy o el domingo por la tarde y repásala cada domingo diez minutos. El alivio llega el mismo día; los avances se notan en tres o cuatro semanas con la misma prioridad.',
    how_much:
      'Una meta principal por periodo de seis a ocho semanas, con la mitad de tu tiempo libre, y como máximo dos de mantenimiento. Por día, tres tareas escritas; si terminas las tres, el día está cumplido.',
    which:
      'Lo urgente o lo importante: primero lo que tiene fecha y daña a alguien si fallas, luego un bloque diario intocable para lo importante. Si nada tiene fecha, gana lo que hace más fácil todo lo demás, casi siempre sueño, dinero o salud.',
    what_if:
      'Si aparece algo nuevo a mitad de camino, no digas que sí en el momento: «te confirmo mañana». Para que entre, algo tiene que salir de la lista; si nada puede salir, la respuesta es no.',
    is_it_ok:
      'Está bien dejar metas en pausa; no es abandonar, es poner turno. Si ya no duermes, lloras seguido, te duele el pecho o no logras lo básico, deja de ordenar listas y ve al médico esta semana.',
    next: 'Hoy cancela o aplaza una sola cosa, con un mensaje corto. Con ese hueco, pon en el calendario tres bloques de 45 minutos para tu prioridad; tras dos semanas, revisa qué más sobra.',
    on_the_day:
      'El día desbordado: para cinco minutos, papel, escribe las tres cosas que no pueden fallar hoy y hazlas en orden de hora. Todo lo demás recibe un mensaje con nueva fecha antes del mediodía.',
    say: 'Cuando te pidan algo más, a jefe, amigo o familia: «Ahora tengo estas dos cosas encima. Si tomo esta, se retrasa aquella hasta el viernes. ¿Cuál prefieres primero?»',
  },
  'work-life-balance': {
    how: 'Siéntate el domingo 15 minutos con tu pareja o familia y un calendario: primero entran los momentos de ellos, luego el trabajo, luego dos o tres entrenamientos fijos. Lo que quedó escrito se respeta de los dos lados.',
    why: 'La culpa viene de acuerdos que nadie dijo en voz alta: tú crees que robas tiempo, ellos no saben cuándo cuentan contigo. Con horas claras y presencia completa, sin teléfono, el mismo tiempo vale mucho más.',
    when: 'Habla este domingo, en calma, nunca saliendo hacia el gimnasio con el bolso en la mano. Prueben el plan cuatro semanas y revísenlo; el ambiente en casa suele mejorar antes de que termine el mes.',
    how_much:
      'Reserva una tarde o noche completa por semana solo para tu gente y 20 minutos diarios sin teléfono. Con eso firme, tres entrenamientos por semana caben en casi cualquier casa; en campamento, pacta de antemano las semanas y el final.',
    which:
      'Se duda entre entrenar menos o entrenar a otra hora. Con hijos pequeños o pareja sola por las noches, cambia de hora: mañana o mediodía; si ya llegas sin energía a todas partes, quita una sesión.',
    what_if:
      'Si te dicen «siempre pones el gimnasio primero», no te defiendas con cuentas: pregunta qué momento les falta más y dáselo esa semana. Si rompes el acuerdo una vez, devuelve tú la hora sin que la pidan.',
    is_it_ok:
      'Es normal que algo quede siempre corto y sentir algo de culpa; tener un espacio propio es sano. Si las peleas son semanales o evitas volver a casa, busquen una terapia de pareja o familiar antes de que escale.',
    next: 'Pregunta hoy en casa cuál es el momento de la semana en que más te necesitan y bloquéalo. Cuando lo hayas cumplido tres semanas, acuerda tus horas fijas de entrenamiento con el mismo respeto.',
    on_the_day:
      'Al llegar a casa: dos minutos en la puerta respirando, teléfono en un cajón, saludas a cada uno y das los primeros 20 minutos enteros. La ropa sucia, los mensajes y la cena vienen después.',
    say: 'Dilo en un momento tranquilo: «Entrenar me hace bien y ustedes son lo primero. Quiero martes, jueves y sábado temprano; el viernes y el domingo son nuestros, sin teléfono. ¿Qué cambiarías tú?»',
  },
}
