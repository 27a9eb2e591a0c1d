/** Core 8: failures of sending and of starting a conversation are logged for whoever looks into them. */
export function logError(what: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(what, error)
}
