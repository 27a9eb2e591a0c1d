import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { Bot, OperatedPersona } from '../../../api/schemas.ts'
import { operatedPersonasQuery, personasPageSize, useRestorePersona, useSuspendPersona } from '../../../data/console/operated.ts'
import { useCreators } from '../../../data/personas/personas.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { accountNamedPath, personasOfOwnerPath } from '../console-paths.ts'
import { Section } from '../layout/section.tsx'
import { readListAddress } from '../list/list-address.ts'
import { ListFilter } from '../list/list-filter.tsx'
import { RecordList } from '../list/record-list.tsx'
import type { Column } from '../list/record-table.tsx'
import { TimeAgo } from '../list/time-ago.tsx'
import { DecisionButton } from '../suspension/decision-button.tsx'
import { PersonaName } from './persona-name.tsx'
import { PersonaState } from './persona-state.tsx'

const { columns: names, personas: words, sections, decide, formerMember } = consoleStrings

const columns = (owners: Record<string, string>): Column<OperatedPersona>[] => [
  { name: names.persona, cell: (persona) => <PersonaName persona={persona} /> },
  { name: names.state, cell: (persona) => <PersonaState persona={persona} /> },
  { name: names.owner, cell: ({ bot }) => <OwnerLink bot={bot} username={owners[bot.userId ?? '']} /> },
  { name: names.created, cell: ({ bot }) => <TimeAgo at={bot.createdAt} /> },
  { name: names.actions, cell: (persona) => <PersonaDecision persona={persona} />, isNameHidden: true },
]

/** The owner's account. While its name is unknown, the link leads to all personas of the owner. */
function OwnerLink({ bot, username }: { bot: Bot; username: string | undefined }) {
  if (bot.userId === null) return <span className="text-ink-soft">{formerMember}</span>
  return username ? (
    <Link to={accountNamedPath(username)} className="underline underline-offset-4">
      <bdi>{username}</bdi>
    </Link>
  ) : (
    <Link to={personasOfOwnerPath(bot.userId)} aria-label={words.ownerOf(bot.name)} className="underline underline-offset-4">
      {words.sameOwner}
    </Link>
  )
}

function PersonaDecision({ persona: { bot, suspension } }: { persona: OperatedPersona }) {
  const suspend = useSuspendPersona()
  const restore = useRestorePersona()
  const texts = { suspend: decide.suspendPersona, restore: decide.restorePersona }
  return <DecisionButton id={bot.id} name={bot.name} isSuspended={suspension !== null} suspend={suspend} restore={restore} texts={texts} />
}

/** Personas with search, to suspend and restore. */
export function PersonaList() {
  const [params] = useSearchParams()
  const address = readListAddress(params)
  const query = useQuery(operatedPersonasQuery({ ...address, limit: personasPageSize }))
  const owners = useCreators(query.data?.items.map(({ bot }) => bot) ?? [])
  return (
    <Section title={sections.personas} intro={words.intro}>
      <ListFilter value={address} words={words} />
      <RecordList
        query={query}
        page={address.page}
        pageSize={personasPageSize}
        columns={columns(owners)}
        keyOf={({ bot }) => bot.id}
        words={{ title: sections.personas, ...words }}
        isNarrowed={address.search !== '' || address.suspended}
      />
    </Section>
  )
}
