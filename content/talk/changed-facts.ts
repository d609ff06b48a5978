import type { Language } from '#contract/language.ts'

/** What a fact is that was put right, as far as that says what changes with it. */
export type ChangedFact =
  | 'more_sessions'
  | 'fewer_sessions'
  | 'older'
  | 'younger'
  | 'under_age'
  | 'heavier'
  | 'lighter'
  | 'longer_rounds'
  | 'shorter_rounds'
  | 'side'
  | 'person'
  | 'sport'

/** What changes with a fact in an answer that stays as it is otherwise. */
const CHANGED_FACTS: Record<Language, Record<ChangedFact, string>> = {
  en: {
    more_sessions:
      'The answer stays, with one thing more: at {to} a week, never put two hard days next to each other, keep one session easy and one day free.',
    fewer_sessions:
      'The answer stays, with one thing more: at {to} a week, keep what matters most and drop the rest, and give everything about half as many weeks again.',
    older:
      'The answer stays, with one thing more: at {to}, warm up five minutes longer and leave a day between hard sessions.',
    younger:
      'The answer stays, with one thing more: at {to} you recover faster, so you may add something each week, as long as the technique stays clean.',
    under_age:
      'The answer stays, with one thing more: at {to}, no losing weight, sparring only light, weights only with somebody who watches, and the parents know the plan.',
    heavier:
      'The answer stays; look up sizes and classes again with {to}, and give a change of weight more weeks, about half a kilo each.',
    lighter: 'The answer stays; look up sizes and classes again with {to}, and eat enough around training.',
    longer_rounds:
      'The answer stays, with one thing more: with {to} minutes a round, begin calmer, keep the bursts for the last minute, and do one round less at first.',
    shorter_rounds:
      'The answer stays, with one thing more: with {to} minutes a round, go faster from the first bell; the number of rounds and the breaks stay.',
    side: 'It is the same on that side; compare it with the other one now and then.',
    person:
      'The answer stays, only that you pass it on: one thing at a time, in their own words, and ask first what they want to change.',
    sport: 'The answer stays in the main; ask your coach which of it the rules of {to} do not allow.',
  },
  pt: {
    more_sessions:
      'A resposta continua valendo, com um detalhe: com {to} por semana, nunca dois dias pesados seguidos, um treino leve e um dia livre.',
    fewer_sessions:
      'A resposta continua valendo, com um detalhe: com {to} por semana, fique com o mais importante, deixe o resto e conte com metade a mais de semanas.',
    older:
      'A resposta continua valendo, com um detalhe: aos {to}, aqueça cinco minutos a mais e deixe um dia entre os treinos pesados.',
    younger:
      'A resposta continua valendo, com um detalhe: aos {to} a recuperação é mais rápida, então dá para somar um pouco a cada semana, enquanto a técnica sair limpa.',
    under_age:
      'A resposta continua valendo, com um detalhe: aos {to}, nada de perder peso, sparring só leve, carga só com alguém olhando, e os pais sabendo do plano.',
    heavier:
      'A resposta continua valendo; confira de novo tamanhos e categorias com {to} e dê mais semanas a qualquer mudança de peso, cerca de meio quilo em cada uma.',
    lighter:
      'A resposta continua valendo; confira de novo tamanhos e categorias com {to} e coma o bastante perto do treino.',
    longer_rounds:
      'A resposta continua valendo, com um detalhe: com {to} minutos por round, comece mais calmo, guarde os arranques para o último minuto e, no início, faça um round a menos.',
    shorter_rounds:
      'A resposta continua valendo, com um detalhe: com {to} minutos por round, acelere desde o gongo; o número de rounds e as pausas ficam iguais.',
    side: 'Desse lado é a mesma coisa; de vez em quando compare com o outro.',
    person:
      'A resposta continua valendo, só que passa por você: uma coisa de cada vez, com palavras simples, e perguntando antes o que a pessoa quer mudar.',
    sport: 'No principal a resposta continua valendo; pergunte ao treinador o que as regras de {to} não permitem.',
  },
  es: {
    more_sessions:
      'La respuesta sigue en pie, con un detalle: con {to} por semana, nunca dos días duros seguidos, una sesión suave y un día libre.',
    fewer_sessions:
      'La respuesta sigue en pie, con un detalle: con {to} por semana, quédate con lo más importante, deja el resto y cuenta con la mitad más de semanas.',
    older:
      'La respuesta sigue en pie, con un detalle: a los {to}, calienta cinco minutos más y deja un día entre las sesiones duras.',
    younger:
      'La respuesta sigue en pie, con un detalle: a los {to} te recuperas más rápido, así que puedes sumar algo cada semana mientras la técnica salga limpia.',
    under_age:
      'La respuesta sigue en pie, con un detalle: a los {to}, nada de bajar de peso, sparring solo suave, pesas solo con alguien que mire, y los padres al tanto del plan.',
    heavier:
      'La respuesta sigue en pie; revisa otra vez tallas y categorías con {to} y dale más semanas a cualquier cambio de peso, cerca de medio kilo en cada una.',
    lighter:
      'La respuesta sigue en pie; revisa otra vez tallas y categorías con {to} y come lo suficiente cerca del entreno.',
    longer_rounds:
      'La respuesta sigue en pie, con un detalle: con {to} minutos por asalto, empieza más tranquilo, guarda los arranques para el último minuto y al principio haz un asalto menos.',
    shorter_rounds:
      'La respuesta sigue en pie, con un detalle: con {to} minutos por asalto, sube el ritmo desde la campana; el número de asaltos y las pausas quedan igual.',
    side: 'De ese lado es lo mismo; de vez en cuando compara con el otro.',
    person:
      'La respuesta sigue en pie, solo que pasa por ti: una cosa a la vez, con palabras sencillas, y preguntando antes qué quiere cambiar.',
    sport: 'En lo principal la respuesta sigue en pie; pregunta al entrenador qué no permiten las reglas de {to}.',
  },
}

export const changedFact = (fact: ChangedFact, to: string, language: Language): string =>
  CHANGED_FACTS[language][fact].replace('{to}', to)
