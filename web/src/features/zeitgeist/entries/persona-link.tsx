import { Link } from 'react-router-dom'
import { ArrowRight, MessageCircle } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { personaPath } from '../../../lib/navigation/paths.ts'
import { zeitgeistStrings as words } from '../../../strings/strings.ts'

interface PersonaLinkProps {
  botId: string
  bot: Bot | undefined
  /** Whether the persona could not be fetched, so that the link uses its id. */
  failed: boolean
  /** The name of the persona in the sample messages; empty when there is none. */
  sampleName: string
}

/** Links to the persona that fits an entry. */
export function PersonaLink({ botId, bot, failed, sampleName }: PersonaLinkProps) {
  if (!bot && !failed) return <Skeleton className="h-11 w-44" />
  const name = bot?.name ?? sampleName
  return (
    <Link
      to={personaPath(bot?.slug ?? botId)}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 text-14 font-strong text-persona-ink underline-offset-4 hover:underline"
    >
      {bot ? <Medallion face={bot} size={36} /> : <MessageCircle aria-hidden className="size-5 flex-none" />}
      <span className="min-w-0">{name ? <NameInSentence words={words.talkTo} name={name} /> : words.talk}</span>
      <ArrowRight aria-hidden className="size-4 flex-none" />
    </Link>
  )
}
