import type { Language } from '#contract/language.ts'

/**
 * Sentences for calculations with the member's own numbers. Values in braces are formatted numbers (or a unit);
 * `{= value}` is a result, written with "=" or, if it was rounded, with "≈". `{value: # member/# members}` are the words
 * for one and for any other number, which is written in the place of the #.
 */
export interface SumTexts {
  readonly income: string
  readonly takings: string
  readonly classes: string
  readonly costs: string
  readonly left: string
  readonly missing: string
  readonly breakEven: string
  readonly breakEvenEach: string
  readonly wantedPeople: string
  readonly wantedEnough: string
  readonly wantedPrice: string
  readonly breakEvenClass: string
  readonly leaving: string
  readonly newPrice: string
  readonly priceRise: string
  readonly priceRiseTight: string
  readonly difference: string
  readonly riseMonthly: string
  readonly riseYearly: string
  readonly payBack: string
  readonly payBackExact: string
  readonly saving: string
  readonly rest: string
  readonly byMonths: string
  readonly byWeeks: string
  readonly byManyWeeks: string
  readonly hours: string
  readonly minutes: string
  readonly hoursAhead: string
  readonly pay: string
  readonly group: string
  readonly groups: string
  readonly weekly: string
  readonly withOwn: string
  readonly inAYear: string
  readonly split: string
  readonly takes: string
  readonly keeps: string
  readonly percentRise: string
  readonly costPercent: string
  readonly nowThen: string
  readonly differenceLess: string
  readonly allStay: string
  readonly moreInAYear: string
  readonly moreFromAll: string
  readonly stay: string
  readonly gone: string
  readonly lost: string
  readonly savingWeeks: string
  readonly takesMonths: string
  readonly takesWeeks: string
  readonly putMonthly: string
  readonly putWeekly: string
  readonly withSaved: string
  readonly enough: string
  readonly notEnough: string
  readonly paidOffMonths: string
  readonly paidOffWeeks: string
  readonly payStaff: string
  readonly payWeeks: string
  readonly payLessons: string
  readonly payLessonsWeeks: string
  readonly afterWeek: string
  readonly weightBetween: string
  readonly weightLoss: string
  readonly weightTooFast: string
  readonly part: string
  readonly afterParts: string
  readonly withAidIncome: string
  readonly withAid: string
  readonly eachPays: string
  readonly freeHours: string
  readonly sessionsIn: string
  readonly sessionsLeft: string
  readonly roundsLast: string
  readonly hoursPerWeek: string
  readonly passEach: string
  readonly passSaves: string
  readonly instalment: string
  readonly discounted: string
  readonly litresPerHundred: string
  readonly litres: string
  readonly fuelCost: string
  readonly blocks: string
  readonly inHours: string
  readonly minutesOf: string
  readonly eachBesides: string
  readonly dividedByZero: string
}

