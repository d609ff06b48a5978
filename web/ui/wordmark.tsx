import { classNames } from './class-names.ts'

/** The name as SVG paths, so that no italic font has to be loaded for four letters. */
export function Wordmark({ label, className = 'h-7' }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 272 100" role="img" aria-label={label} className={classNames('block w-auto', className)}>
      <g transform="translate(19.4) skewX(-11)">
        <path fill="currentColor" d="M0 0h25v36L50 0h29L46 45l36 55H52L31 65l-6 8v27H0zM91 0h25v100H91z" />
        <path
          className="fill-blood"
          fillRule="evenodd"
          d="M123 100 148 0h33l25 100h-26l-4-19h-23l-4 19zm34-39h15l-7-34zM216 0h25v100h-25z"
        />
      </g>
    </svg>
  )
}
