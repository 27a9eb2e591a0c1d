import type { PersonaFields } from '../schema/form-schema.ts'

/** Plays a sample of a voice. Rejects when it cannot be played, and when `signal` aborts. */
export type PlayVoice = (voice: PersonaFields['voice'], signal: AbortSignal) => Promise<void>

/** Milliseconds of the simulated sample. */
const duration = 1_000

/** Plays nothing: resolves after a second. */
export const simulateVoice: PlayVoice = (_voice, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
