import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Bot, OwnModel } from '../../api/schemas.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { inboxCountsQuery } from '../../data/knowledge/inbox-counts.ts'
import { ownModelsQuery } from '../../data/personas/servers/own-models.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { shortTime, utcDate } from '../../lib/format/relative-time.ts'
import { createPersonaPath, editPersonaPath, inboxPath, managePersonasPath, personaPath } from '../../lib/navigation/paths.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'
import { ownModelStrings as modelWords, overviewStrings as words } from '../../strings/strings.ts'
import { OverviewSection } from './overview-section.tsx'

const shown = 4

/** The member's personas with the number of questions in their inboxes; those with the most come first. */
export function OwnNews({ userId, bots }: { userId: string; bots: readonly Bot[] }) {
  const { data: open = {} } = useQuery(inboxCountsQuery(userId))
  const openOf = (bot: Bot) => open[bot.id] ?? 0
  const { data: models = [] } = useQuery({ ...ownModelsQuery(userId), enabled: bots.some(({ ownModel }) => ownModel) })
  const isFailing = (bot: Bot) => models.some(({ botId, failures }) => botId === bot.id && failures > 0)
  const first = bots.toSorted((a, b) => Number(isFailing(b)) - Number(isFailing(a)) || openOf(b) - openOf(a)).slice(0, shown)
  if (bots.length === 0) {
    return (
      <OverviewSection title={words.personas}>
        <p className="mb-4 text-ink-soft">{words.noPersonas}</p>
        <ButtonLink to={createPersonaPath}>{words.createOne}</ButtonLink>
      </OverviewSection>
    )
  }
  return (
    <OverviewSection title={words.personas} more={{ to: managePersonasPath, label: words.allPersonas }}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {first.map((bot) => (
          <li key={bot.id} className="flex items-center gap-4 p-4">
            <Medallion face={bot} size={36} />
            <div className="min-w-0 flex-1">
              <Link to={personaPath(bot.slug)} className="line-clamp-1 font-strong wrap-anywhere hover:underline">
                <bdi>{bot.name}</bdi>
              </Link>
              <p className="text-12 text-ink-soft tabular-nums">{words.conversations(formatCount(bot.conversationCount))}</p>
              <OpenQuestions bot={bot} count={openOf(bot)} />
              <FailingModel bot={bot} own={models.find(({ botId }) => botId === bot.id)} />
            </div>
          </li>
        ))}
      </ul>
    </OverviewSection>
  )
}

/**
 * Says that the creator's own model of a persona fails, and leads to where it is changed. The server, which does not know the time zone,
 * renders the date in UTC.
 */
function FailingModel({ bot, own }: { bot: Bot; own: OwnModel | undefined }) {
  const isInBrowser = useIsInBrowser()
  if (!own || own.failingSince === null) return null
  const times = modelWords.times(formatCount(own.failures))
  return (
    <Link to={editPersonaPath(bot.id)} className="block text-14 text-danger hover:underline">
      {modelWords.failing(times, (isInBrowser ? shortTime : utcDate)(Date.parse(own.failingSince)))}
    </Link>
  )
}

function OpenQuestions({ bot, count }: { bot: Bot; count: number }) {
  if (count === 0) return <p className="text-14 text-ink-soft">{words.nothingNew}</p>
  return (
    <Link to={inboxPath(bot.id)} className="text-link text-14">
      {words.questions(formatCount(count))}
      <span className="sr-only">{words.questionsOf(bot.name)}</span>
    </Link>
  )
}
