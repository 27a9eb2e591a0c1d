#!/usr/bin/env bash
# The Bulgarian stemmer of @orama/stemmers throws for plurals whose stem changes a letter.
#
# Package:  @orama/stemmers 3.1.18
# Expected: "Orama supports 30 languages and stemmers out of the box", Bulgarian among them (its README.md): a stem for every word.
# Seen:     a letter of the word is assigned in place, which throws in a module:
#             книги     книг
#             градовете град
#             учители   TypeError: Cannot assign to read only property '4' of string 'учители'
#             прозорци  TypeError: Cannot assign to read only property '6' of string 'прозорци'
# For us:   indexing a text with such a word would fail, and "teachers" would not find a teacher.
#           services/text/src/languages/light-stems.ts has a stemmer of our own for Bulgarian.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @orama/stemmers@3.1.18

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import { stemmer } from '@orama/stemmers/bulgarian'

const stemOf = (word) => {
  try {
    return stemmer(word)
  } catch (error) {
    return `${error.name}: ${error.message}`
  }
}
for (const word of ['книги', 'градовете', 'учители', 'прозорци']) console.log(`${word.padEnd(10)}${stemOf(word)}`)
assert.deepEqual(['книги', 'градовете'].map(stemOf), ['книг', 'град'])
for (const word of ['учители', 'прозорци']) assert.match(stemOf(word), /^TypeError/, 'the behaviour has changed')
JS
node finding.mjs
