import { connectMongo } from '@rostra/kit/mongo'
import { stemOf } from '@rostra/persona/domain/search-stems'
import { listCommands } from '@rostra/persona/store/list-reader'
import { publicFilter } from '@rostra/persona/store/public-filter'

interface Stage {
  stage: string
  indexName?: string
  inputStage?: Stage
  inputStages?: Stage[]
}

interface Explained {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } }
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; executionTimeMillis: number }
}

const pageOf = (category: 'Travel' | null, words: readonly string[]) => {
  const terms = words.map((word) => [stemOf(word)])
  return listCommands.page(publicFilter(category, terms), 'popular', 0, 24)
}
const asked = {
  'the public list': pageOf(null, []),
  'a category': pageOf('Travel', []),
  'a frequent word': pageOf(null, ['anxiety']),
  'a rare word': pageOf(null, ['whales']),
  'a word in a category': pageOf('Travel', ['chess']),
  'all who have a word, to find who has two': listCommands.ids([stemOf('chess')], 'popular'),
}

/** How MongoDB carries out the popular lists, as its explain tells: plan, index keys and documents looked at, and its own milliseconds. */
export async function plansOf(mongoUrl: string, database: string): Promise<string[][]> {
  const connection = await connectMongo(mongoUrl, database)
  const db = connection.getClient().db(database)
  const plans: string[][] = []
  for (const [name, command] of Object.entries(asked)) {
    const { queryPlanner, executionStats } = (await db.command({ explain: command, verbosity: 'executionStats' })) as Explained
    const { totalKeysExamined, totalDocsExamined, executionTimeMillis } = executionStats
    const plan = stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan)
    plans.push([name, plan, `${totalKeysExamined}`, `${totalDocsExamined}`, `${executionTimeMillis}`])
  }
  await connection.close()
  return plans
}

function stagesOf({ stage, indexName, inputStage, inputStages }: Stage): string {
  const own = indexName ? `${stage} ${indexName}` : stage
  const inner = inputStages?.[0] ?? inputStage
  return inner ? `${own} < ${stagesOf(inner)}` : own
}
