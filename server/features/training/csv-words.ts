import type { Outcome, ResultKind, TrainingKind } from '#contract/training-rules.ts'

/** The columns of our own file, in this order. */
export const COLUMNS = [
  'type',
  'id',
  'date',
  'kind',
  'minutes',
  'effort',
  'word',
  'outcome',
  'opponent',
  'method',
  'learnt',
  'art',
  'grade',
] as const
export type Column = (typeof COLUMNS)[number] | 'hours'

export const TYPES = ['training', 'result', 'belt'] as const
export type LineType = (typeof TYPES)[number]

/** No heading and no word below is longer. Normalising sorts accents, which takes very long for thousands of them. */
const LONGEST_WORDS = 100

/** Without accents, capitals and signs, so that 'Duração (min)' is 'duracao min'. Empty for a text that is too long to be known. */
export function fold(text: string): string {
  if (text.length > LONGEST_WORDS) return ''
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How other logs call a column in English, Portuguese and Spanish. */
const HEADINGS: Record<Column, readonly string[]> = {
  type: [],
  id: ['id'],
  date: ['date', 'day', 'data', 'dia', 'fecha', 'start date', 'start time', 'data de inicio', 'fecha de inicio'],
  kind: [
    ...['kind', 'activity', 'activity type', 'session', 'session type', 'training', 'workout', 'workout type', 'sport'],
    ...['tipo', 'atividade', 'tipo de atividade', 'treino', 'tipo de treino', 'sessao', 'modalidade', 'esporte'],
    ...['actividad', 'tipo de actividad', 'entrenamiento', 'tipo de entrenamiento', 'sesion', 'modalidad', 'deporte'],
  ],
  minutes: [
    ...['minutes', 'min', 'mins', 'duration', 'duration min', 'duration minutes', 'time', 'length', 'minutos'],
    ...['duracao', 'duracao min', 'duracao minutos', 'tempo', 'duracion', 'duracion min', 'duracion minutos', 'tiempo'],
  ],
  hours: [
    'hours',
    'duration h',
    'duration hours',
    'horas',
    'duracao h',
    'duracao horas',
    'duracion h',
    'duracion horas',
  ],
  effort: [
    ...['effort', 'rpe', 'srpe', 'intensity', 'exertion', 'perceived exertion', 'perceived effort', 'pse'],
    ...['esforco', 'esforco percebido', 'intensidade', 'esfuerzo', 'esfuerzo percibido', 'intensidad'],
  ],
  word: [
    ...['word', 'note', 'notes', 'comment', 'comments', 'description', 'remarks', 'palavra', 'nota', 'notas'],
    ...['observacao', 'observacoes', 'obs', 'comentario', 'comentarios', 'descricao'],
    ...['palabra', 'observacion', 'observaciones', 'descripcion'],
  ],
  outcome: ['outcome', 'result', 'resultado'],
  opponent: ['opponent', 'adversario', 'oponente', 'rival'],
  method: ['method', 'metodo', 'finish', 'finalizacao', 'finalizacion'],
  learnt: ['learnt', 'learned', 'lesson', 'lessons', 'aprendi', 'aprendizado', 'aprendizaje', 'leccion', 'licao'],
  art: ['art', 'martial art', 'arte', 'arte marcial'],
  grade: ['grade', 'belt', 'rank', 'faixa', 'graduacao', 'cinturon', 'cinta', 'grado', 'graduacion'],
}

/**
 * The column that each heading means; undefined for those that mean nothing here, and for a second one that means the
 * same. 'Type' is the kind of record in our own file, which has a column 'kind' beside it, and the kind of session elsewhere.
 */
export function columnsOf(headings: readonly string[]): (Column | undefined)[] {
  const folded = headings.map(fold)
  const taken = new Set<Column>()
  return folded.map((heading) => {
    const known = Object.entries(HEADINGS).find(([, names]) => names.includes(heading))?.[0] as Column | undefined
    const column = heading === 'type' ? (folded.includes('kind') ? 'type' : 'kind') : known
    if (column === undefined || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
}

const KIND_WORDS: Record<TrainingKind, readonly string[]> = {
  class: ['class', 'group class', 'lesson', 'aula', 'aula em grupo', 'clase', 'clase grupal'],
  drilling: ['drilling', 'drills', 'drill', 'technique', 'tecnica', 'repeticoes', 'repeticiones', 'uchikomi', 'kata'],
  pads_bag: [
    ...['pads bag', 'pads', 'pad work', 'padwork', 'mitts', 'bag', 'bag work', 'heavy bag', 'shadow boxing'],
    ...['manopla', 'manoplas', 'saco', 'manopla e saco', 'manoplas e saco', 'saco de pancada', 'sombra'],
    ...['guanteletas', 'costal', 'manoplas y costal', 'saco y manoplas'],
  ],
  sparring: [
    'sparring',
    'spar',
    'rolling',
    'open mat',
    'randori',
    'kumite',
    'rola',
    'rolas',
    'luta',
    'combate',
    'lucha',
  ],
  competition_prep: [
    ...['competition prep', 'fight prep', 'fight camp', 'preparacao para competicao', 'preparacao', 'camp de luta'],
    ...['preparacao para luta', 'pre competicao', 'preparacion de pelea'],
    ...['preparacion para competencia', 'preparacion de combate', 'preparacion', 'camp de pelea'],
  ],
  strength: [
    ...['strength', 'strength training', 'weights', 'weight training', 'weightlifting', 'lifting', 'gym'],
    ...['forca', 'musculacao', 'academia', 'fuerza', 'musculacion', 'pesas', 'gimnasio'],
  ],
  conditioning: [
    ...['conditioning', 'cardio', 'run', 'running', 'bike', 'cycling', 'ride', 'swim', 'swimming', 'rowing', 'hiit'],
    ...[
      'condicionamento',
      'corrida',
      'ciclismo',
      'natacao',
      'remo',
      'acondicionamiento',
      'carrera',
      'correr',
      'natacion',
    ],
  ],
  mobility: [
    'mobility',
    'stretching',
    'yoga',
    'mobilidade',
    'alongamento',
    'movilidad',
    'estiramiento',
    'estiramientos',
  ],
  recovery: [
    'recovery',
    'active recovery',
    'walk',
    'walking',
    'sauna',
    'recuperacao',
    'caminhada',
    'recuperacion',
    'caminata',
  ],
  other: ['other', 'outro', 'outra', 'otro', 'otra'],
}

export function kindOf(text: string): TrainingKind | undefined {
  return meant(KIND_WORDS, text)
}

const OUTCOME_WORDS: Record<Outcome, readonly string[]> = {
  win: ['win', 'won', 'w', 'victory', 'vitoria', 'venci', 'ganhei', 'v', 'victoria', 'gane'],
  loss: ['loss', 'lost', 'l', 'defeat', 'derrota', 'perdi', 'd'],
  draw: ['draw', 'tie', 'empate', 'e'],
  no_contest: ['no contest', 'nc', 'sem resultado', 'sin resultado', 'sin decision'],
}

export function outcomeOf(text: string): Outcome | undefined {
  return meant(OUTCOME_WORDS, text)
}

const RESULT_WORDS: Record<ResultKind, readonly string[]> = {
  sparring: ['sparring', 'sparring round', 'round', 'asalto', 'randori', 'rola'],
  competition: [
    'competition',
    'fight',
    'bout',
    'match',
    'competicao',
    'luta',
    'competencia',
    'pelea',
    'combate',
    'torneio',
    'torneo',
  ],
}

export function resultKindOf(text: string): ResultKind | undefined {
  return meant(RESULT_WORDS, text)
}

function meant<Name extends string>(words: Record<Name, readonly string[]>, text: string): Name | undefined {
  const folded = fold(text)
  return (Object.keys(words) as Name[]).find((name) => words[name].includes(folded))
}
