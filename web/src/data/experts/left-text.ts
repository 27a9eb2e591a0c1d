import { lazily } from '@rostra/text/lazily'
import { circleStrings } from '../../strings/strings.ts'

const { wheel, toasts } = circleStrings
const list = lazily(() => new Intl.ListFormat('en'))

/** Returns the text about personas that were removed from the circle; empty without any. */
export function leftText(names: readonly string[]): string {
  if (names.length === 0) return ''
  return names.length === 1 ? wheel.left(names[0] ?? '') : wheel.leftTogether(list().format(names))
}

/** Returns the text about personas for which the circle had no room; empty without any. */
export const withoutRoomText = (names: readonly string[]): string => (names.length === 0 ? '' : toasts.withoutRoom(list().format(names)))
