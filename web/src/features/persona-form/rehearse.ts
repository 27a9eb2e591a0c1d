import { call } from '../../api/request.ts'
import { readFrame } from '../../chat/frame.ts'
import { createSseParser } from '../../chat/sse-parser.ts'

/** The persona as the form stands. */
export interface TrialPersona {
  name: string
  description: string
  category: string
  rolePrompt: string
  strictlyFollows: string
}

export interface TrialLine {
  content: string
  isFromBot: boolean
}

/** A reply that broke off, in the server's words; those are empty when it said none. */
export class TrialFailure extends Error {}

interface Hearing {
  signal: AbortSignal
  /** What has come of the reply so far. */
  onText: (text: string) => void
  onOffline: (offline: boolean) => void
}

/** The most that the server looks at: 40 lines of 4,000 characters, the last one the member's. */
const mostLines = 39
const longestLine = 4_000

/** What is sent of a trial: its end, without the replies of which nothing came. */
export const linesToSend = (lines: TrialLine[]): TrialLine[] =>
  lines
    .filter(({ content }) => content.trim() !== '')
    .slice(-mostLines)
    .map(({ content, isFromBot }) => ({ content: content.slice(0, longestLine), isFromBot }))

/** Has the unsaved persona answer and gives the whole reply. Throws `ApiError` when refused, `TrialFailure` when it breaks off. */
export async function rehearse(persona: TrialPersona, lines: TrialLine[], { signal, onText, onOffline }: Hearing): Promise<string> {
  const body = { ...persona, messages: linesToSend(lines) }
  const response = await call('/api/bots/rehearsal', { method: 'POST', body, signal })
  onOffline(response.headers.get('X-Offline-Model') === 'true')
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const parse = createSseParser()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    for (const event of parse(decoder.decode(part.value, { stream: true }))) {
      const frame = readFrame(event)
      if (frame.kind === 'done') return frame.fullResponse ?? text
      if (frame.kind === 'error') throw new TrialFailure(frame.message)
      if (frame.kind === 'malformed') throw new TrialFailure('')
      text += frame.content
      onText(text)
    }
  }
  throw new TrialFailure('')
}
