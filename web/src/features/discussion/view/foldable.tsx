import { type ReactNode, useState } from 'react'
import { ChevronDown, ChevronUp } from '#icons'
import { discussionStrings } from '../../../strings/strings.ts'

/** The lengths above which texts are cut, in characters. */
const longAbove = { long: 900, short: 400 }

interface FoldableProps {
  text: string
  /** The amount of a long text that is shown. */
  cut: 'long' | 'short'
  /** The author, for screen readers. */
  author: string
  children: ReactNode
}

/** Shows the beginning of a long text, with a button for the rest. Focusing a link inside unfolds it, so that the focus is visible. */
export function Foldable({ text, cut, author, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(false)
  if (text.length <= longAbove[cut]) return children
  const Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of the links within */}
      <div className={isOpen ? '' : `folded ${cut === 'short' ? 'max-h-30' : 'max-h-60'}`} onFocus={() => setOpen(true)}>
        {children}
      </div>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="text-button -ms-1.5 mt-1">
        <Icon aria-hidden className="size-3.5" />
        {isOpen ? discussionStrings.view.showLess : discussionStrings.view.showAll}
        <span className="sr-only"> {discussionStrings.view.of(author)}</span>
      </button>
    </>
  )
}
