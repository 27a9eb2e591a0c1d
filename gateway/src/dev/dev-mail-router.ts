import { readFileSync } from 'node:fs'
import { DomainError } from '@rostra/kit/errors'
import { IdentityService } from '@rostra/proto/identity'
import { Router } from 'express'
import { requestIdOf } from '../http/request-id.ts'
import type { Services } from '../ports.ts'
import { devMailPage } from './dev-mail-page.ts'

const css = readFileSync(new URL('./dev-mail.css', import.meta.url), 'utf8')

/** Mails style themselves inline, and what they are shown in has this policy too. Nothing in them runs, loads or is sent. */
const policy = "default-src 'none';style-src 'self' 'unsafe-inline';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'"

/** `/dev/mail` and `/dev/mail.json`: the mails that identity keeps while no mail server is set. For development only. */
export function devMailRouter({ identity }: Pick<Services, 'identity'>): Router {
  const router = Router()
  router.get(['/dev/mail', '/dev/mail.json'], async (request, response) => {
    response.locals.route = request.path
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' })
    const page = request.path === '/dev/mail'
    try {
      const { mails } = await identity.call(IdentityService.ListKeptMails, {}, { requestId: requestIdOf(response) })
      if (page) response.type('html').send(devMailPage(mails))
      else response.json(mails)
    } catch (error) {
      if (!page || !(error instanceof DomainError) || error.reason !== 'MAIL_NOT_KEPT') throw error
      response.status(404).type('text').send('No mail is kept here: it goes to a mail server.\n')
    }
  })
  router.get('/dev/mail.css', (_request, response) => {
    response.locals.route = '/dev/mail.css'
    response.set('Cache-Control', 'no-cache').type('css').send(css)
  })
  return router
}
