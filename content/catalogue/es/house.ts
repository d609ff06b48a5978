import type { HouseOfferTexts } from '../catalogue-offer.ts'

export const es: HouseOfferTexts = {
  'ana-prado': {
    package: [
      'Cuatro asaltos con Ana',
      'Cuatro sesiones privadas para llevar a quien empieza tarde del primer jab al primer sparring.',
    ],
    'film-review': [
      'Análisis de video por escrito',
      'Manda tres asaltos. Recibes notas sobre pies, jab y guardia, cada una con el minuto exacto, y dos ejercicios.',
    ],
    'shoutout-48h': [
      'Unas palabras desde la esquina',
      'Treinta segundos para alguien antes de una pelea o un turno: poco grito, mucha repetición.',
    ],
    'shoutout-72h': [
      'Para la primera pelea',
      'Para quien cruza las cuerdas por primera vez. Cuéntanos el nombre y los nervios.',
    ],
    'shoutout-5d': [
      'Para todo el gimnasio',
      'Un mensaje para un gimnasio, un equipo o un turno: quiénes son y qué hicieron este año.',
    ],
    'seminar-1': ['El jab y nada más', 'Noventa minutos sobre un golpe: medir, interrumpir, tapar, preparar.'],
    'seminar-2': ['Zurdos: cómo enfrentarlos', 'El pie de afuera, el lado abierto y tres hábitos que funcionan.'],
    'seminar-3': [
      'Empezar después de los treinta',
      'Un plan para el primer año: cuántas veces, con qué fuerza, cuándo hacer sparring y cuándo ir al médico.',
    ],
    'video-1': [
      'Primero los pies',
      'Paso, deslizamiento, pivote, vistos desde arriba. Así empiezan todas las clases de Ana.',
    ],
    'video-2': ['Uno-dos-tres-dos', 'La primera combinación con la que vale la pena aburrirse.'],
    'video-3': ['Veinte por diez', 'El reloj para el saco al final de la clase.'],
    'video-4': ['En el banquillo', 'Cómo respirar en el minuto entre asaltos.'],
    'product-1': ['Guantes de entrenamiento, 14 oz', 'Cuero, puño largo, pulgar cosido. Perdonan mucho.'],
    'product-2': ['Cuerda de saltar', 'Cable de acero con rodamientos, se corta a medida en un minuto.'],
  },
  'kenji-duarte': {
    package: [
      'Cuatro páginas de Kenji',
      'Cuatro sesiones privadas y, después de cada una, una página de correcciones pequeñas.',
    ],
    'film-review': [
      'Análisis de grappling por escrito',
      'Manda un sparring o un combate. Recibes notas sobre agarres y postura, cada una con el minuto exacto, y dos ejercicios.',
    ],
    'shoutout-48h': ['Un saludo desde el tatami', 'Unas palabras de respeto para alguien que nunca falta.'],
    'shoutout-72h': [
      'Para el cinturón nuevo',
      'Cuéntanos el cinturón y los años. Aquí se elogia más la paciencia que la victoria.',
    ],
    'shoutout-5d': ['Para quien enseña', 'Un mensaje más largo de la clase para la persona que le enseñó.'],
    'seminar-1': [
      'Los agarres, antes que todo',
      'Noventa minutos sobre cuatro agarres: cómo conseguirlos y cómo romperlos.',
    ],
    'seminar-2': [
      'Una guardia que envejece bien',
      'Para la categoría máster: una guardia sin acrobacias, para rodillas con historia.',
    ],
    'seminar-3': [
      'Tu plan de competencia',
      'Un derribo, un pase, una finalización: cómo elegirlos y cómo entrenar doce semanas para un día.',
    ],
    'video-1': [
      'El knee cut, paso a paso',
      'Agarre, apoyo, corte, control. Míralo cien veces, que así se aprendía en el garaje.',
    ],
    'video-2': ['Postura de pie', 'Pasos para la pelea de agarres, la cabeza sobre la cadera.'],
    'video-3': ['Asaltos de repetición', 'Veinte segundos de un movimiento, diez para rehacer el agarre.'],
    'video-4': [
      'Respirar bajo el peso',
      'Tienes a alguien encima y tienes tiempo. Inhala en cuatro, sostén cuatro, exhala en cuatro, pausa de cuatro.',
    ],
    'product-1': ['Gi pesado', 'Tejido doble, solapa gruesa, corte para judo y jiu-jitsu.'],
    'product-2': ['Toalla de agarre, dos piezas', 'Cuélgalas de una barra y aguanta. Barato, antiguo y honesto.'],
  },
  'mara-solis': {
    package: [
      'Cuatro charlas antes de la pelea',
      'Cuatro sesiones privadas: la semana previa, la caminata al ring, el primer minuto, la mañana siguiente.',
    ],
    'film-review': [
      'Análisis: el minuto en que cambió',
      'Manda la pelea. Recibes notas sobre lo que dijo tu cuerpo antes del cambio, cada una con el minuto exacto, y una rutina.',
    ],
    'shoutout-48h': [
      'Tener miedo es normal',
      'Un mensaje corto para quien cree que es la única persona a la que le pasa.',
    ],
    'shoutout-72h': ['Para la caminata al ring', 'Para oír camino a la jaula, al escenario o a la guardia.'],
    'shoutout-5d': [
      'La mañana siguiente',
      'Un mensaje más largo para quien perdió: sin eslóganes y con un motivo para levantarse.',
    ],
    'seminar-1': [
      'La semana previa',
      'Sueño, comida, teléfono, gente: qué hacer con cada uno de los siete días cuando llegan los nervios.',
    ],
    'seminar-2': [
      'Lo que te dices',
      'Escríbelo, léelo en voz alta, cambia una palabra. Una hora de trabajo muy práctico.',
    ],
    'seminar-3': [
      'Volver',
      'Después de una derrota, una lesión o un bebé. Un taller con ejercicios, para mujeres y para cualquiera.',
    ],
    'video-1': [
      'Respirar antes de la caminata',
      'Un cuadrado, dieciséis segundos. Mara hacía cuatro antes de cada pelea.',
    ],
    'video-2': ['Solo este asalto', 'Veinte segundos de ahora, diez para soltarlo.'],
    'video-3': ['Manos cuando la cabeza grita', 'Una combinación sencilla a la que agarrarse cuando pensar no ayuda.'],
    'video-4': ['Siempre hay un lado', 'El pase, visto desde arriba: siempre hay por dónde.'],
    'product-1': [
      'Diario de la caminata al ring',
      'Siete noches antes, una mañana después. Con preguntas en lugar de frases.',
    ],
    'product-2': ['Guantes de MMA, 7 oz', 'Acolchados para sparring, palma abierta, cierre doble.'],
  },
}
