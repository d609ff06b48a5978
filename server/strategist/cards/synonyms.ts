import type { Language } from '#contract/language.ts'
import { stem } from '../reading/stem.ts'

/** One line for each meaning: words that people use instead of those in the cues. */
const GROUPS: Record<Language, string> = {
  en: `boss manager supervisor superior chief foreman
    coworker colleague workmate teammate
    job work gig position employment
    fired sacked dismissed axed redundant
    salary pay wage raise paycheck
    money cash funds dough income
    broke skint penniless
    owe debt loan credit
    student pupil member client customer trainee
    leave quit cancel vanish disappear drop
    partner cofounder owner co-owner
    scared afraid terrified frightened petrified fear dread
    nervous anxious jittery tense
    tired exhausted knackered drained wrecked shattered worn
    gas gassed winded stamina cardio breath tank
    sleep insomnia awake nap
    fat overweight chubby heavy
    sad down depressed blue low
    lonely alone isolated
    angry furious mad rage temper fuming
    lose lost defeat beaten
    win won victory
    opponent rival adversary foe
    coach trainer sensei instructor professor
    wife husband spouse girlfriend boyfriend fiance
    mum mom mother dad father parents folks
    died passed death deceased
    argue fight row quarrel bicker
    cigarette smoke nicotine vape
    drink booze alcohol beer
    bet gamble betting casino
    phone screen scroll instagram tiktok
    postpone delay procrastinate later
    exam test finals bar
    study learn course class
    speak talk speech present
    sponsor fund finance brand
    price fee rate charge
    late overdue behind
    review rating stars comment
    injured hurt injury torn knee shoulder
    freeze blank lock stuck
    doubt insecure worthless
    decide choose choice decision
    abroad country emigrate relocate
    baby newborn pregnant
    takedown shot double single throw thrown
    jab reach tall taller
    punch hit shot strike
    refuse no decline`,
  pt: `chefe gerente supervisor superior patrao encarregado gestor
    colega companheiro parceiro
    trabalho emprego servico trampo
    demitido dispensado desligado mandado
    salario ordenado pagamento aumento
    dinheiro grana verba renda
    duro quebrado liso
    divida emprestimo cartao devendo
    aluno cliente matriculado membro
    sair cancelar sumir desaparecer evadir
    socio socia sociedade
    medo pavor receio temor panico
    nervoso ansioso tenso aflito
    cansado exausto esgotado morto moido acabado
    gas folego ar cardio preparo canso
    dormir sono insonia durmo
    gordo engordei barriga sobrepeso emagrecer
    triste deprimido abatido
    sozinho solidao isolado
    raiva furioso puto irritado odio
    perdi derrota perder
    ganhei venci vitoria
    adversario rival oponente
    treinador tecnico mestre professor sensei
    mulher esposa marido namorada namorado noiva noivo
    mae pai pais familia
    morreu faleceu morte partiu
    brigar discutir briga discussao
    cigarro fumar fumo vape
    beber bebida alcool cerveja
    apostar aposta bet jogo
    celular telefone tela instagram
    adiar enrolar procrastinar empurrar
    prova exame concurso vestibular teste
    estudar aprender curso
    falar discurso palestra apresentar
    patrocinio patrocinar apoiar bancar marca
    preco mensalidade valor cobrar
    atrasado inadimplente vencido devem
    avaliacao nota comentario estrelas
    lesao machucado joelho ombro lesionado
    travo branco congelo paraliso
    credito merito
    duvido inseguro inseguranca
    decidir escolher escolha decisao
    exterior pais mudar emigrar
    bebe gravida recem
    queda derrubar baiana projecao
    soco golpe murro
    terminei namoro separei divorcio
    controlar fiscalizar detalhe vigiar`,
  es: `jefe gerente supervisor superior patron encargado
    companero colega
    trabajo empleo laburo chamba puesto
    despedido echaron corrieron
    sueldo salario paga aumento
    dinero plata lana ingreso
    pelado quebrado
    deuda prestamo credito debo
    alumno cliente socio miembro interesado inscrito
    dejar cancelar irse desaparecer abandonar
    inscribir anotar matricular apuntar
    socio socia sociedad comparto
    miedo pavor temor panico terror
    nervioso ansioso tenso
    cansado agotado exhausto muerto fundido
    aire tanque cardio resistencia ahogo
    dormir sueno insomnio duermo
    gordo engorde panza sobrepeso adelgazar
    triste deprimido bajon
    solo soledad aislado
    rabia furioso ira enojo bronca
    perdi derrota perder
    gane venci victoria
    rival oponente adversario contrincante
    entrenador profe maestro profesor sensei
    mujer esposa marido novia novio pareja
    madre mama padre papa padres familia
    murio fallecio muerte
    pelear discutir discusion
    cigarro fumar fumo vapear
    tomar beber alcohol cerveza trago
    apostar apuesta juego
    celular telefono pantalla instagram
    postergar aplazar procrastinar despues
    examen prueba oposicion rendir
    estudiar aprender curso teoria
    hablar discurso charla presentar
    patrocinio patrocinar auspicio sponsor marca
    precio cuota tarifa cobrar
    atrasado moroso deben
    resena opinion calificacion comentario estrellas
    lesion lastimado rodilla hombro
    bloqueo blanco congelo paralizo
    credito merito
    dudo inseguro inseguridad
    decidir elegir eleccion decision
    extranjero pais mudar emigrar
    bebe embarazada recien
    derribo proyeccion doble
    golpe pina puno
    desempleado desempleo
    controlar vigilar detalle`,
}

/** Each stem with the other stems of its lines. */
function synonymsOf(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of GROUPS[language].split('\n')) {
    const stems = line
      .trim()
      .split(' ')
      .map((word) => stem(word, language))
    for (const one of stems) {
      const others = found.get(one) ?? new Set<string>()
      for (const other of stems) if (other !== one) others.add(other)
      found.set(one, others)
    }
  }
  return found
}

const known = new Map<Language, ReadonlyMap<string, ReadonlySet<string>>>()

/** Other stems with the same meaning. */
export function synonyms(term: string, language: Language): ReadonlySet<string> {
  const all = known.get(language) ?? synonymsOf(language)
  known.set(language, all)
  return all.get(term) ?? new Set()
}
