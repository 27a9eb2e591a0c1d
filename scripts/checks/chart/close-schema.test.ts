import { describe, expect, test } from '@jest/globals'
import { closeSchema, reachable } from './close-schema.ts'
import { createValidator } from './schemas.ts'

const schemas = {
  Thing: {
    type: 'object',
    description: 'a thing',
    properties: {
      kind: { type: 'string' },
      apiVersion: { type: 'string' },
      metadata: { $ref: '#/components/schemas/Meta' },
      spec: { type: 'object', properties: { size: { type: 'integer', default: 1 } } },
    },
  },
  Meta: { type: 'object', properties: { name: { type: 'string' }, labels: { type: 'object', additionalProperties: { type: 'string' } } } },
  Other: { type: 'object' },
}
const closed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closeSchema(schema) as object]))
const validate = createValidator([{ version: '1', kinds: { 'v1/Thing': 'Thing' }, schemas: closed }])
const thing = (spec: Record<string, unknown>) => ({
  apiVersion: 'v1',
  kind: 'Thing',
  metadata: { name: 'x', labels: { any: 'label' } },
  spec,
})

describe('closeSchema', () => {
  test('accepts declared fields and any key of a map', () => {
    expect(validate(thing({ size: 2 }))).toEqual([])
  })

  test('rejects a misspelt field and a wrong type', () => {
    expect(validate(thing({ sise: 2 }))).toEqual(['Thing x: /spec must NOT have additional properties (sise)'])
    expect(validate(thing({ size: 'two' }))).toEqual(['Thing x: /spec/size must be integer'])
  })

  test('rejects an unknown kind', () => {
    expect(validate({ ...thing({}), kind: 'Thong' })).toEqual(['Thong x: no schema for v1 Thong'])
  })

  test('drops keywords that do not validate', () => {
    expect(JSON.stringify(closed.Thing)).not.toMatch(/description|default/)
  })

  test('keeps a property with the name of a dropped keyword', () => {
    expect(closeSchema({ properties: { default: { type: 'string' }, description: { type: 'string' } } })).toEqual({
      properties: { default: { type: 'string' }, description: { type: 'string' } },
      additionalProperties: false,
    })
  })
})

test('reachable lists the referenced schemas only', () => {
  expect(reachable(schemas, ['Thing'])).toEqual(['Meta', 'Thing'])
})
