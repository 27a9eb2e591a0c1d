import { connectMongo } from '@rostra/kit/stores/mongo'
import { popularFirst } from '@rostra/persona/store/personas/persona-model'
import { Types } from 'mongoose'

interface Stage {
  stage: string
  indexName?: string
  inputStage?: Stage
  inputStages?: Stage[]
}

interface Explanation {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } }
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; executionTimeMillis: number }
}

const personas = { find: 'personas' }
/** The queries of the persona service, by the name that the report prints. */
const queries = {
  'a persona by its slug': { ...personas, filter: { slug: 'unknown' } },
  'changed personas': { ...personas, filter: { _id: { $in: [new Types.ObjectId(), new Types.ObjectId()] }, isPrivate: false } },
  'personas by their ids': { ...personas, filter: { _id: { $in: [new Types.ObjectId(), new Types.ObjectId()] } } },
  'the most popular personas': { ...personas, filter: { isPrivate: false }, sort: popularFirst, limit: 8 },
  'personas of one owner': { ...personas, filter: { ownerId: 'owner-7' }, sort: { createdAt: -1 } },
  'all public personas, at start': { ...personas, filter: { isPrivate: false } },
}

/** Explains each query in MongoDB. Returns rows of name, plan, index keys examined, documents examined and milliseconds. */
export async function explainQueries(mongoUrl: string, database: string): Promise<string[][]> {
  const connection = await connectMongo(mongoUrl, database)
  const db = connection.getClient().db(database)
  const plans: string[][] = []
  for (const [name, command] of Object.entries(queries)) {
    const { queryPlanner, executionStats } = (await db.command({ explain: command, verbosity: 'executionStats' })) as Explanation
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
