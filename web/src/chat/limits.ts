/** The numbers of core 9 that the chat keeps; all times in milliseconds. */
export const limits = {
  openTimeout: 15_000,
  immediateFailure: 2_000,
  reconnects: 3,
  /** Pauses before the first, second and third reconnect. */
  reconnectPauses: [500, 1_500, 3_000],
  pingEvery: 30_000,
  /** The server comments every 15 s; a connection that is silent for three of them is dead. */
  silence: 45_000,
  messageLength: 4_000,
  guestMessages: 10,
} as const
