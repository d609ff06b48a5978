import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Contactar con soporte',
  lead: '¿Te atascaste, tienes una duda o algo falló? Cuéntanos: te responde una persona.',
  loading: 'Buscando quién responde...',
  about: { speaking: 'Me gustaría que {{name}} hablara en persona. Cuándo, dónde y para cuántas personas:' },
  mail: {
    title: 'Escríbenos',
    text: 'Tu programa de correo se abre con nuestra dirección y un asunto.',
    subject: 'Una pregunta sobre Kiai',
    open: 'Escribir un correo',
  },
  message: {
    title: 'Escribe al equipo',
    text: 'Tu mensaje llega a quienes administran Kiai. La respuesta irá a {{email}}.',
    label: 'Tu mensaje',
    hint: '¿Qué querías hacer y qué pasó?',
    submit: 'Enviar mensaje',
    failed: 'Tu mensaje no se envió',
  },
  sent: {
    title: 'Mensaje enviado',
    text: 'Ya lo tenemos. La respuesta llegará a {{email}}.',
    dashboard: 'Ir a tu panel',
    again: 'Escribir otro',
  },
}
