import { useEffect, useState, useSyncExternalStore } from 'react'
import { moduleLoader } from '../../lib/loading/lazy-part.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { useHasInput } from './use-has-input.ts'

const loadLayers = moduleLoader(() => import('./layers.tsx'))
const newestToast = () => toastStore.list()[0]?.id ?? 0

/** Toasts and tooltips. Their code is fetched when the person first does something, or with a toast. */
export function Overlays() {
  const [isLoaded, setLoaded] = useState(loadLayers.loaded !== undefined)
  const toast = useSyncExternalStore(toastStore.subscribe, newestToast, () => 0)
  const hasInput = useHasInput()
  useEffect(() => {
    if (!isLoaded && (hasInput || toast > 0))
      loadLayers().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [isLoaded, hasInput, toast])
  const Layers = isLoaded && loadLayers.loaded?.Layers
  return Layers ? <Layers /> : null
}
