import { SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../chat/limits.ts'
import { formatNumber } from '../../components/format-count.ts'
import { strings } from '../../strings/strings.ts'
import { exchangePrice, toneOf } from '../credits/credit-rules.ts'

interface ComposerFootProps {
  /** The input is described by `<id>-why`, `<id>-price` and `<id>-count`. */
  id: string
  /** Why nothing can be sent; null when something can. */
  why: ReactNode
  /** What the person has; null for a guest. */
  credits: number | null
  offline: boolean
  onNew: (() => void) | null
  length: number
  /** Characters too many; at most 0 while the text fits. */
  over: number
}

const { chat } = strings
const colours = { none: 'text-danger', low: 'text-warning', enough: '' }

/** Below the input: a new conversation, who answers, why it is blocked, what a message costs, and the counter. */
export const ComposerFoot = ({ id, why, credits, offline, onNew, length, over }: ComposerFootProps) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-3 px-1 text-12 text-ink-soft">
    {onNew && why === null && (
      <button type="button" onClick={onNew} className="text-button">
        <SquarePen aria-hidden className="size-3.5" />
        {chat.newChat}
      </button>
    )}
    <p id={`${id}-why`} role="status" className="min-w-0 wrap-anywhere empty:-me-3">
      {why}
    </p>
    {offline && why === null && <p>{chat.offlineModel}</p>}
    {credits !== null && why === null && (
      <p id={`${id}-price`} className={`tabular-nums ${colours[toneOf(credits)]}`}>
        {chat.price(formatNumber(exchangePrice), formatNumber(credits))}
      </p>
    )}
    <p id={`${id}-count`} className={`ms-auto flex-none tabular-nums ${over > 0 ? 'font-strong text-danger' : ''}`}>
      {over > 0 ? chat.tooLong(formatNumber(over)) : chat.counter(formatNumber(length), formatNumber(limits.messageLength))}
    </p>
  </div>
)
