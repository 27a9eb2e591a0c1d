import { describe, expect, it } from '@jest/globals'
import { areas } from '../routes/index.ts'
import { openApiDocument } from './openapi.ts'

interface Property {
  pattern: string
  format?: string
  items: { pattern: string }
}

interface Schema {
  properties: Record<string, Property>
  required?: string[]
  if?: object
  then?: { required: string[] }
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, object> }
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>
}

const { paths, components } = openApiDocument(areas, 'https://rostra.example') as unknown as {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

describe('the OpenAPI document', () => {
  it('has both content types of a source, and a part for the file', () => {
    const content = paths['/api/bots/{id}/knowledge']?.post?.requestBody?.content
    expect(content).toMatchObject({
      'application/json': { schema: { $ref: '#/components/schemas/AddSourceRequest' } },
      'multipart/form-data': { schema: { $ref: '#/components/schemas/FileSourceRequest' } },
    })
    const choices = ['TextSourceRequest', 'PairSourceRequest'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
    expect(components.schemas.AddSourceRequest).toEqual({ anyOf: choices })
    expect(components.schemas.FileSourceRequest).toMatchObject({
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    })
  })

  it('requires an id of the events of a discussion, and none of those of an answer, whose states have none', () => {
    const requiredOf = (operation?: Operation) => operation?.responses[200]?.content?.['text/event-stream']?.schema.required
    expect(requiredOf(paths['/api/expert-discussions/{id}/stream']?.get)).toEqual(['id', 'data'])
    const answers = [
      paths['/api/messages/stream']?.post,
      paths['/api/messages/stream']?.get,
      paths['/api/generations/{id}/stream']?.get,
      paths['/api/bots/trial']?.post,
    ]
    expect(answers.map(requiredOf)).toEqual(Array(4).fill(['data']))
  })

  it('names the headers that a request may have, with their rules', () => {
    const headersOf = (operation?: Operation) => operation?.parameters?.filter((each) => each.in === 'header').map(({ name }) => name)
    const repeated = ['/v1/chat/completions', '/v1/responses', '/api/bots/{id}/knowledge']
    expect(repeated.map((path) => headersOf(paths[path]?.post))).toEqual(Array(3).fill(['Idempotency-Key']))
    const resumed = [paths['/api/messages/stream']?.get, paths['/api/messages/stream']?.post, paths['/api/generations/{id}/stream']?.get]
    expect(resumed.map(headersOf)).toEqual(Array(3).fill(['Last-Event-ID']))
    expect(headersOf(paths['/api/expert-discussions/{id}']?.get)).toEqual(['If-None-Match'])
    expect(headersOf(paths['/api/payments/webhook']?.post)).toEqual(['Stripe-Signature'])
    const [key] = paths['/v1/responses']?.post?.parameters ?? []
    expect(key).toMatchObject({ schema: { type: 'string', pattern: '^[\\x21-\\x7e][\\x20-\\x7e]{0,254}$' } })
    expect(key?.required).not.toBe(true)
  })

  it('says the rules of fields that services check', () => {
    const property = (schema: string, name: string) => components.schemas[schema]?.properties[name] as Property
    const accepts = ({ pattern }: { pattern: string }, texts: string[]) => texts.map((text) => new RegExp(pattern, 'u').test(text))
    const password = property('RegisterRequest', 'password')
    expect(property('ResetPasswordRequest', 'newPassword')).toEqual(password)
    expect(accepts(password, ['Engine1843', 'engine1843', 'ENGINE1843', 'Engine', 'Engine\n1843'])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(property('ChangePasswordRequest', 'currentPassword')).toMatchObject({ minLength: 6, maxLength: 200 })
    for (const question of [property('AskModelsRequest', 'question'), property('StartDiscussionRequest', 'prompt')])
      expect(accepts(question, ['Why?', ' Why\r\nnow?\t', '  \n', '', 'Why\u0007', 'Why\u202e'])).toEqual([
        true,
        true,
        false,
        false,
        false,
        false,
      ])
    expect(components.schemas.AskModelsRequest?.required).toEqual(['question'])
    expect(paths['/api/360-chat']?.post?.requestBody?.required).toBe(true)
    const name = property('PersonaForm', 'name')
    expect(accepts(name, ['Ada', 'Ada 👩‍🚀', 'Ada\nLovelace', 'A\u0007da'])).toEqual([true, true, false, false])
    expect(accepts(property('PersonaForm', 'rolePrompt'), ['You are Ada,\r\n\tthe countess', 'You\u0007'])).toEqual([true, false])
    expect(accepts(property('PersonaForm', 'slug'), ['', 'ada-1843', 'ab', 'Ada', 'a'.repeat(61)])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(accepts(property('PersonaForm', 'avatarUrl'), ['', 'https://example.org/a.png', 'http://example.org'])).toEqual([
      true,
      true,
      false,
    ])
    expect(accepts(property('TextSourceRequest', 'title'), ['A', 'The owls’ food', '', ' ', 'a\nb'])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(accepts(property('PairSourceRequest', 'answer'), ['A\nb', ' \n', 'a\u0007'])).toEqual([true, false, false])
    const origin = property('PersonaForm', 'embedOrigins').items
    expect(accepts(origin, ['*', 'https://example.org:8443', 'http://localhost:3000', 'http://example.org'])).toEqual([
      true,
      true,
      true,
      false,
    ])
    // The pattern is the whole rule. With a format, tools that read the document would apply stricter rules of their own.
    expect(property('RegisterRequest', 'email').format).toBeUndefined()
    expect(components.schemas.ReportRequest?.if).toEqual({ properties: { reason: { const: 'other' } } })
    expect(components.schemas.ReportRequest?.then?.required).toEqual(['details'])
  })
})
