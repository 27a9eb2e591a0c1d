import { Tabs } from 'radix-ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { OpenCount } from '../../components/open-count.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { useOpenItems } from '../../data/knowledge/inbox-counts.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { managePersonasStrings } from '../../strings/strings.ts'
import { loadOverview } from '../load-part.ts'
import { type DashboardTab, dashboardTabs } from './dashboard-tabs.ts'
import { MembersOnly } from './members-only.tsx'
import { WhenNear } from './when-near.tsx'

const { dashboard } = managePersonasStrings
const tabs: readonly DashboardTab[] = dashboardTabs
/** The tab that shows what only the browser knows: the draft of a persona. */
const onlyInBrowser: (typeof dashboardTabs)[number]['value'] = 'create'
/** The tab that leads to the inboxes. */
const managesInboxes: (typeof dashboardTabs)[number]['value'] = 'manage'

const Overview = lazyPart(loadOverview, ({ Overview }) => Overview)

/** The dashboard of a member. The tab is stored in the URL; without one it begins with an overview. */
export function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  const openItems = useOpenItems()
  const { user, likelyMember } = useUser()
  /** Nothing below an overview sticks to the window. */
  const isOverview = !query.has('tab') && (user !== null || likelyMember)
  const tab = tabs.find(({ value }) => value === query.get('tab')) ?? dashboardTabs[0]
  /** The editor of a persona has a title of its own. */
  const isEditor = tab.value === onlyInBrowser && query.has('edit') && user !== null
  const title = query.has('tab') ? dashboard.titled(tab.label) : dashboard.title
  useTitle(isEditor ? null : title)
  // The address changes once the code of the panel is loaded. Until then the chosen tab is selected, and another one can be chosen.
  const [chosen, choose] = useState(tab.value)
  useEffect(() => choose(tab.value), [tab.value])
  const { key } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(key)

  // Moves the focus to the panel, because navigation within the page removed the clicked link.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [key])

  return (
    <div data-overview={isOverview || undefined} className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight">{dashboard.title}</h1>
      {isOverview && (
        <div className="mt-8 mb-14 min-h-80">
          <Suspense>{user && <Overview user={user} />}</Suspense>
        </div>
      )}
      <Tabs.Root
        value={chosen}
        onValueChange={(value) => {
          choose(value)
          setQuery({ tab: value })
        }}
      >
        <Tabs.List aria-label={dashboard.tabs} className="mt-6 inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className="tab inline-flex items-center gap-2 px-4">
              {label}
              {value === managesInboxes && <OpenCount count={openItems} />}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content ref={panel} value={chosen} tabIndex={-1} aria-busy={chosen !== tab.value} className="mt-8 focus-visible:outline-none">
          <WhenNear isNear={!isOverview} isOnlyInBrowser={tab.value === onlyInBrowser}>
            <Suspense>
              {tab.forMembers === null ? (
                <tab.Panel />
              ) : (
                <MembersOnly text={tab.forMembers}>{(user) => <tab.Panel user={user} />}</MembersOnly>
              )}
            </Suspense>
          </WhenNear>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
