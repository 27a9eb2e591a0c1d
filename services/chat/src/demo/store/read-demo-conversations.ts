import { readContent } from '@rostra/platform/read-content'
import { type DemoConversation, demoSubjectSchema } from '../domain/demo-conversation.ts'
import { scheduled } from '../domain/schedule.ts'

/** Reads the conversations of a fresh installation. All of them are invented. Their order decides their ids and their members. */
export async function readDemoConversations(): Promise<DemoConversation[]> {
  return (await readContent('conversations', demoSubjectSchema)).flatMap(scheduled)
}
