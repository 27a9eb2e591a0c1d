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

const { paths, components } = openApiDocument(areas, 'https://rostra.example') as unknown as {
  paths: Record<string, { post?: { requestBody?: { required: boolean; content: Record<string, object> } } }>
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
