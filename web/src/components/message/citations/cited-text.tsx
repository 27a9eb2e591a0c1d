import { lazy, Suspense, useMemo, useState } from 'react'
import { MarkdownText } from '../markdown-text.tsx'
import type { CitedPassage } from './citation.ts'
import { CitationsContext } from './citations-context.ts'
import { SourceList } from './source-list.tsx'

const PassageDialog = lazy(async () => ({ default: (await import('./passage-dialog.tsx')).PassageDialog }))

interface CitedTextProps {
  text: string
  typing: boolean
  /** The passages that it cites. */
  passages: readonly CitedPassage[]
  /** It is being written: what it cites is not known yet. */
  pending: boolean
}

/** The text of an answer with its citations: `[1]` opens the passage, and the sources are listed below. */
export function CitedText({ text, typing, passages, pending }: CitedTextProps) {
  const [shown, setShown] = useState<{ passage: CitedPassage; opener: HTMLElement } | null>(null)
  const citations = useMemo(
    () => ({ passages, pending, onOpen: (passage: CitedPassage, opener: HTMLElement) => setShown({ passage, opener }) }),
    [passages, pending],
  )
  return (
    <CitationsContext value={citations}>
      <MarkdownText text={text} typing={typing} />
      {passages.length > 0 && <SourceList passages={passages} onOpen={citations.onOpen} />}
      {shown && (
        <Suspense>
          <PassageDialog {...shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </CitationsContext>
  )
}
