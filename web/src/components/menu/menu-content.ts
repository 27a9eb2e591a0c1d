import type { ReactNode } from 'react'
import type { Icon } from '#icons'

export interface MenuItem {
  icon?: Icon
  title: string
  /** Explains the title. */
  text?: string
  isDanger?: boolean
  /** What it does; a link instead leads to a path of the site, or downloads a file. */
  action: (() => void) | { path: string } | { download: string }
  /** Whether its action moves the focus, which otherwise returns to the button. */
  movesFocus?: boolean
}

export interface MenuContent {
  /** Groups are divided by lines. */
  groups: readonly (readonly MenuItem[])[]
  /** Stands above them. */
  label?: ReactNode
  width: 'w-48' | 'w-56' | 'w-60' | 'w-64'
}
