import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { botBySlugQuery } from '../data/personas/personas.ts'
import { MemoryButton } from '../features/account/memory/memory-button.tsx'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { ChatSkeleton } from '../features/chat/chat-skeleton.tsx'
import { PersonaMissing } from '../features/personas/persona-missing.tsx'
import { useTitle } from '../lib/navigation/use-title.ts'
import { strings } from '../strings/strings.ts'
import { PersonaActions } from './persona-actions.tsx'

export function PersonaPage() {
  const { slug = '' } = useParams()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))
  if (error && !bot) return <PersonaMissing error={error} onRetry={refetch} />
  if (!bot) return <ChatSkeleton label={strings.persona.loading} />
  return <ChatPanel key={bot.id} bot={bot} actions={<PersonaActions bot={bot} />} tools={<MemoryButton bot={bot} />} intro heading="h1" />
}
