import { connectMongo } from '@rostra/kit/mongo'
import { popularFirst } from '@rostra/persona/store/persona-model'
import { Types } from 'mongoose'

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

const personas = { find: 'personas' }
const asked = {
  'a persona by its slug': { ...personas, filter: { slug: 'nobody' } },
  'personas that have changed': { ...personas, filter: { _id: { $in: [new Types.ObjectId(), new Types.ObjectId()] }, isPrivate: false } },
  'the most popular, to draw who is featured': { ...personas, filter: { isPrivate: false }, sort: popularFirst, limit: 8 },
  'one’s own personas': { ...personas, filter: { ownerId: 'owner-7' }, sort: { createdAt: -1 } },
  'all public ones, at start': { ...personas, filter: { isPrivate: false } },
}

/** How MongoDB carries out what it is asked about personas, as its explain tells: plan, index keys and documents looked at, and its own milliseconds. */
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
