import type { Bot } from '../../api/schemas.ts'
import { CreatorLink } from '../../components/creator/creator-link.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { useCreatorName } from '../../data/personas/personas.ts'

/** The persona's avatar, description and creator. Short in a narrow chat, where the greeting has the room. */
export function PersonaIntro({ bot }: { bot: Bot }) {
  const creator = useCreatorName(bot)
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-4 @md/chat:items-center @md/chat:gap-3 @md/chat:pt-2 @md/chat:pb-8 @md/chat:text-center">
      <span className="hidden @md/chat:inline-flex">
        <Medallion face={bot} size={88} />
      </span>
      <p
        dir="auto"
        className="line-clamp-3 max-w-full font-serif text-16 wrap-anywhere @md/chat:line-clamp-none @md/chat:max-w-pitch @md/chat:text-22 @md/chat:leading-relaxed @md/chat:text-balance"
      >
        {bot.description}
      </p>
      <p className="text-12 wrap-anywhere text-ink-soft @md/chat:text-14">
        {bot.category}
        {creator && (
          <>
            {' · '}
            <CreatorLink name={creator} deleted={bot.userId === null} />
          </>
        )}
      </p>
    </div>
  )
}
