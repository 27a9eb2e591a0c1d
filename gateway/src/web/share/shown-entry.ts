import { DomainError } from '@rostra/kit/errors'
import type { Entry__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/Entry'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Services } from '../../ports.ts'
import { lookUpTimeoutMs } from './public-persona.ts'

/** Returns an entry that readers see; undefined for an unknown, expired or removed one. Throws when the zeitgeist service fails. */
export async function shownEntry({ zeitgeist }: Services, id: string, requestId: string): Promise<Entry__Output | undefined> {
  try {
    return await zeitgeist.call(ZeitgeistService.GetEntry, { id }, { requestId, deadlineMs: lookUpTimeoutMs })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  }
}
