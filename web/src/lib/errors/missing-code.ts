/** The errors of Chromium, Firefox and Safari, and of Vite for a style sheet, when the code of a page cannot be fetched. */
const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Reports whether an error means that code of the page could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && messages.test(error.message)

/** Reports whether the server answers this browser. Then code that is missing belongs to a former version of the product. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/api/ping', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
