import type { Language } from '#contract/language.ts'

/** What a fact is that was put right, as far as that says what changes with it. */
export type ChangedFact =
  | 'sessions'
  | 'more_hours'
  | 'fewer_hours'
  | 'more_minutes'
  | 'fewer_minutes'
  | 'more_sleep'
  | 'less_sleep'
  | 'more_rounds'
  | 'fewer_rounds'
  | 'dearer'
  | 'cheaper'
  | 'more_people'
  | 'fewer_people'
  | 'sooner'
  | 'later'
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
const CHANGED_FACTS: Record<Language, Record<Exclude<ChangedFact, 'sessions'>, string>> = {
  en: {
    more_hours:
      'The answer stays, with one thing more: with {to} hours a week, never put two hard days next to each other, keep one session easy and one day free.',
    fewer_hours:
      'The answer stays, with one thing more: with {to} hours a week, keep what matters most and drop the rest.',
    more_minutes:
      'With {to} minutes: five to warm up, five to come down, and all the rest for the main part; rather a second round of it than new exercises.',
    fewer_minutes: 'With {to} minutes: five to warm up, then only the most important part, and the rest is left out.',
    more_sleep: 'With {to} hours, sleep is hardly the cause; look first at food, at hard days in a row and at worries.',
    less_sleep:
      'With {to} hours, sleep is the first thing to change: nothing you train makes up for it. Go to bed half an hour earlier each week until it is more than seven, and until then turn the hardest early session into sleep.',
    more_rounds:
      'With {to} rounds, start at three quarters of your pace, train one round more than the bout has, and add one round a week until you are there.',
    fewer_rounds:
      'With {to} rounds you can start faster: train one round more than the bout has, at full pace, with full breaks.',
    dearer:
      'That is {difference} more. If it no longer fits, there are three ways: ask to pay in parts, ask for a later date, or leave out something that costs as much.',
    cheaper: 'That is {difference} less. Put it aside for the next cost before it is spent.',
    more_people: 'That is {difference} more: plan places, time and money for that number from now on.',
    fewer_people: 'That is {difference} fewer: plan places, time and money for that number from now on.',
    sooner: 'That is {days} less.',
    later: 'That gives you {days} more.',
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
    side: 'The answer holds for that side in the same way; where a foot, a step or a direction was named, mirror it.',
    person:
      'The answer stays, only that you pass it on: one thing at a time, in their own words, and ask first what they want to change.',
    sport: 'The answer stays in the main; ask your coach which of it the rules of {to} do not allow.',
  },
  pt: {
    more_hours:
      'A resposta continua valendo, com um detalhe: com {to} horas por semana, nunca dois dias pesados seguidos, um treino leve e um dia livre.',
    fewer_hours:
      'A resposta continua valendo, com um detalhe: com {to} horas por semana, fique com o mais importante e deixe o resto.',
    more_minutes:
      'Com {to} minutos: cinco para aquecer, cinco para soltar no fim e todo o resto na parte principal; antes uma segunda volta dela do que exercícios novos.',
    fewer_minutes: 'Com {to} minutos: cinco para aquecer, depois só a parte mais importante, e o resto fica de fora.',
    more_sleep:
      'Com {to} horas, o sono dificilmente é a causa; olhe primeiro a comida, os dias pesados seguidos e as preocupações.',
    less_sleep:
      'Com {to} horas, o sono é a primeira coisa a mudar: nenhum treino compensa isso. Deite meia hora mais cedo a cada semana até passar de sete, e até lá troque o treino mais pesado da manhã por sono.',
    more_rounds:
      'Com {to} rounds, comece a três quartos do seu ritmo, treine um round a mais do que a luta tem e some um round por semana até chegar lá.',
    fewer_rounds:
      'Com {to} rounds dá para começar mais rápido: treine um round a mais do que a luta tem, no ritmo da luta, com pausas inteiras.',
    dearer:
      'São {difference} a mais. Se não couber mais, há três saídas: pedir para parcelar, pedir outra data ou deixar de lado algo que custe o mesmo.',
    cheaper: 'São {difference} a menos. Guarde para o próximo gasto antes que suma.',
    more_people:
      'Agora são mais ({difference} a mais): a partir de agora conte lugares, tempo e dinheiro com esse número.',
    fewer_people:
      'Agora são menos ({difference} a menos): a partir de agora conte lugares, tempo e dinheiro com esse número.',
    sooner: 'Você tem {days} a menos.',
    later: 'Você ganhou {days}.',
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
    side: 'A resposta vale do mesmo jeito para esse lado; onde falei de pé, passo ou direção, inverta.',
    person:
      'A resposta continua valendo, só que passa por você: uma coisa de cada vez, com palavras simples, e perguntando antes o que a pessoa quer mudar.',
    sport: 'No principal a resposta continua valendo; pergunte ao treinador o que as regras de {to} não permitem.',
  },
  es: {
    more_hours:
      'La respuesta sigue en pie, con un detalle: con {to} horas por semana, nunca dos días duros seguidos, una sesión suave y un día libre.',
    fewer_hours:
      'La respuesta sigue en pie, con un detalle: con {to} horas por semana, quédate con lo más importante y deja el resto.',
    more_minutes:
      'Con {to} minutos: cinco para calentar, cinco para soltar al final y todo lo demás en la parte principal; mejor una segunda vuelta de ella que ejercicios nuevos.',
    fewer_minutes:
      'Con {to} minutos: cinco para calentar, después solo la parte más importante, y lo demás queda fuera.',
    more_sleep:
      'Con {to} horas, el sueño difícilmente es la causa; mira primero la comida, los días duros seguidos y las preocupaciones.',
    less_sleep:
      'Con {to} horas, el sueño es lo primero que hay que cambiar: ningún entrenamiento lo compensa. Acuéstate media hora antes cada semana hasta pasar de siete, y hasta entonces cambia la sesión más dura de la mañana por sueño.',
    more_rounds:
      'Con {to} asaltos, empieza a tres cuartos de tu ritmo, entrena un asalto más de los que tiene la pelea y suma uno por semana hasta llegar.',
    fewer_rounds:
      'Con {to} asaltos puedes empezar más rápido: entrena un asalto más de los que tiene la pelea, a su ritmo y con pausas completas.',
    dearer:
      'Son {difference} más. Si ya no alcanza, hay tres salidas: pedir pagarlo en partes, pedir otra fecha o dejar algo que cueste lo mismo.',
    cheaper: 'Son {difference} menos. Apártalos para el próximo gasto antes de que se vayan.',
    more_people: 'Ahora son más (+{difference}): desde ahora cuenta lugares, tiempo y dinero con ese número.',
    fewer_people: 'Ahora son menos (−{difference}): desde ahora cuenta lugares, tiempo y dinero con ese número.',
    sooner: 'Tienes {days} menos.',
    later: 'Ganaste {days}.',
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
    side: 'La respuesta vale igual para ese lado; donde hablé de un pie, un paso o una dirección, inviértelos.',
    person:
      'La respuesta sigue en pie, solo que pasa por ti: una cosa a la vez, con palabras sencillas, y preguntando antes qué quiere cambiar.',
    sport: 'En lo principal la respuesta sigue en pie; pregunta al entrenador qué no permiten las reglas de {to}.',
  },
}

