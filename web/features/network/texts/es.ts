import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  yours: 'Tus espacios',
  yoursEmpty: 'Todavía no estás en ningún espacio. Elige uno aquí abajo: basta un toque.',
  featured: 'Espacios destacados',
  explore: 'Explorar más espacios',
  discover: 'Descubrir espacios',
  loadFailed: 'No se pudieron cargar los espacios.',
  members_one: '{{shown}} miembro',
  members_many: '{{shown}} de miembros',
  members_other: '{{shown}} miembros',
  new_one: '{{count}} nueva',
  new_many: '{{count}} nuevas',
  new_other: '{{count}} nuevas',
  manyNew: '+{{count}} nuevas',
  live: {
    next: 'Próximo evento en vivo',
    inPerson: 'En persona',
    all: 'Ver toda la agenda',
  },
  kings: {
    name: 'Kings Network',
    title: 'Lidera en buena compañía',
    text: 'La IA te ayuda a pensar. En la Kings Network te sientas con personas: en vivo cada jueves a las 19:00 en Los Ángeles, mastermind el primer sábado de cada mes y encuentros en persona.',
    join: 'Unirme a la Kings Network',
    more: 'Más información',
  },
  join: {
    join: 'Unirme',
    joinOf: 'Unirme a {{name}}',
    open: 'Abrir',
    openOf: 'Abrir {{name}}',
    clientsOnly: 'Solo para clientes de este coach.',
    done: 'Ya estás en {{name}}',
    failed: 'No pudiste unirte a {{name}}',
    network: 'Unirme al espacio',
  },
}