export const SUM_TEXTS: Record<Language, SumTexts> = {
  en: {
    income: '{members: # member/# members} × {price} {= income}.',
    takings: '{count} × {price} {= income} in all.',
    classes:
      '{price} × {people: # person/# people} × {classes: # class/# classes} a week × 4.33 weeks {= income} a month.',
    costs: '{list} {= costs} of costs.',
    left: 'After {costs} of costs, {result} is left.',
    missing: 'Against {costs} of costs, {result} is missing.',
    breakEven: 'At {price} a member you cover the costs with {needed: # member/# members}.',
    breakEvenEach: 'At {price} each you cover the costs with {needed}.',
    wantedPeople: '{want} + {costs} {= total}; ÷ {price} {= people}: that takes {needed}, {more} more than now.',
    wantedEnough: '{want} + {costs} {= total}; ÷ {price} {= people}: the {count} that you have {count: is/are} enough.',
    wantedPrice: '{want} + {costs} {= total}; ÷ {count} {= each} each.',
    breakEvenClass: 'With {needed: # person/# people} in every class you cover the costs.',
    leaving: '{leavers} of {members} leaving is {percent} %.',
    newPrice: '{old} + {rise} = {price} a member.',
    priceRise:
      'Now {members} × {old} {= income}. At {price}, {needed: # member brings/# members bring} in at least as much: up to {leavers} may leave before the raise earns you less.',
    priceRiseTight:
      'Now {members} × {old} {= income}. At {price} you need all {needed} for that: if one leaves, the raise earns you less.',
    difference: '{after} − {before} {= rise} more.',
    riseMonthly: '{rise} ÷ {members: # member/# members} {= share} a month for each.',
    riseYearly: '{rise} a year ÷ 12 months ÷ {members: # member/# members} {= share} a month for each.',
    payBack: '{invested} ÷ {profit} a month: it is earned back after {fewest} to {most} months of all the profit.',
    payBackExact: '{invested} ÷ {profit} a month = {months} months of all the profit to earn it back.',
    saving: '{target} minus {saved} leaves {rest}; at {monthly} a month that takes {months: # month/# months}.',
    rest: '{target} − {saved} {= rest} to go.',
    byMonths: '{rest} ÷ {months} months {= monthly} a month.',
    byWeeks: 'There are {weeks} weeks until then: {rest} ÷ {weeks} {= weekly} a week.',
    byManyWeeks: 'There are {weeks} weeks until then: {rest} ÷ {weeks} {= weekly} a week; × 4.33 {= monthly} a month.',
    hours: '{sessions} × {length} h {= weekly} h a week.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h a week.',
    hoursAhead: 'There are {weeks} weeks until then: {weeks} × {weekly} h {= total} h.',
    pay: '{count} h × {rate} {= weekly} a week; × 4.33 {= total} a month.',
    group: '{count} × {price} {= income}.',
    groups: '{list} {= income} in all.',
    weekly: '{members: # member/# members} × {price} {= weekly} a week; × {weeks} weeks {= monthly} a month.',
    withOwn: 'With your own share {list} {= total}: at {price} that takes {needed: # member/# members}.',
    inAYear: '{result} × 12 {= yearly} a year.',
    split: '{result} ÷ {partners} {= share} for each of you.',
    takes: '{income} × {percent} % {= part}; {rest} is left.',
    keeps: '{income} × {percent} % {= part} for you.',
    percentRise: '{old} × {percent} % {= rise}, so {price} a member.',
    costPercent: '{old} × {percent} % {= rise} more, so {price}.',
    nowThen:
      'Before: {members} × {old} {= before}. Without {leavers} there {stay: is #/are #}: {stay} × {price} {= after}.',
    differenceLess: '{before} − {after} {= loss} less.',
    allStay: 'If all stay: {members} × {price} {= after}, {more} more a month.',
    moreInAYear: '{more} × 12 {= yearly} more a year.',
    moreFromAll: '{members} × {rise} {= more} more a month, if all stay.',
    stay: '{before} − {leavers} = {stay: # member/# members} now.',
    gone: '{before} − {stay} = {leavers: # member/# members} fewer.',
    lost: '{leavers} × {price} {= monthly} less a month; × 12 {= yearly} a year.',
    savingWeeks: '{target} minus {saved} leaves {rest}; at {weekly} a week that takes {weeks: # week/# weeks}.',
    takesMonths: '{target} ÷ {rate} a month: that takes {count} months.',
    takesWeeks: '{target} ÷ {rate} a week: that takes {count} weeks.',
    putMonthly: '{times: # month/# months} × {rate} {= put}.',
    putWeekly: '{times} weeks × {rate} {= put}.',
    withSaved: '{put} + {saved} {= total} in all.',
    enough: 'That is enough for {target}, with {rest} to spare.',
    notEnough: '{target} − {total} {= rest} is still missing.',
    paidOffMonths: '{owed} ÷ {rate} a month: paid off after {count} months, interest not counted.',
    paidOffWeeks: '{owed} ÷ {rate} a week: paid off after {count} weeks, interest not counted.',
    payStaff: '{staff} × {count} h × {rate} {= weekly} a week; × 4.33 {= total} a month.',
    payWeeks: '{count} h × {rate} {= weekly} a week; × {weeks} weeks {= total}.',
    payLessons: '{count} × {rate} {= weekly} a week; × 4.33 {= total} a month.',
    payLessonsWeeks: '{count} × {rate} {= weekly} a week; × {weeks} weeks {= total}.',
    afterWeek: '{weekly} − {spent} {= left} a week.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, {percent} % of your weight; ÷ {weeks} weeks {= weekly} {unit} a week.',
    weightTooFast:
      '{from} − {to} = {loss} {unit} in {weeks: # week/# weeks} is too fast to lose healthily: a higher class or a later date is safer, and ask a doctor before you try more.',
    weightLoss: '{loss} {unit} is {percent} % of {from}; ÷ {weeks} weeks {= weekly} {unit} a week.',
    part: '{income} × {percent} % {= part}.',
    afterParts: '{list} = {parts}. {income} − {parts} {= rest} is left.',
    withAidIncome: '{left} + {aid} {= total} with what others add.',
    withAid: '{costs} − {aid} {= rest}.',
    eachPays: '{costs} ÷ {people} {= share} for each.',
    freeHours: '{list} {= all} h. A week has 168: 168 − {all} {= rest: # h is/# h are} left.',
    sessionsIn: '{weeks: # week/# weeks} × {often} {= total: # session/# sessions}.',
    sessionsLeft: '{total} − {list} {= rest: # session/# sessions}.',
    roundsLast:
      '{rounds} × {length} {= work} min. {breaks} × {rest} {= pause} min of rest. {work} + {pause} {= total} min in all.',
    hoursPerWeek: 'There are {weeks} weeks until then: {hours} ÷ {weeks} {= weekly} h a week.',
    passEach: '{price} ÷ {count} {= each} a class.',
    passSaves: '{count} × {single} {= all}; {all} − {price} = {saved} saved.',
    instalment: '{rest} ÷ {count} {= part} each time.',
    discounted: '{price} less {percent} % {= pays}.',
    litresPerHundred: '{km} km × {rate} ÷ 100 {= litres: # litre/# litres}.',
    litres: '{km} km ÷ {rate} {= litres: # litre/# litres}.',
    fuelCost: '{litres} × {each} {= cost} of fuel.',
    blocks: '{list} {= total} min in all.',
    inHours: '{minutes} ÷ 60 {= hours} h a week.',
    minutesOf: '{count} × {length} {= minutes} min.',
    eachBesides: '{list} {= all} for each with what each pays besides.',
    dividedByZero: 'Nothing can be divided by zero.',
  },
  pt: {
    income: '{members: # aluno/# alunos} × {price} {= income}.',
    takings: '{count} × {price} {= income} no total.',
    classes:
      '{price} × {people: # pessoa/# pessoas} × {classes: # aula/# aulas} por semana × 4,33 semanas {= income} por mês.',
    costs: '{list} {= costs} de custos.',
    left: 'Tirando {costs} de custos, sobram {result}.',
    missing: 'Para cobrir {costs} de custos, faltam {result}.',
    breakEven: 'A {price} por aluno, os custos se pagam com {needed: # aluno/# alunos}.',
    breakEvenEach: 'A {price} cada, os custos se pagam com {needed}.',
    wantedPeople:
      '{want} + {costs} {= total}; ÷ {price} {= people}: são necessárias {needed} pessoas, {more} a mais que agora.',
    wantedEnough:
      '{want} + {costs} {= total}; ÷ {price} {= people}: {count: a # pessoa que você tem já basta/as # pessoas que você tem já bastam}.',
    wantedPrice: '{want} + {costs} {= total}; ÷ {count} {= each} por pessoa.',
    breakEvenClass: 'Com {needed: # pessoa/# pessoas} em cada aula, os custos se pagam.',
    leaving: 'Saídas: {leavers} de {members} alunos, ou seja, {percent}%.',
    newPrice: '{old} + {rise} = {price} por aluno.',
    priceRise:
      'Hoje, {members} × {old} {= income}. A {price}, {needed: # aluno já rende/# alunos já rendem} pelo menos isso: você pode perder até {leavers} sem faturar menos do que hoje.',
    priceRiseTight:
      'Hoje, {members} × {old} {= income}. A {price}, você precisa de todos os {needed} alunos para manter isso: se um sair, você fatura menos do que hoje.',
    difference: '{after} − {before} {= rise} a mais.',
    riseMonthly: '{rise} ÷ {members: # aluno/# alunos} {= share} por mês para cada um.',
    riseYearly: '{rise} por ano ÷ 12 meses ÷ {members: # aluno/# alunos} {= share} por mês para cada um.',
    payBack:
      '{invested} ÷ {profit} por mês: o dinheiro volta em {fewest} a {most} meses, se todo o lucro for para isso.',
    payBackExact:
      '{invested} ÷ {profit} por mês = {months} meses para o dinheiro voltar, se todo o lucro for para isso.',
    saving: '{target} menos {saved} dá {rest}; guardando {monthly} por mês, {months: é # mês/são # meses}.',
    rest: '{target} − {saved} {= rest}: é o que falta.',
    byMonths: '{rest} ÷ {months} meses {= monthly} por mês.',
    byWeeks: 'São {weeks} semanas até lá: {rest} ÷ {weeks} {= weekly} por semana.',
    byManyWeeks: 'São {weeks} semanas até lá: {rest} ÷ {weeks} {= weekly} por semana; × 4,33 {= monthly} por mês.',
    hours: '{sessions} × {length} h {= weekly} h por semana.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h por semana.',
    hoursAhead: 'São {weeks} semanas até lá: {weeks} × {weekly} h {= total} h.',
    pay: '{count} h × {rate} {= weekly} por semana; × 4,33 {= total} por mês.',
    group: '{count: É #/São #} × {price} {= income}.',
    groups: '{list} {= income} no total.',
    weekly: '{members: # aluno/# alunos} × {price} {= weekly} por semana; × {weeks} semanas {= monthly} por mês.',
    withOwn:
      'Contando a sua retirada, {list} {= total}: a {price} por aluno, {needed: é necessário # aluno/são necessários # alunos}.',
    inAYear: '{result} × 12 {= yearly} por ano.',
    split: '{result} ÷ {partners} {= share} para cada sócio.',
    takes: '{income} × {percent}% {= part}; sobram {rest}.',
    keeps: '{income} × {percent}% {= part} para você.',
    percentRise: '{old} × {percent}% {= rise} de aumento, ou seja, {price} por aluno.',
    costPercent: '{old} × {percent}% {= rise} a mais, ou seja, {price}.',
    nowThen:
      'Antes: {members} × {old} {= before}. Com {leavers} a menos, {stay: fica #/ficam #}: {stay} × {price} {= after}.',
    differenceLess: '{before} − {after} {= loss} a menos.',
    allStay: 'Se todos ficarem: {members} × {price} {= after}, {more} a mais por mês.',
    moreInAYear: '{more} × 12 {= yearly} a mais por ano.',
    moreFromAll: '{members} × {rise} {= more} a mais por mês, se todos ficarem.',
    stay: '{before} − {leavers} = {stay: # aluno/# alunos} agora.',
    gone: '{before} − {stay} = {leavers: # aluno/# alunos} a menos.',
    lost: '{leavers} × {price} {= monthly} a menos por mês; × 12 {= yearly} por ano.',
    savingWeeks: '{target} menos {saved} dá {rest}; guardando {weekly} por semana, {weeks: é # semana/são # semanas}.',
    takesMonths: '{target} ÷ {rate} por mês: são {count} meses.',
    takesWeeks: '{target} ÷ {rate} por semana: são {count} semanas.',
    putMonthly: '{times: # mês/# meses} × {rate} {= put}.',
    putWeekly: '{times} semanas × {rate} {= put}.',
    withSaved: '{put} + {saved} {= total} no total.',
    enough: 'Dá para os {target} e sobram {rest}.',
    notEnough: '{target} − {total} {= rest}: é o que ainda falta.',
    paidOffMonths: '{owed} ÷ {rate} por mês: quitado em {count} meses, sem contar juros.',
    paidOffWeeks: '{owed} ÷ {rate} por semana: quitado em {count} semanas, sem contar juros.',
    payStaff: '{staff} × {count} h × {rate} {= weekly} por semana; × 4,33 {= total} por mês.',
    payWeeks: '{count} h × {rate} {= weekly} por semana; × {weeks} semanas {= total}.',
    payLessons: '{count} × {rate} {= weekly} por semana; × 4,33 {= total} por mês.',
    payLessonsWeeks: '{count} × {rate} {= weekly} por semana; × {weeks} semanas {= total}.',
    afterWeek: '{weekly} − {spent} {= left} por semana.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, {percent}% do seu peso; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    weightTooFast:
      '{from} − {to} = {loss} {unit} em {weeks: # semana/# semanas} é rápido demais para perder com saúde: é mais seguro subir uma categoria ou escolher uma data mais distante. Fale com um médico antes de tentar perder peso nesse ritmo.',
    weightLoss: '{loss} {unit} são {percent}% de {from}; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    part: '{income} × {percent}% {= part}.',
    afterParts: '{list} = {parts}. {income} − {parts} {= rest} sobram.',
    withAidIncome: '{left} + {aid} {= total} com o que os outros dão.',
    withAid: '{costs} − {aid} {= rest} a pagar.',
    eachPays: '{costs} ÷ {people} {= share} para cada um.',
    freeHours: '{list} {= all} h. A semana tem 168: 168 − {all} {= rest: # h sobra/# h sobram}.',
    sessionsIn: '{weeks: # semana/# semanas} × {often} {= total: # treino/# treinos}.',
    sessionsLeft: '{total} − {list} {= rest: # treino/# treinos}.',
    roundsLast:
      '{rounds} × {length} {= work} min. {breaks} × {rest} {= pause} min de descanso. {work} + {pause} {= total} min no total.',
    hoursPerWeek: 'Faltam {weeks} semanas: {hours} ÷ {weeks} {= weekly} h por semana.',
    passEach: '{price} ÷ {count} {= each} por aula.',
    passSaves: '{count} × {single} {= all}; {all} − {price} = {saved} de economia.',
    instalment: '{rest} ÷ {count} {= part} cada vez.',
    discounted: '{price} menos {percent}% {= pays}.',
    litresPerHundred: '{km} km × {rate} ÷ 100 {= litres: # litro/# litros}.',
    litres: '{km} km ÷ {rate} {= litres: # litro/# litros}.',
    fuelCost: '{litres} × {each} {= cost} de combustível.',
    blocks: '{list} {= total} min no total.',
    inHours: '{minutes} ÷ 60 {= hours} h por semana.',
    minutesOf: '{count: É #/São #} × {length} {= minutes} min.',
    eachBesides: '{list} {= all} para cada um, com o que cada um paga à parte.',
    dividedByZero: 'Não dá para dividir por zero.',
  },
  es: {
    income: '{members: # alumno/# alumnos} × {price} {= income}.',
    takings: '{count} × {price} {= income} en total.',
    classes:
      '{price} × {people: # persona/# personas} × {classes: # clase/# clases} por semana × 4.33 semanas {= income} al mes.',
    costs: '{list} {= costs} de costos.',
    left: 'Quitando {costs} de costos, quedan {result}.',
    missing: 'Para cubrir {costs} de costos, faltan {result}.',
    breakEven: 'A {price} por alumno, los costos se cubren con {needed: # alumno/# alumnos}.',
    breakEvenEach: 'A {price} cada uno, los costos se cubren con {needed}.',
    wantedPeople:
      '{want} + {costs} {= total}; ÷ {price} {= people}: hacen falta {needed} personas, {more} más que ahora.',
    wantedEnough:
      '{want} + {costs} {= total}; ÷ {price} {= people}: {count: basta la # persona que tienes/bastan las # personas que tienes}.',
    wantedPrice: '{want} + {costs} {= total}; ÷ {count} {= each} por persona.',
    breakEvenClass: 'Con {needed: # persona/# personas} en cada clase se cubren los costos.',
    leaving: 'Bajas: {leavers} de {members}, el {percent} %.',
    newPrice: '{old} + {rise} = {price} por alumno.',
    priceRise:
      'Hoy, {members} × {old} {= income}. A {price}, con {needed: # alumno/# alumnos} ya ingresas al menos eso: {leavers: puede irse hasta #/pueden irse hasta #} sin que ingreses menos que hoy.',
    priceRiseTight:
      'Hoy, {members} × {old} {= income}. A {price}, necesitas a los {needed} para llegar a eso: si se va uno, ingresas menos que hoy.',
    difference: '{after} − {before} {= rise} más.',
    riseMonthly: '{rise} ÷ {members: # alumno/# alumnos} {= share} al mes por cada uno.',
    riseYearly: '{rise} al año ÷ 12 meses ÷ {members: # alumno/# alumnos} {= share} al mes por cada uno.',
    payBack:
      '{invested} ÷ {profit} al mes: recuperas el dinero en un plazo de {fewest} a {most} meses, si toda la ganancia se destina a eso.',
    payBackExact:
      '{invested} ÷ {profit} al mes = {months} meses para recuperar el dinero, si toda la ganancia se destina a eso.',
    saving: '{target} menos {saved} da {rest}; ahorrando {monthly} al mes {months: es # mes/son # meses}.',
    rest: '{target} − {saved} {= rest} que faltan.',
    byMonths: '{rest} ÷ {months} meses {= monthly} al mes.',
    byWeeks: 'Quedan {weeks} semanas: {rest} ÷ {weeks} {= weekly} por semana.',
    byManyWeeks: 'Quedan {weeks} semanas: {rest} ÷ {weeks} {= weekly} por semana; × 4.33 {= monthly} al mes.',
    hours: '{sessions} × {length} h {= weekly} h por semana.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h por semana.',
    hoursAhead: 'Quedan {weeks} semanas: {weeks} × {weekly} h {= total} h.',
    pay: '{count} h × {rate} {= weekly} por semana; × 4.33 {= total} al mes.',
    group: '{count: Es #/Son #} × {price} {= income}.',
    groups: '{list} {= income} en total.',
    weekly: '{members: # alumno/# alumnos} × {price} {= weekly} por semana; × {weeks} semanas {= monthly} al mes.',
    withOwn: 'Sumando tu parte, {list} {= total}: a {price} por alumno, necesitas {needed: # alumno/# alumnos}.',
    inAYear: '{result} × 12 {= yearly} al año.',
    split: '{result} ÷ {partners} {= share} para cada socio.',
    takes: '{income} × {percent} % {= part}; quedan {rest}.',
    keeps: '{income} × {percent} % {= part} para ti.',
    percentRise: '{old} × {percent} % {= rise}, o sea, {price} por alumno.',
    costPercent: '{old} × {percent} % {= rise} más, o sea, {price}.',
    nowThen:
      'Antes: {members} × {old} {= before}. Con {leavers} menos, {stay: queda #/quedan #}: {stay} × {price} {= after}.',
    differenceLess: '{before} − {after} {= loss} menos.',
    allStay: 'Si se quedan todos: {members} × {price} {= after}, {more} más al mes.',
    moreInAYear: '{more} × 12 {= yearly} más al año.',
    moreFromAll: '{members} × {rise} {= more} más al mes, si se quedan todos.',
    stay: '{before} − {leavers} = {stay: # alumno/# alumnos} ahora.',
    gone: '{before} − {stay} = {leavers: # alumno/# alumnos} menos.',
    lost: '{leavers} × {price} {= monthly} menos al mes; × 12 {= yearly} al año.',
    savingWeeks: '{target} menos {saved} da {rest}; ahorrando {weekly} por semana {weeks: es # semana/son # semanas}.',
    takesMonths: '{target} ÷ {rate} al mes: son {count} meses.',
    takesWeeks: '{target} ÷ {rate} por semana: son {count} semanas.',
    putMonthly: '{times: # mes/# meses} × {rate} {= put}.',
    putWeekly: '{times} semanas × {rate} {= put}.',
    withSaved: '{put} + {saved} {= total} en total.',
    enough: 'Alcanza para los {target} y sobran {rest}.',
    notEnough: '{target} − {total} {= rest} que aún faltan.',
    paidOffMonths: '{owed} ÷ {rate} al mes: la deuda queda pagada en {count} meses, sin contar intereses.',
    paidOffWeeks: '{owed} ÷ {rate} por semana: la deuda queda pagada en {count} semanas, sin contar intereses.',
    payStaff: '{staff} × {count} h × {rate} {= weekly} por semana; × 4.33 {= total} al mes.',
    payWeeks: '{count} h × {rate} {= weekly} por semana; × {weeks} semanas {= total}.',
    payLessons: '{count} × {rate} {= weekly} por semana; × 4.33 {= total} al mes.',
    payLessonsWeeks: '{count} × {rate} {= weekly} por semana; × {weeks} semanas {= total}.',
    afterWeek: '{weekly} − {spent} {= left} por semana.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, el {percent} % de tu peso; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    weightTooFast:
      '{from} − {to} = {loss} {unit}: bajar eso en {weeks: # semana/# semanas} es demasiado rápido para tu salud. Es más seguro subir de categoría o elegir una fecha posterior; habla con un médico antes de intentar bajar tanto.',
    weightLoss: '{loss} {unit} son el {percent} % de {from}; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    part: 'Parte: {income} × {percent} % {= part}.',
    afterParts: '{list} = {parts}. {income} − {parts} {= rest} quedan.',
    withAidIncome: '{left} + {aid} {= total} con lo que ponen otros.',
    withAid: '{costs} − {aid} {= rest} por pagar.',
    eachPays: '{costs} ÷ {people} {= share} para cada uno.',
    freeHours: '{list} {= all} h. La semana tiene 168: 168 − {all} {= rest: # h queda/# h quedan}.',
    sessionsIn: '{weeks: # semana/# semanas} × {often} {= total: # entrenamiento/# entrenamientos}.',
    sessionsLeft: '{total} − {list} {= rest: # entrenamiento/# entrenamientos}.',
    roundsLast:
      '{rounds} × {length} {= work} min. {breaks} × {rest} {= pause} min de descanso. {work} + {pause} {= total} min en total.',
    hoursPerWeek: 'Faltan {weeks} semanas: {hours} ÷ {weeks} {= weekly} h por semana.',
    passEach: '{price} ÷ {count} {= each} por clase.',
    passSaves: '{count} × {single} {= all}; {all} − {price} = {saved} de ahorro.',
    instalment: '{rest} ÷ {count} {= part} cada vez.',
    discounted: '{price} menos {percent} % {= pays}.',
    litresPerHundred: '{km} km × {rate} ÷ 100 {= litres: # litro/# litros}.',
    litres: '{km} km ÷ {rate} {= litres: # litro/# litros}.',
    fuelCost: '{litres} × {each} {= cost} de combustible.',
    blocks: '{list} {= total} min en total.',
    inHours: '{minutes} ÷ 60 {= hours} h por semana.',
    minutesOf: '{count: Es #/Son #} × {length} {= minutes} min.',
    eachBesides: '{list} {= all} para cada uno, con lo que paga cada uno aparte.',
    dividedByZero: 'No se puede dividir entre cero.',
  },
}
