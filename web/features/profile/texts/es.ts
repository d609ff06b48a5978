import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Cargando tu panel...',
  loadFailed: 'No se pudo leer tu perfil de nuevo. Lo que ves puede no ser lo último.',
  warrior: 'Alma Guerrera',
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  settings: 'Ajustes',
  upgrade: 'Mejorar plan',
  adminDashboard: 'Panel de administración',
  coachDashboard: 'Panel de Coach',
  membership: {
    free_member: 'Miembro',
    elite_member: 'Miembro Élite',
    fight_camp_coach: 'Coach de Fight Camp',
    coach: 'Coach',
    admin: 'Administración',
  },
  application: {
    title: 'Solicitud de coach',
    pending: {
      badge: 'Solicitud en revisión',
      note: 'Tu solicitud de coach está en revisión. Te avisaremos en cuanto haya respuesta.',
      short: 'En revisión',
    },
    approved: {
      badge: 'Solicitud de coach aprobada',
      note: 'Te damos la bienvenida a la esquina.',
      short: 'Aprobada',
    },
    denied: {
      badge: 'Solicitud rechazada',
      note: 'Tu solicitud de coach no fue aprobada. Escribe a soporte para saber más.',
      short: 'Rechazada',
    },
  },
  days: {
    count_one: 'Día con Kiai',
    count_many: 'De días con Kiai',
    count_other: 'Días con Kiai',
    since: 'Desde el {{date}}',
  },
  guard: {
    title: 'Mantén la guardia arriba',
    onTitle: 'Tu guardia está arriba',
    text: 'Un segundo paso detiene en la puerta una contraseña robada.',
    onText: 'La verificación en dos pasos está activada.',
    action: 'Seguridad de la cuenta',
  },
  account: {
    title: 'Cuenta',
    email: 'Correo',
    emailFixed: 'El correo no se puede cambiar en esta página',
    memberSince: 'Miembro desde',
    lastUpdated: 'Última actualización',
    upgradedOn: 'Plan mejorado el',
  },
  admin: {
    title: 'Panel de administración',
    eyebrow: 'Las llaves son tuyas',
    lead: '{{name}}, entraste a la administración con {{email}}.',
    text: 'Esta página se abre solo para la administración. Tu rol se comprueba cada vez que entras.',
  },
}
