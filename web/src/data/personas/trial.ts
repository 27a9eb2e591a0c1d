import { maxMessageCharacters } from '@rostra/text/message-length'
import { api, isOfflineModel } from '../../api/client.ts'
import { trialRequest } from '../../api/gen/constraints.ts'
import type { Citation, PersonaForm } from '../../api/schemas.ts'
import type { Activity } from '../../api/stream/frame.ts'
import { readFrames } from '../../api/stream/read-frames.ts'

/** The fields of an unsaved persona that decide how it answers. */
export type TrialPersona = Pick<PersonaForm, 'name' | 'description' | 'category' | 'rolePrompt'> & {
  strictlyFollows: string
  onlyFromMaterial: boolean
  /** Empty for the default. */
  chatModel: string
  /** The persona whose material is used; absent for a new one. */
  botId?: string
}

export interface TrialMessage {
  content: string
  isFromBot: boolean
}

/** A whole answer: the passages that it cites, and all that the model got. */
export interface TrialAnswer {
  content: string
  citations: Citation[]
  given: Citation[]
  /** The id of the model that wrote it. */
  model: string | null
}

export type TrialActivity = Activity

/** The error of an interrupted answer. Its message is the server's text, or empty without one. */
export class TrialFailure extends Error {}

interface TrialHandlers {
  signal: AbortSignal
  /** Receives the whole text so far. */
  onText: (text: string) => void
  /** Called with what the model does while no text arrives. */
  onActivity: (activity: Activity) => void
  onOffline: (offline: boolean) => void
}

/** The most messages to send. One less than the server accepts, so that the list begins and ends with a message of the member. */
const maxMessages = trialRequest.messages.maxItems - 1

/** Returns the latest messages that the server accepts, without empty answers. */
export const messagesToSend = (messages: TrialMessage[]): TrialMessage[] =>
  messages
    .filter(({ content }) => content.trim() !== '')
    .slice(-maxMessages)
    .map(({ content, isFromBot }) => ({ content: content.slice(0, maxMessageCharacters), isFromBot }))

/**
 * Requests an answer of an unsaved persona, and returns the whole answer. Throws `ApiError` when refused, `TrialFailure` when it is
 * interrupted.
 */
export async function answerTrial(
  persona: TrialPersona,
  messages: TrialMessage[],
  { signal, onText, onActivity, onOffline }: TrialHandlers,
): Promise<TrialAnswer> {
  const body = { ...persona, messages: messagesToSend(messages) }
  const { response } = await api.POST('/api/bots/trial', { body, signal, parseAs: 'stream' })
  onOffline(isOfflineModel(response))
  if (!response.body) throw new TrialFailure('')
  let text = ''
  for await (const frame of readFrames(response.body)) {
    if (frame.kind === 'done') {
      const { fullResponse, citations, given = [], model } = frame
      return { content: fullResponse ?? text, citations, given, model }
    }
    if (frame.kind === 'error') throw new TrialFailure(frame.message)
    if (frame.kind === 'malformed') throw new TrialFailure('')
    if (frame.kind === 'state') onActivity(frame.activity)
    else {
      text += frame.content
      onText(text)
    }
  }
  throw new TrialFailure('')
}
