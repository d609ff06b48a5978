import { expect, test } from 'vitest'
import { matchCommands } from './match-commands.ts'
import type { PaletteGroup } from './palette-command.ts'

const run = () => undefined
const groups: PaletteGroup[] = [
  {
    id: 'pages',
    commands: [
      { id: '/fighter-file', label: 'Ficha de Luta', run },
      { id: '/war-room', label: 'Sala de Guerra', run },
      { id: '/settings', label: 'Configurações', run },
    ],
  },
  {
    id: 'sessions',
    commands: [{ id: 'session 0dea-1f', label: 'Meu chefe', keywords: ['Sala de Guerra'], foundBy: 'aumento', run }],
  },
  { id: 'language', commands: [{ id: 'language pt', label: 'Português', keywords: ['Idioma'], run }] },
]

const found = (typed: string) =>
  matchCommands(groups, typed).flatMap(({ commands }) => commands.map(({ label }) => label))

test.each([
  ['portugues', ['Português']],
  ['CONFIGURACOES', ['Configurações']],
  ['guerra sala', ['Sala de Guerra', 'Meu chefe']],
  ['idioma', ['Português']],
  ['  ficha   luta ', ['Ficha de Luta']],
  ['nada disso', []],
])('%j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels))

test('nothing is found by what nobody sees: an address, an id', () => {
  expect(found('/war-room')).toEqual([])
  expect(found('0dea')).toEqual([])
  expect(found('fighter')).toEqual([])
})

test('letters that are merely there in that order are no find', () => {
  expect(found('scoes')).toEqual([])
})

test('what the server found for these very words is shown, also where the name does not have them', () => {
  expect(found('Aumento ')).toEqual(['Meu chefe'])
  expect(found('aument')).toEqual([])
})

test('what begins with the words comes first; without any, all is there as it stood', () => {
  const commands = ['Nova luta', 'Luta', 'Camisa'].map((label) => ({ id: label, label, keywords: ['luta'], run }))
  const labels = (typed: string) => matchCommands([{ id: 'pages', commands }], typed)[0]?.commands.map(({ id }) => id)
  expect(labels('luta')).toEqual(['Luta', 'Nova luta', 'Camisa'])
  expect(labels('')).toEqual(['Nova luta', 'Luta', 'Camisa'])
})
