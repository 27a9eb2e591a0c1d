import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { botBySlugQuery } from '../data/personas/personas.ts'
import { ChatSkeleton } from '../features/chat/chat-skeleton.tsx'
import { PersonaMissing } from '../features/personas/persona-missing.tsx'
import { useTitle } from '../lib/navigation/use-title.ts'
import { strings } from '../strings/strings.ts'
import { PersonaChat } from './chat/persona-chat.tsx'

export function PersonaPage() {
  const { slug = '' } = useParams()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))
  if (error && !bot) return <PersonaMissing error={error} onRetry={refetch} />
  if (!bot) return <ChatSkeleton label={strings.persona.loading} />
  return <PersonaChat key={bot.id} bot={bot} />
}
