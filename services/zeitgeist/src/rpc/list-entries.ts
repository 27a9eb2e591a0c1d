import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { notBuilt } from './not-built.ts'

export const listEntriesRpc = unary(ZeitgeistService.ListEntries, async (_request, _caller, _ports: Ports) => notBuilt())
