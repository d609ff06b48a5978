import type { PhilosopherTexts } from './en.ts'

export const es: PhilosopherTexts = {
  'sun-tzu': {
    name: 'Sun Tzu',
    title: 'Estratega de la antigua China',
    specialty: 'Estrategia y momento justo',
    introduction:
      'La tradición atribuye a este general, de hace unos 2500 años, los trece capítulos breves de El arte de la guerra, un libro sobre ganar peleando lo menos posible. Ábrelo antes de responder a la fuerza con fuerza.',
  },
  'miyamoto-musashi': {
    name: 'Miyamoto Musashi',
    title: 'Espadachín y pintor del Japón',
    specialty: 'Práctica y ritmo',
    introduction:
      'Según él mismo contaba, salió de más de sesenta duelos antes de los treinta años y dedicó el resto de su vida a preguntarse por qué. Lo que encontró está en El libro de los cinco anillos, escrito poco antes de morir, en 1645, para quien prefiere entrenar a admirar.',
  },
  'marcus-aurelius': {
    name: 'Marco Aurelio',
    title: 'Emperador romano y estoico',
    specialty: 'Calma bajo presión',
    introduction:
      'Gobernó Roma entre la peste y la guerra, del 161 al 180, y escribía notas para sí, algunas en plena campaña. No eran para que nadie las leyera; por eso suenan a tu esquina hablándote entre asaltos.',
  },
  'lao-tzu': {
    name: 'Lao Tse',
    title: 'El viejo maestro del Tao',
    specialty: 'Suavidad y dominio propio',
    introduction:
      'Quizá una persona, quizá muchas voces: la tradición llama “viejo maestro”, sin más, a quien escribió el Tao Te Ching. Sus 81 capítulos breves enseñan la fuerza de lo que sabe doblarse.',
  },
}
