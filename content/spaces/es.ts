import type { SpaceTexts } from './space-text.ts'

export const es: SpaceTexts = {
  spaces: {
    kings: {
      name: 'Kings Network',
      about:
        'Para quienes lideran: en el gimnasio, en el trabajo, en casa. En vivo cada jueves, mastermind el primer sábado del mes y, entre medio, gente que te pregunta cómo te fue.',
      introduction: 'Cuenta quién eres, qué estás construyendo este año y eso que siempre dejas para después.',
      tone: 'Directo y con calidez. Di lo que dirías cara a cara, y pregunta antes de aconsejar.',
    },
    'global-community': {
      name: 'Comunidad Global',
      about:
        'Toda la gente que entrena, en tres idiomas. Primera clase o treinta años: cuenta el round, haz la pregunta, encuentra con quién rodar cuando viajes.',
      introduction: '¿Dónde entrenas, qué entrenas y cómo llegaste al tatami?',
      tone: 'Todos empezamos alguna vez. Ninguna pregunta es pequeña, y nadie es tan bueno como para no responder.',
    },
    'mindset-live': {
      name: 'Mindset en Vivo',
      about:
        'Lo que pasa entre las orejas, cada semana. Trae los nervios, la mala racha y el regreso: aquí se entrenan como cualquier técnica.',
      introduction: '¿Qué te pasa por la cabeza una hora antes de lo importante?',
      tone: 'Lo que se cuenta aquí se queda aquí. Primero escucha; nadie necesita un eslogan.',
    },
    'fight-business': {
      name: 'Fight Business',
      about:
        'Donde peleadores, gimnasios y patrocinadores se encuentran: peleas, empleos, patrocinio, equipo y grabación. Cada publicación dice qué, dónde, por cuánto y hasta cuándo.',
      introduction: '¿Qué haces en este medio y a quién te gustaría conocer?',
      tone: 'Ofertas claras, cifras honestas. Di cuánto se paga cuando se paga, y responde a quien te escribe.',
    },
    'prado-corner': {
      name: 'Prado Corner',
      about:
        'La gente de Ana Prado: quienes empezaron tarde, el turno de noche, los zurdos. Combinaciones para probar, video para mirar y alguien que dice: manos arriba.',
      introduction: '¿Guardia diestra o zurda, cuánto llevas boxeando y qué hacen mal tus pies?',
      tone: 'Poco grito, mucha repetición. Publica también los rounds malos.',
    },
    'tatame-duarte': {
      name: 'Tatame Duarte',
      about:
        'El tatami de Kenji Duarte, abierto toda la semana: agarres, guardia, paciencia. Notas después de entrenar y preguntas sobre los detalles que nadie explica en clase.',
      introduction: '¿Qué cinturón, qué guardia y qué posición evitas?',
      tone: 'Con precisión y calma. Muestra dónde va la mano, y dale las gracias a tu pareja de entreno.',
    },
    'sala-solis': {
      name: 'Sala Solis',
      about:
        'El espacio de Mara Solis para la semana previa, el camino a la jaula y la mañana siguiente. Para quienes tuvieron miedo y fueron igual.',
      introduction: '¿Para qué te preparas, y qué te dices cuando se pone difícil?',
      tone: 'Con honestidad y cariño. Sin lástima, sin heroísmo.',
    },
  },
  clients: {
    introduction: 'Cuéntales a los demás quién eres y en qué trabajas con tu coach.',
    tone: 'Mismo coach, misma esquina. Lo que se dice aquí se queda aquí.',
  },
}
