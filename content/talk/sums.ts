import type { Language } from '#contract/language.ts'

/**
 * Sentences for calculations with the member's own numbers. Values in braces are formatted numbers (or a unit);
 * `{= value}` is a result, written with "=" or, if it was rounded, with "≈".
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
  readonly weightBetween: string
  readonly weightLoss: string
}

export const SUM_TEXTS: Record<Language, SumTexts> = {
  en: {
    income: '{members} members × {price} {= income}.',
    takings: '{count} × {price} {= income} in all.',
    classes: '{price} × {people} people × {classes} classes a week × 4.33 weeks {= income} a month.',
    costs: '{list} {= costs} of costs.',
    left: 'After {costs} of costs, {result} is left.',
    missing: 'Against {costs} of costs, {result} is missing.',
    breakEven: 'At {price} a member you cover the costs with {needed} members.',
    breakEvenEach: 'At {price} each you cover the costs with {needed}.',
    breakEvenClass: 'With {needed} people in every class you cover the costs.',
    leaving: '{leavers} of {members} leaving is {percent} %.',
    newPrice: '{old} + {rise} = {price} a member.',
    priceRise:
      'Now {members} × {old} {= income}. At {price}, {needed} members bring in at least as much: up to {leavers} may leave before the raise earns you less.',
    priceRiseTight:
      'Now {members} × {old} {= income}. At {price} you need all {needed} for that: if one leaves, the raise earns you less.',
    difference: '{after} − {before} {= rise} more.',
    riseMonthly: '{rise} ÷ {members} members {= share} a month for each.',
    riseYearly: '{rise} a year ÷ 12 months ÷ {members} members {= share} a month for each.',
    payBack: '{invested} ÷ {profit} a month: it is earned back after {fewest} to {most} months of all the profit.',
    payBackExact: '{invested} ÷ {profit} a month = {months} months of all the profit to earn it back.',
    saving: '{target} minus {saved} leaves {rest}; at {monthly} a month that takes {months} months.',
    rest: '{target} − {saved} {= rest} to go.',
    byMonths: '{rest} ÷ {months} months {= monthly} a month.',
    byWeeks: 'There are {weeks} weeks until then: {rest} ÷ {weeks} {= weekly} a week.',
    byManyWeeks: 'There are {weeks} weeks until then: {rest} ÷ {weeks} {= weekly} a week; × 4.33 {= monthly} a month.',
    hours: '{sessions} × {length} h {= weekly} h a week.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h a week.',
    hoursAhead: 'There are {weeks} weeks until then: {weeks} × {weekly} h {= total} h.',
    pay: '{hours} h × {rate} {= weekly} a week; × 4.33 {= monthly} a month.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, {percent} % of your weight; ÷ {weeks} weeks {= weekly} {unit} a week.',
    weightLoss: '{loss} {unit} is {percent} % of {from}; ÷ {weeks} weeks {= weekly} {unit} a week.',
  },
  pt: {
    income: '{members} alunos × {price} {= income}.',
    takings: '{count} × {price} {= income} no total.',
    classes: '{price} × {people} pessoas × {classes} aulas por semana × 4,33 semanas {= income} por mês.',
    costs: '{list} {= costs} de custos.',
    left: 'Tirando {costs} de custos, sobram {result}.',
    missing: 'Para {costs} de custos, faltam {result}.',
    breakEven: 'A {price} por aluno, os custos se pagam com {needed} alunos.',
    breakEvenEach: 'A {price} cada, os custos se pagam com {needed}.',
    breakEvenClass: 'Com {needed} pessoas em cada aula, os custos se pagam.',
    leaving: '{leavers} saídas em {members} são {percent} %.',
    newPrice: '{old} + {rise} = {price} por aluno.',
    priceRise:
      'Hoje, {members} × {old} {= income}. A {price}, {needed} alunos já trazem pelo menos isso: podem sair até {leavers} antes de o aumento render menos.',
    priceRiseTight:
      'Hoje, {members} × {old} {= income}. A {price}, você precisa de todos os {needed} para isso: se sair um, o aumento rende menos.',
    difference: '{after} − {before} {= rise} a mais.',
    riseMonthly: '{rise} ÷ {members} alunos {= share} por mês para cada um.',
    riseYearly: '{rise} por ano ÷ 12 meses ÷ {members} alunos {= share} por mês para cada um.',
    payBack:
      '{invested} ÷ {profit} por mês: o dinheiro volta em {fewest} a {most} meses, se todo o lucro for para isso.',
    payBackExact:
      '{invested} ÷ {profit} por mês = {months} meses para o dinheiro voltar, se todo o lucro for para isso.',
    saving: '{target} menos {saved} dá {rest}; guardando {monthly} por mês, são {months} meses.',
    rest: '{target} − {saved} {= rest} que faltam.',
    byMonths: '{rest} ÷ {months} meses {= monthly} por mês.',
    byWeeks: 'São {weeks} semanas até lá: {rest} ÷ {weeks} {= weekly} por semana.',
    byManyWeeks: 'São {weeks} semanas até lá: {rest} ÷ {weeks} {= weekly} por semana; × 4,33 {= monthly} por mês.',
    hours: '{sessions} × {length} h {= weekly} h por semana.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h por semana.',
    hoursAhead: 'São {weeks} semanas até lá: {weeks} × {weekly} h {= total} h.',
    pay: '{hours} h × {rate} {= weekly} por semana; × 4,33 {= monthly} por mês.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, {percent} % do seu peso; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    weightLoss: '{loss} {unit} são {percent} % de {from}; ÷ {weeks} semanas {= weekly} {unit} por semana.',
  },
  es: {
    income: '{members} alumnos × {price} {= income}.',
    takings: '{count} × {price} {= income} en total.',
    classes: '{price} × {people} personas × {classes} clases por semana × 4.33 semanas {= income} al mes.',
    costs: '{list} {= costs} de costos.',
    left: 'Quitando {costs} de costos, quedan {result}.',
    missing: 'Para {costs} de costos, faltan {result}.',
    breakEven: 'A {price} por alumno, los costos se cubren con {needed} alumnos.',
    breakEvenEach: 'A {price} cada uno, los costos se cubren con {needed}.',
    breakEvenClass: 'Con {needed} personas en cada clase se cubren los costos.',
    leaving: '{leavers} bajas de {members} son el {percent} %.',
    newPrice: '{old} + {rise} = {price} por alumno.',
    priceRise:
      'Hoy, {members} × {old} {= income}. A {price}, {needed} alumnos ya traen al menos eso: pueden irse hasta {leavers} antes de que el aumento rinda menos.',
    priceRiseTight:
      'Hoy, {members} × {old} {= income}. A {price} necesitas a los {needed} para eso: si se va uno, el aumento rinde menos.',
    difference: '{after} − {before} {= rise} más.',
    riseMonthly: '{rise} ÷ {members} alumnos {= share} al mes por cada uno.',
    riseYearly: '{rise} al año ÷ 12 meses ÷ {members} alumnos {= share} al mes por cada uno.',
    payBack:
      '{invested} ÷ {profit} al mes: el dinero vuelve en {fewest} a {most} meses, si toda la ganancia se destina a eso.',
    payBackExact:
      '{invested} ÷ {profit} al mes = {months} meses para que el dinero vuelva, si toda la ganancia se destina a eso.',
    saving: '{target} menos {saved} da {rest}; ahorrando {monthly} al mes son {months} meses.',
    rest: '{target} − {saved} {= rest} que faltan.',
    byMonths: '{rest} ÷ {months} meses {= monthly} al mes.',
    byWeeks: 'Hay {weeks} semanas hasta entonces: {rest} ÷ {weeks} {= weekly} por semana.',
    byManyWeeks:
      'Hay {weeks} semanas hasta entonces: {rest} ÷ {weeks} {= weekly} por semana; × 4.33 {= monthly} al mes.',
    hours: '{sessions} × {length} h {= weekly} h por semana.',
    minutes: '{sessions} × {length} min ÷ 60 {= weekly} h por semana.',
    hoursAhead: 'Hay {weeks} semanas hasta entonces: {weeks} × {weekly} h {= total} h.',
    pay: '{hours} h × {rate} {= weekly} por semana; × 4.33 {= monthly} al mes.',
    weightBetween:
      '{from} − {to} {= loss} {unit}, el {percent} % de tu peso; ÷ {weeks} semanas {= weekly} {unit} por semana.',
    weightLoss: '{loss} {unit} son el {percent} % de {from}; ÷ {weeks} semanas {= weekly} {unit} por semana.',
  },
}
