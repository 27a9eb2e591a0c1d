import { canBeShown, graphemesOf } from './shown-text.ts'

const defaultColour = '#4F46E5'

const longestUrl = 2048
const longestEmoji = 32

/** An address as browsers write it; what is none stays as it is, for `avatarUrlProblem` to refuse. */
export function plainUrl(raw: string): string {
  return URL.parse(raw.trim())?.href ?? raw.trim()
}

/** What is wrong with the address of an avatar, in words; null for nothing. Nobody here ever fetches it. */
export function avatarUrlProblem(url: string): string | null {
  if (url === '') return null
  if (url.length > longestUrl) return 'Avatar URL must be at most 2048 characters'
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:') return 'Avatar URL must be an https:// address'
  if (parsed.username || parsed.password) return 'Avatar URL must not contain a user name or a password'
  return null
}

export function avatarEmojiProblem(emoji: string): string | null {
  if (emoji === '') return null
  const isOne = emoji.length <= longestEmoji && graphemesOf(emoji).length === 1 && canBeShown(emoji)
  const isEmoji = /^[\p{Emoji}\p{Emoji_Component}]+$/u.test(emoji) && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(emoji)
  return isOne && isEmoji ? null : 'Please choose one emoji'
}

export const plainColour = (raw: string) => raw.trim().toUpperCase() || defaultColour

export const colourProblem = (colour: string) => (/^#[0-9A-F]{6}$/.test(colour) ? null : 'Please choose a colour like #4F46E5')
