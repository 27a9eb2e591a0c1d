import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/navigation/use-title.ts'
import { consoleStrings } from '../../../strings/strings.ts'

interface SectionProps {
  title: string
  intro: string
  children: ReactNode
}

/** A section of the console with its heading. It sets the page's title. */
export function Section({ title, intro, children }: SectionProps) {
  useTitle(consoleStrings.titled(title))
  return (
    <>
      <header className="mb-6">
        <h1 className="font-serif text-36 font-medium tracking-tight">{title}</h1>
        <p className="mt-1 max-w-measure text-ink-soft">{intro}</p>
      </header>
      {children}
    </>
  )
}
