import type { Specialty } from '#contract/coach-application-rules.ts'

export const specialties: Record<Specialty, string> = {
  'leadership-strategy': 'Liderazgo y estrategia',
  'warrior-mindset-resilience': 'Mentalidad Guerrera y resiliencia',
  'confidence-achievement': 'Confianza y logro',
  'precision-excellence': 'Precisión y excelencia',
  'fundamentals-discipline': 'Fundamentos y disciplina',
  'balance-flow': 'Equilibrio y fluidez',
  'strength-empowerment': 'Fuerza y empoderamiento',
  'mental-performance': 'Rendimiento mental',
  boxing: 'Boxeo',
  mma: 'MMA',
  'brazilian-jiu-jitsu': 'Jiu-jitsu brasileño',
  'muay-thai': 'Muay thai',
  kickboxing: 'Kickboxing',
  wrestling: 'Lucha olímpica',
}
