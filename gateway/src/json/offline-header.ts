const name = 'X-Offline-Model'

/** Documents the header of a response with text of a model. */
export const offlineHeader = { [name]: '`true` while the built-in offline model answers; a client that shows its text must say so' }

export const toOfflineHeader = (offline: boolean): Record<string, string> => (offline ? { [name]: 'true' } : {})
