import type { MatterOf } from '#content/playbook/matter-cards.ts'
import type { DirectAnswers } from '../direct-answer.ts'

export const MIND: Record<MatterOf<'mind'>, DirectAnswers> = {
  'nerves-before-fight': {
    how: 'Inhala por la nariz cuatro segundos y suelta el aire por la boca en siete u ocho, diez veces, con los hombros caídos y la mandíbula floja. Después haz dos minutos de sombra suave y repite en voz baja tu primera acción.',
    why: 'Tu cuerpo suelta adrenalina porque se prepara para un esfuerzo grande, y eso da temblor, boca seca y estómago revuelto. Soltar el aire despacio baja el pulso, y el movimiento suave gasta lo que sobra.',
    when: 'Empieza dos o tres semanas antes, cada noche en la cama y antes de cada sparring, para que el día del combate ya salga solo. Lo normal es notar algo de calma tras unos diez días seguidos.',
    how_much:
      'Cinco minutos de respiración al día, más una visualización de tres minutos: la entrada, el primer intercambio y un momento difícil que resuelves. En la última semana no añadas entrenamiento para callar los nervios.',
    which:
      'La duda suele ser calmarse o activarse: si tiemblas, hablas rápido y no paras de moverte, exhala largo; si notas pesadez, sueño y frío, haz saltos cortos y sombra rápida hasta sudar un poco.',
    what_if:
      'Si los nervios vuelven justo al entrar, no luches contra ellos: aprieta los puños cinco segundos, suéltalos, exhala largo y haz tu primera acción ensayada. Con el primer contacto, a casi todo el mundo le bajan.',
    is_it_ok:
      'Es normal, también en gente con muchos combates: dormir mal la última noche, ir seguido al baño, querer irse. Si llevas semanas sin comer ni dormir, o con ataques de pánico, habla con tu entrenador y con un psicólogo.',
    next: 'Primero elige una sola acción para los diez segundos iniciales y ensáyala hoy veinte veces. Cuando salga sin pensar, arma un calentamiento fijo de quince minutos y úsalo igual en cada sparring hasta la fecha.',
    on_the_day:
      'Desayuna lo de siempre, llega temprano, mira el lugar y luego ponte audífonos y siéntate. Calienta unos treinta minutos antes hasta sudar un poco, haz diez exhalaciones largas y camina pensando solo en tu primera acción.',
    say: 'A tu esquina, al empezar a calentar: «Estoy con nervios y es normal; háblame poco y despacio, y recuérdame solo la primera acción». A ti, en el último minuto: «Esto es energía, ya sé qué hago primero».',
  },
  'first-competition': {
    how: 'Haz un ensayo general una semana antes: misma ropa, mismo calentamiento, mismos asaltos y duración, con un compañero que conozcas poco y alguien de árbitro. Entra con una sola entrada o combinación y una sola defensa bien practicadas.',
    why: 'La primera vez cansa el doble porque todo es nuevo: el ruido, la espera, alguien que no te cuida como tu compañero. Ensayar el orden del día quita sorpresas, y así te queda cabeza para pelear.',
    when: 'Inscríbete cuando lleves meses entrenando seguido y tu entrenador te vea terminar los asaltos con orden; prepárate unas seis u ocho semanas. La última semana baja la carga y no aprendas nada nuevo.',
    how_much:
      'Tres o cuatro entrenamientos por semana bastan, con una o dos sesiones de asaltos a la duración oficial más uno extra. Los tres últimos días, solo movimiento ligero de veinte o treinta minutos.',
    which:
      'Si dudas entre torneo interno o abierto grande, elige primero el interno o un evento chico de principiantes. El abierto conviene si ya hiciste ensayos con gente de otros gimnasios y terminaste con calma, sin vaciarte.',
    what_if:
      'Si te quedas sin aire en el primer minuto, que es lo más común, cierra la guardia o toma un agarre firme, exhala tres veces y trabaja a media velocidad. Perder así no dice nada sobre tu nivel.',
    is_it_ok:
      'Es normal sentir que falta preparación; nadie llega con todo listo. No compitas con una lesión, con fiebre, con golpe reciente en la cabeza o si tu entrenador dice que no; en esos casos, médico y otra fecha.',
    next: 'Primero pregunta a tu entrenador reglas, categoría, horario y documentos, y anótalo. Después elige tus dos técnicas y haz asaltos cronometrados; cuando los termines con aire, entrega la inscripción.',
    on_the_day:
      'Llega con una hora de margen, pésate, come ligero y conocido, revisa en qué área te toca y quién llama. Calienta cuando falten dos o tres combates, ropa seca encima, y después del tuyo come y quédate a mirar.',
    say: 'A tu entrenador, con semanas de margen: «Quiero competir por primera vez. ¿Crees que llego bien a esta fecha y qué dos cosas trabajo hasta entonces?». Si dice que todavía no: «¿Qué tengo que mostrarte para el siguiente?».',
  },
  'freezing-in-fight': {
    how: 'Fija un arranque automático: a la señal das un paso, tocas con el jab o tomas el agarre, y sales a un lado. Haz que un compañero grite «¡ya!» sin avisar y responde en menos de un segundo, veinte veces.',
    why: 'Bajo mucha tensión la cabeza se llena de opciones y no elige ninguna. Una sola respuesta repetida no pide decidir: el cuerpo se mueve primero y el pensamiento vuelve cuando ya estás trabajando.',
    when: 'Empieza en el próximo entrenamiento, al principio, con la cabeza fresca, y otra vez al final, con cansancio. En tres o cuatro semanas sueles notar que el bloqueo dura segundos y no medio asalto.',
    how_much:
      'Tres veces por semana, cinco minutos: veinte arranques a la señal y cuatro asaltos de treinta segundos desde una mala posición, al sesenta por ciento. Sube la fuerza solo cuando respondas siempre.',
    which:
      'Entre más sparring duro o más situaciones cortas, elige las situaciones cortas si te bloqueas al ser atacado. El sparring completo sirve cuando ya respondes ahí y solo te falta hacerlo frente a desconocidos.',
    what_if:
      'Si te quedas en blanco en pleno asalto, mueve los pies: un paso lateral, manos arriba o agarre cerrado, exhala con ruido y haz tu acción fija. No busques el plan; el plan vuelve después del segundo contacto.',
    is_it_ok:
      'Es muy común en los primeros combates y no es cobardía. Si además pierdes la memoria de trozos después de un golpe, deja el sparring y ve al médico; si te bloqueas por algo violento vivido, un psicólogo ayuda.',
    next: 'Primero elige hoy la acción de arranque y díselo a tu compañero. Cuando salga en frío veinte de veinte, ponla en asaltos cortos con alguien nuevo, y después en un combate de entrenamiento con público.',
    on_the_day:
      'Calienta con contacto real, dos o tres minutos de manoplas o lucha suave, para que el primer choque no sea el del combate. Entra, mira el pecho del rival y a la señal haz tu acción sin esperar.',
    say: 'A tu esquina, antes de salir: «Si ves que no reacciono, grita una sola palabra: ¡muévete! Nada más». A ti, al oír la señal: «Paso, toco, salgo».',
  },
  'fear-of-getting-hit': {
    how: 'Sube la guardia con la espalda cerca de una pared y que un compañero te toque guantes, frente y hombros con golpes suaves mientras mantienes los ojos abiertos y exhalas en cada toque. Empieza muy lento y acelera cada treinta segundos.',
    why: 'Cerrar los ojos y girar la cara es un reflejo de protección, no falta de valor. Se apaga con muchos toques suaves y previstos; con golpes duros de sorpresa, en cambio, se refuerza.',
    when: 'Hazlo al inicio de cada clase, antes del cansancio, y deja los asaltos fuertes fuera por un mes. Después de dos o tres semanas sueles parpadear menos y ver venir el golpe.',
    how_much:
      'Tres asaltos de dos minutos, tres veces por semana: primero al diez por ciento de fuerza, luego veinte, y nunca más de treinta mientras cierres los ojos. Si giras la cara, baja un nivel.',
    which:
      'Entre bloquear o esquivar, empieza por bloquear: guardia cerrada y barbilla abajo te dan confianza rápido. Las esquivas vienen después, cuando ya mantienes la vista en el pecho del otro sin parpadear tanto.',
    what_if:
      'Si te llega uno fuerte y vuelve el miedo, pide tocar suave un minuto y termina el asalto así, sin irte de golpe. Si hubo mareo, dolor de cabeza o vista borrosa, paras del todo y vas al médico.',
    is_it_ok:
      'Es normal y sano no querer que te peguen; casi todos empiezan igual. No es normal que te golpeen fuerte para «acostumbrarte»: eso se corta, se habla con el entrenador y, si sigue, se cambia de gimnasio.',
    next: 'Primero busca a la persona más controlada del gimnasio y haz los toques con ella. Cuando aguantes dos minutos con los ojos abiertos, devuelve un golpe tras cada bloqueo, y después pasa al sparring ligero.',
    on_the_day:
      'En el día de sparring, haz primero un asalto de toques, luego uno donde el otro solo tira jab, y recién después el libre. Protector bien puesto, barbilla abajo, exhala en cada contacto y mira el pecho.',
    say: 'Al compañero, antes de la campana: «Estoy trabajando no cerrar los ojos; tócame seguido pero suave, a la frente y los guantes». Si sube la fuerza: «Más suave, así no me sirve».',
  },
  'sparring-fear': {
    how: 'Acuerda antes de cada asalto tres cosas: fuerza, meta y señal de parada. Por ejemplo, treinta por ciento, solo jab o solo pasar la guardia, y dos palmadas para detener. Empieza con la persona más tranquila, no con la más fuerte.',
    why: 'Se teme el sparring cuando no controlas cuánto va a doler ni cuándo termina. Si pones límites antes, la cabeza deja de anticipar una paliza y vuelve a aprender, que es para lo que sirve.',
    when: 'Háblalo antes de la clase, no en medio del asalto, y vuelve ya en el próximo día de sparring, aunque sea dos asaltos. En cuatro o cinco sesiones controladas suele bajar el miedo de la víspera.',
    how_much:
      'Dos o tres asaltos ligeros por sesión, una o dos veces por semana, es suficiente. De fuerza, un tercio: que al día siguiente no te duela la cabeza ni tengas marcas nuevas en la cara.',
    which:
      'Entre faltar ese día o aguantar callado, toma el medio: ve, elige con quién y cuántos asaltos. Faltar por completo solo si tienes lesión o si en ese gimnasio nadie respeta un «más suave».',
    what_if:
      'Si el otro sube la fuerza pese al acuerdo, da un paso atrás, baja las manos fuera de distancia y di «más suave». Si lo repite, choca guantes, sal y díselo al entrenador; no le debes el asalto.',
    is_it_ok:
      'Tener miedo la noche anterior es normal, más si eres la persona más liviana. No es normal salir con dolor de cabeza, mareo o náusea: ahí no hay más sparring y toca médico antes de volver.',
    next: 'Primero escribe dos nombres con quienes te sientes a salvo y pide asaltos solo con ellos por dos semanas. Cuando termines con calma, añade una persona nueva por semana, siempre con fuerza acordada.',
    on_the_day:
      'Come algo ligero dos o tres horas antes, llega temprano y elige compañero antes de que repartan. Primer asalto solo defensa, segundo con una meta, tercero libre y suave; si ya van tres buenos, terminas ahí.',
    say: 'Al compañero, chocando guantes: «Vamos al treinta por ciento, estoy trabajando defensa; si digo suave, bajamos». Al entrenador, antes de clase: «Hoy hago tres asaltos ligeros, ¿me pones con alguien controlado?».',
  },
  'confidence-low': {
    how: 'Toma una hoja y escribe diez hechos de los últimos dos meses: asaltos terminados, técnicas que salieron, días que fuiste sin ganas. Léelos en voz alta cada noche y añade uno después de cada entrenamiento, con fecha.',
    why: 'La cabeza guarda mejor los errores que los aciertos, y antes de competir repasa solo los primeros. Los hechos escritos no se discuten, por eso sostienen más que repetirte que eres lo máximo.',
    when: 'Empieza hoy, no en la semana del combate, y escribe justo después de entrenar, antes de la ducha. A las dos o tres semanas tienes una lista que pesa más que el ánimo del día.',
    how_much:
      'Tres líneas por entrenamiento: una que salió, una que mejoró, una que toca trabajar. Y en cada sesión cinco minutos de tu mejor técnica con compañero que coopera, para terminar con algo que sale.',
    which:
      'Entre pensar en ganar o en cumplir tareas, elige tareas: tres cosas que dependen de ti, como salir primero o mantener las manos altas. Pensar en el resultado ayuda solo a quien ya compite con calma.',
    what_if:
      'Si la víspera vuelve el «voy a perder», no discutas: contesta «puede ser» y nombra tu primera acción. Puedes sentirte mal y pelear bien; lo que manda es lo que haces en los primeros treinta segundos.',
    is_it_ok:
      'Dudar antes de competir es normal, también en campeones. Si la duda te hace faltar, no dormir o despreciarte en todo lo demás, háblalo con tu entrenador y con un psicólogo, que para eso están.',
    next: 'Primero pide a tu entrenador dos cosas que haces bien y anótalas con sus palabras. Después arma tu plan alrededor de esas dos, y cuando funcionen en sparring, súmales una tercera.',
    on_the_day:
      'Lee tu lista una vez por la mañana y guárdala; no mires redes ni récords ajenos. Calienta con tu mejor técnica, repasa tus tres tareas con la esquina y entra a cumplir la primera.',
    say: 'A tu entrenador, al final de una clase: «Me cuesta creer en mi nivel. Dime dos cosas que hago bien y sobre las que puedo armar la pelea». A ti, al entrar: «Tres tareas, empiezo por la primera».',
  },
  'big-stage': {
    how: 'Divide la noche en piezas pequeñas: llegar, vendarse o vestirse, calentar, caminar, primer minuto. Ensaya esa secuencia tres veces en el gimnasio, con música alta, luces y gente gritando, y termina cada ensayo con tu primer minuto real.',
    why: 'El escenario pesa porque empiezas a mirarte con los ojos de los demás y dejas de mirar al rival. Una tarea concreta por vez devuelve la atención a lo que tienes delante, que es igual que siempre.',
    when: 'Ensaya con ruido desde tres o cuatro semanas antes, una vez por semana. Las entrevistas, boletos y mensajes ciérralos dos días antes; desde ahí solo hablan contigo tu esquina y tu casa.',
    how_much:
      'Tres ensayos completos, diez minutos de visualización cada dos noches y máximo quince minutos de redes al día en la última semana. El volumen de entrenamiento no sube porque el evento sea grande.',
    which:
      'Entre disfrutar el ambiente o encerrarte, si la novedad te impresiona, sal antes a mirar el público hasta que aburra; si te distraes fácil, capucha y audífonos. Decídelo antes, no en el pasillo.',
    what_if:
      'Si al salir te quedas sin piernas por la emoción, gasta los primeros treinta segundos en moverte, tocar y respirar, sin buscar el golpe grande. Quien se emociona se vacía pronto; tu ventaja es guardar ritmo.',
    is_it_ok:
      'Es normal sentir que es demasiado y que todos esperan algo. Deja de ser sano si peleas con una lesión por no defraudar: ahí decide el médico del evento o el tuyo, no la cartelera.',
    next: 'Primero nombra a una persona que se encargue de boletos, familia y teléfono. Después visita el lugar o mira un video de él, y ensaya la caminata; lo que ya viste impresiona menos.',
    on_the_day:
      'Levántate a tu hora, pasea veinte minutos, come lo conocido y entrega el teléfono. En el recinto pisa el área vacía, elige un punto para mirar, calienta como siempre y camina lento, exhalando largo.',
    say: 'A familia y amigos, dos días antes: «Gracias por el apoyo; desde hoy apago el teléfono y los veo después de pelear». A ti, en el pasillo: «Mismo tamaño, mismas reglas, primer minuto».',
  },
  'opponent-intimidating': {
    how: 'Mira dos peleas del rival, una sola vez cada una, y escribe tres líneas: qué hace primero, qué repite con cansancio, dónde queda abierto. Convierte cada línea en una respuesta tuya y entrénala con un compañero que lo imite.',
    why: 'Un nombre o un récord asusta porque es una imagen entera; una costumbre concreta no asusta, se entrena. Cuando sabes qué viene primero, el rival vuelve a ser una persona con hábitos.',
    when: 'Estudia en la primera semana desde que lo sabes y después cierra los videos. Si lo cambian a última hora, dedica diez minutos a estatura, guardia y lado fuerte, y sigue con tu plan.',
    how_much:
      'Una hora de video en total, no más; luego dos sesiones por semana de quince minutos con alguien que lo imite. Si ya lo viste tres veces y sigues buscando, es miedo, no estudio.',
    which:
      'Entre cambiar tu estilo por el rival o imponer el tuyo, quédate con el tuyo y ajusta una sola cosa. Cambiar más le conviene solo a quien tiene meses y mucha experiencia.',
    what_if:
      'Si al verlo te parece enorme, mira el cinturón o el pecho y no la cara, y piensa en la distancia que te conviene. Si empieza arrollando, aguanta cerrado el primer minuto: ese ritmo casi nunca dura.',
    is_it_ok:
      'Respetar a un rival fuerte es sensato. No aceptes si hay una diferencia clara de peso o de experiencia fuera de reglamento: tu entrenador puede decir que no, y retirarse de un emparejamiento malo no es vergüenza.',
    next: 'Primero deja de mirar su perfil y escribe tus tres líneas. Después entrena la respuesta a su primera acción hasta que salga sin pensar, y solo entonces trabaja la segunda.',
    on_the_day:
      'En el pesaje saluda, no sostengas miradas y sal. Calienta de espaldas a su grupo, repite la respuesta a su primera acción diez veces y en el arranque toca tú primero, aunque sea suave.',
    say: 'A tu entrenador, al saber el nombre: «Me impone este rival. ¿Qué hace primero y cuál es mi respuesta? Quiero entrenar solo eso». A ti, en la esquina contraria: «Dos manos, dos piernas, un hábito».',
  },
  'trash-talk': {
    how: 'Prepara una sola frase corta y neutra, dila una vez y aparta la mirada hacia tu equipo. En redes: silencia la cuenta, no contestes y que otra persona revise. Si el cuerpo hierve, suelta el aire en ocho segundos y afloja manos.',
    why: 'Provocan para que pelees con rabia y gastes fuerza antes de tiempo. Sin respuesta, el que habla se queda sin material y el público se aburre; tu calma además le deja la duda a él.',
    when: 'Silencia desde el primer mensaje y ten la frase lista antes del pesaje. Después de dos o tres intentos sin respuesta la mayoría afloja; si sube cerca de la fecha, entrega el teléfono.',
    how_much:
      'Una respuesta pública como máximo, de menos de diez palabras, y cero comentarios leídos en la última semana. En el entrenamiento, un asalto por semana en que un compañero te hable feo y tú sigas el plan.',
    which:
      'Entre callar o contestar con humor, calla si te enciendes fácil o llevas poco en esto. El humor corto sirve a quien lo hace natural y puede parar después de una frase.',
    what_if:
      'Si te empuja o se acerca en el cara a cara, da un paso atrás, manos abiertas a la altura del pecho, y deja que entre el personal. Devolver el empujón puede costarte sanción, dinero o la pelea.',
    is_it_ok:
      'Un poco de teatro es parte del espectáculo. Amenazas, insultos a tu familia, racismo o mensajes a tu casa no lo son: guarda capturas, avisa al organizador o federación y, si hay amenaza, a la policía.',
    next: 'Primero silencia y pide a alguien que guarde capturas. Después cuéntale a tu entrenador qué frase te dolió de verdad, porque esa te la repetirán, y entrénala hasta que te suene a ruido.',
    on_the_day:
      'Llega al pesaje con tu equipo alrededor, mira la frente del rival, cuenta hasta cinco, saluda o no, y gira hacia tu gente. Luego comida, cuarto y nada de pantalla hasta calentar.',
    say: 'Al rival o a la cámara, una sola vez: «Nos vemos adentro». A quien te muestre los comentarios: «No me los leas hasta después de la pelea, por favor».',
  },
  'anger-in-the-ring': {
    how: 'Entrena un freno físico: cuando recibas uno que te enciende, das dos pasos fuera, exhalas fuerte una vez y vuelves con el jab o con el agarre, nunca con el golpe grande. Repítelo con un compañero que te provoque suave.',
    why: 'La rabia estrecha la vista y pide cobrar de inmediato, así olvidas defensa y reglas. Dos pasos y una exhalación dan el segundo que hace falta para que vuelva el plan.',
    when: 'Practícalo desde el próximo sparring, en el asalto donde ya hay cansancio, porque ahí aparece. En cuatro o seis semanas deberías notar que sales de distancia antes de lanzarte.',
    how_much:
      'Dos asaltos por semana con provocación acordada, al cuarenta por ciento, y cuenta cuántas veces perdiste el plan. Si baja de tres a una por asalto, vas bien; si subes la fuerza, sales un minuto.',
    which:
      'Entre descargarte antes o bajar revoluciones, baja revoluciones si te descalifican o te vacías. Un calentamiento fuerte conviene solo a quien arranca frío; la rabia acumulada no se gasta, se alimenta.',
    what_if:
      'Si ya te descontrolaste, agárrate, cierra la guardia o busca distancia hasta la pausa, y deja que la esquina hable. Si golpeaste fuera de regla, para, levanta la mano y pide disculpas ahí mismo.',
    is_it_ok:
      'Enojarse cuando te pegan es normal. Seguir pegando tras la señal, buscar lastimar a un compañero o llevarlo a la calle o a casa no lo es: para el sparring y busca a un psicólogo.',
    next: 'Primero anota qué te enciende: el golpe bajo, la burla, ir perdiendo. Después ensaya el freno justo con eso, y cuando aguante en sparring, cuéntale a tu esquina la palabra que lo activa.',
    on_the_day:
      'Calienta sin música que te acelere y repite el freno cinco veces. En cada pausa siéntate, exhala tres veces antes de escuchar y llévate una sola instrucción; si el rival ensucia, mira al árbitro y sigue.',
    say: 'A tu esquina, antes de entrar: «Si me ves pelear con rabia, grítame la palabra pasos hasta que salga de distancia». A un compañero al que le pegaste de más: «Me pasé, fue culpa mía; bajamos o paramos».',
  },
  'comeback-after-loss': {
    how: 'Mira el video una vez, con tu entrenador y papel: tres cosas que salieron y dos que costaron la pelea. Elige una de esas dos y conviértela en un ejercicio de diez minutos para las próximas cuatro semanas.',
    why: 'Duele porque pusiste meses y la cabeza repite la escena buscando otro final. Cuando la derrota se vuelve una tarea concreta, deja de ser un juicio sobre ti y la repetición afloja.',
    when: 'Date de tres a siete días sin analizar, luego el video, y vuelve a entrenar suave esa misma semana si el cuerpo está bien. Si te noquearon, el plazo lo pone el médico, no las ganas.',
    how_much:
      'Un video, una hora, una lección; después tres entrenamientos por semana con diez minutos de esa lección. Con tres o más derrotas seguidas, baja un nivel de rival y trabaja dos meses antes de competir.',
    which:
      'Entre revancha inmediata o pausa, toma la pausa corta si aún peleas la escena en la cabeza. La revancha conviene cuando ya corregiste el error en sparring con varios compañeros, no por rabia.',
    what_if:
      'Si la escena vuelve de noche, levántate, escribe la frase que más pesa y debajo el ejercicio que la trabaja, y regresa a la cama. Si alguien se burla, contesta corto y cambia de tema.',
    is_it_ok:
      'Estar triste o con vergüenza una o dos semanas es normal. Si pasa un mes y no duermes, no comes, te aíslas o nada te importa, habla con un psicólogo o médico.',
    next: 'Primero ve al gimnasio a saludar, aunque no entrenes; cada día que no apareces cuesta más. Después el video, luego el ejercicio, y la próxima fecha solo cuando el error salga corregido en sparring.',
    on_the_day:
      'La noche de la derrota: revisión médica si hubo golpes, saluda al rival, come, y que alguien te acompañe a casa. Nada de redes ni decisiones grandes; mañana camina media hora y llama a tu entrenador.',
    say: 'A tu entrenador, a los pocos días: «Quiero ver la pelea contigo una vez y salir con una sola cosa para trabajar». A quien pregunte: «Perdí, aprendí qué corregir y ya estoy en eso».',
  },
  'after-a-win': {
    how: 'Revisa la pelea ganada igual que una perdida: escribe dos momentos en que te salvaste por poco y llévalos al gimnasio el lunes siguiente. Descansa primero, celebra una noche y agradece por nombre a quienes te prepararon.',
    why: 'Ganar tapa los errores y quita la meta que ordenaba tus días, por eso vienen el vacío o la comodidad. Una tarea nueva y pequeña devuelve dirección sin la presión de repetir.',
    when: 'Celebra esa noche y descansa de cinco a diez días según golpes y cansancio; después vuelve a la técnica. La próxima fecha decídela recién a las dos semanas, con la cabeza fría.',
    how_much:
      'Una semana libre, dos de técnica sin sparring fuerte y dos errores para trabajar, diez minutos cada uno por sesión. Con tres o cuatro metas nuevas a la vez no avanza ninguna.',
    which:
      'Entre competir pronto o subir de nivel, repite nivel si ganaste apretado. Sube si dominaste con claridad y tu entrenador lo ve; el impulso de la victoria no es razón suficiente.',
    what_if:
      'Si todos esperan que repitas y eso aprieta, cambia la medida: en la próxima cuentas tareas cumplidas, no el récord. Y si pierdes después de ganar, la victoria anterior sigue en pie.',
    is_it_ok:
      'Es normal sentir bajón o vacío a los pocos días de ganar. Si el vacío dura semanas, o si celebras bebiendo seguido, háblalo con alguien cercano y con un profesional.',
    next: 'Primero descansa y revisa golpes con un médico si algo duele. Después siéntate con tu entrenador, saca dos correcciones y fija una meta técnica a tres meses antes de hablar de rivales.',
    on_the_day:
      'La noche del triunfo saluda al rival y a su esquina, deja que te revisen, come bien y publica una sola vez. Al día siguiente camina, contesta mensajes en media hora y apaga.',
    say: 'A tu entrenador, de vuelta en el gimnasio: «Gracias por el trabajo. ¿Qué dos cosas me habrían costado la pelea contra alguien mejor?». A quien presione: «Primero entreno, después hablamos de fecha».',
  },
  'return-after-knockout': {
    how: 'Con el alta médica, vuelve por escalones: sombra y saco, manoplas con golpes lentos del entrenador a la guardia, asaltos donde el otro solo toca el cuerpo, y al final toques suaves a la cabeza. Cada escalón, varias sesiones sin síntomas.',
    why: 'El cuerpo recuerda el golpe que no vio y frena las manos para protegerse. La confianza vuelve viendo venir muchos golpes lentos y resolviéndolos, no probando si la mandíbula aguanta.',
    when: 'Solo cuando el médico da el alta por escrito y se cumplió el plazo de tu federación; si tienes dolor de cabeza, aún no. Cuenta con unos dos o tres meses hasta sentirte normal en sparring ligero.',
    how_much:
      'Dos sesiones técnicas por semana de tres asaltos, fuerza del diez al veinte por ciento, y cero sparring duro en todo el primer tramo. Sube un escalón cada dos semanas, si no apareció ningún síntoma.',
    which:
      'Entre volver al sparring o quedarte un tiempo en técnica, quédate en técnica mientras cierres los ojos o retrocedas en línea recta. El sparring ligero llega cuando respondes con contraataque sin pensarlo.',
    what_if:
      'Si al primer toque te congelas, baja un escalón y termina la sesión ahí, con algo que salga. Si aparece dolor de cabeza, mareo, náusea o luz molesta, paras ese día y vuelves al médico.',
    is_it_ok:
      'Desconfiar después de un nocaut es normal y hasta prudente. Con síntomas, con varios nocauts o cayendo ante golpes ligeros no se pelea: neurólogo o médico deportivo, y se acepta lo que diga.',
    next: 'Primero lleva el alta a tu entrenador y acuerden los escalones por escrito. Después mira el golpe en video para saber por dónde entró, y trabaja esa defensa en lento durante dos semanas.',
    on_the_day:
      'El primer día con contacto: compañero elegido, casco si se usa, dos asaltos cortos de toques, el entrenador mirando. Al terminar, revisa cómo estás esa noche y por la mañana antes de programar el siguiente.',
    say: 'Al entrenador, antes de ponerte guantes: «Tengo el alta, pero quiero subir por escalones y sin golpes fuertes a la cabeza por ahora». Al compañero: «Solo toques; si digo alto, paramos».',
  },
  'return-after-break': {
    how: 'Haz las dos primeras semanas a media máquina: clase técnica completa, nada de asaltos libres, y sales cuando todavía tienes ganas. Elige tres cosas básicas, como postura, desplazamiento y una combinación o pase, y repite solo esas.',
    why: 'La cabeza recuerda tu mejor momento y el cuerpo está en otro, de ahí la vergüenza. La técnica vuelve rápido; tendones y aire tardan más, y por apurarlos se lesiona la gente.',
    when: 'Vuelve esta semana, en el horario más tranquilo, y pon el primer sparring ligero a partir de la tercera o cuarta. El ritmo suele volver entre seis y doce semanas, según lo largo de la pausa.',
    how_much:
      'Dos sesiones por semana el primer mes, tres el segundo, a un esfuerzo en que aún puedes hablar con frases cortas. Agujetas de uno o dos días están bien; dolor en una articulación, no.',
    which:
      'Entre la clase de principiantes y tu grupo de antes, empieza con principiantes dos o tres semanas si llevas más de medio año fuera. Con pocas semanas de pausa, tu grupo y sin asaltos libres.',
    what_if:
      'Si un alumno nuevo te gana el primer día, chócale la mano y sigue; era de esperar. Si te vacías a mitad de clase, pasa a ritmo lento o mira desde el borde, pero quédate hasta el final.',
    is_it_ok:
      'Sentir óxido y vergüenza es normal, y casi nadie te juzga: se alegran de verte. Con más de cuarenta años, enfermedad o años sin moverte, pasa antes por un chequeo médico.',
    next: 'Primero escribe al gimnasio hoy y fija el día de la primera clase. Cuando hayas ido cuatro veces, mete un asalto ligero por sesión, y solo después de dos meses piensa en competir.',
    on_the_day:
      'Prepara el bolso la noche anterior, llega diez minutos antes y saluda al entrenador con la verdad. Calienta despacio, elige a un compañero tranquilo, haz la mitad de los asaltos y anota la siguiente fecha.',
    say: 'Al entrenador, por mensaje, antes de ir: «Vuelvo el martes después de varios meses. Quiero empezar suave, sin asaltos libres las primeras semanas». Al compañero: «Estoy con óxido, vamos lento».',
  },
  'bad-decision': {
    how: 'Esa misma noche pide el video completo y las tarjetas, y que tu entrenador pregunte al supervisor el plazo y la forma de reclamar. Escriban un solo reclamo, con minuto exacto y artículo del reglamento, sin adjetivos.',
    why: 'Duele más que una derrota limpia porque hiciste tu parte y decidió otro. Los jueces ven desde un ángulo y en tiempo real; reclamar por la vía formal te da un cierre, aunque rara vez cambie el resultado.',
    when: 'El plazo para reclamar suele ser muy corto, a veces minutos u horas, así que pregunta el mismo día. Las redes, al menos veinticuatro horas después; el análisis técnico, a la semana.',
    how_much:
      'Un reclamo, un mensaje público y una revisión del video por asaltos, contando golpes claros o puntos de cada lado. Si en tu propia cuenta sale apretado, cuenta también cómo hacerlo más claro.',
    which:
      'Entre reclamar o dejarlo, reclama si hubo error de reglamento: tiempo, punto mal anotado, falta ignorada. Si fue apreciación de los jueces, lo normal es que no prospere; guarda esa energía para pedir revancha.',
    what_if:
      'Si rechazan el reclamo, pide la respuesta por escrito y ciérralo ahí; el siguiente paso es la revancha o un nuevo evento. Y en el próximo combate gana el final de cada asalto de forma visible.',
    is_it_ok:
      'Sentir rabia e injusticia es normal, y reclamar con respeto está permitido. Insultar jueces, empujar o acusar de corrupción sin pruebas no: puede costarte una sanción, y la acusación hasta un problema legal.',
    next: 'Primero asegura video, tarjetas y plazo. Después reclama o descarta en un día, mira el combate con frialdad y elige dos momentos que la próxima vez dejarás fuera de discusión.',
    on_the_day:
      'Al escuchar el fallo, exhala, saluda al rival, a su esquina y al árbitro, y baja sin gestos. En el vestuario habla tu entrenador con el supervisor; tú te duchas, comes y no publicas nada.',
    say: 'Al supervisor, por boca de tu entrenador: «Queremos revisar el segundo asalto; ¿cuál es el plazo y el formulario para reclamar?». En público, al día siguiente: «No comparto el fallo, seguimos trabajando».',
  },
  'quitting-the-sport': {
    how: 'Haz una pausa con fecha en vez de un adiós: treinta días sin entrenar, anotando cada noche una línea sobre qué extrañas y qué alivia. Al final lee las treinta líneas seguidas y decide con eso delante.',
    why: 'Las ganas de dejarlo suelen llegar tras una derrota, una lesión o puro cansancio, y entonces se mezcla el deporte con lo que duele. La pausa separa las dos cosas.',
    when: 'No decidas en las dos semanas posteriores a una derrota, una lesión o una pelea con el entrenador. Pon la fecha de decisión en el calendario, a uno o dos meses, y hasta ahí no lo discutas más.',
    how_much:
      'Treinta días de pausa y tres cuentas: horas por semana, dinero por mes y cuántas veces saliste mejor de lo que entraste. Si menos de una de cada tres, algo tiene que cambiar.',
    which:
      'Lo usual es dudar entre dejar el deporte o dejar de competir. Si lo que pesa son las peleas y el peso, entrena sin competir; si ni la clase ligera te alegra, déjalo con calma.',
    what_if:
      'Si al mes lo extrañas, vuelve con la mitad de días y sin fecha de combate. Si te presionan para seguir, repite que está decidido; una buena gente de gimnasio te saluda igual dentro de un año.',
    is_it_ok:
      'Dejarlo está permitido y no borra nada de lo hecho. Si lo dejas porque nada te da gusto, tampoco fuera del gimnasio, o porque alguien ahí te maltrata, habla antes con un psicólogo o con alguien de confianza.',
    next: 'Primero termina la frase «lo dejo porque…» en papel, tres veces distintas. Luego avisa la pausa, y si después decides irte, busca algo que ocupe esas horas en la misma semana.',
    on_the_day:
      'El día que lo digas, ve en persona, antes o después de clase, habla cinco minutos y agradece algo concreto. Recoge tus cosas, cierra cuotas y despídete de dos o tres compañeros.',
    say: 'Al entrenador, a solas: «Necesito parar un mes para pensar si sigo; te aviso el día primero». Si ya está decidido: «Dejo de competir. Gracias por estos años, esto me lo llevo».',
  },
  'loss-of-motivation': {
    how: 'Baja la meta a ponerte la ropa y hacer diez minutos: si después quieres irte, te vas. Prepara el bolso la noche anterior junto a la puerta y queda con una persona concreta a una hora concreta.',
    why: 'Las ganas suelen apagarse por cansancio acumulado, por rutina igual cada día o por falta de meta. La acción pequeña va primero y las ganas llegan después, en general ya calentando.',
    when: 'Hazlo en el próximo día de entrenamiento, no el lunes. Si en realidad es agotamiento, descansa antes una semana completa; con sueño y ritmo nuevo, el gusto suele volver en dos a cuatro semanas.',
    how_much:
      'Dos sesiones fijas por semana, aunque antes fueran cinco, y una de ellas de lo que te divierte. Aguanta esa dosis un mes antes de subirla o de sacar conclusiones.',
    which:
      'Entre descansar y obligarte, descansa si duermes mal, te duele todo y rindes menos. Oblígate a los diez minutos si el cuerpo está bien y al terminar sales mejor de como entraste.',
    what_if:
      'Si tras diez minutos sigue sin gustarte tres veces seguidas, cambia algo: otra clase, otro compañero, otra disciplina por un mes. Si faltaste una semana, no la recuperes; ve al siguiente día marcado.',
    is_it_ok:
      'Tener rachas sin ganas es normal en quien entrena años. Si tampoco disfrutas la comida, la gente o el trabajo por más de dos semanas, o no puedes levantarte, consulta con un médico o psicólogo.',
    next: 'Primero escribe cuál es: cansancio, aburrimiento o falta de meta. Después ataca solo eso, con semana libre, con algo nuevo o con una fecha, y revisa a las cuatro semanas.',
    on_the_day:
      'A la hora de siempre, sin pensarlo: zapatos, bolso, puerta. Teléfono guardado, llega, saluda, calienta diez minutos y recién ahí decides; si te quedas, elige el ejercicio que más te gusta para cerrar.',
    say: 'A un compañero, hoy por mensaje: «Estoy sin ganas; ¿vamos juntos el jueves a las siete y no me dejas faltar?». A ti, en la puerta: «Diez minutos y después decido».',
  },
  'teammate-rivalry': {
    how: 'Cuando te pique la envidia, acércate y pídele que te muestre la técnica que le sale mejor que a ti. Luego lleva tu propio cuaderno con una medida tuya, por ejemplo cuántas veces te pasó la guardia este mes.',
    why: 'Te comparas con quien tienes más cerca porque ves su avance cada día y el tuyo no lo notas. Preguntarle lo vuelve fuente en vez de amenaza, y la medida propia te muestra que sí avanzas.',
    when: 'Pídeselo en la próxima clase, al final, cuando hay tiempo. Lleva el cuaderno al menos seis semanas; antes de eso las subidas y bajadas de cada día engañan.',
    how_much:
      'Dos asaltos por semana con esa persona, no todos, y uno de ellos a ritmo técnico. Una línea en el cuaderno por sesión: qué logré hoy que hace un mes no.',
    which:
      'Entre evitarlo y entrenar siempre con él, entrena con él seguido pero con meta acordada si te hace mejor. Toma distancia unas semanas si cada asalto termina en pelea o te vas a casa con rabia.',
    what_if:
      'Si se pone más duro o se burla, baja tú el ritmo y nombra la meta otra vez. Si sigue, cambia de compañero sin escena y avisa al entrenador que por ahora no los ponga juntos.',
    is_it_ok:
      'Sentir envidia es normal y no te hace mala persona. Deja de estar bien cuando deseas que se lesione, golpeas de más o hablas a sus espaldas: ahí paras y lo hablas con el entrenador.',
    next: 'Primero escribe una cosa concreta que tiene y tú quieres, como su ritmo o su derribo. Después entrena eso diez minutos por sesión durante un mes, y recién entonces vuelve a medirte.',
    on_the_day:
      'El día que él gana, lo eligen o lo ascienden: felicítalo en el primer minuto, en una frase, y entrena normal. El enojo se escribe en casa, no se comenta en el vestuario.',
    say: 'A él, después de clase: «Ese derribo te sale mejor que a nadie, ¿me muestras cómo entras?». Si el asalto se calienta: «Bajemos, que nos necesitamos sanos a los dos».',
  },
  'ego-in-training': {
    how: 'Ponte una regla por sesión: en dos asaltos empiezas en mala posición o solo defiendes, y te rindes temprano, apenas la llave está cerrada. Cuenta cuántas cosas probaste, no cuántas ganaste.',
    why: 'Perder frente a otros se siente como perder rango, y por eso aprietas. Quien solo usa lo que ya gana deja de aprender y además lesiona o se lesiona; probar y fallar es lo que mejora.',
    when: 'Empieza hoy con las personas menos experimentadas que tú, donde más cuesta ceder. En tres o cuatro semanas verás más opciones en posiciones malas y menos cansancio al final.',
    how_much:
      'Mitad de los asaltos para probar, mitad para jugar lo tuyo; fuerza al cincuenta por ciento salvo que acuerden otra cosa. Si cada asalto te deja sin fuerzas y con marcas, vas demasiado fuerte.',
    which:
      'Entre frenar al compañero que se pasa o devolverle, frénalo con palabras; devolver sube el asalto hasta que alguien se rompe. Si no escucha a la segunda vez, no entrenas con él.',
    what_if:
      'Si te puede la rabia a mitad del asalto, suelta, choca manos y reinicia desde cero. Si el otro no suelta cuando te rindes, golpea fuerte con la mano, grita «¡alto!» y termina ahí con el entrenador.',
    is_it_ok:
      'Querer ganar es normal y hace falta para competir. No es aceptable seguir tras la rendición, golpear fuerte a alguien menor o principiante, ni aguantar una llave hasta que truene: dolor de articulación, médico.',
    next: 'Primero dile a un compañero tu regla para hoy, así te obliga. Después de dos semanas, añade: la última ronda siempre con alguien de menor nivel, ayudándole a que le salga algo.',
    on_the_day:
      'Antes de chocar manos, nombra la fuerza y la meta. A mitad del asalto revisa la mandíbula: si la aprietas, baja un punto; al terminar, agradece y pregunta qué sintió el otro.',
    say: 'A quien va demasiado fuerte, en la primera vez: «Bajemos a la mitad, quiero trabajar técnica». La segunda: «Así no sigo, gracias», y sales. Tú, al rendirte: «Buena, otra vez».',
  },
  'coach-conflict': {
    how: 'Pídele diez minutos fuera de la clase y lleva un solo caso con fecha, cómo te afectó y qué pides. Orden: el hecho, el efecto, la petición; luego te callas y lo dejas hablar.',
    why: 'Muchos entrenadores no notan el daño porque miran a treinta personas a la vez, y reclamar delante del grupo los pone a la defensiva. A solas y con un caso concreto, pueden ceder sin perder la cara.',
    when: 'Háblalo en la semana, en un día tranquilo, nunca en caliente ni a menos de diez días de un combate. Después dale de tres a cuatro semanas para ver si algo cambia.',
    how_much:
      'Una conversación, una petición, un mes de prueba. Anota en ese mes cuántas veces corrigió, escuchó o gritó; con números ves si mejora o si solo estás contando lo malo.',
    which:
      'Entre hablar o irte callado, habla primero si antes te ha enseñado bien y el trato es de respeto. Vete sin más charla si humilla, amenaza, pega fuera del deporte o toca de más.',
    what_if:
      'Si se enoja o dice que exageras, no discutas el pasado: repite la petición una vez y pide respuesta para la semana que viene. Si nada cambia en un mes, busca otra esquina u otro gimnasio.',
    is_it_ok:
      'Discrepar del plan es normal y puedes decirlo. Gritos en plena pelea pasan; insultos constantes, castigos con golpes, obligarte a pelear con una lesión o insinuaciones no: cuéntaselo a alguien de confianza y a la federación.',
    next: 'Primero escribe la petición en una sola frase, que se pueda cumplir desde mañana. Después pide la charla, y si funciona, agradece y acuerden una revisión corta cada mes.',
    on_the_day:
      'Llega antes de que abra o quédate al final, sin testigos pero sin encierro. Di el hecho en dos frases, la petición en una, escucha sin interrumpir, repite lo acordado y agradece el tiempo.',
    say: 'Por mensaje: «¿Tienes diez minutos el jueves después de clase?». En persona: «El sábado peleé sin esquina y no supe qué hacer. Para la próxima necesito saber una semana antes quién me acompaña».',
  },
  'changing-gyms': {
    how: 'Prueba el gimnasio nuevo dos o tres clases antes de decidir, luego avisa al entrenador actual en persona, en cinco minutos, con un agradecimiento concreto y una razón corta. Revisa contrato y fecha de baja antes de hablar.',
    why: 'Cuesta porque ahí están tus amigos y le debes tiempo a quien te enseñó. Decirlo de frente protege esa relación; lo que rompe los vínculos casi siempre es enterarse por otros.',
    when: 'Avisa apenas esté decidido y antes de aparecer en fotos del otro lugar, fuera de una preparación para combate. Cuenta con uno o dos meses hasta sentirte en casa en el nuevo.',
    how_much:
      'Tres clases de prueba en horarios distintos y cuatro cuentas: cuota total, minutos de viaje, compañeros de tu peso y minutos en que alguien te corrige. Compara eso con el lugar actual.',
    which:
      'Entre cambiar del todo o entrenar en dos sitios, cambia si te falta respeto, seguridad o compañeros. Dos sitios funciona si ambos entrenadores lo saben y uno de ellos lleva tu plan de competencia.',
    what_if:
      'Si se ofende o te dice traidor, no te defiendas: agradece otra vez y sal. Si pide que te quedes, da una sola respuesta y no negocies ahí mismo; llámalo al día siguiente si dudas.',
    is_it_ok:
      'Cambiar está permitido: pagas por aprender, no firmas lealtad de por vida. Si te amenazan o te retienen dinero o documentos, junta el contrato y consulta a la federación o a una oficina de defensa del consumidor.',
    next: 'Primero escribe qué te falta ahora y pregunta si ahí puede arreglarse. Si no, haz las pruebas, elige, da de baja por escrito y recién entonces firma en el nuevo.',
    on_the_day:
      'Llega antes de clase, pide un momento aparte, dilo en tres frases y escucha. Si el ambiente lo permite, entrena ese último día, despídete de tus compañeros y llévate tus cosas.',
    say: 'Al entrenador, en persona: «Quiero que lo sepas por mí: a partir de mayo voy a entrenar en otro gimnasio, me queda mejor para competir. Lo que sé de defensa te lo debo a ti, gracias».',
  },
  'belt-grading': {
    how: 'Consigue la lista oficial de técnicas y marca cada una: sale, sale a medias, no sale. Entrena primero las «a medias», cinco repeticiones por lado, diciendo el nombre en voz alta, y graba en video un examen completo.',
    why: 'Frente a un tribunal la memoria se traba, aunque en clase salga. Decir el nombre y ejecutar en el orden del examen ata las dos cosas, así que una tira de la otra.',
    when: 'Empieza seis u ocho semanas antes, con un simulacro cada quince días y el último a cuatro o cinco días. Dos días antes solo repasas de memoria, sin cansarte.',
    how_much:
      'Quince minutos tres veces por semana además de clase bastan: diez técnicas por sesión, por ambos lados. Con nueve de cada diez limpias en el simulacro, vas con buen margen.',
    which:
      'Entre presentarte ahora o esperar, preséntate si tu profesor te lo propone, aunque no te sientas a la altura. Espera si te faltan partes enteras de la lista o vienes de una lesión.',
    what_if:
      'Si te equivocas en pleno examen, vuelve a la posición, respira una vez y repite sin disculparte; suelen valorar más la calma. Si no apruebas, pide las dos razones y la fecha del siguiente.',
    is_it_ok:
      'Sentir que el cinturón te queda grande es normal y suele durar meses; se crece dentro de él. Preguntar por tu ascenso una vez es correcto; insistir cada semana no, y pagar por saltar grados tampoco.',
    next: 'Primero pide la lista y pregunta qué te ve flojo tu profesor. Después trabaja solo eso cuatro semanas, haz el simulacro delante de compañeros y, aprobado, ayuda a un grado menor.',
    on_the_day:
      'Uniforme limpio, uñas cortas, llega treinta minutos antes y calienta con las tres técnicas más seguras. Al oír el nombre cuenta uno, ejecuta completo, vuelve a la posición; saluda al tribunal al terminar.',
    say: 'Al profesor, después de clase: «Quiero prepararme para el próximo grado. ¿Qué dos cosas tendrías que ver en mí para presentarme?». Si ya te lo dieron y dudas: «Gracias, voy a trabajar para llenarlo».',
  },
  'focus-wanders': {
    how: 'Antes de entrar, vacía la cabeza en papel: dos minutos anotando todo lo pendiente, cierra el cuaderno y déjalo en el bolso. En el asalto usa una palabra por tarea, como «manos» o «cadera», y vuelve a ella al distraerte.',
    why: 'La mente guarda lo pendiente abierto y lo repite para no olvidarlo. Escrito, deja de insistir; y una sola palabra da un lugar adonde volver, porque distraerse va a pasar igual.',
    when: 'Hazlo en cada sesión, en el vestuario, justo antes de calentar, y en cada pausa entre asaltos. A las dos o tres semanas suele costar menos volver, aunque sigas distrayéndote.',
    how_much:
      'Dos minutos de papel, una palabra por asalto y tres respiraciones en cada descanso. Si se te va la atención tras cuarenta minutos, entrena cuarenta buenos en lugar de noventa a medias.',
    which:
      'Entre concentrarte en sensaciones o en el rival, en técnica mira tu cuerpo: cadera, pies, manos. En sparring mira su pecho y hombros; pensar en tu pie mientras te atacan te hace llegar tarde.',
    what_if:
      'Si a mitad del asalto estás pensando en el trabajo, no te regañes: exhala, di tu palabra y haz una acción. Si pasa todo el día, cambia a saco o movilidad y deja el sparring, por seguridad.',
    is_it_ok:
      'Distraerse es normal con mucho trabajo o poco sueño. Si te ocurre en todo desde siempre, o empezó después de un golpe en la cabeza, ve al médico, y en ese segundo caso sin sparring.',
    next: 'Primero deja el teléfono en silencio dentro del bolso y haz el papel hoy. Después elige la palabra con tu entrenador, y cuando funcione en clase, llévala al sparring y a la pausa.',
    on_the_day:
      'En la pausa: siéntate, tres exhalaciones, agua, mira a tu esquina, escucha una instrucción y repítela en voz alta. Te levantas diciendo tu palabra y entras con esa acción, nada más.',
    say: 'A tu esquina o entrenador, antes del asalto: «Dame una sola instrucción y hazme repetirla». A ti, cada vez que te vas: «Vuelvo: manos», y haces la acción en ese segundo.',
  },
  'cornering-others': {
    how: 'En la pausa sigue un orden: diez segundos de aire y agua en silencio, una cosa que va bien, una instrucción con verbo, y que la repita. Con niños: muestra dos veces, habla menos de treinta segundos y que se muevan.',
    why: 'Quien pelea con el pulso alto retiene poco, y cinco consejos se borran entre sí. Una instrucción repetida en voz alta queda; y tu calma se le contagia más que tus palabras.',
    when: 'Acuerda palabras y señales dos o tres semanas antes, en los sparrings, no en el vestuario. Si vas a dar clase, prepara el plan la noche anterior y llega veinte minutos antes.',
    how_much:
      'Una instrucción por pausa, máximo tres palabras clave en todo el combate, y durante el asalto hablas poco. En clase, por cada minuto de explicación, cuatro o cinco de práctica.',
    which:
      'Entre animar y corregir, anima y ordena al que está asustado; corrige con un dato al que está tranquilo. En medio del combate nunca enseñes algo nuevo, solo lo que ya entrenó.',
    what_if:
      'Si no te escucha, pon tu cara frente a la suya, di su nombre y una sola palabra. Si está recibiendo sin responder o parece ido, detén la pelea; perder un combate se arregla.',
    is_it_ok:
      'Es normal ponerse más nervioso que peleando. No es aceptable mandar a alguien lesionado o aturdido, ni gritar a un niño por perder: ante golpe en la cabeza, se para y lo ve el médico.',
    next: 'Primero pregúntale a tu peleador qué le ayuda y qué le estorba oír. Después ensayen dos pausas cronometradas de un minuto, y tras el combate pide que te diga qué oyó.',
    on_the_day:
      'Revisa bolsa, agua, toallas, vendas, papeles y horarios; asiste a la reunión de reglas. Calienta con tu peleador, baja tu propia voz, una instrucción por pausa, y al final abrazo primero, análisis otro día.',
    say: 'En la pausa: «Respira. El jab entra. Ahora: jab y sal a tu izquierda. Repítemelo». Si hay que parar, al árbitro: «¡Se acabó, lo retiro!», y a tu peleador: «Hoy te cuido yo».',
  },
  'child-competes': {
    how: 'Antes dile solo que te gusta verlo competir; durante, aplaude y no des instrucciones; después abrazo, agua, comida y silencio hasta que hable. Si llora, agáchate a su altura y espera sin explicar nada.',
    why: 'Un niño mira tu cara para saber si lo que pasó es grave. Si tu cariño es igual ganando o perdiendo, pierde el miedo a fallar y suele querer volver.',
    when: 'Habla de nervios y reglas un par de días antes, no en el auto camino al torneo. Del combate se habla al día siguiente, si pregunta; para decidir si deja, espera dos o tres semanas.',
    how_much:
      'Dos o tres clases por semana y pocos torneos al año bastan en edad escolar, con otro juego o deporte al lado. Una pregunta después de competir es suficiente: qué fue lo más divertido.',
    which:
      'Entre dejarlo parar o pedirle que siga, acuerden terminar el mes o el ciclo y luego decide él. Si hay miedo a una persona, dolor o llanto antes de cada clase, para ya.',
    what_if:
      'Si en el torneo dice que no quiere salir, pregunta una vez qué necesita y ofrece caminar juntos hasta el borde. Si sigue diciendo que no, se retira sin reproche y se quedan a mirar.',
    is_it_ok:
      'Nervios, dolor de barriga y lágrimas al perder son normales. No lo son bajar de peso un niño, seguir tras un golpe en la cabeza ni un adulto que pide secretos: pediatra, y en lo último, denuncia.',
    next: 'Primero pregúntale, jugando o en el auto, qué le gusta y qué no de ir. Después habla con su entrenador a solas, y ajusten una cosa: compañero, grupo o cantidad de torneos.',
    on_the_day:
      'Desayuno conocido, bolso listo, llegada con tiempo y ver juntos dónde le toca. Deja que el entrenador dirija, siéntate donde te vea, sonríe; al terminar abrazo, algo rico y a casa.',
    say: 'Antes de entrar: «Me encanta verte competir; pase lo que pase, después comemos juntos». Si pierde y llora: «Duele, ¿verdad? Aquí estoy», y nada más. Al entrenador: «¿Cómo lo ves a él, no al resultado?».',
  },
  'late-beginner': {
    how: 'Calienta diez minutos por tu cuenta antes de clase, cadera, hombros y tobillos, y elige un juego de pocas piezas: una guardia, una defensa, una entrada. En cada asalto ve más lento que el joven y busca posición, no velocidad.',
    why: 'Con más años recuperas más lento, pero aprendes bien si repites poco y con orden. El joven gana por ritmo; tú avanzas ahorrando fuerza, y eso se nota cuando él se cansa.',
    when: 'Empieza esta semana con clase de principiantes y deja los asaltos libres para después del primer o segundo mes. A los tres meses suele mejorar el aire; a los seis, ya reconoces situaciones.',
    how_much:
      'Dos clases por semana con un día libre en medio, y una sesión corta de fuerza de veinte minutos. Esfuerzo en que puedas decir una frase; sube a tres clases cuando ya no llegues con dolores.',
    which:
      'Entre deporte de golpes o de agarre, prueba ambos: el agarre deja medir la fuerza mejor y no golpea la cabeza; el de golpes puede hacerse sin sparring. Elige el que te quede cerca y te divierta.',
    what_if:
      'Si te gana alguien de veinte años, pregúntale cómo lo hizo y repítelo con él. Si el cuerpo protesta al día siguiente más de dos días, baja una clase y acorta los asaltos, sin dejarlo.',
    is_it_ok:
      'Empezar a los cuarenta, cincuenta o más es normal en cualquier gimnasio. Antes pasa un chequeo médico, sobre todo por corazón y articulaciones; dolor en el pecho, mareo o ahogo en clase: paras y urgencias.',
    next: 'Primero pide una clase de prueba y avisa tu edad y lesiones viejas. Después de ocho clases fija una meta técnica para tres meses, y si te gusta, compite en categoría máster.',
    on_the_day:
      'La primera clase: llega quince minutos antes, ropa cómoda, agua, uñas cortas, y preséntate. Ponte con alguien tranquilo, haz lo que puedas a media velocidad y descansa un asalto cuando haga falta.',
    say: 'Al profesor, al llegar: «Empiezo de cero, tengo cuarenta y seis y una rodilla operada; quiero ir a mi ritmo». Al compañero joven: «Vamos lento, que me interesa entenderlo».',
  },
  'women-and-small': {
    how: 'Elige tú a los compañeros antes de que repartan y pide trabajo técnico con fuerza medida. Tu juego: ángulos, salir de la línea, agarre de manos o espalda; nunca quedarte debajo ni empujar de frente contra más peso.',
    why: 'Muchos no saben medir fuerza con alguien más liviano: o aplastan, o no hacen nada por miedo. Decirles el porcentaje y la meta les quita la duda, y tú recibes entrenamiento de verdad.',
    when: 'Dilo al chocar manos, antes de cada asalto, y habla con el entrenador en la próxima clase. Si en un mes nada cambia en cómo te emparejan, prueba otro horario u otro gimnasio.',
    how_much:
      'De cada cuatro asaltos, dos con gente controlada más grande, uno con alguien de tu peso y uno con principiante. Más de diez o quince kilos de diferencia, solo técnico.',
    which:
      'Entre clase mixta y clase femenina, usa la mixta si el entrenador cuida los emparejamientos. La femenina o de livianos conviene para arrancar o para tener parejas de tu tamaño; muchas personas combinan las dos.',
    what_if:
      'Si te usa de descanso o te aplasta, para y dilo; si responde «así es esto», cambia de compañero y cuéntaselo al entrenador. Si te dejan sin pareja, pide en voz alta hacer un trío.',
    is_it_ok:
      'Elegir compañeros y decir que no a un asalto está permitido siempre. Comentarios sobre tu cuerpo, manos donde no hay técnica o insistencia fuera de clase no: díselo a quien dirige y, si calla, vete y denuncia.',
    next: 'Primero haz lista de tres personas con quienes entrenas bien y búscalas cada clase. Después propón un rato abierto por semana para livianos o mujeres, y trae a alguien más.',
    on_the_day:
      'Llega temprano, saluda a dos de tu lista y acuerda asaltos antes de empezar. Con alguien nuevo: meta y fuerza primero, un asalto de prueba, y decides si hay segundo.',
    say: 'Al chocar manos: «Peso veinte kilos menos; muévete normal, pero sin cargar el peso ni la fuerza». Al entrenador, a solas: «Quiero que me emparejes para entrenar, no de descanso de otros».',
  },
  plateau: {
    how: 'Graba tres asaltos, busca el momento exacto en que siempre te ganan y retrocede cinco segundos: ahí está el error. Arma un ejercicio que empiece justo en ese punto, treinta segundos, resistencia media, y reinicia cada vez.',
    why: 'Dejaste de mejorar porque repites lo que ya sabes y tus compañeros también aprendieron a leerte. Trabajar la situación anterior al error, muchas veces, cambia lo que una clase general apenas toca.',
    when: 'Graba esta semana y mantén el mismo tema cuatro a seis semanas, sin saltar a otro. Al principio suele empeorar un poco; el cambio se nota a partir de la tercera o cuarta.',
    how_much:
      'Quince minutos por sesión, dos o tres veces por semana, unas veinte repeticiones del mismo punto. Cuenta cuántas de diez resuelves: al pasar de siete, sube la resistencia.',
    which:
      'Entre aprender técnicas nuevas o pulir una, pule una si te ganan siempre igual. Lo nuevo conviene si todos esperan tu único ataque; entonces añade solo la segunda opción del mismo gesto.',
    what_if:
      'Si te siguen atrapando igual, pregúntale a quien te gana qué ve antes de hacerlo; casi siempre te lo dice. Si tras seis semanas no hay nada, revisa sueño, cansancio y pide una clase privada.',
    is_it_ok:
      'Estar meses sin sentir avance es normal, sobre todo entre niveles medios. Si además rindes menos, duermes mal y te enfermas seguido, es exceso: semana de descanso y, si no cede, médico.',
    next: 'Primero pide a tu entrenador un solo tema, el que más te frena. Después video, ejercicio y conteo; cuando pases de siete en diez con alguien mejor, eliges el siguiente.',
    on_the_day:
      'En clase avisa a tu compañero el punto de inicio y haz el ejercicio antes de los asaltos libres. En los libres, busca llegar a esa situación aunque pierdas, y anota el número.',
    say: 'A quien siempre te gana: «Me atrapas igual cada vez; ¿qué ves antes de entrar? ¿Empezamos desde ahí cinco minutos?». Al entrenador: «Si solo trabajo una cosa seis semanas, ¿cuál?».',
  },
  'training-alone': {
    how: 'Haz bloques de asaltos de tres minutos con tema: uno de pies y sombra, uno de saco con dos combinaciones, uno de defensa frente a un video o espejo, uno de suelo o fuerza. Graba uno por semana de frente y de lado.',
    why: 'A solas falta quien corrija y quien reaccione, por eso se pegan vicios sin notarlo. El tema por asalto da orden y el video hace de entrenador; la distancia real, eso sí, pide un compañero.',
    when: 'Pon días y hora fijos, por ejemplo lunes, miércoles y sábado a las siete, antes de sentarte en casa. En seis semanas se nota en aire, pies y limpieza del gesto.',
    how_much:
      'Tres sesiones de treinta a cuarenta y cinco minutos por semana: ocho asaltos, un minuto de pausa. Dos combinaciones por mes, no diez, y dos terceras partes del trabajo sin fuerza máxima.',
    which:
      'Entre comprar saco o pagar clases sueltas, si apenas empiezas paga una clase al mes y practica eso en casa. El saco rinde cuando ya alguien te corrigió muñeca, guardia y postura.',
    what_if:
      'Si dejas de hacerlo a las dos semanas, recorta a quince minutos y a una hora fija, y mándale el video a alguien. Si duele muñeca u hombro con el saco, para y que te revisen.',
    is_it_ok:
      'Entrenar a solas está bien para pies, aire, fuerza y repetición. No hagas a solas caídas, suspensiones de cuello ni estrangulaciones, y no aceptes una pelea sin meses de compañeros y entrenador.',
    next: 'Primero mide tu espacio, dos metros por dos bastan, y escribe cuatro temas. Después de un mes busca un seminario, un rato abierto o un compañero quincenal para probar lo trabajado.',
    on_the_day:
      'Prepara cronómetro, agua y teléfono en modo avión; cinco minutos de movilidad, ocho asaltos con tema, cinco minutos suaves. Al final escribe una línea: qué salió y con qué empiezas la próxima vez.',
    say: 'A un gimnasio lejano, por mensaje: «Entreno en casa y puedo ir una vez al mes. ¿Me corriges un video y me das dos cosas para practicar?». A ti, al empezar: «Solo el primer asalto».',
  },
  'bout-cancelled': {
    how: 'Cierra la preparación en tres días: el primero descansas y avisas, el segundo haces tres asaltos controlados con esquina y reloj, el tercero escribes con tu entrenador qué mejoró, qué faltó y qué fecha buscan.',
    why: 'Duele tanto porque el cuerpo y la cabeza apuntaban a una hora exacta y la tensión quedó sin salida. Darle un final pequeño y una fecha nueva le devuelve dirección a ese esfuerzo.',
    when: 'Pregunta por otro rival o fecha el mismo día, y date de dos a cuatro días antes de decidir algo grande. El bajón suele aflojar en una o dos semanas, sobre todo cuando ya hay algo en el calendario.',
    how_much:
      'Baja a la mitad el volumen una semana y conserva dos sesiones intensas cortas; así mantienes la forma tres o cuatro semanas. Suma también lo gastado, como exámenes, viaje y entradas, y pide la devolución con recibos.',
    which:
      'La duda es aceptar al primer reemplazo o esperar otra fecha. Acepta si el peso, las reglas y el nivel se parecen a lo que preparaste; espera si el cambio es grande o dices que sí solo por rabia.',
    what_if:
      'Lo más común es que prometan otra fecha y después no contesten. Pon un plazo de diez días por escrito y, si vence, que tu entrenador busque en dos promotoras o torneos distintos.',
    is_it_ok:
      'La rabia, el vacío y hasta un poco de alivio son normales, y también retirarte antes si no estabas bien. Si pasas más de dos semanas sin ganas de nada o sin dormir, habla con un psicólogo; si piensas en hacerte daño, pide ayuda hoy.',
    next: 'Primero avisa a tu gente y come y duerme normal dos días. Después consigue una fecha o un interclub; si fuiste tú quien se retiró, antes habla con tu entrenador de qué pasó en la hora previa.',
    on_the_day:
      'A la hora en que ibas a pelear no te quedes mirando el teléfono: ve al gimnasio o sal con alguien de tu equipo. Haz algo con principio y final, como tres asaltos suaves, y después cena bien.',
    say: 'Si te retiraste tú, a tu entrenador y en persona, dentro de los dos primeros días: «Me fui antes de la pelea y te debo una explicación. Esto es lo que sentí. Quiero entenderlo contigo antes de hablar de otra fecha».',
  },
  'body-shame': {
    how: 'Antes de entrar, elige una tarea, como «codos pegados», y cada vez que pienses en cómo te ves, suelta el aire y vuelve a ella. Usa licra o camiseta debajo, ponte lejos del espejo y saluda primero a una persona.',
    why: 'Te parece que te miran porque tú te estás vigilando, y esa vigilancia agranda cada detalle. La mayoría está pendiente de su propio cansancio; con visitas repetidas tu cabeza lo comprueba y la alarma suele ir bajando.',
    when: 'Empieza esta semana, con el cuerpo que tienes, y no después de bajar o subir de peso. Las primeras tres o cuatro clases son las más duras; hacia las seis u ocho suele pesar bastante menos.',
    how_much:
      'Dos clases por semana durante un mes, aunque la primera dure veinte minutos. Anota la vergüenza de 0 a 10 al entrar y al salir, y mira la diferencia; pésate poco o nada durante ese mes.',
    which:
      'La duda es esperar a cambiar el cuerpo o ir ya. Ve ya si entrenar te gusta; si el grupo te abruma, comienza en horario tranquilo o con alguien de confianza, pero con fecha para pasar a la clase normal.',
    what_if:
      'Lo más temido es un comentario, y puede llegar. Contesta una vez, corto, y sigue; si se repite, dilo a quien entrena, y si se ríe o lo permite, ese gimnasio no te sirve y hay otros.',
    is_it_ok:
      'Sentir vergüenza al principio, o después de una cicatriz o un cambio de peso, es muy común. Si dejas de comer, te das atracones, vomitas, te revisas sin parar o evitas salir, habla con un médico o psicólogo; si eres menor, con tus padres.',
    next: 'Primero resuelve la ropa y el horario para poder entrar por la puerta. Cuando hayas ido seis veces, prueba lo que evitas, como el vestuario, los shorts o el espejo, una cosa por semana.',
    on_the_day:
      'Llega con la ropa puesta, deja la bolsa, saluda a quien entrena y elige tu lugar. Haz el calentamiento completo pensando en tu tarea; si sube la vergüenza, bebe agua un minuto y vuelve al siguiente ejercicio.',
    say: 'A quien entrena, antes de tu primera clase o por mensaje: «Vengo con vergüenza por mi cuerpo. Prefiero camiseta larga y que no se comente mi peso. Quiero aprender, trátame como a cualquiera».',
  },
  'older-athlete': {
    how: 'Calienta quince minutos, haz los asaltos fuertes al principio, con dos parejas que controlen, y los demás en técnica. Juega a frenar: controla manos o agarres, acorta, obliga a moverse al joven y ataca cuando se apura.',
    why: 'Con la edad baja la explosividad y sobre todo se alarga la recuperación, pero la lectura y el oficio se mantienen bien. Por eso rinde separar los días duros y ganar con tiempos y posición, sin competir en velocidad.',
    when: 'Cambia la semana desde el próximo lunes y dale ocho semanas. La frescura suele notarse en dos o tres; la fuerza, en dos meses. Si hace años que no te revisas, haz un chequeo médico antes de subir la intensidad.',
    how_much:
      'Tres o cuatro sesiones por semana: una dura, el resto técnicas, con 48 a 72 horas entre esfuerzos fuertes. Suma dos sesiones de fuerza de treinta minutos y limita los asaltos a tope a tres o cuatro.',
    which:
      'La duda es seguir con los jóvenes o pasar a máster. Entrena con todos, eligiendo parejas, y compite en máster; el adulto general solo si recuperas bien, tu médico está de acuerdo y te da igual ganar.',
    what_if:
      'Lo más común es que un joven acelere igual. Díselo una vez; si sigue, corta el asalto y cambia de pareja, que nadie serio lo toma a mal. Si es la clase entera, busca otro horario.',
    is_it_ok:
      'Tardar más en recuperar y perder asaltos con gente de veinte es normal. Dolor en el pecho, falta de aire rara, palpitaciones o mareo con esfuerzo no: para y ve a urgencias. Una articulación que duele semanas, al médico deportivo.',
    next: 'Primero reparte los días duros y alarga el calentamiento. Cuando lleves un mes sin molestias nuevas, agrega fuerza de piernas y espalda, y después decide si quieres un torneo máster como meta.',
    on_the_day:
      'Llega veinte minutos antes y entra al primer asalto ya con sudor. Elige parejas, haz lo fuerte primero, sal uno o dos asaltos antes del final y camina cinco minutos antes de sentarte.',
    say: 'A quien te entrena, antes de la clase: «Quiero seguir muchos años. Hoy hago tres asaltos fuertes con gente que controle y el resto técnico. ¿Con quién me pones?».',
  },
}
