import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

const looks = { primary: 'button-primary', quiet: 'button-quiet', bare: 'button-bare', danger: 'button-danger' }
/** The look of a button that `aria-disabled` disables, so that it keeps the focus. */
export const keepsFocus = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'
type Look = { look?: keyof typeof looks }

export function Button({ look = 'quiet', className = '', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={`button ${looks[look]} ${className}`} {...rest} />
}

export function ButtonLink({ look = 'quiet', className = '', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={`button ${looks[look]} ${className}`} {...rest} />
}
