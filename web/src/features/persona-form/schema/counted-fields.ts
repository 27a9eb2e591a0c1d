import { countGraphemes } from '@rostra/text/graphemes'
import { maxGreetingCharacters } from '@rostra/text/message-length'
import { personaForm } from '../../../api/gen/constraints.ts'
import type { Limits } from '../../../components/form/text-area/counter.ts'

const { description, rolePrompt, strictlyFollows } = personaForm

/** The lengths at which the counter of each field turns amber and red. */
export const counted = {
  description: { max: description.maxLength, warnAbove: 130, alarmFrom: description.maxLength },
  rolePrompt: { max: rolePrompt.maxLength, warnAbove: 4900, alarmFrom: 4901 },
  strictlyFollows: { max: strictlyFollows.maxLength, warnAbove: 4900, alarmFrom: strictlyFollows.maxLength + 1 },
  greeting: {
    max: maxGreetingCharacters,
    warnAbove: 220,
    alarmFrom: maxGreetingCharacters + 1,
    lengthOf: (text) => countGraphemes(text.normalize('NFC').trim()),
  },
} as const satisfies Record<string, Limits>
