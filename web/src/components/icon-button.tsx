import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
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
