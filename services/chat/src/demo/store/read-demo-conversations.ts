import { readContent } from '@rostra/platform/read-content'
import { type DemoConversation, demoSubjectSchema } from '../domain/demo-conversation.ts'
import { scheduled } from '../domain/schedule.ts'

/** Reads the demo conversations of `content/`. They are invented. Their ids and members derive from their order. */
export async function readDemoConversations(): Promise<DemoConversation[]> {
  return (await readContent('conversations', demoSubjectSchema)).flatMap(scheduled)
}
