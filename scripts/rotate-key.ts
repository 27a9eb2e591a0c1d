import { DomainError } from '@rostra/kit/errors'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { connectIdentityAccess } from '@rostra/proto/identity-access'
import { say } from './launch/console.ts'
import { readOperatorAccess } from './launch/operator-access.ts'
import { readLaunchSettings } from './launch/settings.ts'

/*
 * `npm run rotate-key`: identity signs with a new key from now on, as it does by itself every 30 days. The one before stays valid until the next
 * rotation, so nobody is signed out. It asks the running services, on this laptop or where IDENTITY_ADDRESS and BILLING_ADDRESS say.
 */
process.exitCode = await rotate()

async function rotate(): Promise<number> {
  const ends: (() => void)[] = []
  try {
    const { IDENTITY_ADDRESS, SERVICE_SECRET } = readOperatorAccess(process.env, readLaunchSettings(process.env).dataDir)
    const { credential, close } = connectIdentityAccess(IDENTITY_ADDRESS, 'operator', SERVICE_SECRET)
    const identity = createRpcClient(IdentityService, { address: IDENTITY_ADDRESS, credential })
    ends.push(close, identity.close)
    const { kid } = await identity.call(IdentityService.RotateSigningKey, {})
    say(`Tokens are signed with the key ${kid} from now on.`)
    return 0
  } catch (error) {
    const isAway = error instanceof DomainError && ['deadline', 'unavailable'].includes(error.kind)
    say(isAway ? 'Rostra does not answer. Start it first, or look at its log.' : (error as Error).message)
    return 1
  } finally {
    for (const end of ends) end()
  }
}
