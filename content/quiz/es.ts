import type { QuizTexts } from './en.ts'

export const es: QuizTexts = {
  questions: [
    {
      question: 'Te toca hacer sparring y enfrente hay alguien con mucha más experiencia. ¿Cómo entras?',
      answers: [
        'Salgo primero y marco el ritmo. Vine a ponerme a prueba.',
        'Elijo una sola cosa que quiero conectar y voy por ella.',
        'Empiezo con cuidado, leo el primer minuto y después me suelto.',
        'Pido ir suave y aprendo lo que pueda de cada intercambio.',
      ],
    },
    {
      question: 'Perdiste, y el video de la pelea está en tu teléfono. ¿Qué sigue?',
      answers: [
        'Lo veo esta noche y llego sabiendo qué corregir primero.',
        'Lo reviso esta semana con mi coach y salgo con un plan.',
        'Descanso unos días y luego lo desarmo por partes.',
        'Dejo pasar un tiempo y hablo con alguien de confianza antes de verlo.',
      ],
    },
    {
      question: 'En una reunión o en clase, alguien se lleva el mérito de tu trabajo. ¿Qué haces?',
      answers: [
        'Lo digo ahí mismo: voz tranquila, hechos claros.',
        'Ese mismo día hablo a solas con esa persona y lo aclaro.',
        'Ordeno mis ideas y saco el tema en el momento justo.',
        'Esta la dejo pasar y hago que mi próximo trabajo se vea.',
      ],
    },
    {
      question: 'Seis de la mañana, lluvia en la ventana, y hoy el entrenamiento va por tu cuenta. ¿Qué pasa?',
      answers: [
        'Me levanto con la primera alarma. La lluvia también entrena.',
        'Necesito cinco minutos y hago la sesión como la planeé.',
        'Hago una versión corta en casa, y cuenta.',
        'El cuerpo me pide dormir: duermo y entreno por la noche.',
      ],
    },
  ],
  advice: {
    getting_started: {
      text: 'Hoy el fuego está bajo. Es una lectura, no una condena: quien hoy arde también pasó por aquí. No esperes a tener ganas; el cuerpo que se mueve arrastra a la mente, así que entrena el comienzo más pequeño que exista.',
      drill:
        'Un minuto de sombra o de caminata rápida, un minuto de descanso, tres veces. Después cuéntale a alguien que lo hiciste.',
    },
    warming_up: {
      text: 'Miras antes de pisar, y eso te cuida y cuida a quien entrena contigo. Falta el primer movimiento: hay certezas que solo llegan después de empezar. Entrena decidir, en lo pequeño, un poco antes de lo que resulta cómodo.',
      drill:
        'Una vez al día, esta semana, decide algo en tres respiraciones: qué ejercicio, qué llamada, qué plan. Anota qué pasó y verás que casi nunca dolió.',
    },
    ready: {
      text: 'Actúas y sabes cuándo. Lo que sigue es actuar cuando cuesta: con cansancio, con público o abajo en los puntos. Entrena con un poco de presión, y seguido, para que el gran día se parezca a uno que ya conoces.',
      drill:
        'Al final de tu próxima sesión, haz tres asaltos de un minuto saliendo desde una mala posición. Suelta el aire antes de cada uno.',
    },
    on_fire: {
      text: 'Vas por delante, y se siente. Ahora entrena la puntería: el calor sin rumbo te cansa a ti antes que a nadie. Una intención clara por asalto vale más que diez buenas ideas.',
      drill:
        'Antes de cada uno de tres asaltos, di en una frase qué quieres de él. Al terminar, responde con honestidad: ¿lo logré, sí o no?',
    },
    unstoppable: {
      text: 'Llama completa. Ahora el trabajo es conservarla: sin quemarte y sin quemar a quienes entrenan contigo. Entrena el control, toma el descanso tan en serio como los asaltos y préstale algo de tu fuego a quien lo necesite.',
      drill:
        'Haz un asalto a media fuerza con alguien que empezó después que tú, con un solo objetivo: que salga mejor de lo que entró. Y esta noche cuida tus ocho horas de sueño.',
    },
  },
}
