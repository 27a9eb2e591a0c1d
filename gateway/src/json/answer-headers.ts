const offline = 'X-Offline-Model'
const onlyShared = 'X-Only-Shared'
const guestMessages = 'X-Guest-Messages-Left'

/** Documents the header of a response with text of a model. */
export const offlineHeader = { [offline]: '`true` while the built-in offline model answers; a client that shows its text must say so' }

export const toOfflineHeader = (isOffline: boolean): Record<string, string> => (isOffline ? { [offline]: 'true' } : {})

/** Documents the header of a conversation that continues a share. */
export const onlySharedHeader = {
  [onlyShared]: '`true` until the caller has sent a message in a continued share: its answers take no rating, and it cannot be shared',
}

export const toOnlySharedHeader = (isOnlyShared: boolean): Record<string, string> => (isOnlyShared ? { [onlyShared]: 'true' } : {})

/** Documents the header of a conversation that a guest opens. */
export const guestMessagesHeader = {
  [guestMessages]: 'The messages that a guest may still send; absent for a member, and while they are unknown',
}

export const toGuestMessagesHeader = (left: number | undefined): Record<string, string> =>
  left === undefined ? {} : { [guestMessages]: String(left) }
