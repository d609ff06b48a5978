import type { Specialty } from '#contract/coach-application-rules.ts'

export const specialties: Record<Specialty, string> = {
  'leadership-strategy': 'Liderança e estratégia',
  'warrior-mindset-resilience': 'Mentalidade guerreira e resiliência',
  'confidence-achievement': 'Confiança e conquista',
  'precision-excellence': 'Precisão e excelência',
  'fundamentals-discipline': 'Fundamentos e disciplina',
  'balance-flow': 'Equilíbrio e fluidez',
  'strength-empowerment': 'Força e empoderamento',
  'mental-performance': 'Performance mental',
  boxing: 'Boxe',
  mma: 'MMA',
  'brazilian-jiu-jitsu': 'Jiu-jitsu',
  'muay-thai': 'Muay thai',
  kickboxing: 'Kickboxing',
  wrestling: 'Luta olímpica',
}
