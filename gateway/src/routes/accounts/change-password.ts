import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { noticeSchema } from '../../json/notice.ts'
import { newPassword } from './new-password.ts'

const message = 'Your password has been changed successfully.'

export const changePassword = route({
  method: 'put',
  path: '/api/user/password',
  summary: 'Change one’s password',
  description: 'The account’s other sessions end.',
  membersOnly: true,
  hashesPassword: true,
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword }),
  answers: { 200: noticeSchema },
  refusals: { 400: 'WRONG_PASSWORD, VALIDATION, BAD_JSON, BODY_TOO_LARGE', 429: 'TOO_MANY_TRIES' },
  handle: async ({ body, visitor, call }, { identity, sessions, limits }) => {
    const self = memberOf(visitor)
    await limits.use('changePassword', limitKey(visitor))
    await identity.call(IdentityService.ChangePassword, body, call)
    sessions.forget(({ id, sessionId }) => id === self.id && sessionId !== self.sessionId)
    return { status: 200, body: { message } }
  },
})
