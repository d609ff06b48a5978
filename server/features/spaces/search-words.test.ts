import { describe, expect, test } from 'vitest'
import { TECHNIQUES } from '#content/techniques/techniques.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { stemmedNames, techniquesNamed } from './find-techniques.ts'
import { searchStem, wordsOf } from './search-stem.ts'
import { searchParts, searchVector } from './search-words.ts'

/** Forms of one word, also as typed without accents. */
const SAME: Record<Language, string> = {
  en: `sweep sweeps, choke choking, takedown takedowns, fight fights, fighter fighters, injury injuries, knee knees,
    submission submissions, guard guards, competition competitions, training trained, coach coaches, belt belts,
    punch punches, kick kicking, pass passes, escape escapes, drill drilling, round rounds, glove gloves, elbow elbows,
    strategy strategies, opponent opponents, athlete athletes, sponsor sponsors, mistake mistakes, tournament tournaments,
    referee referees, grip grips, body bodies, coach's coach, match matches`,
  pt: `competição competições, raspagem raspagens, finalização finalizações, passagem passagens, lesão lesões,
    campeão campeões, campeão campeã, pesagem pesagens, transição transições, posição posições, mão mãos,
    lutador lutadores, lutadora lutadoras, treinador treinadores, faixa faixas, guarda guardas, queda quedas,
    joelhada joelhadas, cotovelada cotoveladas, golpe golpes, chute chutes, treino treinos, nível níveis, animal animais,
    vez vezes, juiz juízes, homem homens, jovem jovens, competição competicao, competições competicoes,
    finalização finalizacao, lesões lesoes, graduação graduações, finalizar finalização, viagem viagens,
    imobilização imobilizações, vantagem vantagens, punição punições, adversário adversários`,
  es: `competición competiciones, finalización finalizaciones, lesión lesiones, sumisión sumisiones, campeón campeones,
    entrenador entrenadores, entrenadora entrenadoras, luchador luchadores, peleador peleadores, barrida barridas,
    derribo derribos, llave llaves, patada patadas, codazo codazos, rodillazo rodillazos, pelea peleas, guardia guardias,
    golpe golpes, cinturón cinturones, nivel niveles, vez veces, juez jueces, examen exámenes, posición posiciones,
    competición competicion, lesión lesion, cinturón cinturon, transición transiciones, árbitro árbitros,
    guante guantes, rival rivales, finalizar finalización, presión presiones, oportunidad oportunidades, joven jóvenes`,
}

/** Two names of one technique in two languages, as they stand in a sentence. */
const ACROSS: readonly [Language, string, Language, string][] = [
  ['en', 'sweeps', 'pt', 'raspagens'],
  ['en', 'swept', 'es', 'barridas'],
  ['pt', 'raspagem', 'es', 'barrida'],
  ['en', 'armbars', 'pt', 'chave de braço'],
  ['en', 'armlock', 'es', 'llaves de brazo'],
  ['pt', 'armlock', 'es', 'llave de brazo'],
  ['en', 'triangle choke', 'pt', 'triângulos'],
  ['en', 'triangle', 'es', 'triángulo'],
  ['en', 'low kicks', 'pt', 'chutes na perna'],
  ['en', 'lowkick', 'es', 'patadas bajas'],
  ['en', 'takedowns', 'pt', 'quedas'],
  ['en', 'takedown', 'es', 'derribos'],
  ['pt', 'queda', 'es', 'derribo'],
  ['en', 'rear naked choke', 'pt', 'mata-leão'],
  ['en', 'rnc', 'es', 'mataleón'],
  ['en', 'half guard', 'pt', 'meia-guarda'],
  ['en', 'half guard', 'es', 'media guardia'],
  ['en', 'guillotine', 'pt', 'guilhotinas'],
  ['en', 'heel hooks', 'es', 'ganchos al talón'],
  ['en', 'ankle lock', 'pt', 'botinha'],
  ['en', 'side control', 'pt', 'cem quilos'],
  ['en', 'knee on belly', 'es', 'rodilla en la panza'],
  ['en', 'hip escape', 'pt', 'fuga de quadril'],
  ['en', 'hook', 'pt', 'cruzado'],
  ['en', 'left hook', 'es', 'ganchos'],
  ['en', 'body shots', 'es', 'golpes al cuerpo'],
  ['en', 'flying knee', 'pt', 'joelhadas voadoras'],
  ['en', 'elbow strikes', 'es', 'codazos'],
  ['en', 'head kick', 'es', 'patada alta'],
  ['en', 'shadow boxing', 'pt', 'sombra'],
  ['en', 'heavy bag', 'es', 'costal'],
  ['pt', 'manoplas', 'en', 'pad work'],
  ['en', 'weight cut', 'pt', 'corte de peso'],
  ['en', 'weigh-in', 'es', 'pesaje'],
  ['en', 'black belt', 'pt', 'faixas-pretas'],
  ['en', 'purple belt', 'es', 'cinturón morado'],
  ['pt', 'sem kimono', 'en', 'no-gi'],
  ['pt', 'rola', 'es', 'rolar'],
  ['pt', 'lesões', 'en', 'injuries'],
  ['es', 'lesión', 'pt', 'lesão'],
  ['es', 'árbitro', 'en', 'referee'],
  ['pt', 'treinador', 'es', 'entrenadores'],
  ['en', 'mouthguard', 'pt', 'protetor bucal'],
]

