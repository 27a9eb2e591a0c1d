import { useEffect, useState, useSyncExternalStore } from 'react'
import { moduleLoader } from '../../lib/loading/lazy-part.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { useHasInput } from './use-has-input.ts'

const loadLayers = moduleLoader(() => import('./layers.tsx'))
const countToasts = () => toastStore.list().length

/** Toasts and tooltips. Their code is fetched when the person first does something, or with the first toast, and again when that failed. */
export function Overlays() {
  const [isLoaded, setLoaded] = useState(loadLayers.loaded !== undefined)
  const toasts = useSyncExternalStore(toastStore.subscribe, countToasts, () => 0)
  const hasInput = useHasInput()
  useEffect(() => {
    if (!isLoaded && (hasInput || toasts > 0))
      loadLayers().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [isLoaded, hasInput, toasts])
  const Layers = isLoaded && loadLayers.loaded?.Layers
  return Layers ? <Layers /> : null
}
