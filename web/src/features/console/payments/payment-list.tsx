import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { AccountPayment } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { accountPaymentsQuery, paymentsPageSize } from '../../../data/console/records.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { formatPrice } from '../../../lib/format/format-price.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { paymentsOfPath, paymentsPath } from '../console-paths.ts'
import { Section } from '../layout/section.tsx'
import { Badge } from '../list/badge.tsx'
import { changeListAddress, readListAddress } from '../list/list-address.ts'
import { RecordList } from '../list/record-list.tsx'
import type { Column } from '../list/record-table.tsx'
import { TimeAgo } from '../list/time-ago.tsx'

const { columns: names, payments: words, sections, formerMember } = consoleStrings
const looks = { paid: 'strong', pending: 'plain', expired: 'plain', failed: 'alarm', refunded: 'plain' } as const

function emptyTextOf(userId: string, reversed: boolean): string {
  if (reversed) return words.emptyReversed
  return userId ? words.emptyOf : words.emptyText
}

const columns: Column<AccountPayment>[] = [
  { name: names.account, cell: (row) => <Buyer payment={row} /> },
  { name: names.status, cell: (row) => <Status payment={row} /> },
  { name: names.at, cell: ({ payment }) => <TimeAgo at={payment.createdAt} /> },
  { name: names.credits, cell: ({ payment }) => formatNumber(payment.creditsPurchased), isNumber: true },
  { name: names.amount, cell: ({ payment }) => formatPrice(payment.amount), isNumber: true },
]

/** The buyer, as a link to all payments of the account. The payment's id helps to find it at the provider. */
const Buyer = ({ payment: { userId, username, payment } }: { payment: AccountPayment }) => (
  <>
    {userId ? (
      <Link to={paymentsOfPath(userId)} className="font-strong underline-offset-4 hover:underline">
        <bdi>{username ?? formerMember}</bdi>
      </Link>
    ) : (
      <span className="font-strong">{formerMember}</span>
    )}
    <code className="block font-mono text-12 text-ink-soft">{payment.id}</code>
  </>
)

/** The status, an open or lost dispute, and what was refunded of a payment that still counts as paid. */
const Status = ({ payment: { payment, isDisputed, refunded } }: { payment: AccountPayment }) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    <Badge look={looks[payment.status]}>{words.statuses[payment.status]}</Badge>
    {isDisputed && <Badge look="alarm">{words.disputed}</Badge>}
    {payment.status === 'paid' && refunded > 0 && <Badge>{words.refundedPart(formatPrice(refunded))}</Badge>}
  </span>
)

/** Payments of all accounts, or of one. Read-only. */
export function PaymentList() {
  const [params, setParams] = useSearchParams()
  const { page } = readListAddress(params)
  const userId = (params.get('account') ?? '').slice(0, 200)
  const reversed = params.get('reversed') === '1'
  const query = useQuery(accountPaymentsQuery({ userId, reversed, page, limit: paymentsPageSize }))
  const username = query.data?.items[0]?.username
  return (
    <Section title={sections.payments} intro={words.intro}>
      {userId !== '' && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-strong">{username ? words.ofAccount(username) : words.ofOne}</span>
          <ButtonLink look="bare" to={paymentsPath}>
            {words.all}
          </ButtonLink>
        </p>
      )}
      <label className="mb-4 inline-flex min-h-touch cursor-pointer items-center gap-3 text-14 font-medium">
        <input
          type="checkbox"
          checked={reversed}
          onChange={({ target }) => setParams(changeListAddress(params, { reversed: target.checked ? '1' : null }), { replace: true })}
          className="switch"
        />
        {words.onlyReversed}
      </label>
      <RecordList
        query={query}
        page={page}
        pageSize={paymentsPageSize}
        columns={columns}
        keyOf={({ payment }) => payment.id}
        words={{ ...words, title: sections.payments, emptyText: emptyTextOf(userId, reversed) }}
        isNarrowed={reversed}
      />
    </Section>
  )
}
