import { expect, test } from 'vitest'
import { passesForTeam } from './team-name.ts'

test.each([
  'Kiai Support',
  'Kiai Team',
  'kiai',
  'The official KIAI',
  'K i a i',
  'K.I.A.I. team',
  'KiaiSupport',
  'Kíaí Süpport',
  'Кіаі', // in Cyrillic letters
  'K1ai',
  'KIai', // with a small L would look the same
  'Klai',
  'Ｋｉａｉ', // in full width
  'Support',
  'Customer support',
  'Suporte técnico',
  'Soporte',
  'Admin',
  'admin2',
  'Administradora',
  'Moderators',
  'Moderación Moderador',
  'Official team',
  'Equipe oficial',
  'Staff',
])('%s passes for the team', (name) => {
  expect(passesForTeam(name)).toBe(true)
})

test.each([
  'Ana Prado',
  'Kaia Fields',
  'Kai',
  'Team Duarte',
  'Equipe Prado',
  'Ana Prado Oficial',
  'Anna Staff',
  'Ōyama 大山',
  '大山',
  '👊',
  '7',
])('%s does not', (name) => {
  expect(passesForTeam(name)).toBe(false)
})