/** How the sessions of a week are shared out, from one to seven of them. */
const SESSIONS: Record<Language, { lead: string; by_number: readonly string[] }> = {
  en: {
    lead: 'Shared out anew for ',
    by_number: [
      'one session a week: take the class with a partner, one theme for a whole month, and two short blocks at home, ten minutes of shadow work or drills and ten of strength.',
      'two sessions a week: one for technique, one for rounds or sparring, at least two days apart, and one short block at home.',
      'three sessions a week: one for technique, one for rounds or sparring, one mixed, with a day between them where you can.',
      'four sessions a week: hard and easy in turns, technique, sparring, technique, conditioning, and a full day off after the hardest.',
      'five sessions a week: two hard ones, two of technique and an easy one, a full day off, and every fourth week a lighter one.',
      'six sessions a week: at most two hard ones and never next to each other, two of technique at low effort, two easy; the seventh day is off.',
      'seven sessions a week leave no day to recover: make one a full day off, and of the others at most two hard.',
    ],
  },
  pt: {
    lead: 'Dividido de novo para ',
    by_number: [
      'um treino por semana: vá à aula com parceiro, um tema só no mês inteiro, e em casa dois blocos curtos, dez minutos de sombra ou drills e dez de força.',
      'dois treinos por semana: um de técnica, um de rounds ou sparring, com pelo menos dois dias entre eles, e um bloco curto em casa.',
      'três treinos por semana: um de técnica, um de rounds ou sparring, um misto, com um dia de intervalo onde der.',
      'quatro treinos por semana: pesado e leve em turnos, técnica, sparring, técnica, condicionamento, e um dia livre depois do mais pesado.',
      'cinco treinos por semana: dois pesados, dois de técnica e um leve, um dia livre, e a cada quarta semana uma mais leve.',
      'seis treinos por semana: no máximo dois pesados e nunca seguidos, dois de técnica com pouco esforço, dois leves; o sétimo dia é livre.',
      'sete treinos por semana não deixam dia para recuperar: faça de um deles um dia livre e, dos outros, no máximo dois pesados.',
    ],
  },
  es: {
    lead: 'Repartido de nuevo para ',
    by_number: [
      'una sesión por semana: ve a la clase con compañero, un solo tema todo el mes, y en casa dos bloques cortos, diez minutos de sombra o drills y diez de fuerza.',
      'dos sesiones por semana: una de técnica y una de asaltos o sparring, con al menos dos días entre ellas, y un bloque corto en casa.',
      'tres sesiones por semana: una de técnica, una de asaltos o sparring y una mixta, con un día en medio donde se pueda.',
      'cuatro sesiones por semana: duras y suaves por turnos, técnica, sparring, técnica, físico, y un día libre después de la más dura.',
      'cinco sesiones por semana: dos duras, dos de técnica y una suave, un día libre, y cada cuarta semana más ligera.',
      'seis sesiones por semana: como mucho dos duras y nunca seguidas, dos de técnica con poco esfuerzo, dos suaves; el séptimo día es libre.',
      'siete sesiones por semana no dejan día para recuperar: haz de una un día libre y, de las demás, como mucho dos duras.',
    ],
  },
}

/** What a changed fact is now, and by how much it differs. */
export interface ChangedTo {
  to: string
  difference: string
}

/** “One day”, “12 days”. */
export const DAYS: Record<Language, (count: string) => string> = {
  en: (count) => (count === '1' ? 'one day' : `${count} days`),
  pt: (count) => (count === '1' ? 'um dia' : `${count} dias`),
  es: (count) => (count === '1' ? 'un día' : `${count} días`),
}

export function changedFact(fact: ChangedFact, { to, difference }: ChangedTo, language: Language): string {
  if (fact !== 'sessions')
    return CHANGED_FACTS[language][fact]
      .replace('{to}', to)
      .replace('{difference}', difference)
      .replace('{days}', DAYS[language](difference))
  const { lead, by_number } = SESSIONS[language]
  const number = Math.max(1, Math.min(Number.parseInt(to, 10) || 1, by_number.length))
  return lead + by_number[number - 1]
}
