import { ChevronLeft, ChevronRight } from '#icons'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { branchesStrings } from '../../../strings/strings.ts'
import type { ChatMessage } from '../session/message.ts'
import type { MessageActions } from './message-actions.ts'

interface VersionArrowsProps {
  message: ChatMessage
  locked: boolean
  onShow: MessageActions['showSibling']
}

const arrows = { previousId: [branchesStrings.previous, ChevronLeft], nextId: [branchesStrings.next, ChevronRight] } as const

/** The position of a message among its versions, with buttons to the previous and next one. Renders nothing without other versions. */
export function VersionArrows({ message: { key, siblings }, locked, onShow }: VersionArrowsProps) {
  if (siblings.count < 2) return null
  const place = [formatNumber(siblings.index), formatNumber(siblings.count)] as const
  const arrow = (direction: 'previousId' | 'nextId') => {
    const [label, Icon] = arrows[direction]
    const isEnd = locked || siblings[direction] === null
    return (
      // Uses `aria-disabled`, which keeps the focus on the button at the last version.
      <button
        type="button"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={({ currentTarget }) => !isEnd && onShow(key, direction, currentTarget)}
        className="text-button message-action"
      >
        <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the inputs of a form
    <div role="group" aria-label={branchesStrings.versions} className="inline-flex items-center">
      {arrow('previousId')}
      <span aria-hidden className="min-w-8 text-center whitespace-nowrap tabular-nums">
        {branchesStrings.place(...place)}
      </span>
      <span role="status" className="sr-only">
        {branchesStrings.spokenPlace(...place)}
      </span>
      {arrow('nextId')}
    </div>
  )
}
