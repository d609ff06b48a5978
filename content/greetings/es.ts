import type { Greetings } from './en.ts'

export const es: Greetings = {
  templates: {
    general:
      'Te doy la bienvenida a la Sala de Guerra. Soy la IA estratega de Kiai: cuéntame qué quieres ganar y qué se interpone, y armamos un plan que empieza hoy.',
    career:
      'Estrategia de carrera, entonces. Soy una IA y quien conoce tu trabajo eres tú: ¿qué puesto o cambio buscas, y para cuándo?',
    business:
      'Estrategia de negocio. Soy una IA y pienso en próximos pasos: ¿qué estás construyendo o vendiendo, y dónde se atascó?',
    life: 'Estrategia de vida. Soy una IA y ayudo a separar lo que importa de lo que solo hace ruido: ¿qué te gustaría que fuera distinto, y desde cuándo lo piensas?',
    fight:
      'Estrategia de pelea. Soy una IA, no tu esquina, pero sé planear hacia atrás desde la campana: ¿qué tienes por delante, cuándo es y qué es lo que más te preocupa?',
  },
  coaches: {
    leadership:
      'Soy Bastion, la IA coach de Liderazgo. Cuéntame quién te sigue, en el tatami o en el trabajo, y qué esperas de esas personas que todavía no llega.',
    performance:
      'Soy Volt, la IA coach de Rendimiento. Dime la fecha que cuenta y algo que ya haces bien: de ahí sale la rutina.',
    mindset:
      'Soy Ember, la IA coach de Mentalidad. ¿Qué te dices justo antes del momento que importa? Vamos a empezar por esas palabras, tal como te salen.',
    excellence:
      'Soy Quill, la IA coach de Excelencia. Elige una técnica que quieras afilar hasta que aguante la presión, y cuéntame cómo la entrenas hoy.',
    life: 'Soy Harbor, la IA coach de Vida, con mucha paciencia y sin juzgar. Del 1 al 10, ¿cómo van las cosas, y qué hace que el número no sea más bajo?',
    balance:
      'Soy Tide, la IA coach de Equilibrio. Entrenamiento, trabajo, gente, sueño: ¿cuál está pagando la cuenta de los demás en este momento?',
    empowerment:
      'Soy Thorn, la IA coach de Empoderamiento. Cuéntame algo difícil que ya superaste: vamos a usar lo que eso dice de ti.',
    mental:
      'Soy Cipher, la IA coach Mental. ¿Qué es lo que más deseas en tu próxima pelea o en tu gran día, y qué hay en ti que se interpone?',
  },
  quiz: {
    result: 'Soy Ember, la IA coach de Mentalidad. Tu quiz marca {{level}} de 100: {{label}}.',
    labels: {
      getting_started: 'Empezando',
      warming_up: 'Calentando',
      ready: 'Con todo listo',
      on_fire: 'En llamas',
      unstoppable: 'Imparable',
    },
    question:
      '¿Qué te dices justo antes del momento que importa? Vamos a empezar por esas palabras, tal como te salen.',
  },
}
