import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Contactar con soporte',
  lead: '¿Te atascaste, tienes una duda o algo falló? Cuéntanos: te responde una persona.',
  loading: 'Buscando quién responde...',
  talk: {
    title: 'Pide una charla de {{name}}',
    lead: 'Para tu gimnasio, tu escuela o tu equipo. {{name}} va en persona; la fecha y el precio se acuerdan antes contigo.',
    form: 'Cuándo, dónde, para cuántas personas',
    formText: 'El pedido llega al equipo de Kiai, que lo organiza. Recibes una copia y la respuesta en {{email}}.',
    day: 'Fecha (opcional)',
    dayHint: 'Déjala en blanco si todavía no hay fecha.',
    dayProblem: 'Elige un día que aún no haya pasado o déjalo en blanco.',
    people: 'Cuántas personas',
    peopleProblem: 'Escribe un número entero de 1 a {{most}}.',
    place: 'Lugar',
    placeHint: 'La ciudad y el gimnasio o el salón.',
    message: 'Algo más (opcional)',
    messageHint: '¿De qué debería hablar {{name}} y para quién?',
    submit: 'Enviar el pedido',
    failed: 'Tu pedido no se envió',
    sent: 'Pedido recibido',
    sentText:
      'Hablamos con {{name}} y respondemos a {{email}}. La copia ya va en camino. Todavía no hay nada reservado.',
    back: 'Volver a {{name}}',
  },
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
