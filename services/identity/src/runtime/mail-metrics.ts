import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge } from 'prom-client'
import { type MailOutcome, mailOutcomes } from '../domain/mail/ports.ts'

const registers = [registry]

const mails = new Counter({
  name: 'rostra_identity_mails_total',
  help: 'Mails by outcome (sent, delayed: the first attempt failed, refused: an unknown mailbox, expired: never sent)',
  labelNames: ['outcome'],
  registers,
})
// The alert compares increases, which a counter that appears with its first mail has not.
for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)

const dueSeconds = new Gauge({
  name: 'rostra_identity_oldest_due_mail_seconds',
  help: 'How long the mail that is sent next has been due, 0 without any; the same value on every replica',
  registers,
})

export const countMail = (outcome: MailOutcome): void => mails.inc({ outcome })

/** Sets how long the mail that is sent next has been due. */
export const setMailGauge = (since: Date | null, now: number): void =>
  dueSeconds.set(since ? Math.max(0, now - since.getTime()) / 1_000 : 0)
