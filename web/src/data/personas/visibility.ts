import type { Bot, Visibility } from '../../api/schemas.ts'

type Shown = Pick<Bot, 'isPrivate' | 'visibility'>

/** Returns who may see a persona. That of others has no visibility when it is public. */
export const visibilityOf = ({ isPrivate, visibility }: Shown): Visibility => visibility ?? (isPrivate ? 'private' : 'public')

/** Returns why its owner alone sees a persona, by the owner's choice; null when others see it too. */
export function hiddenAs(bot: Shown): 'draft' | 'private' | null {
  const visibility = visibilityOf(bot)
  return visibility === 'draft' || visibility === 'private' ? visibility : null
}
