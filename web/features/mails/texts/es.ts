import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Bandeja de salida',
  lead: 'Esta instalación no tiene servidor de correo. Lo que habría enviado se guarda aquí, lo más reciente primero.',
  filter: 'Para esta dirección',
  apply: 'Mostrar',
  clear: 'Mostrar todos',
  loading: 'Abriendo la bandeja de salida...',
  empty: 'Todavía no hay correos',
  emptyText: 'Crea una cuenta o pide una nueva contraseña: el correo aparece aquí al instante.',
  emptyFor: 'Nada para {{address}}',
  emptyForText: 'Revisa la dirección o muestra todos los correos.',
  refresh: 'Actualizar',
  to: 'Para {{address}}',
  asText: 'Como texto sin formato',
  frame: 'Correo: {{subject}}',
  count_one: 'Un correo',
  count_many: '{{count}} de correos',
  count_other: '{{count}} correos',
}
