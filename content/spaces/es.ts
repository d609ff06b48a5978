import type { SpaceTexts } from './space-text.ts'

export const es: SpaceTexts = {
  spaces: {
    kings: {
      name: 'Kings Network',
      about:
        'Para quienes lideran: en el gimnasio, en el trabajo, en casa. En vivo cada jueves, mastermind el primer sábado del mes y, el resto de la semana, gente que te pregunta cómo te fue.',
      introduction: 'Cuenta quién eres, qué estás construyendo este año y eso que siempre dejas para después.',
      tone: 'Sin rodeos y con calidez. Di lo que dirías cara a cara y pregunta antes de aconsejar.',
    },
    'global-community': {
      name: 'Comunidad Global',
      about:
        'Para toda la gente que entrena, en tres idiomas. Da igual si es tu primera clase o llevas treinta años: cuenta cómo te fue, pregunta y encuentra con quién entrenar cuando viajes.',
      introduction: '¿Dónde entrenas, qué entrenas y cómo llegaste al tatami?',
      tone: 'Todos empezamos alguna vez. Ninguna pregunta es tonta y nadie está por encima de responder.',
    },
    'mindset-live': {
      name: 'Mindset en Vivo',
      about:
        'Lo que pasa por la cabeza, cada semana. Trae los nervios, la mala racha o el regreso: aquí se entrenan como cualquier técnica.',
      introduction: '¿Qué te pasa por la cabeza una hora antes de lo importante?',
      tone: 'Lo que se cuenta aquí se queda aquí. Escucha primero; a nadie le sirve una frase hecha.',
    },
    'fight-business': {
      name: 'Fight Business',
      about:
        'Donde se encuentran quienes pelean, quienes tienen un gimnasio y quienes patrocinan: peleas, trabajo, patrocinios, equipo, fotos y video. Cada publicación dice qué y dónde y, de preferencia, por cuánto y hasta cuándo.',
      introduction: '¿Qué haces en este medio y a quién te gustaría conocer?',
      tone: 'Ofertas claras, cifras honestas. Di cuánto se paga cuando se paga, y responde a quien te escribe.',
    },
    'prado-corner': {
      name: 'Prado Corner',
      about:
        'La gente de Ana Prado: quienes empezaron tarde, quienes entrenan de noche, quienes pelean de zurda. Combinaciones para probar, videos para revisar y alguien que te recuerda: manos arriba.',
      introduction: '¿Guardia diestra o zurda, cuánto llevas en el boxeo y qué hacen mal tus pies?',
      tone: 'Pocos gritos, muchas repeticiones. Publica también los días malos.',
    },
    'tatame-duarte': {
      name: 'Tatame Duarte',
      about:
        'El tatami de Kenji Duarte, abierto toda la semana: agarres, guardia, paciencia. Notas después de entrenar y preguntas sobre los detalles que nadie explica en clase.',
      introduction: '¿Qué cinturón tienes, qué guardia juegas y qué posición evitas?',
      tone: 'Con precisión y calma. Muestra dónde va la mano, y dale las gracias a tu pareja de entrenamiento.',
    },
    'sala-solis': {
      name: 'Sala Solis',
      about:
        'El espacio de Mara Solis para la semana previa, el camino a la jaula y la mañana siguiente. Para quienes tuvieron miedo y fueron de todos modos.',
      introduction: '¿Para qué te preparas y qué te dices cuando se pone difícil?',
      tone: 'Con honestidad y cariño. Sin lástima, sin heroísmo.',
    },
  },
  clients: {
    introduction: 'Cuéntales a los demás quién eres y en qué trabajas con tu coach.',
    tone: 'Mismo coach, misma esquina. Lo que se dice aquí se queda aquí.',
  },
}
