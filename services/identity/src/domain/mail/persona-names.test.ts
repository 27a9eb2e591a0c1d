import { expect, it } from '@jest/globals'
import { inboxSummaryEmail } from './inbox-template.ts'
import { isolatedName } from './isolated-name.ts'
import { personaRestoredEmail, personaSuspendedEmail } from './suspension-templates.ts'

const mailsOn = (personaName: string) => [
  inboxSummaryEmail('ada', [{ personaId: 'p', personaName, reported: 1, unanswered: 2 }], 'https://rostra.example'),
  personaSuspendedEmail({ username: 'ada', reason: 'Spam', contact: 'help@rostra.example' }, personaName),
  personaRestoredEmail({ username: 'ada', reason: 'A mistake', contact: '' }, personaName),
]

it.each(['王明', 'தமிழ்', 'ශ්‍රී', 'ខ្មែរ', 'Łódź & Straße', 'ครูสอนภาษาไทย', 'Учитель', '김철수'])(
  'a mail writes the persona name %s as it is',
  (name) => {
    for (const { text, html } of mailsOn(name)) {
      expect(text).toContain(name)
      expect(html).toContain(name.replace('&', '&#38;'))
    }
  },
)

it.each(['محمد', 'שלמה', 'ދިވެހި', 'ܣܘܪܝܝܐ', 'ߒߞߏ', '𞤀𞤣𞤤𞤢𞤥'])('a mail isolates the name %s, which is read from right to left', (name) => {
  for (const { text, html } of mailsOn(name)) for (const body of [text, html]) expect(body).toContain(`\u2068${name}\u2069`)
  expect(isolatedName('Ada')).toBe('Ada')
})
