import type { IntakeTexts } from './intake-texts.ts'

export const es: IntakeTexts = {
  groups: {
    mind: {
      ask: [
        'Quiero entenderlo antes de contestar. ¿Qué pasa en la sesión o en el día en que es peor, y qué has probado hasta ahora?',
        'Una pregunta antes que nada: ¿cómo fue la última vez que pasó, y qué hiciste justo después?',
      ],
      meanwhile:
        'Mientras tanto, escribe en dos líneas el momento del entrenamiento de esta semana que más te molestó. Por ahí empezamos.',
    },
    technique: {
      ask: [
        'Antes de contestar quiero ver bien la escena. Llévame al intercambio: ¿dónde están ustedes, qué intentas y qué hace la otra persona que te frena?',
        'Para darte algo que puedas practicar necesito el momento exacto: ¿cuál es tu posición, qué buscas y en qué punto falla?',
      ],
      meanwhile:
        'Mientras tanto, graba un round y mira solo el segundo antes de que salga mal: tus pies, tu peso, quién se movió primero. Ese segundo te dice qué practicar.',
    },
    body: {
      ask: [
        'Tres cosas me ayudan a entender: ¿desde cuándo, qué lo mejora o lo empeora, y ya lo revisó alguien del área de la salud?',
        'Antes de hablar de entrenar: ¿qué notas exactamente, en qué parte de la sesión y desde hace cuánto?',
      ],
      meanwhile:
        'Mientras tanto, haz solo lo que no lo provoca, y ve al médico si empeora, si algo se te duerme o pierde fuerza, o si te despierta de noche.',
    },
    time: {
      ask: [
        'Primero muéstrame la semana real: ¿qué horas son fijas, cuáles son de verdad tuyas y qué sería lo último que soltarías?',
        'En una semana normal, ¿dónde se te escapa: en la mañana, después del trabajo o el fin de semana?',
      ],
      meanwhile: 'Mientras tanto, pon una sesión de treinta minutos el día que menos falla y cuida solo esa.',
    },
    work: {
      ask: [
        'Para servirte de algo necesito la última escena: ¿qué se dijo o se hizo, quién fue, y qué te gustaría que fuera distinto en un mes?',
        '¿Qué hay que decidir aquí, para cuándo, y quién decide además de ti?',
      ],
      meanwhile:
        'Mientras tanto, escribe los hechos en tres líneas, con fechas y sin juicios. Los vas a necesitar, hagas lo que hagas.',
    },
    business: {
      ask: [
        'Dame los números que tengas: alumnos, cuota, gastos fijos, lo que queda a fin de mes. ¿Cuál te preocupa?',
        '¿Qué hay que decidir exactamente, para cuándo, y cuánto cuesta o deja al mes?',
      ],
      meanwhile:
        'Mientras tanto, pon en una hoja los ingresos y los gastos fijos de los últimos tres meses. Casi siempre la decisión se ve ahí.',
    },
    life: {
      ask: [
        'Prefiero preguntar antes que darte el consejo equivocado. ¿Qué es lo más difícil ahora, y quién más está en esto?',
        '¿Qué tendría que pasar esta semana para que te pese un poco menos?',
      ],
      meanwhile:
        'Mientras tanto, cuéntale a una persona de confianza lo que me contaste, con las mismas palabras. Muchas veces es lo primero que ayuda.',
    },
  },
  roles: {
    parent: {
      ask: [
        'Preguntas por tu hijo o tu hija, así que antes: ¿qué ha dicho sobre esto, y qué te serviría más, palabras para decirle o una forma de organizarlo?',
        '¿Qué es lo que quiere tu hijo o tu hija, qué está ya acordado, y qué parte de esto te quita el sueño?',
      ],
      meanwhile:
        'Mientras tanto, haz una pregunta abierta en el camino a casa y solo escucha: “¿Cuál fue el mejor minuto de hoy, y cuál el peor?” Y di lo que a esa edad más cuesta creer: que disfrutas ver sus entrenamientos y sus peleas, sea cual sea el resultado.',
    },
    partner: {
      ask: [
        'Preguntas por alguien que vive contigo, así que cuéntame: ¿qué es lo que más te cuesta de cómo está, y qué le has dicho hasta ahora?',
        '¿Cuándo es la pelea, y qué te serviría más: palabras para decirle o una forma de sobrellevar la semana?',
      ],
      meanwhile:
        'Mientras tanto, poco es mucho: “Aquí estoy. ¿Quieres hablar o prefieres silencio?” Los consejos, el peso y el resultado déjaselos a la esquina, y guarda una noche para ti.',
    },
    coach: {
      ask: [
        'Preguntas por alguien a quien entrenas. ¿Desde cuándo está así, qué fue lo último que hablaron y qué sospechas?',
        '¿Qué has notado en el entrenamiento, qué dice su gente cercana, y cuándo es su próxima pelea?',
      ],
      meanwhile:
        'Mientras tanto, acércate sin pedir nada: haz una visita o manda una línea, “No es por el entrenamiento. ¿Estás bien?” El plan puede esperar esa respuesta.',
    },
  },
  anything: {
    ask: [
      'Quiero acertar antes de darte un plan. ¿Qué parte de esto cambiarías primero si pudieras?',
      'Cuéntame un poco más, para que la respuesta te sirva: ¿qué fue lo último que pasó, y qué te gustaría que fuera distinto?',
    ],
    meanwhile: 'Con dos o tres frases alcanza.',
  },
  feelings: {
    'feel-afraid': [
      'Tenerle miedo a eso es normal, y no es el miedo el que decide cómo sale.',
      'Ese miedo no es debilidad; muestra que te importa.',
    ],
    'feel-angry': ['Cualquiera se enojaría por eso.', 'Tiene sentido que estés con rabia.'],
    'feel-sad': ['Lo siento. Eso pesa.', 'Lo siento. Nadie supera eso en un día.'],
    'feel-ashamed': [
      'No es fácil escribir eso. Qué bueno que lo hiciste.',
      'Gracias por decirlo tal cual. La mayoría se lo guarda.',
    ],
    'feel-guilty': [
      'Si te pesa, es porque te importan las personas que están en esto.',
      'La culpa pesa, pero se puede convertir en algo concreto por reparar.',
    ],
    'feel-jealous': [
      'Puedes alegrarte por alguien y, a la vez, sentir que te duele no haber sido tú. Las dos cosas son ciertas.',
      'La envidia arde porque señala algo que quieres. Vale la pena mirarlo.',
    ],
  },
  takeUp: 'Escribiste “{words}”.',
}
