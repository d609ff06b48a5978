import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: '¿Cómo te fue?',
  loading: 'Cargando la pregunta...',
  commitment: 'Dijiste que lo harías para el {{day}}.',
  step: 'Tu plan lo tenía para el {{day}}.',
  late: 'Esto era para el {{day}}. A veces pasa, y nadie te lo reprocha. Responde una vez y lo dejamos ahí.',
  scale: 'Del 1 (nada) al 10 (todo)',
  mark: '{{mark}} de 10',
  noted: {
    low: '{{mark}} de 10, sin vueltas. De ahí sale el próximo asalto.',
    middle: '{{mark}} de 10. Hay avance, y eso cuenta.',
    high: '{{mark}} de 10. Palabra cumplida.',
  },
  next: 'Tu coach lo retoma la próxima vez. Todavía puedes cambiar el número aquí.',
  talk: 'Hablarlo en la Sala de Guerra',
  gone: 'Esta pregunta ya no está. Quizá dejaste lo que te habías propuesto, o el enlace está incompleto.',
  stop: {
    title: '¿Demasiadas preguntas?',
    text: 'Un toque y Kiai deja de preguntar cómo te fue. Tus coaches siguen sabiendo lo que te propusiste.',
    submit: 'No preguntar más',
    done: 'Kiai ya no preguntará. Puedes activar las preguntas de nuevo en Ajustes.',
    settings: 'Abrir Ajustes',
  },
}
