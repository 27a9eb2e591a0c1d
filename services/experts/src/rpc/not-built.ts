import type { MethodDefinition } from '@grpc/proto-loader'
import { DomainError } from '@rostra/kit/errors'
import { serverStream, unary } from '@rostra/platform/rpc'

const refuse = () => {
  throw new DomainError('unavailable', 'NOT_BUILT', 'This is not built yet')
}

// biome-ignore lint/suspicious/noExplicitAny: a placeholder
export const notBuilt = (method: MethodDefinition<any, any, any, any>) =>
  // biome-ignore lint/suspicious/noExplicitAny: a placeholder
  (method.responseStream ? serverStream(method as any, refuse as any) : unary(method as any, refuse as any)) as any
