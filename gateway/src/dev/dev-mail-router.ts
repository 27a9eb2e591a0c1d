import { readFileSync } from 'node:fs'
import { DomainError } from '@rostra/kit/errors'
import { IdentityService } from '@rostra/proto/identity'
import { Router } from 'express'
import { requestIdOf } from '../http/observability/request-id.ts'
import type { Services } from '../ports.ts'
import { devMailPage } from './dev-mail-page.ts'

const css = readFileSync(new URL('./dev-mail.css', import.meta.url), 'utf8')

/** Allows the inline styles of mails, whose frames inherit this policy, and no script, request or form in them. */
const policy = "default-src 'none';style-src 'self' 'unsafe-inline';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'"

/** Serves `/dev/mail` and `/dev/mail.json`: the mails in identity's memory while no mail server is set. For development only. */
export function devMailRouter({ identity }: Pick<Services, 'identity'>): Router {
  const router = Router()
  router.get(['/dev/mail', '/dev/mail.json'], async (request, response) => {
    response.locals.route = request.path
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' })
    const isPage = request.path === '/dev/mail'
    try {
      const { mails } = await identity.call(IdentityService.ListDevMailbox, {}, { requestId: requestIdOf(response) })
      if (isPage) response.type('html').send(devMailPage(mails))
      else response.json(mails)
    } catch (error) {
      if (!isPage || !(error instanceof DomainError) || error.reason !== 'MAIL_NOT_KEPT') throw error
      response.status(404).type('text').send('No mail is kept here: it goes to a mail server.\n')
    }
  })
  router.get('/dev/mail.css', (_request, response) => {
    response.locals.route = '/dev/mail.css'
    response.set('Cache-Control', 'no-cache').type('css').send(css)
  })
  return router
}
