import { RotateCcw } from '#icons'
import { formatNumber } from '../../../../lib/format/format-count.ts'
import { useCountdown } from '../../../../lib/use-countdown.ts'
import { answerStrings, strings } from '../../../../strings/strings.ts'
import type { ChatMessage } from '../../session/message.ts'

interface RetryButtonProps {
  message: ChatMessage
  /** The price of a message, as text; null while it is unknown. */
  price: string | null
  onRetry: () => void
}

/** A button that tries again, with what that costs. It waits until the model is expected to have time, and keeps the focus meanwhile. */
export function RetryButton({ message: { retryAfter, charge }, price, onRetry }: RetryButtonProps) {
  const { left } = useCountdown(retryAfter ?? 0)
  const cost = charge === 'paid' ? answerStrings.noExtraCost : price
  return (
    <button type="button" aria-disabled={left > 0} className="text-button tabular-nums" onClick={() => left === 0 && onRetry()}>
      <RotateCcw aria-hidden className="size-3.5" />
      {left > 0 ? answerStrings.tryAgainIn(formatNumber(left)) : strings.errors.tryAgain}
      {cost !== null && ` · ${cost}`}
    </button>
  )
}
