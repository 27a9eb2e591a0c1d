import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ChevronDown } from '#icons'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { auditPageSize, auditQuery } from '../../../data/console/records.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Section } from '../layout/section.tsx'
import { changeListAddress, readListAddress } from '../list/list-address.ts'
import { ListPages } from '../list/list-pages.tsx'
import { Loaded } from '../list/loaded.tsx'
import { AuditEntry } from './audit-entry.tsx'

const { audit: words, sections } = consoleStrings

/** The actions of operators, of all kinds or of one. */
export function AuditLog() {
  const [params, setParams] = useSearchParams()
  const { page } = readListAddress(params)
  const named = params.get('action') ?? ''
  const action = named in words.actions ? named : ''
  const query = useQuery(auditQuery({ action, page, limit: auditPageSize }))
  const show = (chosen: string) => setParams(changeListAddress(params, { action: chosen }), { replace: true })
  return (
    <Section title={sections.audit} intro={words.intro}>
      <label className="mb-4 flex flex-wrap items-center gap-3 text-14 font-medium">
        {words.filter}
        <span className="relative max-sm:w-full">
          <select
            value={action}
            onChange={({ target }) => show(target.value)}
            className="field w-full appearance-none pe-10 text-14 font-strong"
          >
            <option value="">{words.all}</option>
            {Object.entries(words.actions).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
        </span>
      </label>
      <Loaded query={query} failed={words.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <div role="status">
              <Notice title={words.empty} text={words.emptyText}>
                {(action !== '' || page > 1) && <Button onClick={() => setParams({})}>{words.all}</Button>}
              </Notice>
            </div>
          ) : (
            <>
              <ul
                aria-label={sections.audit}
                aria-busy={query.isPlaceholderData}
                className="divide-y divide-line rounded-card border border-line"
              >
                {items.map((entry) => (
                  <AuditEntry key={entry.id} action={entry} />
                ))}
              </ul>
              <ListPages page={page} pageSize={auditPageSize} isEarlier={query.isPlaceholderData} shown={items.length} total={total} />
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
