import type { Language } from '#contract/language.ts'

/** What a day is for: one trains for a contest, and learns for anything else. */
export type PreparedFor = 'contest' | 'other'

interface Stretch {
  /** The stretch has at most so many days. */
  upTo: number
  text: Record<PreparedFor, string>
}

/**
 * What to do in the days that are left when the day of an event is another one. `{days}` are those days, `{half}` is the day
 * in the middle of them, and `{last_hard}` the last day for hard work.
 */
const STRETCHES: Record<Language, readonly Stretch[]> = {
  en: [
    {
      upTo: 3,
      text: {
        contest:
          'You can’t build anything more in {days}: one light session of twenty minutes at most, then rest. Pack your bag tonight, eat what you know, go to bed early, and choose one thing to do in the first ten seconds.',
        other:
          'With {days} left, start nothing new: go through everything once today, then practise the three things most likely to come up, aloud. Get everything ready the evening before and stop at eight.',
      },
    },
    {
      upTo: 10,
      text: {
        contest:
          'With {days} left, the aim is to arrive fresh: no more hard sparring, sessions half as long, a few fast rounds with your two best actions, and nothing new. Settle papers, travel and gear first; on the last two days only move a little.',
        other:
          'With {days} left: until {half} close the gaps, one a day; from then on only rehearse as on the day itself, with a clock. Keep training short and light, and put sleep first.',
      },
    },
    {
      upTo: 24,
      text: {
        contest:
          'With {days} left, there is room for one real block: hard rounds until {last_hard}, which is also the last day for hard sparring, then half the amount at full speed. Work on the one weak point that costs you most, and leave the rest for afterwards.',
        other:
          'With {days} left: go through everything once by {half}, then rehearse every other day as on the day itself and correct only what went wrong. Nothing new in the last two days.',
      },
    },
    {
      upTo: 48,
      text: {
        contest:
          'With {days} left, split the time in three: until {half} build up, with two hard days a week and the weak point in every session; until {last_hard} rounds as on the day; after that half the amount and nothing new.',
        other:
          'With {days} left, there is time to go through everything once by {half}, and then a second time more quickly, with a rehearsal each week. Keep your training as it is until ten days before.',
      },
    },
    {
      upTo: Number.POSITIVE_INFINITY,
      text: {
        contest:
          'With {days} left, there is time to build up: until {half} fitness, strength and the weak point, with every fourth week lighter; from then on rounds as on the day, twice a week; the last hard sparring on {last_hard}, then only light, fast work and rest.',
        other:
          'With {days} left, an hour on four days a week is enough at first: the basics until {half}, then a mock test or rehearsal once a week, and from {last_hard} on only what still goes wrong.',
      },
    },
  ],
  pt: [
    {
      upTo: 3,
      text: {
        contest:
          'Em {days} não dá mais para ganhar condicionamento: no máximo um treino leve de vinte minutos, depois descanso. Arrume a mala hoje à noite, coma o que já conhece, deite cedo e escolha uma coisa só para fazer nos primeiros dez segundos.',
        other:
          'Em {days} nada de matéria nova: hoje passe por tudo uma vez, depois as três coisas mais prováveis, em voz alta. Deixe tudo pronto na véspera e pare às oito.',
      },
    },
    {
      upTo: 10,
      text: {
        contest:
          'Com {days}, o objetivo é chegar com o corpo descansado: nada de sparring duro, treinos pela metade, poucos rounds rápidos com as suas duas melhores ações e nada de novo. Documentos, viagem e equipamento se resolvem primeiro; nos dois últimos dias, só se mexa um pouco.',
        other:
          'Com {days}: até {half} feche as lacunas, uma por dia; daí em diante só ensaie como se fosse o dia, com relógio. O treino fica curto e leve, e o sono vem primeiro.',
      },
    },
    {
      upTo: 24,
      text: {
        contest:
          'Com {days} cabe um bloco de verdade: rounds duros até {last_hard}, que é também o último sparring forte, depois metade do volume em velocidade de luta. Pegue o ponto fraco que mais atrapalha e deixe o resto para depois.',
        other:
          'Com {days}: passe por tudo uma vez até {half}, depois ensaie dia sim, dia não, como se fosse o dia, e corrija só o que falhou. Nos dois últimos dias, nada novo.',
      },
    },
    {
      upTo: 48,
      text: {
        contest:
          'Com {days} são três partes: até {half}, treino de base, com dois dias duros por semana e o ponto fraco em todo treino; até {last_hard}, rounds no ritmo do dia; depois metade do volume e nada de novo.',
        other:
          'Com {days} dá para passar por tudo uma vez até {half} e outra vez mais rápido, com um ensaio por semana. Mantenha o treino como está até dez dias antes; depois, mais leve.',
      },
    },
    {
      upTo: Number.POSITIVE_INFINITY,
      text: {
        contest:
          'Com {days} dá tempo de evoluir: até {half}, condicionamento, força e o ponto fraco, com uma semana mais leve a cada quatro; a partir de {half}, rounds no ritmo do dia, duas vezes por semana; último sparring forte em {last_hard}, depois só descanso e velocidade.',
        other:
          'Com {days}, uma hora em quatro dias da semana basta no começo: a base até {half}, depois provas antigas ou ensaios uma vez por semana, e a partir de {last_hard} só o que ainda falha.',
      },
    },
  ],
  es: [
    {
      upTo: 3,
      text: {
        contest:
          'En {days} ya no da tiempo de mejorar nada: como mucho una sesión suave de veinte minutos y después descanso. Prepara la bolsa esta noche, come lo que conoces, acuéstate temprano y elige una sola cosa para los primeros diez segundos.',
        other:
          'En {days} ya no conviene ver nada nuevo: hoy repasa todo una vez, después las tres cosas más probables, en voz alta. La noche anterior deja todo listo y no sigas después de las ocho.',
      },
    },
    {
      upTo: 10,
      text: {
        contest:
          'Con {days} se trata de llegar con energía: se acabó el sparring duro, sesiones a la mitad, pocos asaltos rápidos con tus dos mejores acciones y nada nuevo. Papeles, viaje y equipo se resuelven primero; los dos últimos días, muévete solo un poco.',
        other:
          'Con {days}: hasta el {half} repasa lo que te falta, una cosa por día; desde ahí solo ensaya como si ya fuera el día, con reloj. El entreno queda corto y suave, y dormir es lo primero.',
      },
    },
    {
      upTo: 24,
      text: {
        contest:
          'Con {days} cabe un bloque de verdad: asaltos duros hasta el {last_hard}, que es también el último sparring fuerte, y después la mitad de volumen a velocidad de pelea. Trabaja solo el punto débil que más te perjudica y deja el resto para después.',
        other:
          'Con {days}: repasa todo una vez hasta el {half}, después ensaya un día sí y otro no, como si ya fuera el día, y corrige solo lo que falló. Los dos últimos días, nada nuevo.',
      },
    },
    {
      upTo: 48,
      text: {
        contest:
          'Con {days} hay tres partes: hasta el {half}, subir de nivel, con dos días duros por semana y el punto débil en cada sesión; hasta el {last_hard}, asaltos al ritmo de ese día; después, la mitad de volumen y nada nuevo.',
        other:
          'Con {days} da para repasar todo una vez hasta el {half} y otra vez más rápido, con un ensayo por semana. Mantén el entreno como está hasta diez días antes.',
      },
    },
    {
      upTo: Number.POSITIVE_INFINITY,
      text: {
        contest:
          'Con {days} hay tiempo de sobra: hasta el {half}, físico, fuerza y el punto débil, con una semana más ligera cada cuatro; después, asaltos al ritmo de ese día, dos veces por semana; el último sparring fuerte, el {last_hard}, y desde ahí poco y rápido.',
        other:
          'Con {days}, al principio basta una hora cuatro días por semana: la base hasta el {half}, después exámenes viejos o ensayos una vez por semana, y desde el {last_hard} solo lo que aún falla.',
      },
    },
  ],
}

/** What to do until the day of an event, for the days that are left. */
export function untilEvent(left: number, preparedFor: PreparedFor, language: Language): string {
  const stretch = STRETCHES[language].find(({ upTo }) => left <= upTo)
  if (!stretch) throw new Error(`Nothing is written for ${left} days`)
  return stretch.text[preparedFor]
}
