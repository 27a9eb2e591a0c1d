import type { SseEvent } from './sse-parser.ts'

export type MessageStatus = 'complete' | 'stopped' | 'failed'

interface Position {
  generationId: string | null
  /** Counts from 1 without gaps; 0 when the event carried no id. */
  seq: number
}

export type Frame =
  | (Position & { kind: 'chunk'; content: string })
  | (Position & {
      kind: 'done'
      fullResponse: string | null
      userMessageId: string | null
      botMessageId: string | null
      status: MessageStatus
    })
  | (Position & { kind: 'error'; message: string; reason: string })
  | { kind: 'malformed' }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function positionOf(id: string): Position {
  const colon = id.lastIndexOf(':')
  const seq = Number(id.slice(colon + 1))
  return colon > 0 && Number.isInteger(seq) ? { generationId: id.slice(0, colon), seq } : { generationId: null, seq: 0 }
}

/** Reads one event of a reply's stream; what cannot be read is a frame of its own, never an exception. */
export function readFrame({ id, data }: SseEvent): Frame {
  let body: Record<string, unknown>
  try {
    body = JSON.parse(data)
  } catch {
    return { kind: 'malformed' }
  }
  const position = positionOf(id)
  if (typeof body?.error === 'string') return { ...position, kind: 'error', message: body.error, reason: text(body.reason) ?? '' }
  if (body?.done === true) {
    const status = body.status === 'stopped' || body.status === 'failed' ? body.status : 'complete'
    return {
      ...position,
      kind: 'done',
      status,
      fullResponse: text(body.fullResponse),
      userMessageId: text(body.userMessageId),
      botMessageId: text(body.botMessageId),
    }
  }
  if (typeof body?.content === 'string') return { ...position, kind: 'chunk', content: body.content }
  return { kind: 'malformed' }
}
