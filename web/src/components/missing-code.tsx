import { useEffect, useState } from 'react'
import { isServerReachable } from '../lib/errors/missing-code.ts'
import { strings } from '../strings/strings.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const { missingCode } = strings.errors

/**
 * Says why the code of a page could not be fetched: the browser is offline, or the product has a new version. Reloads once the browser is
 * online again.
 */
export function MissingCode() {
  const [isReachable, setReachable] = useState<boolean | null>(null)
  useEffect(() => {
    let isGone = false
    void isServerReachable().then((reachable) => isGone || setReachable(reachable))
    window.addEventListener('online', reload)
    return () => {
      isGone = true
      window.removeEventListener('online', reload)
    }
  }, [])
  if (isReachable === null) return null
  const { title, text, action } = isReachable ? missingCode.newVersion : missingCode.offline
  return (
    <Notice level="h1" title={title} text={text}>
      <Button look="primary" onClick={reload}>
        {action}
      </Button>
    </Notice>
  )
}

const reload = () => window.location.reload()
