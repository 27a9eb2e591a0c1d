import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is composing text: it confirms or cancels a candidate, and must do nothing else. Safari
 * ends the composition before it reports the key, with the code 229.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === 229

/** Whether a key sends the text of an input: Enter without Shift, outside of a composition. */
export const sendsOn = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !isComposing(event)
