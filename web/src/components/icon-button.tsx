import type { ComponentProps } from 'react'
import type { Icon } from '#icons'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: Icon
  /** The accessible name and the tooltip. */
  label: string
}

export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button data-hint={label} type="button" aria-label={label} className={`icon-button ${className}`} {...rest}>
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}
