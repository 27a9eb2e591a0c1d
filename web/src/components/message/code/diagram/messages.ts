/** The colours of the page, as CSS writes them, by the names of tokens.css. */
export type Colours = Record<(typeof colourNames)[number], string>
export const colourNames = ['page', 'raised', 'sunken', 'line', 'edge', 'ink', 'ink-soft', 'accent'] as const

/** Asks the frame for a diagram. */
export interface DrawRequest {
  kind: 'draw'
  source: string
  isDark: boolean
  colours: Colours
}

/** What the frame tells the page. */
export type FrameEvent =
  | { kind: 'ready' }
  /** `height`: in CSS pixels. `content`: the diagram in words. */
  | { kind: 'drawn'; height: number; content: string }
  | { kind: 'failed'; message: string }

const limits = { height: 10_000, text: 500 }

/** A parser says in the first lines where it stopped, and then lists all that it would have accepted. */
const firstLines = (message: unknown) => String(message).split('\n', 3).join('\n').slice(0, limits.text)

/** Reads a message of the frame, which shows foreign text; undefined for any other. */
export function readFrameEvent(data: unknown): FrameEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, height, content, message } = data as Record<string, unknown>
  if (kind === 'ready') return { kind }
  if (kind === 'failed') return { kind, message: firstLines(message) }
  if (kind !== 'drawn' || typeof height !== 'number' || !(height > 0)) return undefined
  return { kind, height: Math.min(height, limits.height), content: String(content).slice(0, limits.text) }
}
