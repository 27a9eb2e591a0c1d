import type { Foundation } from '@rostra/kit/app/service-app'
import { registry } from '@rostra/kit/metrics'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { Counter } from 'prom-client'
import type { Hooks } from '../core/domain/ports.ts'
import { backgroundQueue } from '../core/runtime/background-queue.ts'
import type { Slice } from '../core/slice.ts'
import type { ExchangeToRead, Ports } from './domain/ports.ts'
import { deleteNotesRpc, getMemoriesRpc, saveNoteRpc, setMemoriesEnabledRpc } from './rpc/memories.ts'
import { watchEnabledMembers } from './store/enabled-members.ts'
import { memoryModel, memorySettingModel } from './store/memory-models.ts'
import { mongoMemories } from './store/mongo-memories.ts'
import { makeNotes } from './usecases/make-notes.ts'
import { promptMaterialForAnswer } from './usecases/prompt-material-for-answer.ts'

const noteMakingsTotal = new Counter({
  name: 'rostra_chat_note_makings_total',
  help: 'Exchanges that were read for notes, by outcome (stored, nothing, discarded, skipped, failed, dropped)',
  labelNames: ['outcome'],
  registers: [registry],
})

/** Creates the slice of memories: notes of personas about members, which are prompt material of answers. */
export function createMemories(
  { connection, log, onStop }: Foundation,
  core: Pick<Ports, 'exchanges' | 'conversations' | 'personas' | 'answeringModel' | 'freeWork'>,
): Slice & Pick<Hooks, 'promptMaterial' | 'answered'> {
  const settings = memorySettingModel(connection)
  const enabledMembers = watchEnabledMembers(settings, log)
  onStop(enabledMembers.stop)
  const memories = mongoMemories({ settings, memories: memoryModel(connection), onChange: enabledMembers.changed })
  const { exchanges, conversations, personas, answeringModel, freeWork } = core
  const ports: Ports = { memories, enabledMembers, exchanges, conversations, personas, answeringModel, freeWork, log }
  const makings = startMakingNotes(ports)
  return {
    rpcs: bindRpcs([getMemoriesRpc, setMemoriesEnabledRpc, saveNoteRpc, deleteNotesRpc], ports),
    promptMaterial: promptMaterialForAnswer(ports),
    answered: (exchangeId, worker) => {
      if (enabledMembers.mayInclude(worker.person)) makings.add({ exchangeId, worker })
    },
    forget: { person: memories.removePerson },
    begin: async () => {
      onStop(makings.stop)
    },
  }
}

/** Creates the queue of exchanges that are read for notes, those of one member in sequence. Logs no text of an exchange. */
const startMakingNotes = (ports: Ports) =>
  backgroundQueue<ExchangeToRead>({
    run: async (exchange, signal) => {
      const outcome = await makeNotes(ports, exchange, signal).catch((err) => {
        if (!signal.aborted) ports.log.warn({ err, exchangeId: exchange.exchangeId }, 'no notes could be made of an exchange')
        return 'failed' as const
      })
      noteMakingsTotal.inc({ outcome })
    },
    onDropped: () => noteMakingsTotal.inc({ outcome: 'dropped' }),
    keyOf: ({ worker }) => worker.person,
    atOnce: 4,
    maxWaiting: 1_000,
  })
