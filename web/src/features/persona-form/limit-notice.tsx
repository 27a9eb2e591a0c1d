import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/schemas.ts'
import { ButtonLink } from '../../components/button.tsx'
import { usePersonaLimit } from '../../data/accounts/user.ts'
import { ownBotsQuery } from '../../data/personas/own-personas.ts'
import { managePersonasPath } from '../../lib/navigation/paths.ts'
import { personaFormStrings } from '../../strings/strings.ts'

const { form, refusals } = personaFormStrings

/** Says before saving that the account cannot own another persona. */
export function LimitNotice({ user }: { user: User }) {
  const { data } = useQuery(ownBotsQuery(user.id))
  const limit = usePersonaLimit(user)
  if (!data || data.length < limit) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-raised px-4 py-3 text-14">
      <p className="min-w-0 flex-1 basis-60">{form.full(data.length, limit)}</p>
      <ButtonLink to={managePersonasPath}>{refusals.manage}</ButtonLink>
    </div>
  )
}
