import { describe, expect, it } from '@jest/globals'
import { createDevMailbox } from './dev-mailbox.ts'

const mail = (id: number) => ({ id: String(id), to: 'ada@example.org', subject: 's', text: 't', html: 'h' })

describe('the dev mailbox', () => {
  it('keeps the latest 200 mails, newest first', async () => {
    const mailbox = createDevMailbox(() => 5)
    for (let id = 1; id <= 205; id++) expect(await mailbox.send(mail(id))).toBe('sent')
    const mails = mailbox.list()
    expect(mails).toHaveLength(200)
    expect(mails[0]).toEqual({ ...mail(205), at: new Date(5) })
    expect(mails.at(-1)?.id).toBe('6')
  })
})
