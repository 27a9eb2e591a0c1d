/** What the frame of a widget says to the script of the page around it. */
export type FrameMessage =
  | { rostra: 'hello' }
  /** Values that the page keeps for the next visit: the visitor's token, the id of the open conversation. */
  | { rostra: 'keep'; token?: string; conversation?: string }
  /** A message was sent or answered. Its text stays in the frame. */
  | { rostra: 'message'; from: 'visitor' | 'persona' }
  | { rostra: 'close' }

/** What the script of the page says to the frame. */
export type PageMessage = { rostra: 'visitor'; token?: string; conversation?: string } | { rostra: 'focus' }

/** How the script shows the frame: opened by a button, or at the script's place in the page. */
export type EmbedMode = 'bubble' | 'inline'
