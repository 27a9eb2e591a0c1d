import type { ReactNode } from 'react'
import { MessageCircle } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Medallion } from '../../../components/medallion.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { visibilityOf } from '../../../data/personas/visibility.ts'
import { personaAddress, personaPath } from '../../../lib/navigation/paths.ts'
import { managePersonasStrings } from '../../../strings/strings.ts'

const { manage } = managePersonasStrings

/** Says that a persona was just created; offers to chat with it and to share it. */
export function CreatedNotice({ bot, share, material }: { bot: Bot; share: ReactNode; material: ReactNode }) {
  const words = manage.created[visibilityOf(bot)]
  return (
    <section className="mb-6 flex flex-wrap items-center gap-4 rounded-card border border-edge bg-raised p-5 motion-safe:animate-enter">
      <Medallion face={bot} size={64} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-serif text-22 font-medium tracking-tight">
          <NameInSentence words={words.title} name={bot.name} />
        </h3>
        <p className="text-14 text-ink-soft">{words.text}</p>
        <p dir="ltr" className="mt-1 font-mono text-12 break-all text-ink-soft">
          {personaAddress(bot.slug)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="primary" to={personaPath(bot.slug)}>
          <MessageCircle aria-hidden className="size-4" />
          {manage.chat}
        </ButtonLink>
        {share}
      </div>
      {material}
    </section>
  )
}
