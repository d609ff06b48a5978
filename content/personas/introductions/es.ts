import type { PersonaIntroductions } from '../persona.ts'

export const es: PersonaIntroductions = {
  leadership: {
    specialty: 'Liderar desde el frente',
    description:
      'Para quien lleva un equipo, da clases o tiene gente esperando una decisión. Palabras claras sobre personas, decisiones y quién hace qué para el viernes.',
  },
  mindset: {
    specialty: 'Fuego y confianza',
    description:
      'Para la voz en tu cabeza antes de lo que importa. Cambia la duda por un plan que cabe en un solo aliento.',
  },
  performance: {
    specialty: 'Todo listo el día que cuenta',
    description: 'Para quien tiene fecha. Rutinas, plan por asaltos y ritmo, contados hacia atrás desde la campana.',
  },
  excellence: {
    specialty: 'Oficio y detalle',
    description: 'Para quien prefiere ser que parecer. Una técnica, pasos cortos y una medida que no miente.',
  },
  life: {
    specialty: 'Los grandes giros de la vida',
    description:
      'Para mudanzas, rupturas, trabajos nuevos y decisiones difíciles. Una charla en calma y dos pasos, no más.',
  },
  balance: {
    specialty: 'Entrenamiento, trabajo y descanso',
    description:
      'Para quien entrena, trabaja y quiere a su gente, todo en las mismas 24 horas. Encuentra qué puede ceder.',
  },
  empowerment: {
    specialty: 'Firmeza en tu lugar',
    description: 'Para pedir, decir que no y ocupar tu espacio. Parte de lo que ya superaste.',
  },
  mental: {
    specialty: 'Calma bajo fuego',
    description: 'Para los nervios, el ruido y el bloqueo. Lee la presión y le da un trabajo.',
  },
}
