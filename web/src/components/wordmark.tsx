import { strings } from '../strings/strings.ts'

/** The logo: the mark, a platform on a coin, and the product's name. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2.5">
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 flex-none text-accent">
      <circle cx="16" cy="16" r="16" fill="currentColor" />
      <path
        d="M9.5 22.5h13M11.5 19h9M12.5 9.5h7M13.5 10v8.5M18.5 10v8.5"
        className="stroke-on-accent"
        fill="none"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </svg>
    <span className="optical font-serif text-22 font-medium tracking-tight">{strings.product}</span>
  </span>
)
