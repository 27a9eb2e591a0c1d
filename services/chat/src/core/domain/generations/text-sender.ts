export interface TextSender {
  add: (text: string) => void
  /** Resolves when all text that was added is sent. */
  sent: () => Promise<void>
}

/**
 * Sends texts one after another. What is added while one is being sent goes together as the next, so that a slow receiver gets fewer and
 * longer texts, and at most one waits. `send` does not reject. The first text is sent at once.
 */
export function createTextSender(send: (text: string) => Promise<void>): TextSender {
  let waiting = ''
  let sending: Promise<void> | undefined

  const sendWaiting = async () => {
    while (waiting !== '') {
      const text = waiting
      waiting = ''
      await send(text)
    }
    sending = undefined
  }

  return {
    add: (text) => {
      waiting += text
      sending ??= sendWaiting()
    },
    sent: async () => sending,
  }
}
