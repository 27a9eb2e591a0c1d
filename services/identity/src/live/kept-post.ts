import type { KeptLetter, Post } from '../domain/mail-ports.ts'

const keptMost = 200

/** Where no mail server is set: keeps the latest letters in memory, to be looked at. */
export function keptPost(now: () => number): Post {
  const letters: KeptLetter[] = []
  return {
    send: async (letter) => {
      letters.unshift({ ...letter, at: new Date(now()) })
      letters.length = Math.min(letters.length, keptMost)
      return 'sent'
    },
    kept: () => letters,
    close: () => {},
  }
}
