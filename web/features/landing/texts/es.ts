import type { LandingTexts } from './en.ts'

export const es: LandingTexts = {
  meta: {
    title: 'Kiai: Entrena. Lucha. Gana.',
    description:
      'Un arsenal de entrenamiento gratis para deportes de combate: coaches de IA, una sala de guerra para tu próximo paso, un quiz de mentalidad y sabiduría antigua.',
    pictureAlt: 'Lucha por tus sueños: una máscara de guerra roja ante un sol de tinta',
  },
  bar: {
    skip: 'Ir al contenido',
    account: 'Tu cuenta',
    language: 'Idioma',
    theme: { system: 'Tema: el del sistema', dark: 'Tema: oscuro', light: 'Tema: claro' },
    becomeCoach: 'Hazte coach',
    signIn: 'Iniciar sesión',
    signUp: 'Crear cuenta',
    signOut: 'Cerrar sesión',
    dashboard: 'Panel',
    signOutFailed: 'Tu sesión sigue abierta: el servidor no respondió. Inténtalo otra vez.',
    languageFailed: 'Ese idioma no se cargó. Revisa la conexión e inténtalo otra vez.',
    adminOnly: 'Necesitas privilegios de administración para entrar a este panel.',
    coachOnly: 'Solo coaches con solicitud aprobada tienen acceso a este panel.',
    accessDenied: 'Acceso denegado',
  },
  hero: {
    tagline: 'Entrena. Lucha. Gana.',
    headline: { first: 'Lucha por', second: 'tus', dream: 'sueños' },
    lead: 'Coaches de IA que leen tu pelea. Una sala de guerra para tu próximo paso. Coaches de verdad cuando más cuenta.',
    enterCamp: 'Entra al camp',
    igniteFire: 'Enciende tu fuego',
    beginTraining: 'Empieza a entrenar',
  },
  arsenal: {
    eyebrow: 'Gratis, desde el primer día',
    title: 'El arsenal de entrenamiento',
    coaches: {
      title: 'Coaches de Élite',
      text: 'Ocho coaches de IA, con escuela propia y memoria de lo que cuentas.',
    },
    mindset: { title: 'Mentalidad Guerrera', text: 'Cuatro preguntas. Una llama. Mira cuánto fuego traes hoy.' },
    warRoom: { title: 'Sala de Guerra', text: 'Cuéntanos el problema. Sal con un plan, una fecha y un “si–entonces”.' },
    artOfWar: { title: 'El Arte de la Guerra', text: 'Doce verdades antiguas, leídas para la pelea que tienes hoy.' },
  },
  corner: {
    eyebrow: 'En tu esquina',
    title: { first: 'Ocho máscaras.', second: 'Una esquina: la tuya.' },
    text: 'Aquí una máscara es IA y lo dice. Recuerda lo que le contaste, pregunta lo que falta y nunca adula. Detrás no hay rostro: solo el trabajo.',
  },
  networks: {
    eyebrow: 'Con la membresía Network',
    title: 'Abre espacios exclusivos',
    text: 'Nadie gana sin equipo. La membresía abre los espacios donde se encuentran coaches, quienes pelean y quienes hacen posible cada pelea.',
    liveCoaching: {
      title: 'Coaching de Mentalidad en Vivo y en Línea',
      text: 'Cada semana, en vivo. Trae una pregunta, llévate un ejercicio.',
      action: 'Únete ya',
    },
    community: {
      title: 'Comunidad Global',
      text: 'Gente que entrena a tu hora, donde sea que esté, y responde.',
      action: 'Conecta',
    },
    events: {
      title: 'Eventos Presenciales',
      text: 'Seminarios y camps. Deja la pantalla en casa, trae el protector bucal.',
      action: 'Obtén acceso',
    },
    business: {
      title: 'Negocios del Combate',
      text: 'Patrocinios, contratos, un gimnasio propio: los asaltos fuera de las cuerdas.',
      action: 'Entra ahora',
    },
  },
  closing: {
    meaning: 'el grito en el instante del golpe, cuando aliento, cuerpo y voluntad pegan a la vez.',
    title: 'Empieza a entrenar',
    text: 'Lo tuyo puede empezar en silencio: un nombre, un correo, una contraseña. El ruido viene después.',
    action: 'Iniciar sesión / Crear cuenta',
    dashboard: 'Volver al panel',
  },
  footer: {
    note: 'Lo que aquí es IA se llama IA.',
    languages: 'Idiomas',
    more: 'Más',
    withdraw: 'Desistir de la compra',
    api: 'Referencia de la API',
  },
}
