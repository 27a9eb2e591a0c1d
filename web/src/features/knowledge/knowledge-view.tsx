import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import type { Bot, User } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { OpenCount } from '../../components/open-count.tsx'
import { inboxCountsQuery } from '../../data/knowledge/inbox-counts.ts'
import { inboxHash, managePersonasPath, materialHash, personaPath } from '../../lib/navigation/paths.ts'
import { knowledgeStrings as words } from '../../strings/strings.ts'
import { InboxSection } from './inbox/inbox-section.tsx'
import { MaterialSection } from './material/material-section.tsx'

/** The material of a persona, and its inbox. The hash of the URL selects the tab. */
export function KnowledgeView({ bot, user }: { bot: Bot; user: User }) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const { data: counts = {} } = useQuery(inboxCountsQuery(user.id))
  const open = counts[bot.id] ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const arrival = useRef({ key, isNew: kind !== 'POP' && hash !== '' })
  const tab = hash === inboxHash ? inboxHash : materialHash

  // Scrolls to the top, because a link to a tab is a link to the page.
  useEffect(() => {
    if (!arrival.current.isNew) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  // Moves the focus, because a followed link from one tab to the other was removed.
  useEffect(() => {
    if (key !== arrival.current.key && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [key])

  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6">
      <Link to={managePersonasPath} className="text-link gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Link>
      <div className="mt-3 flex items-center gap-4">
        <Medallion face={bot} size={64} />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="font-serif text-28 font-medium tracking-tight sm:text-36">
            {words.title}
          </h1>
          <Link to={personaPath(bot.slug)} className="line-clamp-2 text-ink-soft underline-offset-4 wrap-anywhere hover:underline">
            <bdi>{bot.name}</bdi>
          </Link>
        </div>
      </div>
      <p className="mt-3 max-w-measure text-ink-soft">{words.intro}</p>
      <Tabs.Root value={tab} onValueChange={(value) => navigate({ hash: value }, { replace: true, preventScrollReset: true })}>
        <Tabs.List aria-label={words.tabs} className="mt-6 inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1">
          <Tabs.Trigger value={materialHash} className="tab px-4">
            {words.material}
          </Tabs.Trigger>
          <Tabs.Trigger value={inboxHash} className="tab inline-flex items-center gap-2 px-4">
            {words.inbox}
            <OpenCount count={open} />
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content ref={panel} value={tab} tabIndex={-1} className="mt-8 focus-visible:outline-none">
          {tab === inboxHash ? <InboxSection botId={bot.id} /> : <MaterialSection userId={user.id} botId={bot.id} />}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
