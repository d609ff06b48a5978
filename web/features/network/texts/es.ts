import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  yours: 'Tus redes',
  yoursEmpty: 'Todavía no estás en ninguna red. Elige una aquí abajo: basta un toque.',
  featured: 'Redes destacadas',
  explore: 'Explorar más redes',
  discover: 'Descubrir redes',
  loadFailed: 'No se pudieron cargar las redes.',
  members_one: '{{shown}} miembro',
  members_many: '{{shown}} de miembros',
  members_other: '{{shown}} miembros',
  new_one: '{{count}} nueva',
  new_many: '{{count}} nuevas',
  new_other: '{{count}} nuevas',
  manyNew: '{{count}}+ nuevas',
  live: {
    next: 'Próximo en vivo',
    all: 'Toda la agenda en vivo',
  },
  kings: {
    name: 'Kings Network',
    title: 'Lidera con otros',
    text: 'Una IA te ayuda a pensar. En la Kings Network te sientas con personas: en vivo cada jueves a las 19:00 en Los Ángeles, mastermind el primer sábado de cada mes y encuentros en persona.',
    join: 'Unirme a la Kings Network',
    more: 'Más información',
  },
  join: {
    join: 'Unirme',
    joinOf: 'Unirme: {{name}}',
    open: 'Abrir',
    openOf: 'Abrir {{name}}',
    clientsOnly: 'Solo para clientes de este coach.',
    done: 'Ya estás dentro: {{name}}',
    failed: 'No pudiste unirte: {{name}}',
    network: 'Unirme a la red',
  },
}
