import { useRef, useState } from 'react'
import { api, bodyOf } from '../../../api/client.ts'
import type { Proof } from '../account.ts'
import { createPasskey, isCancelled } from './passkey-prompt.ts'
import { useChangeFactor } from './second-factor.ts'

const fetchOptions = (proof: Proof) => bodyOf(api.POST('/api/user/second-factor/passkeys/options', { body: proof }))

/**
 * Adds a passkey: reauthenticates, lets the browser create the passkey, and stores it. `confirmed` is true while the reauthentication of an
 * earlier attempt is still valid because its prompt was closed: a mailed code works only once.
 */
export function useAddPasskey() {
  const options = useRef<Awaited<ReturnType<typeof fetchOptions>> | null>(null)
  const [confirmed, setConfirmed] = useState(false)
  const keep = (fetched: typeof options.current) => {
    options.current = fetched
    setConfirmed(fetched !== null)
  }
  const add = useChangeFactor(async ({ name, proof }: { name: string; proof: Proof }) => {
    if (!options.current) keep(await fetchOptions(proof))
    if (!options.current) throw new Error('The options are missing')
    try {
      const passkey = await createPasskey(options.current)
      return await bodyOf(api.POST('/api/user/second-factor/passkeys', { body: { name, passkey } }))
    } catch (error) {
      if (!isCancelled(error)) keep(null)
      throw error
    }
  })
  return { ...add, confirmed }
}
