import type { Bot } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { useCreatorName } from '../../data/personas/personas.ts'
import { strings } from '../../strings/strings.ts'

/** The persona's avatar, description and creator. */
export function PersonaIntro({ bot }: { bot: Bot }) {
  const creator = useCreatorName(bot)
  return (
    <div className="flex flex-col items-center gap-3 border-b border-line pt-2 pb-8 text-center">
      <Medallion face={bot} size={88} />
      <p dir="auto" className="max-w-full font-serif text-22 leading-relaxed wrap-anywhere sm:text-balance sm:max-w-pitch">
        {bot.description}
      </p>
      <p className="text-14 text-ink-soft">
        {bot.category}
        {creator && ` · ${strings.persona.by(creator)}`}
      </p>
    </div>
  )
}
