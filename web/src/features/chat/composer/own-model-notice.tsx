import { Server } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { ownModelStrings } from '../../../strings/strings.ts'

/**
 * Says who answers for a persona that its creator's own model speaks for, and who gets
 * what is written: before the first message, and later.
 */
export function OwnModelNotice({ bot }: { bot: Bot }) {
  if (!bot.ownModel) return null
  return (
    <p className="flex items-start gap-2 px-1 pb-1 text-12 text-ink-soft">
      <Server aria-hidden className="mt-0.5 size-3.5 flex-none" />
      {ownModelStrings.notice}
    </p>
  )
}
