import { methodsFor, type Rpc as RpcOf } from '@rostra/kit/rpc/method'
import type { Caller } from './caller.ts'

export type Rpc<Ports> = RpcOf<Ports, Caller>

/** `unary` and `serverStream` for this product's callers: members, guests and anonymous visitors. */
export const { unary, serverStream } = methodsFor<Caller>()
