/** An exchange that has ended, as chat's event tells it: without any text. */
export interface FinishedExchange {
  exchangeId: string
  conversationId: string
  personaId: string
  /** `member:<id>` or `guest:<id>`. */
  person: string
  /** Whether the answer has text. */
  isAnswered: boolean
  finishedAt: Date
}
