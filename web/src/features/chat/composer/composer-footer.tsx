import { maxMessageCharacters } from '@rostra/text/message-length'
import type { ReactNode } from 'react'
import { SquarePen } from '#icons'
import { toneOf } from '../../../data/credits/credit-rules.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { strings } from '../../../strings/strings.ts'
import { maxGuestMessages } from './guest-limit.ts'

interface ComposerFooterProps {
  /** Prefix of the ids that describe the input: `<id>-why`, `<id>-price` and `<id>-count`. */
  id: string
  /** The reason why the message cannot be sent; null when it can. */
  why: ReactNode
  /** The member's credits; null for a guest. */
  credits: number | null
  /** The price of a message in credits; null while it is unknown. */
  price: number | null
  /** The messages that a guest has left; null for a member. */
  guestLeft: number | null
  offline: boolean
  /** Further buttons, shown first, because the other parts appear and disappear. */
  tools: ReactNode
  onNew: (() => void) | null
  length: number
  /** Characters above the limit; 0 or less while the text fits. */
  over: number
}

const { chat } = strings
/** A guest with so few messages left is told so more clearly. */
const fewMessages = 2
const colours = { none: 'text-danger', low: 'text-warning', enough: '' }

/** The characters that are left when a narrow chat shows their count. */
const countedRest = 400

/** The line below the input: new conversation, reason for blocking, offline model, price and counter. */
export const ComposerFooter = ({ id, why, credits, price, guestLeft, offline, tools, onNew, length, over }: ComposerFooterProps) => (
  <div className="flex min-h-9 items-center gap-x-2 px-1 text-12 text-ink-soft @md/chat:flex-wrap @md/chat:gap-x-3">
    {tools}
    {onNew && why === null && (
      <button type="button" onClick={onNew} className="text-button flex-none pointer-coarse:min-w-touch pointer-coarse:justify-center">
        <SquarePen aria-hidden className="size-3.5" />
        <span className="sr-only @md/chat:not-sr-only">{chat.newChat}</span>
      </button>
    )}
    <p id={`${id}-why`} role="status" className="min-w-0 wrap-anywhere empty:-me-3">
      {why}
    </p>
    {offline && why === null && (
      <p className="min-w-0 truncate">
        <span className="sr-only @md/chat:not-sr-only">{chat.answeredBy} </span>
        {strings.modelName('offline')}
      </p>
    )}
    {credits !== null && price !== null && why === null && (
      <p id={`${id}-price`} className={`tabular-nums ${colours[toneOf(credits)]}`}>
        {chat.price(formatNumber(price), formatNumber(credits))}
      </p>
    )}
    {guestLeft !== null && guestLeft > 0 && why === null && (
      <p id={`${id}-price`} className={`tabular-nums ${guestLeft <= fewMessages ? 'font-strong text-warning' : ''}`}>
        {guestLeft <= fewMessages
          ? chat.guestFewLeft(formatNumber(guestLeft))
          : chat.guestLeft(formatNumber(guestLeft), formatNumber(maxGuestMessages))}
      </p>
    )}
    <p
      id={`${id}-count`}
      className={`ms-auto flex-none tabular-nums ${over > 0 ? 'font-strong text-danger' : ''} ${length < maxMessageCharacters - countedRest ? 'hidden @md/chat:block' : ''}`}
    >
      {over > 0 ? chat.tooLong(formatNumber(over)) : chat.counter(formatNumber(length), formatNumber(maxMessageCharacters))}
    </p>
  </div>
)
