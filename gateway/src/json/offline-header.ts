const name = 'X-Offline-Model'

/** For the documentation of an answer that shows what a model said. */
export const offlineHeader = { [name]: '`true` while the built-in offline model answers: whoever shows its text says so' }

export const toOfflineHeader = (offline: boolean): Record<string, string> => (offline ? { [name]: 'true' } : {})
