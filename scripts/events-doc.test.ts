import { expect, it } from '@jest/globals'
import { eventsIn } from './read-events.ts'

const parts = {
  topic: 'Topic `tea.poured.v1`',
  key: ', keyed by cup id. A cup is full, or\n// nearly. ',
  consumers: 'Consumers: table (drinks it; e.g. hot), no other. ',
  replay: 'A replay changes nothing: a cup is full once.',
}
const read = ({ topic, key, consumers, replay }: typeof parts) =>
  eventsIn(
    'tea.proto',
    `syntax = "proto3";\npackage rostra.tea.v1;\n\n// ${topic}${key}${consumers}${replay}\nmessage Poured { string cup_id = 1; }`,
  )

it.each([
  [{ topic: 'Tea is poured' }, 'Topic `<service>'],
  [{ key: '. A cup is full. ' }, 'keyed by'],
  [{ consumers: '' }, 'Consumers:'],
  [{ replay: '' }, 'A replay'],
])('an event is refused while its comment leaves something out (%j)', (without, missing) => {
  expect(() => read({ ...parts, ...without })).toThrow(/^tea\.proto: Poured: its comment must say /)
  expect(() => read({ ...parts, ...without })).toThrow(missing)
})
