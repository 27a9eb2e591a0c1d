import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from './bootstrap/settings.ts'
import { eventsPage } from './events-doc.ts'
import { eventsIn } from './read-events.ts'

const parts = {
  topic: 'Topic `tea.poured.v1`',
  key: ', keyed by cup id. A cup is full, or\n// nearly. ',
  consumers: 'Consumers: table (drinks it; e.g. hot), no other. ',
  replay: 'A replay changes nothing: a cup is full once.',
}
const source = ({ topic, key, consumers, replay }: typeof parts) => `syntax = "proto3";
package rostra.tea.v1;

// ${topic}${key}${consumers}${replay}
message Poured {
  string cup_id = 1;
  // How it is
  // drunk.
  Way way = 2;
}

enum Way {
  WAY_UNSPECIFIED = 0;
  // With the little finger.
  WAY_POLITE = 1;
  WAY_LOUD = 2;
}`

describe('eventsPage', () => {
  it('reads the parts of an event’s comment', () => {
    expect(eventsIn('tea.proto', source(parts))).toMatchObject([
      {
        producer: 'tea',
        topic: 'tea.poured.v1',
        key: 'cup id',
        meaning: 'A cup is full, or nearly.',
        consumers: 'table (drinks it; e.g. hot), no other',
        replay: 'A replay changes nothing: a cup is full once.',
      },
    ])
  })

  it.each([
    [{ topic: 'Tea is poured' }, 'Topic `<service>'],
    [{ key: '. A cup is full. ' }, 'keyed by'],
    [{ consumers: '' }, 'Consumers:'],
    [{ replay: '' }, 'A replay'],
  ])('is not made while a comment leaves something out (%j)', (without, missing) => {
    const make = () => eventsIn('tea.proto', source({ ...parts, ...without }))
    expect(make).toThrow(/^tea\.proto: Poured: its comment must say /)
    expect(make).toThrow(missing)
  })

  it('has every event of the code, with its fields', async () => {
    const page = eventsPage(join(root, 'proto'))
    const files = globSync('proto/gen/*-events.ts', { cwd: root })
    const codecs = await Promise.all(files.map((file) => import(join(root, file))))
    const topics = codecs.flatMap((codec) => Object.values(codec as Record<string, { topic: string }>).map(({ topic }) => topic))
    expect(topics).toContain('chat.exchange-finished.v1')
    expect([...page.matchAll(/^### (.+)$/gm)].map(([, topic]) => topic).sort()).toEqual(topics.sort())
    expect(page).toContain('[AccountDeleted](../proto/rostra/identity/v1/events.proto): `account_id`, `deleted_at`.')
  })
})
