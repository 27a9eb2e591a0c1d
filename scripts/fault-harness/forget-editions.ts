import type { Db } from 'mongodb'

/**
 * Forgets what was published, so that the next refresh is like the first. The refreshes stay, with their cuts
 * before all messages: without them the scheduled refresh would be due.
 */
export async function forgetEditions(zeitgeist: Db): Promise<void> {
  await Promise.all(['entries', 'decisions'].map((name) => zeitgeist.collection(name).deleteMany({})))
  await zeitgeist.collection('refreshes').updateMany({}, { $set: { cutAt: new Date(Date.now() - 30 * 86_400_000) } })
}
