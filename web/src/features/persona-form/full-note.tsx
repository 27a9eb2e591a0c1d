import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/user.ts'
import { managePersonas } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { useUserStatus } from '../auth/user-queries.ts'
import { ownBotsQuery, personaLimits } from './own-bots.ts'

const { form, refusals } = personaFormStrings

/** Tells before the writing, not after it, that there is no room for another persona. */
export function FullNote({ user }: { user: User }) {
  const { data } = useQuery(ownBotsQuery(user.id))
  const limit = personaLimits[useUserStatus()?.role ?? user.role]
  if (!data || data.length < limit) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-raised px-4 py-3 text-14">
      <p className="min-w-0 flex-1 basis-60">{form.full(data.length, limit)}</p>
      <ButtonLink to={managePersonas}>{refusals.manage}</ButtonLink>
    </div>
  )
}
