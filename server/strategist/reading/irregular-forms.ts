import type { Language } from '#contract/language.ts'

/** One line for each word whose forms no stemmer combines, the common one first. Folded. */
const FORMS: Record<Language, string> = {
  en: `sleep slept
    lose lost
    win won
    fight fought
    leave left
    break broke broken
    freeze froze frozen
    wake woke woken
    eat ate eaten
    drink drank drunk
    teach taught
    pay paid
    sell sold
    spend spent
    throw threw thrown
    choose chose chosen
    forget forgot forgotten
    speak spoke spoken
    steal stole stolen
    choke choked
    fall fell fallen
    shake shook shaken
    grow grew grown
    argue argued arguing
    tear tore torn
    study studied studies studying
    worry worried worries
    marry married`,
  pt: `dormir durmo dorme dormi durma
    perder perco perde perca
    sentir sinto sente
    pedir peco pede
    sumir sumo some somem sumiu sumiram
    sair saio sai saem sairam
    cair caio cai caem
    morrer morreu morri morte
    servir sirvo serve
    ouvir ouco ouve
    mentir minto mente
    vir venho vem vieram
    trazer trago trouxe
    dever devo deve devem devendo
    fugir fujo foge
    subir subo sobe
    engolir engulo engole
    tremer tremo treme tremendo
    competir compito compete
    desistir desisto desiste
    derrubar derrubam derruba derrubado
    grita gritar gritam gritou`,
  es: `dormir duermo duerme durmio dormi duermen
    perder pierdo pierde perdi pierden
    sentir siento siente
    pedir pido pide
    morir muero murio muerte muerto
    volver vuelvo vuelve volvi
    empezar empiezo empieza empece
    pensar pienso piensa
    despertar despierto despierta
    doler duele duelen dolio
    costar cuesta cuestan
    contar cuento cuenta
    jugar juego juega
    mentir miento miente
    huir huyo huye
    caer caigo cae cai
    seguir sigo sigue
    elegir elijo elige
    competir compito compite
    acostar acuesto acuesta
    temblar tiemblo tiembla tiemblan
    cerrar cierro cierra
    apostar apuesto apuesta
    recordar recuerdo recuerda
    deber debo debe deben
    renir rino rine
    vestir visto viste
    despedir despido despidieron despedido`,
}

const joined = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    FORMS[language].split('\n').flatMap((line) => {
      const [common = '', ...forms] = line.trim().split(' ')
      return forms.map((form) => [form, common] as const)
    }),
  )

/** The common form of a word by its irregular forms. */
export const IRREGULAR_FORMS: Record<Language, ReadonlyMap<string, string>> = {
  en: joined('en'),
  pt: joined('pt'),
  es: joined('es'),
}
