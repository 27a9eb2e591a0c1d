import { graphemesOf } from '@rostra/text/graphemes'
import { isDisplayable, isFarTooLong } from '../personas/displayable-text.ts'

const defaultColour = '#4F46E5'

const maxUrlLength = 2048
/** The longest emoji, in UTF-16 units. */
export const maxEmojiLength = 32

/** Returns a URL as browsers write it. Text that is no URL, or far too long, stays unchanged, and `avatarUrlProblem` refuses it. */
export function normalizeUrl(raw: string): string {
  if (isFarTooLong(raw, maxUrlLength)) return raw
  return URL.parse(raw.trim())?.href ?? raw.trim()
}

/** The address of a picture that this service keeps. */
const picture = /^\/api\/pictures\/[A-Za-z0-9_-]{22}$/

/**
 * Returns what is wrong with an avatar's URL, as a message for the owner. Null for a kept picture, and for an address to fetch one from.
 */
export function avatarUrlProblem(url: string): string | null {
  if (url === '' || picture.test(url)) return null
  if (url.length > maxUrlLength) return 'Avatar URL must be at most 2048 characters'
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:') return 'Avatar URL must be an https:// address'
  if (parsed.username || parsed.password) return 'Avatar URL must not contain a user name or a password'
  return null
}

export function avatarEmojiProblem(emoji: string): string | null {
  if (emoji === '') return null
  const isOneCharacter = emoji.length <= maxEmojiLength && graphemesOf(emoji).length === 1 && isDisplayable(emoji)
  const isEmoji = /^[\p{Emoji}\p{Emoji_Component}]+$/u.test(emoji) && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(emoji)
  return isOneCharacter && isEmoji ? null : 'Please choose one emoji'
}

export const normalizeColour = (raw: string) => raw.trim().toUpperCase() || defaultColour

export const colourProblem = (colour: string) => (/^#[0-9A-F]{6}$/.test(colour) ? null : 'Please choose a colour like #4F46E5')
