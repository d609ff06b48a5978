import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upgrade: 'Pasar a Élite',
  learnMore: 'Más información',
  hero: {
    eyebrow: 'La Network',
    title: 'Nadie gana solo',
    lead: 'Los espacios donde se encuentran coaches, quienes pelean y quienes hacen posible cada pelea. Eventos en vivo cada semana, conversaciones en tres idiomas y gente que responde.',
  },
  inside: {
    title: 'Qué bueno verte por aquí',
    lead: 'Tus espacios y lo nuevo que hay en ellos.',
    leadIncluded: 'Aquí todo está abierto para ti. No hay nada que pagar.',
    live: 'Próximos eventos en vivo',
    kings: 'Kings Network',
    membership: 'Tu membresía',
  },
  benefits: {
    title: 'Seis razones para entrar',
    titleInside: 'Lo que ya es tuyo',
    community: {
      title: 'Comunidad',
      text: 'Gente que entrena cuando tú entrenas, viva donde viva, y que te responde.',
    },
    networking: {
      title: 'Networking',
      text: 'Conoce a quienes ya recorrieron tu camino. Pregúntales, y responde tú también.',
    },
    live: { title: 'Coaching en vivo', text: 'Cada jueves, en vivo. Trae una pregunta, llévate un ejercicio.' },
    sports: {
      title: 'Networking deportivo',
      text: 'Con quién hacer sparring, quién te hace la esquina y dónde entrenar, en tu ciudad o de viaje.',
    },
    business: {
      title: 'Networking de negocios',
      text: 'Patrocinios, gimnasios y peleas: quién ofrece qué, dónde, por cuánto y hasta cuándo.',
    },
    mindset: {
      title: 'Mentalidad Élite',
      text: 'Los nervios, las malas rachas y los regresos también se entrenan, cada semana, como cualquier técnica.',
    },
  },
  included: {
    eyebrow: 'Con Élite',
    title: 'Qué incluye',
    community: {
      title: 'Acceso a la comunidad',
      text: 'Todos los espacios: lee, escribe, pregunta y busca en tres idiomas.',
    },
    live: {
      title: 'Coaching en vivo cada semana',
      text: 'Con tus preguntas, las más votadas primero, y un resumen para leer después.',
    },
    mindset: { title: 'Coaching de mentalidad', text: 'Un espacio dedicado a lo que pasa en la cabeza.' },
    events: {
      title: 'Eventos de networking',
      text: 'En línea y en persona: aseguras tu lugar, va a tu calendario y te avisamos a tiempo.',
    },
    business: {
      title: 'Contactos de negocios',
      text: 'Ofertas y búsquedas que puedes filtrar y responder al momento.',
    },
  },
  compare: {
    title: 'Gratis y Élite, lado a lado',
    what: 'Qué tienes',
    free: 'Gratis',
    elite: 'Élite',
    yes: 'Incluido',
    no: 'No incluido',
    standard: 'Estándar',
    more: 'Más',
    rows: {
      arsenal: 'Coaches de IA, Sala de Guerra, quiz y El Arte de la Guerra',
      marketplace: 'Marketplace de coaches',
      taste: 'Un vistazo: publicaciones abiertas y próximos eventos en vivo',
      spaces: 'Todos los espacios: leer, escribir y preguntar',
      live: 'Coaching en vivo cada semana y el mastermind del mes',
      events: 'Encuentros en persona',
      business: 'Fight Business: ofertas y búsquedas',
      messages: 'Mensajes al día con coaches de IA',
    },
    plan: { elite_monthly: 'Élite mensual', elite_yearly: 'Élite anual' },
    month: 'al mes',
    year: 'al año',
    note: {
      month: 'Se renueva cada mes. Cancela cuando quieras, en dos toques.',
      year: 'Se renueva cada año, con un aviso 7 días antes. Cancela cuando quieras, en dos toques.',
    },
    choose: { elite_monthly: 'Elegir el mensual', elite_yearly: 'Elegir el anual' },
    saved: 'Ahorras {{amount}}',
    trial_one: 'El primer día es gratis.',
    trial_many: 'Los primeros {{count}} de días son gratis.',
    trial_other: 'Los primeros {{count}} días son gratis.',
    pricesFailed: 'No se pudieron cargar los precios.',
  },
  questions: {
    title: 'Preguntas y respuestas',
    cancel: {
      asked: '¿Puedo cancelar?',
      answer:
        'Cuando quieras, en dos toques, en la página de tu membresía. Conservas Élite hasta el final del período pagado.',
    },
    failed: {
      asked: '¿Y si falla un pago?',
      answer:
        'Te avisamos y conservas Élite 7 días más. Paga en ese plazo, con la misma tarjeta o con otra, y no pierdes nada.',
    },
    refund: {
      asked: '¿Hay reembolsos?',
      answer:
        'Sí: en los 14 días después del primer pago puedes desistir, y te devolvemos lo que corresponde a los días que quedan.',
    },
    free: {
      asked: '¿Qué sigue siendo gratis?',
      answer:
        'Todo el arsenal de entrenamiento: coaches de IA, Sala de Guerra, quiz, frases y tus planes. Sigue siendo gratis, con o sin Élite.',
    },
    languages: {
      asked: '¿En qué idioma se habla?',
      answer: 'En inglés, portugués y español, todo junto. Busca una técnica en un idioma y la encuentras en los tres.',
    },
    coaches: {
      asked: 'Soy coach aquí. ¿Tengo que pagar?',
      answer: 'No. Los coaches ya forman parte de la Network.',
    },
  },
  closing: {
    title: 'Tu lugar te espera',
    text: 'Cuenta quién eres, haz la pregunta que te trajo hasta aquí y mira quién responde.',
    kings: 'Ver la Kings Network',
  },
  kings: {
    eyebrow: 'Kings Network',
    title: 'Siéntate con los reyes',
    lead: 'Para quienes lideran: en el gimnasio, en el trabajo, en casa. Con {{name}}, cada semana, y con gente que pregunta cómo te fue.',
    master: 'Tu coach principal',
    about:
      'Pasó años barriendo el garaje donde se enseñaba judo antes de hacer su primera proyección, y desde entonces enseña: a cinturones blancos, a campeones y a gente que dirige equipos. Asaltos largos, correcciones pequeñas y una página escrita a mano después de cada sesión.',
    sample: 'Ejemplo',
    sampleText:
      'Este coach es inventado: las cifras y los eventos presenciales son ejemplos de lo que puede haber aquí.',
    stats: {
      years: { figure: '+25', name: 'años como coach' },
      champions: { figure: '+50', name: 'campeones mundiales' },
      lives: { figure: '+1000', name: 'vidas transformadas' },
    },
    offerings: {
      yours: 'Tu hora: {{when}}',
      next: 'Próxima fecha: {{day}}',
      weekly: {
        title: 'Coaching en vivo cada semana',
        when: 'Jueves, 19:00 en Los Ángeles',
        text: 'Primero un tema, después tus preguntas. Cada respuesta queda marcada con su minuto.',
      },
      mastermind: {
        title: 'Mastermind del mes',
        when: 'Primer sábado de cada mes',
        text: 'Trae la decisión que siempre aplazas. Te vas con una fecha y con alguien que te va a preguntar.',
      },
      events: {
        title: 'Encuentros en persona',
        when: 'En distintas ciudades, cada año',
        text: 'El tatami, la comida, la charla larga. Sedes y fechas aparecen en cuanto se confirman.',
      },
    },
    inside: 'Lo que se abre para ti',
    training: 'Lo que entrenas',
    benefits: {
      mentorship: { title: 'Mentoría directa', text: 'Haces tus preguntas en vivo, sin intermediarios.' },
      chat: { title: 'Comunidad privada', text: 'Un espacio al que solo entran miembros.' },
      booking: { title: 'Lugares reservados', text: 'En los encuentros en persona, los lugares son para miembros.' },
      library: { title: 'Biblioteca exclusiva', text: 'Resúmenes y grabaciones de las sesiones.' },
      leadership: { title: 'Programas de liderazgo', text: 'Decide, dilo y cúmplelo.' },
      strategy: {
        title: 'Sesiones de estrategia de combate',
        text: 'Un plan para tu próxima pelea, dentro o fuera del tatami.',
      },
      resilience: { title: 'Fortaleza mental', text: 'La cabeza también se entrena, como cualquier técnica.' },
      accountability: {
        title: 'Coaching de compromiso',
        text: 'Di lo que vas a hacer. El jueves alguien te preguntará.',
      },
    },
    consultation: 'Agendar consulta',
    join: 'Unirme',
    journey: 'Empezar el camino',
  },
}
