import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Cargando tu panel...',
  failed: 'No se pudieron cargar tu racha y tus resultados. Lo demás funciona.',
  outdated: 'No se pudo actualizar tu panel. Lo que ves puede estar desactualizado.',
  nextSession: 'Próxima sesión',
  quickAccess: 'Acceso rápido',
  coaches: 'Elige tu esquina. Coaches de IA que te recuerdan.',
  warriorMindset: 'Cuatro preguntas. Una llama. Mira cuánto fuego traes hoy.',
  warRoom: 'Cuéntanos el problema. Sal con un plan.',
  artOfWar: 'Verdades antiguas, leídas para la pelea que tienes hoy.',
  logTraining: 'Qué, cuánto tiempo, qué tan duro. Diez segundos.',
  standing: 'Cómo vas',
  wisdom: {
    title: 'Cofre de Sabiduría',
    saved_one: 'frase guardada',
    saved_many: 'de frases guardadas',
    saved_other: 'frases guardadas',
    open: 'Abrir el cofre',
    none: 'Aún vacío',
    noneText: 'Guarda la primera frase que te llegue.',
    first: 'Buscar una frase',
  },
}
