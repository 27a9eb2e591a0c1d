import { IdentityService } from '@rostra/proto/identity'
import { say } from '../bootstrap/console.ts'
import { exitCodeOf, runningProduct } from './command.ts'
import { asOperator } from './operator-calls.ts'

/*
 * `npm run rotate-key`: makes identity sign with a new key, as it does every 30 days. The previous key stays valid until the next rotation,
 * so all sessions stay signed in. It calls the running services, on this laptop or at IDENTITY_ADDRESS.
 */
process.exitCode = await exitCodeOf(async () => {
  const { kid } = await asOperator(runningProduct(), 'identity', (identity) => identity.call(IdentityService.RotateSigningKey, {}))
  say(`Tokens are signed with the key ${kid} from now on.`)
})
