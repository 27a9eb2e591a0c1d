import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { entryTypes } from '../../../data/zeitgeist/entries.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { zeitgeistAdminStrings as words } from '../../../strings/strings.ts'
import { typeIcons } from '../entries/type-icons.ts'

/** How many entries of each type there are. */
export const InsightCounts = ({ entries }: { entries: readonly ReviewedZeitgeistEntry[] }) => (
  <section aria-label={words.counts}>
    <dl className="grid gap-4 sm:grid-cols-3">
      {entryTypes.map((type) => {
        const Icon = typeIcons[type]
        return (
          <div key={type} className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4 sm:p-5">
            <dt className="inline-flex items-center gap-2 text-14 text-ink-soft">
              <Icon aria-hidden className="size-4" />
              {words.types[type]}
            </dt>
            <dd className="font-serif text-36 font-medium tabular-nums">
              {formatNumber(entries.filter((entry) => entry.type === type).length)}
            </dd>
          </div>
        )
      })}
    </dl>
  </section>
)
