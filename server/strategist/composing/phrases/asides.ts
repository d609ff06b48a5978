import type { Language } from '#contract/language.ts'
import type { Phrases } from './phrases.ts'

/** Sentences about what is known of the member from before. */
export const asides: Record<Language, Phrases['asides']> = {
  en: {
    tried: ['You already tried {tried}, so I leave that out.', 'What you tried, {tried}, I will not repeat.'],
    confidence: [
      'You put yourself at {confidence} out of 10: something already keeps it from being a {confidence_below}.',
      'At {confidence} out of 10 we are after one notch, not a leap.',
    ],
    summary: ['Last time we were at {summary}.', 'I still have this from before: {summary}.'],
    streak: ['And your streak stands at {streak} days.', 'Your streak says the same: {streak} days in a row.'],
    overload: [
      'Your log shows far more than usual in the last 7 days, so put one easy day in before you add anything.',
      'By your log the last 7 days were well above your usual load: an easy day now is part of the plan.',
    ],
    lesson: [
      'You wrote after your last result: {lesson}. That belongs in here.',
      'Your own note still counts: {lesson}.',
    ],
    sessions: [
      'Your log says it too: {sessions} sessions in 7 days.',
      '{sessions} sessions in 7 days in your log carry that.',
    ],
    quiz: [
      'Your quiz put the fire at {fire} of 100: a low flame, so we start with something that cannot fail.',
      'Your quiz put the fire at {fire} of 100: it is burning, and it needs fuel in small pieces.',
      'Your quiz put the fire at {fire} of 100: enough heat, so direction is what counts now.',
      'Your quiz put the fire at {fire} of 100: with that much heat, the skill is to pace it.',
    ],
  },
  pt: {
    tried: ['Você já tentou {tried}, então isso fica de fora.', 'O que você já tentou, {tried}, eu não repito.'],
    confidence: [
      'Você se dá {confidence} de 10: alguma coisa já impede que seja {confidence_below}.',
      'Com {confidence} de 10, procuramos um ponto a mais, não um salto.',
    ],
    summary: ['Da última vez paramos em {summary}.', 'Ainda guardo isto de antes: {summary}.'],
    streak: ['E a sua sequência está em {streak} dias.', '{streak} dias seguidos na sua sequência dizem o mesmo.'],
    overload: [
      'O seu diário mostra bem mais do que o normal nos últimos 7 dias: ponha um dia leve antes de somar qualquer coisa.',
      'Pelo seu diário, os últimos 7 dias passaram bem da sua carga normal: um dia leve agora faz parte do plano.',
    ],
    lesson: [
      'Depois do seu último resultado você anotou: {lesson}. Isso entra aqui.',
      'A sua própria nota ainda vale: {lesson}.',
    ],
    sessions: [
      'O seu diário diz o mesmo: {sessions} treinos em 7 dias.',
      '{sessions} treinos em 7 dias no seu diário sustentam isso.',
    ],
    quiz: [
      'O seu quiz deu fogo {fire} de 100: chama baixa, então começamos por algo que não tem como falhar.',
      'O seu quiz deu fogo {fire} de 100: está aceso e pede lenha em pedaços pequenos.',
      'O seu quiz deu fogo {fire} de 100: calor não falta, agora o que conta é a direção.',
      'O seu quiz deu fogo {fire} de 100: com tanto calor, a arte é dosar.',
    ],
  },
  es: {
    tried: ['Ya intentaste {tried}, así que eso queda fuera.', 'Lo que ya probaste, {tried}, no lo repito.'],
    confidence: [
      'Te pones {confidence} de 10: algo ya impide que sea {confidence_below}.',
      'Con {confidence} de 10 buscamos un punto más, no un salto.',
    ],
    summary: ['La última vez quedamos en {summary}.', 'Todavía guardo esto de antes: {summary}.'],
    streak: ['Y tu racha va en {streak} días.', '{streak} días seguidos en tu racha dicen lo mismo.'],
    overload: [
      'Tu diario muestra mucho más que lo normal en los últimos 7 días: pon un día suave antes de sumar nada.',
      'Según tu diario, los últimos 7 días superaron por mucho tu carga normal: un día suave ahora es parte del plan.',
    ],
    lesson: [
      'Después de tu último resultado anotaste: {lesson}. Eso entra aquí.',
      'Tu propia nota sigue valiendo: {lesson}.',
    ],
    sessions: [
      'Tu diario dice lo mismo: {sessions} entrenamientos en 7 días.',
      '{sessions} entrenamientos en 7 días en tu diario lo sostienen.',
    ],
    quiz: [
      'Tu quiz marcó un fuego de {fire} sobre 100: llama baja, así que empezamos por algo que no puede fallar.',
      'Tu quiz marcó un fuego de {fire} sobre 100: arde y pide leña en trozos pequeños.',
      'Tu quiz marcó un fuego de {fire} sobre 100: calor hay, ahora cuenta la dirección.',
      'Tu quiz marcó un fuego de {fire} sobre 100: con tanto calor, el arte está en dosificarlo.',
    ],
  },
}
