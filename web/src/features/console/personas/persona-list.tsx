import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { OperatedPersona } from '../../../api/schemas.ts'
import { operatedPersonasQuery, personasPageSize, useRestorePersona, useSuspendPersona } from '../../../data/console/operated.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { personasOfOwnerPath } from '../console-paths.ts'
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

const columns: Column<OperatedPersona>[] = [
  { name: names.persona, cell: (persona) => <PersonaName persona={persona} /> },
  { name: names.state, cell: (persona) => <PersonaState persona={persona} /> },
  { name: names.owner, cell: ({ bot }) => <OwnerLink userId={bot.userId} name={bot.name} /> },
  { name: names.created, cell: ({ bot }) => <TimeAgo at={bot.createdAt} /> },
  { name: names.actions, cell: (persona) => <PersonaDecision persona={persona} />, isNameHidden: true },
]

const OwnerLink = ({ userId, name }: { userId: string | null; name: string }) =>
  userId === null ? (
    <span className="text-ink-soft">{formerMember}</span>
  ) : (
    <Link to={personasOfOwnerPath(userId)} aria-label={words.ownerOf(name)} className="underline underline-offset-4">
      {words.sameOwner}
    </Link>
  )

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
  return (
    <Section title={sections.personas} intro={words.intro}>
      <ListFilter value={address} words={words} />
      <RecordList
        query={query}
        page={address.page}
        pageSize={personasPageSize}
        columns={columns}
        keyOf={({ bot }) => bot.id}
        words={{ title: sections.personas, ...words }}
        isNarrowed={address.search !== '' || address.suspended}
      />
    </Section>
  )
}
