import type { Batch } from '@rostra/kit/async/run-batches'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Connection } from 'mongoose'
import { featuredModel } from '../featured/featured-turns.ts'
import { promptVersionModel } from '../prompt-versions/prompt-versions.ts'
import { voteModel } from '../votes/vote-model.ts'

/** Returns the batches that delete the prompt versions, turns and votes of a persona. */
export function forgetPersona(connection: Connection): (personaId: string) => Batch[] {
  const versions = promptVersionModel(connection)
  const featured = featuredModel(connection)
  const votes = voteModel(connection)
  return (personaId) => [
    batchDeletion(versions, { personaId }, 'version'),
    batchDeletion(featured, { botId: personaId }, 'rotationCycleId'),
    batchDeletion(votes, { personaId }, 'voterId'),
  ]
}
