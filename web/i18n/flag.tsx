import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'

/** Drawn as SVG, because some systems have no flag emoji. 18 × 12 units each. */
const flags: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path
        stroke="#b31942"
        strokeWidth=".92"
        d="M0 .46h18M0 2.31h18M0 4.15h18M0 6h18M0 7.85h18M0 9.69h18M0 11.54h18"
      />
      <path fill="#0a3161" d="M0 0h8v6.46H0z" />
      <path stroke="#fff" strokeWidth=".7" strokeDasharray=".7 1.1" d="M.9 1.2h6.8M1.8 2.6h5M.9 4h6.8M1.8 5.4h5" />
    </>
  ),
  pt: (
    <>
      <path fill="#009739" d="M0 0h18v12H0z" />
      <path fill="#fedd00" d="M9 1.2 16.4 6 9 10.8 1.6 6z" />
      <circle fill="#012169" cx="9" cy="6" r="2.6" />
      <path stroke="#fff" strokeWidth=".5" fill="none" d="M6.5 5.5c1.8-.3 3.6.2 4.9 1.4" />
    </>
  ),
  es: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#006847" d="M0 0h6v12H0z" />
      <path fill="#ce1126" d="M12 0h6v12h-6z" />
      <path fill="#8f5a2a" d="m9 3.6 1.5 1 .3 1.7-1.1 1.5H8.1L7.3 6.2l1-.4-.6-1.3z" />
      <path stroke="#2f7a4f" strokeWidth=".6" fill="none" d="M7.1 6.9C7.4 8 8.1 8.6 9 8.6s1.6-.6 1.9-1.7" />
    </>
  ),
}

export function Flag({ language }: { language: Language }) {
  return (
    <svg
      viewBox="0 0 18 12"
      width="21"
      height="14"
      aria-hidden="true"
      className="flex-none rounded-[1px] outline outline-ash/50"
    >
      {flags[language]}
    </svg>
  )
}
