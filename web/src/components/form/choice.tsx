import type { ComponentProps } from 'react'

/** A radio button that is styled as the option it selects. */
export const Choice = ({ children, className = '', ...rest }: ComponentProps<'input'>) => (
  <label
    className={`choice relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border border-edge text-14 font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
  >
    <input type="radio" className="sr-only" {...rest} />
    {children}
  </label>
)
