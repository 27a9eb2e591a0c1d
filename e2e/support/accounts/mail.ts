import { type APIRequestContext, expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/** Waits for a mail to this address whose subject matches, and returns the newest. */
export async function waitForMail(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await mailsFor(request, address)).find((mail) => subject.test(mail.subject))
      return found?.subject
    })
    .toMatch(subject)
  return found as Mail
}

/** Returns the mails to an address in the dev mailbox, newest first. */
export async function mailsFor(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get('/dev/mail.json')
  expect(answer.status()).toBe(200)
  const mails: Mail[] = await answer.json()
  return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase())
}

export const codeIn = ({ text }: Mail): string => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''

/** Returns the link of a mail that has one. */
export const linkIn = ({ text }: Mail): string => /^https?:\S+$/m.exec(text)?.[0] ?? ''

export const resetLinkIn = ({ text }: Mail): string => /^https?:\S+\/reset-password\/\S+$/m.exec(text)?.[0] ?? ''
