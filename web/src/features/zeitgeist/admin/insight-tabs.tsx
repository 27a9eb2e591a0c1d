import { Tabs } from 'radix-ui'
import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { Notice } from '../../../components/notice.tsx'
import { entryTypes } from '../../../data/zeitgeist/entries.ts'
import { zeitgeistAdminStrings as words } from '../../../strings/strings.ts'
import { InsightCard } from './insight-card.tsx'

const tabs = [{ value: 'all', label: words.all }, ...entryTypes.map((type) => ({ value: type, label: words.types[type] }))]

/** All entries, or those of one type. */
export const InsightTabs = ({ entries }: { entries: readonly ReviewedZeitgeistEntry[] }) => (
  <Tabs.Root defaultValue="all">
    <Tabs.List aria-label={words.tabs} className="inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1">
      {tabs.map(({ value, label }) => (
        <Tabs.Trigger key={value} value={value} className="tab px-4">
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {tabs.map(({ value, label }) => (
      <Tabs.Content key={value} value={value} className="mt-6">
        <h2 className="sr-only">{label}</h2>
        <Insights entries={entries.filter(({ type }) => value === 'all' || type === value)} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
)

const Insights = ({ entries }: { entries: readonly ReviewedZeitgeistEntry[] }) =>
  entries.length === 0 ? (
    <Notice title={words.emptyType} text={words.emptyTypeText} level="h3" />
  ) : (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {entries.map((entry) => (
        <InsightCard key={entry.id} entry={entry} />
      ))}
    </ul>
  )
