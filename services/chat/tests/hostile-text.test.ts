import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { hostileCalls } from '@rostra/platform/testing/hostile-calls'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness } from './harness/chat-harness.ts'
import { scriptedModel } from './harness/scripted-model.ts'

let harness: ChatHarness
beforeAll(async () => {
  harness = await createChatHarness()
})
afterAll(() => harness?.stop())

it('no text in a call blocks the event loop for 50 ms or ends with a defect', async () => {
  const { client } = await harness.startReplica(scriptedModel(() => ['Yes.']))
  const options = { token: await harness.identity.member('ada') }
  const conversationId = await harness.startConversation(client, options.token)
  const form = { name: 'Ada', description: 'Explains sums', category: 'Education', rolePrompt: 'You are Ada.', strictlyFollows: '' }
  const bases = {
    StartConversation: { personaId: 'plato' },
    ListMessages: { conversationId, limit: 100 },
    Send: { conversationId, content: 'Hi' },
    SendAndWait: { conversationId, content: 'Hi' },
    GetInsights: { days: 7 },
    SaveNote: { personaId: 'plato', text: 'Prefers tea' },
    DeleteNotes: { personaId: 'plato' },
    AnswerTrial: { ...form, messages: [{ content: 'Hi', isFromPersona: false }] },
  }
  expect(await hostileCalls({ definition: ChatService, client, options, bases, limitMs: 50 })).toEqual([])
}, 60_000)
