import type { AddressInfo } from 'node:net'
import { expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import express from 'express'
import { protocolErrors } from './protocol-error.ts'

it('a refusal leaves its reason and its cause for the log line of the request', async () => {
  const cause = new Error('persona did not answer within 5000 ms')
  const locals: unknown[] = []
  const app = express()
  app.use((_request, response) => {
    response.once('close', () => locals.push(response.locals))
    throw new DomainError('unavailable', 'UNAVAILABLE', 'Please try again', {}, { cause })
  })
  app.use(protocolErrors(createLog('test', { level: 'silent' })))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
  await response.text()
  await new Promise((resolve) => server.close(resolve))
  expect([response.status, locals]).toEqual([503, [{ refusal: 'UNAVAILABLE', cause: cause.message }]])
})
