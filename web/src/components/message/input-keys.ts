import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is composing text: it confirms or cancels a candidate, and must do nothing else. Safari
 * ends the composition before it reports the key, with the code 229.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === 229

/** Whether text is typed on a touch screen, where Return breaks the line, as Shift is far away, and a button sends. */
export const typesByTouch = (): boolean => window.matchMedia('(pointer: coarse) and (hover: none)').matches

/** Whether a key sends the text of an input: Enter without Shift, outside of a composition; on a touch screen with Ctrl or ⌘ only. */
export const sendsOn = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event) && (event.ctrlKey || event.metaKey || !typesByTouch())
