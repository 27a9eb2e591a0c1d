import type { ReactNode } from 'react'
import type { Icon } from '#icons'
import { useTitle } from '../../../lib/navigation/use-title.ts'

interface PaymentFrameProps {
  icon: Icon
  title: string
  text: string
  /** Details below the text. */
  children?: ReactNode
  /** The links to continue with. */
  actions: ReactNode
}

/** The frame of a page about a checkout. Screen readers announce its changes. */
export function PaymentFrame({ icon: Icon, title, text, children, actions }: PaymentFrameProps) {
  useTitle(title)
  return (
    <div className="grid flex-1 items-start justify-items-center px-4 py-10 sm:items-center sm:px-6 sm:py-16">
      <div className="w-full max-w-task sm:rounded-card sm:border sm:border-line sm:bg-raised sm:p-10">
        <span aria-hidden className="mb-5 grid size-12 place-items-center rounded-full border border-line bg-page">
          <Icon className="size-5 text-accent" />
        </span>
        <div role="status">
          <h1 className="font-serif text-28 font-medium tracking-tight sm:text-36">{title}</h1>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        {children && <div className="mt-6">{children}</div>}
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
