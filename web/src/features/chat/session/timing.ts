/** When the chat gives up, retries and pings. All times are in milliseconds. */
export const timing = {
  openTimeout: 15_000,
  /** A stream that fails within this time of opening, before any text, counts as a failed send. */
  immediateFailure: 2_000,
  /** A send that is repeated says so after this time. Pauses and the end of the attempts: `@rostra/proto/http/retry-rule`. */
  resendNotice: 2_000,
  reconnects: 3,
  /** Pauses before the first, second and third reconnect. */
  reconnectPauses: [500, 1_500, 3_000],
  pingEvery: 30_000,
  /** The server sends a comment every 15 s; a connection that is silent for three of them is dead. */
  silence: 45_000,
} as const
