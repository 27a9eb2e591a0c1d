import { DomainError } from '@rostra/kit/errors'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { IdentityService } from '@rostra/proto/identity'
import { say } from '../bootstrap/console.ts'
import { readOperatorAccess } from '../bootstrap/operator-access.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run rotate-key`: makes identity sign with a new key, as it does every 30 days. The previous key stays valid until the next rotation,
 * so all sessions stay signed in. It calls the running services, on this laptop or at IDENTITY_ADDRESS.
 */
process.exitCode = await rotate()

async function rotate(): Promise<number> {
  const closers: (() => void)[] = []
  try {
    const access = readOperatorAccess(process.env, readBootstrapSettings(process.env).dataDir)
    const { connect, close } = connectIdentityAccess('operator', access)
    const identity = connect('identity', access.IDENTITY_ADDRESS)
    closers.push(close, identity.close)
    const { kid } = await identity.call(IdentityService.RotateSigningKey, {})
    say(`Tokens are signed with the key ${kid} from now on.`)
    return 0
  } catch (error) {
    const isUnanswered = error instanceof DomainError && ['deadline', 'unavailable'].includes(error.kind)
    say(isUnanswered ? 'Rostra does not answer. Start it first, or see its log.' : (error as Error).message)
    return 1
  } finally {
    for (const close of closers) close()
  }
}
