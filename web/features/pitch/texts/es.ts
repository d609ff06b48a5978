import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upgrade: 'Mejorar ahora',
  learnMore: 'Más información',
  hero: {
    eyebrow: 'La Network',
    title: 'Nadie gana solo',
    lead: 'Las salas donde se encuentran peleadores, coaches y quienes están detrás de las peleas. En vivo cada semana, en tres idiomas, y siempre hay alguien que responde.',
  },
  inside: {
    title: 'Qué bueno verte en la sala',
    lead: 'Tus redes y lo nuevo que hay en ellas.',
    leadIncluded: 'Aquí todo está abierto para ti. No hay nada que pagar.',
    live: 'Próximos en vivo',
    kings: 'Kings Network',
    membership: 'Tu membresía',
  },
  benefits: {
    title: 'Seis razones para entrar',
    community: {
      title: 'Comunidad',
      text: 'Gente que entrena cuando tú entrenas, esté donde esté, y que responde.',
    },
    networking: {
      title: 'Networking',
      text: 'Conoce a quienes ya pasaron por donde tú vas. Pregunta, y responde también.',
    },
    live: { title: 'Coaching en vivo', text: 'Cada jueves, en vivo. Trae una pregunta, llévate un ejercicio.' },
    sports: { title: 'Networking deportivo', text: 'Compañeros de sparring, esquina y gimnasio, en casa y de viaje.' },
    business: {
      title: 'Networking de negocios',
      text: 'Patrocinios, gimnasios y peleadores: quién ofrece qué, dónde, por cuánto y hasta cuándo.',
    },
    mindset: {
      title: 'Mentalidad Élite',
      text: 'Nervios, malas rachas, regresos: se entrenan cada semana como cualquier técnica.',
    },
  },
  included: {
    eyebrow: 'Con Élite',
    title: 'Qué incluye',
    community: {
      title: 'Acceso a la comunidad',
      text: 'Todas las redes: lee, escribe, pregunta y busca en tres idiomas.',
    },
    live: {
      title: 'Coaching en vivo cada semana',
      text: 'Con tus preguntas, las más votadas primero, y un resumen para leer después.',
    },
    mindset: { title: 'Coaching de mentalidad', text: 'Una sala propia para lo que pasa dentro de la cabeza.' },
    events: {
      title: 'Eventos de networking',
      text: 'En línea y en persona. Tu lugar, tu calendario, un aviso a tiempo.',
    },
    business: { title: 'Contactos de negocios', text: 'Ofertas y búsquedas que filtras y respondes directamente.' },
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
      taste: 'Un vistazo: publicaciones abiertas y los próximos en vivo',
      spaces: 'Todas las redes: leer, escribir y preguntar',
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
        'Cuando quieras, en dos toques, en la página de tu membresía. Élite sigue abierto hasta el final de lo pagado.',
    },
    failed: {
      asked: '¿Y si falla un pago?',
      answer: 'Élite sigue abierto 7 días más, y te avisamos. Paga con esta u otra tarjeta y no pierdes nada.',
    },
    refund: {
      asked: '¿Recupero mi dinero?',
      answer: 'En los 14 días después de pagar puedes desistir y recuperar el precio de los días que quedan.',
    },
    free: {
      asked: '¿Qué sigue siendo gratis?',
      answer:
        'Todo el arsenal de entrenamiento: coaches de IA, Sala de Guerra, quiz, citas y tus planes. Sigue siendo gratis, con o sin Élite.',
    },
    languages: {
      asked: '¿En qué idioma se habla?',
      answer: 'Inglés, portugués y español, lado a lado. Busca una técnica en uno y encuéntrala en los tres.',
    },
    coaches: {
      asked: 'Soy coach aquí. ¿Tengo que pagar?',
      answer: 'No. Los coaches ya forman parte de la Network.',
    },
  },
  closing: {
    title: 'Tu lugar está libre',
    text: 'Cuenta quién eres, haz la pregunta que te trajo y mira quién responde.',
    kings: 'Ver la Kings Network',
  },
  kings: {
    eyebrow: 'Kings Network',
    title: 'Siéntate con los reyes',
    lead: 'Para quienes lideran: en el gimnasio, en el trabajo, en casa. Con {{name}}, cada semana, y con gente que pregunta cómo te fue.',
    master: 'Tu maestro y coach',
    about:
      'Barrió un garaje durante años antes de la primera proyección, y enseña desde entonces: cinturones blancos, campeones y gente que dirige equipos. Asaltos largos, correcciones pequeñas y una página escrita a mano después de cada sesión.',
    stats: {
      years: { figure: '25+', name: 'años como coach' },
      champions: { figure: '50+', name: 'campeones mundiales' },
      lives: { figure: '1000+', name: 'vidas transformadas' },
    },
    offerings: {
      yours: 'Para ti: {{when}}',
      next: 'Próximo: {{day}}',
      weekly: {
        title: 'Coaching en vivo cada semana',
        when: 'Jueves, 19:00 en Los Ángeles',
        text: 'Un tema y después tus preguntas. Lo respondido queda marcado con su minuto.',
      },
      mastermind: {
        title: 'Mastermind del mes',
        when: 'Primer sábado de cada mes',
        text: 'Trae la decisión que siempre aplazas. Llévate una fecha y alguien que pregunte.',
      },
      events: {
        title: 'Encuentros en persona',
        when: 'En varios lugares, cada año',
        text: 'El tatami, la mesa, la charla larga. Los lugares y cupos aparecen en cuanto se confirman.',
      },
    },
    inside: 'Lo que se abre para ti',
    training: 'Lo que entrenas',
    benefits: {
      mentorship: { title: 'Mentoría directa', text: 'Tu pregunta, respondida en vivo.' },
      chat: { title: 'Conversación solo entre miembros', text: 'Un espacio al que solo entran miembros.' },
      booking: { title: 'Prioridad en los cupos', text: 'Los cupos de los encuentros en persona son para miembros.' },
      library: { title: 'Biblioteca exclusiva', text: 'Resúmenes y grabaciones de las sesiones.' },
      leadership: { title: 'Programas de liderazgo', text: 'Decidir, decirlo, sostenerlo.' },
      strategy: {
        title: 'Sesiones de estrategia de combate',
        text: 'Un plan para tu pelea, dentro o fuera del tatami.',
      },
      resilience: { title: 'Resistencia mental', text: 'La cabeza, entrenada como cualquier técnica.' },
      accountability: { title: 'Coaching de compromiso', text: 'Di lo que vas a hacer. El jueves alguien pregunta.' },
    },
    join: 'Unirme',
    journey: 'Empezar el camino',
  },
}
