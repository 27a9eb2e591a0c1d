import type { LedgerEntry } from '../../../api/schemas.ts'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { formatChange } from '../../../lib/format/format-price.ts'
import { creditsStrings } from '../../../strings/strings.ts'

const words = creditsStrings.account

/** One entry of the ledger. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  return (
    <li className="flex items-start gap-x-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-14 font-strong">{words.kinds[entry.kind] ?? entry.kind}</span>
          <span className="rounded-full border border-line px-2 text-12 text-ink-soft">{words.pockets[entry.pocket]}</span>
        </p>
        <p className="text-12 text-ink-soft wrap-anywhere">
          {entry.note && `${entry.note} · `}
          <MessageTime at={entry.at} />
        </p>
      </div>
      <div className="flex-none text-end tabular-nums">
        <p className="text-14 font-strong">{formatChange(entry.amount)}</p>
        <p className="text-12 text-ink-soft">{words.balanceAfter(formatNumber(entry.balanceAfter))}</p>
      </div>
    </li>
  )
}
