import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { ZeitgeistEntry } from '../../../api/schemas.ts'
import { botByIdQuery } from '../../../data/personas/personas.ts'
import { exactTime } from '../../../lib/format/relative-time.ts'
import { themeColourOf } from '../../../lib/theme-colour.ts'
import { zeitgeistStrings as words } from '../../../strings/strings.ts'
import { TrendChart } from '../chart/trend-chart.tsx'
import { entryAge } from './entry-age.ts'
import { PersonaLink } from './persona-link.tsx'
import { SampleDialogue } from './sample-dialogue.tsx'
import { typeIcons } from './type-icons.ts'

interface EntryArticleProps {
  entry: ZeitgeistEntry
  /** See `useNow`. */
  now: number | null
  /** The level of its heading. */
  level: 'h1' | 'h3'
  /** The content of its heading. */
  title: ReactNode
}

/** An entry in the colour of the persona that it links to. */
export function EntryArticle({ entry, now, level: Title, title }: EntryArticleProps) {
  const { type, content, botId, sampleMessages, trend, createdAt } = entry
  const heading = useId()
  const { data: bot, isError } = useQuery({ ...botByIdQuery(botId ?? ''), enabled: botId !== null })
  const Icon = typeIcons[type]
  const sampleName = sampleMessages.find(({ role }) => role === 'bot')?.botName ?? ''
  return (
    <article aria-labelledby={heading} data-persona={bot ? themeColourOf(bot) : 'stone'} className="card sm:p-6">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5 text-12 font-medium text-ink-soft">
          <Icon aria-hidden className="size-4" />
          {words.kind[type]}
        </span>
        {now !== null && <AgeLabel createdAt={createdAt} now={now} />}
      </div>
      <div className="flex flex-col gap-2">
        <Title
          id={heading}
          dir="auto"
          className={`text-start font-serif font-medium wrap-anywhere ${Title === 'h1' ? 'text-28 sm:text-36' : 'text-22'}`}
        >
          {title}
        </Title>
        <p dir="auto" className="max-w-measure text-start wrap-anywhere whitespace-pre-line">
          {content}
        </p>
      </div>
      {trend.length > 0 && <TrendChart points={trend} />}
      {sampleMessages.length > 0 && <SampleDialogue messages={sampleMessages} />}
      {botId !== null && (
        <div>
          <PersonaLink botId={botId} bot={bot} failed={isError} sampleName={sampleName} />
        </div>
      )}
    </article>
  )
}

function AgeLabel({ createdAt, now }: { createdAt: string; now: number }) {
  const then = Date.parse(createdAt)
  const age = entryAge(then, now)
  if (age === null) return null
  const look = age === 'new' ? 'border-ink bg-ink text-page' : 'border-line text-ink-soft'
  return (
    <time dateTime={createdAt} title={exactTime(then)} className={`rounded-full border px-2.5 py-0.5 text-12 font-strong ${look}`}>
      {words.ages[age]}
    </time>
  )
}
