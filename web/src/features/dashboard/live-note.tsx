import { MessageCircle, Share2 } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { personaAt } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { useShareDialog } from '../sharing/use-share-dialog.tsx'
import { Named } from './named.tsx'

const { manage } = managePersonasStrings

/** A persona has just been made: talk to it, or pass it on. */
export function LiveNote({ bot }: { bot: Bot }) {
  const sharing = useShareDialog(bot)
  return (
    <section className="mb-6 flex flex-wrap items-center gap-4 rounded-card border border-edge bg-raised p-5 motion-safe:animate-enter">
      <Medallion bot={bot} size={64} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-serif text-22 font-medium tracking-tight">
          <Named words={bot.isPrivate ? manage.ready : manage.live} name={bot.name} />
        </h3>
        <p className="text-14 text-ink-soft">{bot.isPrivate ? manage.readyText : manage.liveText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="primary" to={personaAt(bot.slug)}>
          <MessageCircle aria-hidden className="size-4" />
          {manage.chat}
        </ButtonLink>
        <Button onPointerEnter={sharing.prepare} onClick={sharing.open}>
          <Share2 aria-hidden className="size-4" />
          {manage.share}
        </Button>
      </div>
      {sharing.dialog}
    </section>
  )
}
