/** An entry as the service lists it to a super senator. */
export interface ListedEntry {
  id: string
  type: string
  title: string
  content: string
  botId: string
  sampleMessages: readonly { role: string; botName: string; content: string }[]
  conversationIds: readonly string[]
  createdAt: string
  expiresAt: string
  offline: boolean
  trend: readonly { from: string; to: string; people: number }[]
}

/** Returns the texts of an entry, a field each. */
export const textsOf = ({ title, content, sampleMessages }: ListedEntry): string[] => [
  title,
  content,
  ...sampleMessages.flatMap((sample) => [sample.botName, sample.content]),
]
