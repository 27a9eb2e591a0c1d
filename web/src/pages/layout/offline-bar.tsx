import { useSyncExternalStore } from 'react'
import { WifiOff } from '#icons'
import { strings } from '../../strings/strings.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-14 text-ink">
          <WifiOff aria-hidden className="size-4 flex-none" />
          {strings.shell.offline}
        </p>
      )}
    </div>
  )
}
