import { useEffect, useState } from 'react'

export type ImageState = 'none' | 'loading' | 'loaded' | 'broken'

/** Loads an image in the browser and reports whether that works; null loads nothing. Sends no referrer. */
export function useImageCheck(url: string | null): ImageState {
  const [state, setState] = useState<ImageState>('none')
  useEffect(() => {
    if (url === null) return setState('none')
    setState('loading')
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.onload = () => setState('loaded')
    image.onerror = () => setState('broken')
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return state
}
