/** Reports whether the server runs in development mode. The gateway writes it into the page, so it is known without a connection. */
export const isServerInDevelopment = (): boolean => document.querySelector('meta[name="development-mode"]') !== null
