/** A request for the text of a zeitgeist entry, as the fake provider recognises it. */
export interface EntryCall {
  /** The word or pair of words that stands for the topic. */
  headword: string
}

interface Message {
  role: string
  content: unknown
}

/**
 * Recognises a request for the text of an entry: its words between delimiters, then counts. A chat has passages between such delimiters.
 */
export function entryCallOf(messages: readonly Message[]): EntryCall | undefined {
  const [given, ...others] = messages.filter(({ role }) => role === 'user').map(({ content }) => String(content))
  const headword = /^<data-[0-9a-f]{32}>\n([^\n<]+).*\n\nCounts: /s.exec(given ?? '')?.[1]
  return headword === undefined || others.length > 0 ? undefined : { headword }
}

/** Writes the text of an entry: the same for the same headword, and one that zeitgeist accepts for each kind of entry. */
export function entryAnswer({ headword }: EntryCall): string {
  return JSON.stringify({
    title: `Talk of ${headword}`,
    content:
      'Many people talked about it in the last seven days, and their chats share further words. Only words that many people used were counted ' +
      'to write this, and what they said about them is not shown here. The dialogue is made up.',
    sampleMessages: [
      { role: 'user', content: 'Where do I begin?' },
      { role: 'bot', content: 'With the first of these words, perhaps.' },
      { role: 'user', content: 'And after that?' },
      { role: 'bot', content: 'With the next one, and then with the others.' },
    ],
  })
}
