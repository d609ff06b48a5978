import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Camp de pelea',
  titleOther: 'Cuenta regresiva',
  failed: 'No se pudo cargar tu camp.',
  unnamed: 'Tu pelea',
  unnamedOther: 'Tu evento',
  daysLeft_one: 'día restante',
  daysLeft_many: 'de días restantes',
  daysLeft_other: 'días restantes',
  today: 'Hoy',
  todayText: 'Llegó el día.',
  over: 'Ya pasó',
  overText_one: 'ayer',
  overText_many: 'hace {{count}} de días',
  overText_other: 'hace {{count}} días',
  line: 'La línea de tu camp',
  here: 'Estás aquí: {{phase}}',
  steps: 'Pasos en la línea',
  noSteps: 'Aún no hay pasos de tus planes en este camp.',
  planIt: 'Planearlo en la Sala de Guerra',
  change: 'Cambiar la fecha',
  stepDone: 'hecho',
  phase: {
    build: 'Base',
    sharpen: 'Afinar',
    taper: 'Descarga',
    fight_week: 'Semana de pelea',
    after: 'Después',
  },
  purpose: {
    build:
      'Ahora toca volumen. Arma la base: acondicionamiento, lo básico bien hecho y ese hueco que tu coach siempre te marca.',
    sharpen:
      'Menos volumen, más pelea. Haz sparring al ritmo del combate y repite las dos o tres cosas que de verdad vas a usar.',
    taper: 'El trabajo ya está hecho. Baja el volumen, conserva la velocidad y duerme más de lo que crees necesario.',
    fight_week:
      'Nada nuevo. Poco y con chispa: las mismas comidas, la misma hora de dormir y tu entrada al combate ya en la cabeza.',
    after: 'Primero descansa. Después mira atrás mientras está fresco: qué funcionó, qué te costó, qué te llevas.',
  },
  purposeOther: {
    build: 'Hay tiempo. Haz ahora la parte pesada, cuando nadie mira el reloj.',
    sharpen: 'Ensaya en condiciones reales: la misma hora, la misma duración y alguien que haga preguntas difíciles.',
    taper: 'El trabajo ya está hecho. Repite lo que ya te sale, suelta lo que no y duerme.',
    fight_week: 'Nada nuevo. Repeticiones cortas, dormir temprano y los dos primeros minutos ya en la cabeza.',
    after: 'Respira. Después mira atrás mientras está fresco: qué funcionó, qué te costó, qué te llevas.',
  },
  debrief: {
    title: '¿Cómo te fue?',
    ask: 'Contar cómo fue',
    told: 'Está en tu diario de entrenamiento. Tus coaches parten de ahí.',
    outcome: 'Cómo terminó',
    outcomeMissing: 'Elige cómo terminó.',
    choose: 'Elige…',
    outcomes: { win: 'Gané', loss: 'Perdí', draw: 'Empate', no_contest: 'Sin resultado' },
    method: 'Cómo se decidió',
    methodHint: 'Decisión, llave de brazo, ippon, nocaut…',
    learnt: 'Lo que te llevas',
    learntHint: 'Qué funcionó, qué te costó, qué entrenar ahora. Tus coaches lo leen.',
    save: 'Guardar',
    saved: 'Anotado. Tus coaches ya lo saben.',
    failed: 'No se guardó',
    notHappened: 'Al final no se hizo',
    forgotten: 'Fecha borrada. No pasa nada.',
  },
  safety: {
    title: 'Dos líneas que nadie cruza en este camp',
    weight:
      'Peso: nada de deshidratarse, ni sauna, ni laxantes ni diuréticos, y ningún corte de peso antes de los 18 años. Un corte grande en los últimos días es asunto de un médico o nutricionista; si no, se pelea en la categoría de arriba.',
    head: 'Cabeza: después de un nocaut o de una posible conmoción no hay sparring ni pelea hasta que un médico te dé el alta. Dolor de cabeza, mareo, molestia con la luz, un hueco en la memoria: para y busca atención médica hoy.',
  },
}
