import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { editorOf } from '../harness/editor.ts'
import { accountsOf, subjectNames, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type Replica, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

describe('a refresh', () => {
  let harness: ZeitgeistHarness
  let replica: Replica
  let editor: Awaited<ReturnType<typeof editorOf>>

  beforeAll(async () => {
    harness = await createZeitgeistHarness()
    replica = await harness.startReplica({ log: createLog('test', { level: 'warn' }) })
    editor = await editorOf(harness.identity, replica.client)
  }, 60_000)
  afterAll(() => harness?.stop())

  it('publishes entries', async () => {
    const personas = [harness.personas.add(), harness.personas.add(), harness.personas.add()]
    for (const subject of subjectNames) await harness.say(...talkAbout({ subject, accounts: accountsOf(subject, 6), personas }))
    const result = await editor.refresh()
    console.log(JSON.stringify(result), JSON.stringify(await editor.entries(), null, 1))
    console.log(JSON.stringify(await harness.connection.collection('decisions').find().toArray()).slice(0, 1500))
  })
})