/** Whether the vector has what the search asks for; PostgreSQL's part is tested in search-posts.test.ts. */
function finds(search: string, body: string, language: Language): boolean {
  const words = new Set(searchVector(body, language).split(' '))
  const has = (each: readonly string[]) => each.every((word) => words.has(`'${word}'`))
  return searchParts(search).every(({ alternatives }) => alternatives.some(has))
}

describe('words of a search', () => {
  test.each(LANGUAGES)('in %s find the other forms of the word', (language) => {
    const pairs = SAME[language].split(',').map((pair) => wordsOf(pair))
    expect(pairs.length).toBeGreaterThanOrEqual(30)
    const stems = pairs.map((pair) => pair.map((word) => searchStem(word, language)))
    expect(stems.filter((forms) => new Set(forms).size !== 1)).toEqual([])
  })

  test('find a technique in another language', () => {
    const missed = ACROSS.filter(
      ([one, name, other, called]) => !finds(name, `So: ${called}!`, other) || !finds(called, `So: ${name}!`, one),
    )
    expect(missed).toEqual([])
  })

  test('find a technique inside a longer name, and not the other way round', () => {
    expect(finds('guard', 'Guarda fechada', 'pt')).toBe(true)
    expect(finds('guarda fechada', 'Keep your guard up', 'en')).toBe(false)
  })

  test('must all be there, except those that say nothing', () => {
    const body = 'Raspagem da meia guarda para as costas'
    expect(finds('the sweep from half guard', body, 'pt')).toBe(true)
    expect(finds('sweep from the mount', body, 'pt')).toBe(false)
    expect(searchParts('the of and')).toEqual([])
  })

  test('tell the trainer from the training', () => {
    expect(finds('entrenador', 'Buen entrenamiento', 'es')).toBe(false)
  })

  test('are read in the language of the text, whatever the pages of its author said', () => {
    const body = 'Eu treino com meu professor e não consigo fazer a queda, mas vou tentar'
    expect(finds('takedown', body, 'en')).toBe(true)
  })

  test('do not contain addresses', () => {
    expect(searchVector('See https://kiai.example/sweep?a=guard', 'en')).toBe("'see'")
  })
})

describe('the technique glossary', () => {
  test('has names in three languages for every technique, each id once', () => {
    expect(TECHNIQUES.length).toBeGreaterThanOrEqual(250)
    expect(new Set(TECHNIQUES.map(({ id }) => id)).size).toBe(TECHNIQUES.length)
    const faulty = TECHNIQUES.filter(
      ({ id, names }) => !/^[a-z0-9-]+$/.test(id) || LANGUAGES.some((language) => names[language].includes('')),
    )
    expect(faulty).toEqual([])
  })

  test.each(LANGUAGES)('uses a name in %s for one technique only, and finds it', (language) => {
    const owners = new Map<string, string>()
    for (const { id, names } of TECHNIQUES)
      for (const name of stemmedNames(names[language], language)) {
        expect(owners.get(name) ?? id, `'${name}' is a name of two`).toBe(id)
        owners.set(name, id)
      }
    const lost = TECHNIQUES.filter(({ id, names }) =>
      names[language].some((name) => !techniquesNamed(wordsOf(name), language).includes(id)),
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})
