import { DomainError } from '@rostra/kit/errors'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { checkFormHeaders, type FileRules, isForm, receiveFile } from '../../http/uploads/receive-file.ts'
import { responseWritten, route } from '../../routing/route.ts'

const fileRules: FileRules = { maxBytes: 2 * 1024 * 1024, checkName: () => undefined }

/** The time limit of a call that decodes and stores a picture, in milliseconds. */
const pictureCallMs = 15_000

const form = z
  .object({ file: z.string().meta({ format: 'binary', description: 'PNG, JPEG or WebP, at most 2 MB' }) })
  .meta({ id: 'PictureRequest' })

const addPicture = route({
  method: 'post',
  path: '/api/pictures',
  summary: 'Upload a picture for a persona',
  description:
    'Its middle is stored as 256 × 256 pixels, without metadata. `url` goes into `avatarUrl` of the persona’s form. A picture that no persona has is ' +
    'deleted after a day.',
  membersOnly: true,
  startsWork: true,
  form,
  responses: {
    201: z.object({ url: z.string().meta({ description: 'The address of the picture, on this server' }) }).meta({ id: 'AddedPicture' }),
  },
  refusals: {
    400: 'VALIDATION: the file is no picture',
    408: 'UPLOAD_TOO_SLOW: the file takes longer than 2 minutes, or less than 64 KiB of it arrive in 10 seconds',
    413: 'TOO_LARGE: the file is larger than 2 MB',
    415: 'UNSUPPORTED_TYPE: the body is not multipart/form-data',
    429: 'RATE_LIMITED; TOO_MANY_UPLOADS: 4 of the account are running',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async ({ client, call, request, response }, { persona, limits, uploads }) => {
    if (!isForm(request)) throw new DomainError('invalid', 'UNSUPPORTED_TYPE', 'Send the picture as multipart/form-data')
    checkFormHeaders(request, fileRules)
    return uploads.run(client, async () => {
      await limits.use('addPicture', limitKey(client))
      const { content } = await receiveFile(request, response, fileRules, { signal: call.signal, pace: uploads.pace })
      const added = await persona.call(PersonaService.AddPicture, { image: content }, { ...call, deadlineMs: pictureCallMs, repeat: false })
      return { status: 201, body: { url: added.path } }
    })
  },
})

/** The address has 128 random bits and never changes its content. */
const cacheForever = 'public, max-age=31536000, immutable'

const getPicture = route({
  method: 'get',
  path: '/api/pictures/{id}',
  summary: 'Get a picture of a persona',
  description: '256 × 256 pixels, WebP. The address never changes its content.',
  params: z.object({ id: z.string().max(100) }),
  responses: { 200: z.string().meta({ format: 'binary' }) },
  mediaType: 'image/webp',
  headers: { 'Cache-Control': 'A year: the content never changes' },
  refusals: { 404: 'PICTURE_NOT_FOUND' },
  handle: async ({ params, call, response }, { persona }) => {
    const { content } = await persona.call(PersonaService.GetPicture, { id: params.id }, call)
    response.set({ 'Cache-Control': cacheForever, 'X-Content-Type-Options': 'nosniff' }).type('image/webp').send(content)
    return responseWritten
  },
})

export const pictureRoutes = [addPicture, getPicture]
