import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { OperatedAccount } from '../../../api/schemas.ts'
import { peoplePageSize, peopleQuery, useRestoreAccount, useSuspendAccount } from '../../../data/console/operated.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { paymentsOfPath, personasOfOwnerPath } from '../console-paths.ts'
import { Section } from '../layout/section.tsx'
import { Badge } from '../list/badge.tsx'
import { readListAddress } from '../list/list-address.ts'
import { ListFilter } from '../list/list-filter.tsx'
import { RecordList } from '../list/record-list.tsx'
import type { Column } from '../list/record-table.tsx'
import { TimeAgo } from '../list/time-ago.tsx'
import { DecisionButton } from '../suspension/decision-button.tsx'
import { SuspensionNote } from '../suspension/suspension-note.tsx'

const { columns: names, people: words, sections, decide, state, roles } = consoleStrings

const columns: Column<OperatedAccount>[] = [
  {
    name: names.account,
    cell: ({ username, email }) => (
      <>
        <bdi className="block font-strong">{username}</bdi>
        <span className="block text-12 text-ink-soft">{email}</span>
      </>
    ),
  },
  { name: names.state, cell: (account) => <AccountState account={account} /> },
  { name: names.role, cell: ({ role }) => roles[role] },
  { name: names.created, cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  { name: names.actions, cell: (account) => <AccountActions account={account} />, isNameHidden: true },
]

const AccountState = ({ account: { suspension } }: { account: OperatedAccount }) =>
  suspension ? (
    <>
      <Badge look="alarm">{state.suspended}</Badge>
      <SuspensionNote suspension={suspension} />
    </>
  ) : (
    <Badge>{state.active}</Badge>
  )

function AccountActions({ account: { id, username, role, suspension } }: { account: OperatedAccount }) {
  const suspend = useSuspendAccount()
  const restore = useRestoreAccount()
  const texts = { suspend: decide.suspendAccount, restore: decide.restoreAccount }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex flex-col gap-1">
        <Link to={personasOfOwnerPath(id)} aria-label={words.personasOf(username)} className="underline underline-offset-4">
          {words.personas}
        </Link>
        <Link to={paymentsOfPath(id)} aria-label={words.paymentsOf(username)} className="underline underline-offset-4">
          {words.payments}
        </Link>
      </span>
      {role === 'super_senator' && !suspension ? (
        <span className="max-w-40 text-12 text-ink-soft">{words.operator}</span>
      ) : (
        <DecisionButton id={id} name={username} isSuspended={suspension !== null} suspend={suspend} restore={restore} texts={texts} />
      )}
    </div>
  )
}

/** Accounts with search, to suspend and restore. */
export function PeopleList() {
  const [params] = useSearchParams()
  const address = readListAddress(params)
  const query = useQuery(peopleQuery({ ...address, limit: peoplePageSize }))
  return (
    <Section title={sections.people} intro={words.intro}>
      <ListFilter value={address} words={words} />
      <RecordList
        query={query}
        page={address.page}
        pageSize={peoplePageSize}
        columns={columns}
        keyOf={({ id }) => id}
        words={{ title: sections.people, ...words }}
        isNarrowed={address.search !== '' || address.suspended}
      />
    </Section>
  )
}
