import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router-dom'
import { useTitle } from '../../app/use-title.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { type DashboardTab, dashboardTabs } from './dashboard-tabs.ts'

const tabs: readonly DashboardTab[] = dashboardTabs

/** What belongs to the signed-in, in tabs that the address names. A single tab needs no list to choose from. */
export function DashboardPage() {
  useTitle(accountStrings.titles.dashboard)
  const [query, setQuery] = useSearchParams()
  const { value, Panel } = tabs.find((tab) => tab.value === query.get('tab')) ?? dashboardTabs[0]
  const choose = (tab: string) => setQuery({ tab })
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight">{accountStrings.titles.dashboard}</h1>
      {tabs.length === 1 ? (
        <div className="mt-8">
          <Panel />
        </div>
      ) : (
        <Tabs.Root value={value} onValueChange={choose}>
          <Tabs.List aria-label={accountStrings.account.tabs} className="mt-6 inline-flex rounded-control bg-sunken p-1">
            {tabs.map((tab) => (
              <Tabs.Trigger key={tab.value} value={tab.value} className="tab px-4">
                {tab.label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={value} tabIndex={-1} className="mt-8">
            <Panel />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </div>
  )
}
