import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { botBySlugQuery } from '../../data/personas/personas.ts'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../features/chat/chat-skeleton.tsx'
import { EmbedHeader } from '../../features/embed/embed-header.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'

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
          <ButtonLink to={discoverPath} target="_blank" rel="noopener">
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
