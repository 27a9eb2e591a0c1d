import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useTitle } from '../../app/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { ChatSkeleton } from '../chat/chat-skeleton.tsx'
import { BotMissing } from './bot-missing.tsx'
import { botBySlugQuery } from './persona-queries.ts'

export function PersonaPage() {
  const { slug = '' } = useParams()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))
  if (error && !bot) return <BotMissing error={error} onRetry={refetch} />
  if (!bot) return <ChatSkeleton label={strings.persona.loading} />
  return <ChatPanel key={bot.id} bot={bot} intro heading="h1" />
}
