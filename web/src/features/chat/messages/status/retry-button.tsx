import { RotateCcw } from 'lucide-react'
import { formatNumber } from '../../../../lib/format/format-count.ts'
import { useCountdown } from '../../../../lib/use-countdown.ts'
import { answerStrings, strings } from '../../../../strings/strings.ts'

interface RetryButtonProps {
  /** Seconds until a retry makes sense, counted from the first time that the button is shown. */
  wait: number
  onRetry: () => void
}

/** A button that tries again. It waits until the model is expected to have time, and keeps the focus meanwhile. */
export function RetryButton({ wait, onRetry }: RetryButtonProps) {
  const { left } = useCountdown(wait)
  return (
    <button type="button" aria-disabled={left > 0} className="text-button tabular-nums" onClick={() => left === 0 && onRetry()}>
      <RotateCcw aria-hidden className="size-3.5" />
      {left > 0 ? answerStrings.tryAgainIn(formatNumber(left)) : strings.errors.tryAgain}
    </button>
  )
}
