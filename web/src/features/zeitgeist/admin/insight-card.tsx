import { type ReactNode, useId } from 'react'
import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { shortTime } from '../../../lib/format/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { zeitgeistAdminStrings as words } from '../../../strings/strings.ts'
import { SampleDialogue } from '../entries/sample-dialogue.tsx'
import { typeIcons } from '../entries/type-icons.ts'
import { ReviewBar } from './review-bar.tsx'

const { fields } = words

/** Every field of an entry, and whether readers see it. */
export function InsightCard({ entry }: { entry: ReviewedZeitgeistEntry }) {
  const heading = useId()
  const now = useNow(60_000)
  const { type, title, content, createdAt, expiresAt, sampleMessages, botId, conversationIds = [], model } = entry
  const Icon = typeIcons[type]
  const hasExpired = now !== null && Date.parse(expiresAt) <= now
  return (
    <li>
      <article aria-labelledby={heading} data-persona="stone" className="card sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12 text-ink-soft">
          <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-page px-2.5 py-0.5 font-strong text-ink">
            <Icon aria-hidden className="size-3.5" />
            {words.type[type]}
          </span>
          <span className="wrap-anywhere">{fields.writtenBy(model)}</span>
        </div>
        <h3 id={heading} dir="auto" className="text-start font-serif text-22 font-medium wrap-anywhere">
          {title}
        </h3>
        <p dir="auto" className="max-w-measure text-start wrap-anywhere whitespace-pre-line">
          {content}
        </p>
        {sampleMessages.length > 0 ? (
          <SampleDialogue messages={sampleMessages} />
        ) : (
          <p className="border-t border-line pt-4 text-14 text-ink-soft">{fields.noSamples}</p>
        )}
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 text-14 sm:grid-cols-2">
          <Field term={fields.created}>
            <Time at={createdAt} />
          </Field>
          <Field term={hasExpired ? fields.expired : fields.expires}>
            <Time at={expiresAt} />
          </Field>
          <Field term={fields.bot}>
            {botId === null ? fields.noBot : <code className="font-mono text-12 wrap-anywhere">{botId}</code>}
          </Field>
          <Field term={fields.conversations}>
            <Conversations ids={conversationIds} />
          </Field>
        </dl>
        <ReviewBar entry={entry} />
      </article>
    </li>
  )
}

const Field = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Time = ({ at }: { at: string }) => <time dateTime={at}>{shortTime(Date.parse(at))}</time>

function Conversations({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return fields.noConversations
  return (
    <details>
      <summary className="min-h-6 font-medium">{fields.conversationCount(ids.length)}</summary>
      <ul className="mt-1 flex max-h-40 flex-col gap-0.5 overflow-auto font-mono text-12 wrap-anywhere">
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </details>
  )
}
