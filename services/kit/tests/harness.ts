import { DomainError } from '../src/errors.ts'
import { methodsFor } from '../src/rpc/method.ts'
import type { Authenticate } from '../src/rpc/server.ts'

/** The caller of these tests, whose token is its name. */
export interface TestCaller {
  name: string
}

export const { unary, serverStream } = methodsFor<TestCaller>()

/** Accepts a token `service:<name>` for a service and `person:<name>` for a caller. Throws TOKEN_INVALID for any other. */
export const authenticate: Authenticate<TestCaller> = async ({ callerToken, serviceToken }) => ({
  caller: { name: callerToken && nameIn(callerToken, 'person') },
  service: serviceToken && nameIn(serviceToken, 'service'),
})

function nameIn(token: string, kind: string): string {
  const [prefix, name] = token.split(':')
  if (prefix !== kind || !name) throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'Not a token')
  return name
}

/** The credential of a calling service. */
export const credentialOf = (name: string) => async () => `service:${name}`
