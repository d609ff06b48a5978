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
])('typing %j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels))

test('paths and ids, which are not shown, are not searched', () => {
  expect(found('/war-room')).toEqual([])
  expect(found('0dea')).toEqual([])
  expect(found('fighter')).toEqual([])
})

test('letters that only appear in that order do not match', () => {
  expect(found('scoes')).toEqual([])
})

test('a result of the server is shown for exactly the text that was searched, even if its label does not contain it', () => {
  expect(found('Aumento ')).toEqual(['Meu chefe'])
  expect(found('aument')).toEqual([])
})

test('labels that start with the text come first; without text the order stays', () => {
  const commands = ['Nova luta', 'Luta', 'Camisa'].map((label) => ({ id: label, label, keywords: ['luta'], run }))
  const labels = (typed: string) => matchCommands([{ id: 'pages', commands }], typed)[0]?.commands.map(({ id }) => id)
  expect(labels('luta')).toEqual(['Luta', 'Nova luta', 'Camisa'])
  expect(labels('')).toEqual(['Nova luta', 'Luta', 'Camisa'])
})
