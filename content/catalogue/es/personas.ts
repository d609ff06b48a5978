import type { PersonaOfferTexts } from '../catalogue-offer.ts'

export const es: PersonaOfferTexts = {
  leadership: {
    'one-on-one': [
      'La decisión que te toca',
      'Una hora sobre una sola decisión: qué quieres, qué es cierto, qué podrías hacer y qué estará hecho el viernes.',
    ],
    group: [
      'Mesa de capitanía',
      'Quienes llevan un equipo o dan clase traen un caso. Cada persona sale con una orden clara que dar.',
    ],
    'deep-dive': [
      'Tu equipo en una página',
      'Dos horas para hacer el mapa de gente, tiempo y dinero, acordar quién hace qué y ensayar la charla que vas aplazando.',
    ],
    'shoutout-48h': [
      'Una orden clara',
      'Un mensaje corto para quien está a punto de liderar: una frase a la que agarrarse cuando todos miran.',
    ],
    'shoutout-72h': [
      'Charla de vestuario',
      'Palabras para un equipo entero antes del momento. Cuéntale a Bastion quiénes son y qué temen.',
    ],
    'shoutout-5d': [
      'Carta para quien lidera',
      'Una carta más larga para quien carga con los demás: lo que sostiene y lo que ya puede soltar.',
    ],
    'seminar-1': [
      'Sesenta segundos en la esquina',
      'Cómo decir una sola cosa y que se oiga entre dos asaltos, en una reunión o en casa.',
    ],
    'seminar-2': [
      'La charla difícil, paso a paso',
      'Un aumento, un aviso, una despedida: cómo abrir, qué dejar fuera y cómo terminar de pie.',
    ],
    'seminar-3': [
      'De pelear bien a enseñar bien',
      'Primer equipo, primeras reglas, primer conflicto. Un taller para quien acaba de tomar el mando.',
    ],
    'video-1': [
      'El reloj de la esquina',
      'Veinte segundos de trabajo, diez para hablar. Practica dar una orden antes de que se acabe el tiempo.',
    ],
    'video-2': [
      'Respira antes de responder',
      'Inhala en cuatro, sostén cuatro, exhala en cuatro, pausa de cuatro. Un cuadrado antes de decir algo difícil.',
    ],
    'video-3': [
      'Mantén el centro',
      'Pasos que te dejan en el medio, vistos desde arriba. Liderar empieza por dónde te paras.',
    ],
    'video-4': [
      'Primero el agarre',
      'Un pase de guardia en cuatro pasos, para mostrarle a tu equipo qué es trabajar en orden.',
    ],
    'product-1': [
      'Tabla de apuntes para la esquina',
      'Tabla A4 con cuadrícula de asaltos, lápiz que escribe en mojado y cordón para el cuello.',
    ],
    'product-2': [
      'Chalecos de equipo, doce piezas',
      'Dos colores, números del uno al seis. Después de cien lavados conservan el color.',
    ],
  },
  mindset: {
    'one-on-one': [
      'La frase en tu cabeza',
      'Una hora para atrapar las palabras que te dices antes del momento y reescribir la que más te cuesta.',
    ],
    group: [
      'Alrededor del fuego',
      'Seis personas, un miedo cada una, dicho por escrito. Vas a ver que el tuyo no es el más raro.',
    ],
    'deep-dive': [
      'Del deseo a la regla',
      'Dos horas: el deseo, el obstáculo que llevas dentro y tres reglas de “si… entonces” para subir al ring.',
    ],
    'shoutout-48h': ['Una chispa para hoy', 'Unas líneas cálidas para alguien que perdió el ánimo esta semana.'],
    'shoutout-72h': [
      'Palabras para la caminata',
      'Un mensaje para oír camino al ring, al examen o a la entrevista. Di cuál es el momento y Ember escribe para él.',
    ],
    'shoutout-5d': [
      'Después de la derrota',
      'Un mensaje más largo para el día siguiente: qué queda, qué se va y qué hacer primero el lunes.',
    ],
    'seminar-1': ['Háblate como una esquina', 'Por qué grita la voz de la cabeza y cómo entrenarla para que te guíe.'],
    'seminar-2': [
      '“Si… entonces” en una hora',
      'Un deseo, un obstáculo, una regla. Sales con una tarjeta que cabe en la bolsa de los guantes.',
    ],
    'seminar-3': [
      'Leer tu nivel de fuego',
      'Qué te dice el quiz de Mentalidad Guerrera, qué no, y cómo alimentar un fuego que se apaga.',
    ],
    'video-1': [
      'Respirar para que el miedo encoja',
      'Un cuadrado de dieciséis segundos. Sigue la luz y lo demás viene solo.',
    ],
    'video-2': [
      'Uno, dos, tres y kiai',
      'Una combinación para soltar al aire. Exhala en cada golpe y grita en el último.',
    ],
    'video-3': [
      'Veinte segundos de valor',
      'Nadie necesita valor durante una hora. Trabaja veinte segundos, descansa diez y vuelve a elegir.',
    ],
    'video-4': ['Pies que no se congelan', 'Pasos pequeños para cuando el cuerpo quiere quedarse quieto.'],
    'product-1': [
      'Tarjetas “si… entonces”',
      'Cincuenta tarjetas y un bolígrafo. Una regla por tarjeta, hecha para gastarse en el bolsillo.',
    ],
    'product-2': [
      'Vendas Ember, tres pares',
      'Cuatro metros y medio de algodón suave, con una franja en blanco para tu palabra.',
    ],
  },
  performance: {
    'one-on-one': [
      'Hacia atrás desde la campana',
      'Dame la fecha. En una hora planeamos hacia atrás hasta que quede algo para hacer hoy.',
    ],
    group: [
      'Misma fecha, mismo plan',
      'Para quienes compiten el mismo fin de semana: un calendario y un ritmo para cada persona.',
    ],
    'deep-dive': [
      'El fight camp completo',
      'Dos horas para todas las semanas antes de la pelea: carga, sparring, descanso, viaje y la mañana de la pelea.',
    ],
    'shoutout-48h': ['Minuto uno', 'Un mensaje corto para el primer minuto: qué hacer, en qué orden y nada más.'],
    'shoutout-72h': [
      'Cuenta regresiva de la semana',
      'Una línea para cada uno de los últimos siete días, escrita para la persona que nombres.',
    ],
    'shoutout-5d': [
      'Las instrucciones del día',
      'El día completo: calentamiento, caminata, primer intercambio, entre asaltos.',
    ],
    'seminar-1': [
      'En tu mejor forma ese día',
      'Cómo llegar con el cuerpo fresco: los últimos diez días, hora por hora, para amateurs con trabajo.',
    ],
    'seminar-2': [
      'Objetivos que puedes tachar',
      'Cambia “tengo que ganar” por lo que está en tus manos. Trae tu próxima fecha.',
    ],
    'seminar-3': [
      'Peso, sueño y viaje',
      'Planear una pelea lejos de casa sin un corte peligroso. Lo que es asunto de médico se dice con claridad.',
    ],
    'video-1': ['Veinte por diez', 'El reloj de intervalos. Ocho vueltas son cuatro minutos que vas a recordar.'],
    'video-2': [
      'La combinación de apertura',
      'Cuatro golpes que se encienden en orden. Repítelos hasta que el primer intercambio sea costumbre.',
    ],
    'video-3': ['Ritmo con los pies', 'Entra, sal, lado, giro. Lleva el ritmo y que te persiga quien quiera.'],
    'video-4': [
      'Baja el pulso',
      'Dieciséis segundos para el descanso entre asaltos. En el minuto caben casi cuatro vueltas.',
    ],
    'product-1': [
      'Temporizador de asaltos',
      'Se engancha al saco, suena por encima de un gimnasio lleno, con seis programas y luz.',
    ],
    'product-2': ['Pera loca', 'Cuero, con dos cuerdas elásticas. Vuelve hacia ti, así que las manos quedan arriba.'],
  },
  excellence: {
    'one-on-one': [
      'Una técnica, pieza por pieza',
      'Una hora sobre una técnica: sus piezas, la que falla y el ejercicio para ella.',
    ],
    group: [
      'La hora del detalle',
      'Cada persona trae un detalle. Lo describimos con tanta exactitud que las demás podrían enseñarlo.',
    ],
    'deep-dive': [
      'Tu próximo cinturón',
      'Dos horas, de la lista de técnicas al plan: qué está listo, qué falta y cómo medirlo cada semana.',
    ],
    'shoutout-48h': ['Bien hecho', 'Un elogio corto y exacto para alguien que lleva mucho tiempo con algo pequeño.'],
    'shoutout-72h': [
      'Para el cinturón nuevo',
      'Un mensaje para el cambio de cinturón: qué pide este y qué pedirá el siguiente.',
    ],
    'shoutout-5d': [
      'El camino largo',
      'Una carta cuidada para años de práctica, con los números que des: clases, asaltos, madrugadas.',
    ],
    'seminar-1': [
      'Cómo entrenar sin pareja',
      'Diez minutos al día: qué vale la pena, qué enseña errores y cómo saberlo.',
    ],
    'seminar-2': [
      'Un cuaderno que ayuda',
      'Qué anotar después de entrenar para que cambie la próxima vez. Una página, tres líneas, un número.',
    ],
    'seminar-3': [
      'Salir del estancamiento',
      'Por qué se frena el progreso y siete maneras de cambiar una cosa a la vez hasta que vuelva a moverse.',
    ],
    'video-1': [
      'El knee cut en cuatro cuadros',
      'Agarre, apoyo, corte, control: el camino de cada mano y cada rodilla, visto desde arriba.',
    ],
    'video-2': ['Dónde está el peso', 'Pasos con el peso de cada pie a la vista. Míralo despacio y hazlo despacio.'],
    'video-3': [
      'Golpes numerados',
      'Un blanco con números. El orden es lo fácil; lo que se entrena es volver a la guardia.',
    ],
    'video-4': [
      'Veinte segundos de una sola cosa',
      'Un reloj para técnicas sueltas: un detalle en cada tramo de trabajo.',
    ],
    'product-1': [
      'Cuaderno de entrenamiento',
      'Ciento veinte páginas, tres líneas y un número por sesión. Se queda abierto en el tatami.',
    ],
    'product-2': [
      'Gi ligero de entrenamiento',
      'Algodón, reforzado donde primero se rompe y cortado para poder arreglarse.',
    ],
  },
  life: {
    'one-on-one': [
      'Del 1 al 10, ¿dónde estás?',
      'Una hora tranquila sobre un giro de tu vida. Encontramos lo que ya sostiene y dos pasos para esta semana.',
    ],
    group: [
      'En la encrucijada',
      'Hasta seis personas con una decisión por tomar. Nadie da consejos; cada una hace una buena pregunta.',
    ],
    'deep-dive': [
      'Dos caminos, dos horas',
      'Recorremos cada opción hasta el final en papel, sin prisa, para ver cuál puedes sostener.',
    ],
    'shoutout-48h': ['Pienso en ti', 'Unas líneas serenas para alguien en una semana difícil, sin eslóganes.'],
    'shoutout-72h': [
      'Para un nuevo comienzo',
      'Otra ciudad, otro trabajo, la primera noche a solas: palabras para esa noche.',
    ],
    'shoutout-5d': [
      'Una carta para el cajón',
      'Una carta larga, para releer más adelante, sobre lo que alguien ya atravesó.',
    ],
    'seminar-1': [
      'Elegir sin certeza',
      'Cómo se decide cuando nadie puede saber: escalas, pruebas pequeñas y una fecha para mirar atrás.',
    ],
    'seminar-2': [
      'Dos pasos, no más',
      'Por qué los planes grandes se rompen en tiempos difíciles y los pequeños aguantan.',
    ],
    'seminar-3': [
      'Cuando la vida da un giro',
      'Rupturas, mudanzas, empleos perdidos. Un taller para conservar el entrenamiento, la gente y el sueño mientras lo demás se mueve.',
    ],
    'video-1': ['Dieciséis segundos de calma', 'Un cuadrado de respiración. Quédate los que necesites.'],
    'video-2': ['Gira con lo que viene', 'Pasos que dejan pasar el empujón, vistos desde arriba.'],
    'video-3': [
      'Un poco, y descanso',
      'Veinte segundos de hacer, diez de nada. Un reloj para los días en que todo es demasiado.',
    ],
    'video-4': [
      'Rodear el obstáculo',
      'El pase va alrededor de las piernas, no a través. Sirve de imagen para otras cosas.',
    ],
    'product-1': [
      'Manta de lana para el banco',
      'Para la espera antes de la pelea o el sofá después. Lana sin teñir, uno cuarenta por dos metros.',
    ],
    'product-2': ['Cartas para guardar', 'Doce hojas, doce sobres y una lista de buenas primeras frases.'],
  },
  balance: {
    'one-on-one': [
      '¿Quién paga tu semana?',
      'Una hora sobre tu agenda: qué parte paga por las demás y qué piedra movemos primero.',
    ],
    group: [
      'Clase para gente cansada',
      'Para quien cría, hace turnos o tiene dos trabajos. Cada persona sale con una hora más y un no que decir.',
    ],
    'deep-dive': [
      'La semana, redibujada',
      'Dos horas para poner entrenamiento, trabajo, sueño y gente en una página, y quitar algo de ella.',
    ],
    'shoutout-48h': [
      'Permiso para descansar',
      'Un mensaje corto para alguien que nunca para, en palabras que quizá escuche.',
    ],
    'shoutout-72h': [
      'Para el turno de noche',
      'Palabras amables para quien trabaja mientras los demás duermen y aun así viene a entrenar.',
    ],
    'shoutout-5d': [
      'Una semana de notas',
      'Siete notas, una al día: una respiración, un paseo, una comida, un no, una llamada, una siesta, una mirada atrás.',
    ],
    'seminar-1': [
      'Dormir es entrenar',
      'Qué les hace una noche corta a tus manos y a tu humor, y qué ayuda con la crianza, los turnos y los nervios.',
    ],
    'seminar-2': [
      'El no amable',
      'Cómo rechazar un entrenamiento, un favor o un turno sin pelear. Con frases para llevarte.',
    ],
    'seminar-3': ['Entrenar con dos trabajos', 'Lo poco que basta, cuándo faltar y cómo volver después de un mal mes.'],
    'video-1': [
      'Una respiración para cualquier lugar',
      'Dieciséis segundos en el autobús, en el ascensor o ante la puerta.',
    ],
    'video-2': [
      'Vacía primero un pie',
      'El peso sale de un pie antes de que se mueva el otro. Síguelo tan despacio como quieras.',
    ],
    'video-3': [
      'Cuatro minutos ya son sesión',
      'Veinte por diez, ocho veces. Hay días en que es todo el entrenamiento, y cuenta.',
    ],
    'video-4': [
      'Suelta los hombros',
      'Una combinación ligera para el final del día, para sacarte la oficina de los hombros.',
    ],
    'product-1': ['Antifaz y tapones', 'Para dormir de día. Suave, oscuro y lavable, en una latita.'],
    'product-2': [
      'Juego de bandas elásticas',
      'Tres resistencias y un anclaje de puerta, para diez minutos en casa mientras hierve la pasta.',
    ],
  },
  empowerment: {
    'one-on-one': [
      'La frase que te debes',
      'Una hora para encontrarla, acortarla y decirla diez veces: el precio, el no, el pedido.',
    ],
    group: [
      'Que no te pisen la palabra',
      'Hasta seis personas practican sostener la palabra. Nadie interrumpe, salvo cuando es el ejercicio.',
    ],
    'deep-dive': [
      'El gran pedido',
      'Dos horas antes de un aumento, un contrato o una pelea por el título: tu prueba, tu número, tu límite y sus respuestas.',
    ],
    'shoutout-48h': ['Ocupa tu lugar', 'Un mensaje corto para alguien que espera demasiado su turno.'],
    'shoutout-72h': [
      'Prueba de fuerza',
      'Cuéntale a Thorn tres cosas que esta persona ya superó. Vuelven en un mensaje difícil de rebatir.',
    ],
    'shoutout-5d': [
      'Antes del pedido',
      'Un mensaje más largo para el día de la charla: los motivos, la frase y qué hacer con un no.',
    ],
    'seminar-1': [
      'Voz, distancia, manos',
      'El orden de la defensa personal y por qué empieza por hablar. Nada de esto sustituye una clase en el tatami.',
    ],
    'seminar-2': [
      'Di tu precio',
      'Para coaches y trabajo por cuenta propia: decir un número y luego guardar silencio.',
    ],
    'seminar-3': [
      'Firmeza y amabilidad',
      'Un taller sobre límites: en el trabajo, en la familia, en el gimnasio. Con escenas para ensayar.',
    ],
    'video-1': [
      'Guarda la distancia',
      'Pasos hacia afuera y al lado, vistos desde arriba. La mejor defensa es el espacio.',
    ],
    'video-2': [
      'Encuentra tu voz',
      'No se habla con firmeza a medio aliento. Inhala en cuatro, sostén cuatro, exhala en cuatro, pausa de cuatro.',
    ],
    'video-3': ['Tres golpes y fuera', 'Una combinación corta con la salida al final.'],
    'video-4': ['Que no te sujeten', 'Cómo funciona un pase, para que sepas qué intenta la otra persona.'],
    'product-1': ['Manoplas', 'Pequeñas, curvas y ligeras en la muñeca. Quien las sostiene también da las órdenes.'],
    'product-2': ['Silbato potente', 'Sin bolita, así que suena incluso con lluvia. Con pulsera.'],
  },
  mental: {
    'one-on-one': [
      'Qué dice la presión',
      'Una hora para leer tus señales: corazón, manos, pensamientos. Sales con una respiración y una palabra clave.',
    ],
    group: [
      'Práctica con ruido',
      'Seis personas, una por vez bajo presión, por escrito. Las demás aprenden a leer las señales.',
    ],
    'deep-dive': [
      'El plan para cuando algo falle',
      'Dos horas sobre el peor minuto: qué pasa primero, qué haces después y cómo vuelves a la pelea.',
    ],
    'shoutout-48h': ['Una palabra clave', 'Una palabra y tres líneas alrededor, para quien nombres.'],
    'shoutout-72h': [
      'Antes del ruido',
      'Un mensaje sereno para un público en contra o una sala llena, para oír con auriculares.',
    ],
    'shoutout-5d': [
      'El asalto siguiente',
      'Para alguien que acaba de tener uno malo: qué significó, qué no, y cómo empieza el próximo.',
    ],
    'seminar-1': [
      'Los nervios son buena señal',
      'Qué hace el cuerpo antes del momento y cómo leerlo como combustible.',
    ],
    'seminar-2': [
      'Una respiración y una palabra',
      'Arma una rutina de diez segundos que funcione en un gimnasio ruidoso. Trae auriculares.',
    ],
    'seminar-3': [
      'Congelarse y soltarse',
      'Por qué el buen entrenamiento desaparece bajo presión y cómo recuperarlo. Hay cargas que son para profesionales, y decimos cuáles.',
    ],
    'video-1': [
      'La exhalación larga',
      'Un cuadrado para seguir con los ojos cuando la cabeza corre. Dieciséis segundos, y otra vez.',
    ],
    'video-2': [
      'Lee el paso',
      'Mira los pies, adivina el siguiente paso y compruébalo. Leer primero vale más que la velocidad.',
    ],
    'video-3': [
      'Señal y respuesta',
      'Los números se encienden, tú respondes. Cuando sea fácil, aparta la vista y vuelve.',
    ],
    'video-4': [
      'Calma en el reloj',
      'Diez segundos de descanso alcanzan para una buena respiración. Practica encontrarla.',
    ],
    'product-1': ['Pelota de reacción', 'Nunca rebota dos veces igual. Para las manos y para la paciencia.'],
    'product-2': ['Estuche de auriculares con tarjeta', 'Carcasa dura y una ventana para tu palabra.'],
  },
}
