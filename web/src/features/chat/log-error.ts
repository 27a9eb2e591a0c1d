/** Logs a failure to send, or to start a conversation, to the browser's console. */
export function logError(what: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(what, error)
}
