import { personaId } from '@rostra/proto/http/pages'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { botByIdQuery, botBySlugQuery } from '../data/personas/personas.ts'
import { ChatSkeleton } from '../features/chat/chat-skeleton.tsx'
import { PersonaMissing } from '../features/personas/persona-missing.tsx'
import { hasStatus } from '../lib/errors/api-error.ts'
import { personaPath } from '../lib/navigation/paths.ts'
import { useTitle } from '../lib/navigation/use-title.ts'
import { strings } from '../strings/strings.ts'
import { PersonaChat } from './chat/persona-chat.tsx'
import { PhoneBar } from './layout/phone-bar.tsx'

/** The chat with the persona of a slug. An id leads to the page of its slug. */
export function PersonaPage() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  const byId = useQuery({ ...botByIdQuery(slug), enabled: hasStatus(error, 404) && personaId.test(slug) })
  const isShown = bot !== undefined && !byId.isLoading
  useTitle(!isShown && error ? strings.titles.botNotFound : null)
  if (byId.data) return <Navigate replace to={personaPath(byId.data.slug) + search} />
  if (isShown) return <PersonaChat key={bot.id} bot={bot} />
  return (
    <>
      <PhoneBar />
      {error && !byId.isLoading ? <PersonaMissing error={error} onRetry={refetch} /> : <ChatSkeleton label={strings.persona.loading} />}
    </>
  )
}
