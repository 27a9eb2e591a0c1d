import { type Caller, member } from '@rostra/kit/caller'
import type { EndFrame, Frame } from '../domain/frame.ts'
import { createGatherer } from '../domain/gather.ts'
import type { Ports } from '../domain/ports.ts'
import { type RehearsalInput, readRehearsal } from '../domain/rehearsal.ts'
import { systemPrompt } from '../domain/system-prompt.ts'
import { answerTokens } from './generate.ts'

export interface RehearsalReader {
  /** Hears that it was accepted. */
  begin: () => Promise<void> | undefined
  take: (frame: Frame) => Promise<void> | undefined
}

/** A trial that nobody ends is ended. */
const longestMs = 2 * 60_000

/**
 * Answers as a persona that is still being written. Nothing is stored: the answer lives as long as the call, and ends with it.
 * Throws AUTH_REQUIRED, VALIDATION or OVERLOADED before the first frame.
 */
export async function rehearse(
  { live, served, log }: Pick<Ports, 'live' | 'served' | 'log'>,
  { caller, left, ...input }: RehearsalInput & { caller: Caller; left: AbortSignal },
  { begin, take }: RehearsalReader,
): Promise<void> {
  member(caller)
  const { profile, greeting, turns } = readRehearsal(input)
  live.refuseWhenFull()
  await begin()
  let seq = 0
  let reply = ''
  let taken = Promise.resolve()
  const gatherer = createGatherer((content) => {
    reply += content
    const frame = { kind: 'chunk', seq: ++seq, content } as const
    taken = taken.then(() => take(frame))
    // A reader that has gone is told below; until then it must not count as unhandled.
    taken.catch(() => undefined)
  })
  const request = {
    system: systemPrompt(profile, greeting),
    messages: turns,
    hints: { name: profile.name, about: profile.description, topics: [profile.category] },
    model: served.modelId,
    maxTokens: answerTokens,
    signal: AbortSignal.any([left, AbortSignal.timeout(longestMs)]),
  }
  const failed = await served.model.stream(request, gatherer.push).then(
    () => reply === '',
    (err) => {
      if (!left.aborted) log.warn({ err }, 'a rehearsal failed')
      return true
    },
  )
  gatherer.flush()
  await taken
  const failure = failed ? { error: 'Failed to get response from AI', reason: reply === '' ? 'EMPTY_ANSWER' : 'MODEL_FAILED' } : null
  const end: EndFrame = { kind: 'end', seq: seq + 1, status: failed ? 'failed' : 'complete', reply, failure }
  if (!left.aborted) await take(end)
}
