import type { HouseCoachTexts } from './house-coach.ts'

export const es: HouseCoachTexts = {
  coaches: {
    'ana-prado': {
      bio: 'Llegué al boxeo a los diecinueve, porque en el gimnasio hacía menos frío que en la parada del autobús. Aprendí tarde, así que sé qué se puede enseñar. Mi gente trabaja duro: enfermería, volante, cocina en el turno de noche. Repetimos el jab hasta que aburre, y después hasta que es tuyo. Grito poco y repito mucho.',
      tags: ['Empezar tarde', 'Guardia zurda', 'Juego de pies', 'Primera pelea'],
      network_type: 'Golpeo',
    },
    'kenji-duarte': {
      bio: 'Mi padre enseñaba judo en un garaje, y yo barrí ese garaje durante años antes de poder derribar a alguien en él. Sigo enseñando desde abajo: agarres, postura, paciencia, y solo después lo vistoso. Si te gustan los asaltos largos y las correcciones pequeñas, nos vamos a entender. Después de cada sesión te escribo una página a mano.',
      tags: ['Trabajo de guardia', 'Agarres', 'Máster', 'Plan de competencia'],
      network_type: 'Agarre y suelo',
    },
    'mara-solis': {
      bio: 'Peleé once años y tuve miedo antes de cada pelea. Nadie me había dicho que eso era normal, así que ahora lo digo yo. Trabajo lo que pasa dentro de la cabeza: la semana previa, la caminata hasta la jaula, la mañana después de una derrota. Nada de eslóganes. Descubrimos qué te dices por dentro y lo entrenamos como cualquier otra técnica.',
      tags: ['Nervios', 'Regresos', 'Rutinas', 'Mujeres en el MMA'],
      network_type: 'Mente y pelea',
    },
  },
  sessions: {
    private: {
      title: 'Sesión privada de estrategia',
      description: 'Una hora para una sola pregunta: tu próxima pelea, tu próxima temporada o el hábito que te frena.',
    },
    film: {
      title: 'Análisis de pelea en video',
      description: 'Vemos tus asaltos, paramos donde importa y anotamos tres cosas que cambiar.',
    },
    technique: {
      title: 'Revisión de técnica',
      description: 'Una técnica bajo la lupa. Manda un video antes y llévate dos ejercicios.',
    },
    corner: {
      title: 'Llamada de esquina',
      description: 'Un cuarto de hora antes del momento: un plan, una palabra y a pelear.',
    },
    group: {
      title: 'Clase grupal en línea',
      description: 'Hasta doce personas, un tema y preguntas al final. El precio es por persona.',
    },
    speaking: {
      title: 'Charla presencial',
      description: 'Para gimnasios, escuelas y empresas: una charla, un taller o un día en el tatami.',
    },
  },
}
