import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as en } from './en.ts'

export const texts: TextsLike<typeof en> = {
  update: {
    ready: 'Hay una versión nueva de Kiai lista.',
    reload: 'Recargar',
    later: 'Después',
    typed: 'Escribiste algo aquí. Envíalo o guárdalo primero: al recargar se perdería.',
    anyway: 'Recargar de todos modos',
  },
  full: {
    reading:
      'Este dispositivo no tiene espacio. Kiai funciona como siempre, pero no puede guardar nada más para leer sin conexión.',
    writing:
      'Este dispositivo no tiene espacio. Deja esta página abierta hasta que vuelva la conexión, para que se envíe lo que escribiste.',
  },
  install: {
    title: 'Kiai como app',
    text: 'En tu pantalla de inicio, en su propia ventana. Tus planes, frases, ejercicios y últimas conversaciones se pueden leer aunque el gimnasio no tenga señal.',
    installed: 'Estás usando la app instalada.',
    button: 'Instalar Kiai',
    declined: 'No se instaló. Puedes hacerlo aquí cuando quieras.',
    iphone: 'En iPhone y iPad, con Safari:',
    iphoneSteps: {
      share: 'Toca Compartir, el cuadrado con la flecha.',
      add: 'Elige “Agregar a inicio”.',
      confirm: 'Toca “Agregar”. Kiai ya está entre tus apps.',
    },
    other: 'En otros navegadores:',
    otherSteps: {
      menu: 'Abre el menú del navegador.',
      choose: 'Elige “Instalar app” o “Agregar a la pantalla de inicio”.',
    },
  },
}
