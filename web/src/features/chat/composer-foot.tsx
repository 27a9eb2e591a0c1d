import { SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../chat/limits.ts'
import { formatNumber } from '../../components/format-count.ts'
import { strings } from '../../strings/strings.ts'

interface ComposerFootProps {
  /** The input is described by `<id>-why` and `<id>-count`. */
  id: string
  /** Why nothing can be sent; null when something can. */
  why: ReactNode
  alarming: boolean
  offline: boolean
  onNew: (() => void) | null
  length: number
  /** Characters too many; at most 0 while the text fits. */
  over: number
}

const { chat } = strings

/** Below the input: a new conversation, who answers, why it is blocked, and the counter. */
export const ComposerFoot = ({ id, why, alarming, offline, onNew, length, over }: ComposerFootProps) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-3 px-1 text-12 text-ink-soft">
    {onNew && why === null && (
      <button type="button" onClick={onNew} className="text-button">
        <SquarePen aria-hidden className="size-3.5" />
        {chat.newChat}
      </button>
    )}
    <p id={`${id}-why`} role="status" className={`min-w-0 wrap-anywhere ${alarming ? 'text-danger' : ''}`}>
      {why}
    </p>
    {offline && why === null && <p>{chat.offlineModel}</p>}
    <p id={`${id}-count`} className={`ms-auto flex-none tabular-nums ${over > 0 ? 'font-strong text-danger' : ''}`}>
      {over > 0 ? chat.tooLong(formatNumber(over)) : chat.counter(formatNumber(length), formatNumber(limits.messageLength))}
    </p>
  </div>
)
