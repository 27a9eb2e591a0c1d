/** The time limits and pauses of the chat, in milliseconds. */
export const timing = {
  openTimeout: 15_000,
  /** A stream that fails within this time of opening, before any text, counts as a failed send. */
  immediateFailure: 2_000,
  /** When the notice about a retried send is shown. `@rostra/proto/http/retry-rule` has the pauses and the end of the attempts. */
  resendNotice: 2_000,
  /** Streams that are refused before the plain endpoint is asked. */
  streamTries: 3,
  reconnects: 3,
  /** Pauses before the first, second and third reconnect. */
  reconnectPauses: [500, 1_500, 3_000],
  pingEvery: 30_000,
  /** The silence after which a connection is dead: three of the server's comments, sent every 15 s. */
  silence: 45_000,
} as const
