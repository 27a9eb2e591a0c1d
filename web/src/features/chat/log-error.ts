/** Logs a failure to send, or to start a conversation, to the browser's console. */
export function logError(what: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: statement 112 of docs/specification
  console.error(what, error)
}
