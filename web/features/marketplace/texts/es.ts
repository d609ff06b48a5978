import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: '{{name}} · Marketplace',
  headline: 'Sube al ring',
  lead: {
    persona: '{{name}} es una IA. Lo que una IA no puede hacer lo hace el equipo de Kiai, y cada oferta lo dice.',
    house: 'Lo que ofrece {{name}}, con precios y plazos claros.',
    coach: 'Lo que ofrece {{name}}, con precios y plazos claros.',
  },
  loading: 'Preparando las ofertas...',
  loadFailed: 'No se pudo cargar este marketplace.',
  back: 'Volver a {{name}}',
  share: {
    action: 'Compartir',
    copied: 'Enlace copiado',
    failed: 'No se pudo compartir el enlace',
    failedText: 'Cópialo de la barra de direcciones del navegador.',
  },
  filter: {
    section: 'Mostrar',
    allSections: 'Todo',
    sort: 'Ordenar por',
    least: 'Desde ({{currency}})',
    most: 'Hasta ({{currency}})',
    currency: 'Moneda',
    notAnAmount: 'Escribe solo un número, como 39 o 59.99.',
    clear: 'Mostrar todo',
  },
  sort: {
    newest: 'Lo más nuevo',
    cheapest: 'Menor precio',
    dearest: 'Mayor precio',
    'best-rated': 'Mejor calificación',
  },
  section: {
    coaching: {
      title: 'Entrenamiento privado en línea',
      empty:
        '{{name}} no ofrece entrenamiento por ahora. Aquí irían sesiones individuales, paquetes y análisis de video.',
      emptyOwn: 'Ofrece sesiones individuales, paquetes o análisis de video. Aparecerán aquí.',
    },
    shoutouts: {
      title: 'Shoutouts en video',
      empty:
        '{{name}} no ofrece shoutouts por ahora. Aquí iría un saludo para un cumpleaños, una pelea o un examen de cinturón.',
      emptyOwn: 'Ofrece un saludo para un cumpleaños, una pelea o un examen de cinturón. Aparecerá aquí.',
    },
    seminars: {
      title: 'Próximos seminarios',
      empty: '{{name}} no tiene seminarios programados. Aquí irían clases en vivo con fecha y lugares disponibles.',
      emptyOwn: 'Programa un seminario en vivo, con fecha y número de lugares. Aparecerá aquí.',
    },
    videos: {
      title: 'Videos destacados',
      empty: '{{name}} no tiene videos a la venta. Aquí irían ejercicios y análisis para ver a tu ritmo.',
      emptyOwn: 'Sube ejercicios y análisis para ver a cualquier hora. Aparecerán aquí.',
    },
    products: {
      title: 'Productos patrocinados',
      empty: '{{name}} no recomienda equipo por ahora. Aquí irían guantes, paos y libros.',
      emptyOwn: 'Vende el equipo en el que confías. Aparecerá aquí.',
    },
  },
  noneInRange: 'No hay nada en este rango de precios.',
  more: 'Más: {{section}}',
  moreFailed: 'No se pudieron cargar más ofertas.',
  reviews: {
    all: 'Todas las reseñas',
    read_one: 'Leer {{count}} reseña',
    read_many: 'Leer {{count}} de reseñas',
    read_other: 'Leer {{count}} reseñas',
  },
  action: {
    package: 'Comprar paquete',
    film_review: 'Pedir análisis',
    shoutout: 'Pedir',
    seminar: 'Reservar lugar',
    video: 'Quiero el video',
    product: 'Comprar',
    watch: 'Es tuyo: ver',
    own: 'Esta oferta es tuya',
  },
}
