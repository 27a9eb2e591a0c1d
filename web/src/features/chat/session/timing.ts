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
  /** The silence after which a connection is dead. The server sends a comment every 15 s. */
  silence: 20_000,
  /** How long a reader waits without any news of the answer before the panel says so. */
  slow: 10_000,
} as const
