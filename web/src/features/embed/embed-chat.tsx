import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '../../api/request.ts'
import { useTitle } from '../../app/use-title.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { strings } from '../../strings/strings.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { ChatSkeleton } from '../chat/chat-skeleton.tsx'
import { botBySlugQuery } from '../personas/persona-queries.ts'
import { EmbedHeader } from './embed-header.tsx'

const { embed } = sharingStrings

export function EmbedChat({ slug }: { slug: string }) {
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))
  if (bot) return <ChatPanel bot={bot} header={<EmbedHeader bot={bot} />} newTab startFailed={strings.toasts.startFailedHere} />
  if (!error) return <ChatSkeleton label={strings.persona.loading} />
  return (
    <div className="grid flex-1 place-items-center">
      {hasStatus(error, 404) ? (
        <Notice level="h1" title={embed.missing} text={embed.missingText}>
          <ButtonLink to="/discover" target="_blank" rel="noopener">
            {embed.toRostra}
            <span className="sr-only">{embed.newTab}</span>
          </ButtonLink>
        </Notice>
      ) : (
        <Notice level="h1" title={strings.persona.failed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  )
}
