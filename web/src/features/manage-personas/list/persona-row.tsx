import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { BookOpen, ChartNoAxesColumn, CircleAlert, Pencil } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Medallion } from '../../../components/medallion.tsx'
import { OpenCount } from '../../../components/open-count.tsx'
import { visibilityOf } from '../../../data/personas/visibility.ts'
import { formatCount } from '../../../lib/format/format-count.ts'
import { analyticsPath, editPersonaPath, inboxPath, knowledgePath } from '../../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { knowledgeStrings, managePersonasStrings, ownModelStrings } from '../../../strings/strings.ts'
import { Badge } from './badge.tsx'
import { PersonaMenu } from './persona-menu.tsx'
import { PublishButton } from './publish-button.tsx'
import { VisibilityBadge } from './visibility-badge.tsx'

const { manage } = managePersonasStrings

interface PersonaRowProps {
  bot: Bot
  /** Whether it was just created. */
  isNew: boolean
  /** The number of open items in its inbox. */
  openItems: number
  onDelete: (button: HTMLElement | null) => void
}

/** A row of the list: one persona with its actions. */
export function PersonaRow({ bot, isNew, openItems, onDelete }: PersonaRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const keptFocus = useKeptFocus(row)
  return (
    <li
      ref={row}
      tabIndex={-1}
      {...keptFocus}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 p-4 first:rounded-t-card last:rounded-b-card sm:px-5 ${isNew ? 'bg-raised' : ''}`}
    >
      <Medallion face={bot} size={48} />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="leading-snug font-strong">
          <bdi className="wrap-anywhere">{bot.name}</bdi>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          {isNew && <Badge>{manage.new}</Badge>}
          <StateBadge bot={bot} />
          {!bot.aboveLimit && <VisibilityBadge bot={bot} />}
          <span className="text-12 text-ink-soft tabular-nums max-sm:w-full sm:ms-1">
            {manage.conversations(formatCount(bot.conversationCount))} · {manage.score(formatCount(bot.voteCount))}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {visibilityOf(bot) === 'draft' && !bot.aboveLimit && <PublishButton bot={bot} />}
        {!bot.aboveLimit && (
          <ButtonLink to={editPersonaPath(bot.id)} aria-label={manage.editOf(bot.name)} className="max-sm:grow">
            <Pencil aria-hidden className="size-4" />
            {manage.edit}
          </ButtonLink>
        )}
        <ButtonLink to={analyticsPath(bot.id)} aria-label={manage.analyticsOf(bot.name)} className="max-sm:grow">
          <ChartNoAxesColumn aria-hidden className="size-4" />
          {manage.analytics}
        </ButtonLink>
        <ButtonLink
          to={openItems > 0 ? inboxPath(bot.id) : knowledgePath(bot.id)}
          aria-label={knowledgeStrings.linkOf(bot.name, openItems)}
          className="max-sm:grow"
        >
          <BookOpen aria-hidden className="size-4" />
          {knowledgeStrings.link}
          <OpenCount count={openItems} />
        </ButtonLink>
        <PersonaMenu bot={bot} onDelete={onDelete} />
      </div>
      {bot.aboveLimit && (
        <div className="w-full rounded-control border border-line bg-sunken px-4 py-3 text-14">
          <p className="font-strong">{manage.readOnlyTitle}</p>
          <p className="mt-1 text-12 text-ink-soft">{manage.readOnlyText}</p>
          {bot.ownModel && (
            <Link to={editPersonaPath(bot.id)} className="text-link mt-1 inline-block text-12">
              {ownModelStrings.removable}
            </Link>
          )}
        </div>
      )}
      {bot.suspension && (
        <div className="w-full rounded-control border border-line bg-sunken px-4 py-3 text-14">
          <p className="font-strong">{manage.suspendedTitle}</p>
          <p dir="auto" className="text-start wrap-anywhere">
            {bot.suspension.reason}
          </p>
          <p className="mt-1 text-12 text-ink-soft">{manage.suspendedText}</p>
        </div>
      )}
    </li>
  )
}

/** Whether the persona is active, suspended, or read-only. A draft is neither. */
function StateBadge({ bot }: { bot: Bot }) {
  if (bot.suspension) {
    return (
      <Badge look="border-danger text-danger">
        <CircleAlert aria-hidden className="size-3" />
        {manage.suspended}
      </Badge>
    )
  }
  if (bot.aboveLimit) return <Badge look="border-danger text-danger">{manage.readOnly}</Badge>
  if (visibilityOf(bot) === 'draft') return null
  return (
    <Badge>
      <span aria-hidden className="size-1.5 rounded-full bg-ink" />
      {manage.active}
    </Badge>
  )
}
