/** Reports whether this browser can get pushes. */
export const canBePushed = () => 'serviceWorker' in navigator && 'PushManager' in window

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))

const isFor = ({ options }: PushSubscription, key: Uint8Array) => {
  const own = new Uint8Array(options.applicationServerKey ?? [])
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

/**
 * Subscribes this browser to pushes with the product's key, unless it is subscribed already, and returns the subscription. Ends one with
 * another key. Throws the browser's error, such as that it has no push service.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const former = await pushManager.getSubscription()
  if (former && isFor(former, key)) return former
  await former?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Ends the subscription of this browser and returns its address; null when it had none. */
export async function unsubscribeBrowser(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return null
  await subscription.unsubscribe()
  return subscription.endpoint
}
