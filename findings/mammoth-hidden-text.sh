#!/usr/bin/env bash
# Mammoth gives out hidden text of a Word document like any other text.
#
# Package:  mammoth 1.13.0
# Expected: the text of a run with `w:vanish`, by itself or by its style, is hidden from display (ECMA-376, part 1, section 17.3.2.41).
#           So a conversion leaves it out, as Mammoth does with tracked deletions, or marks it.
# Seen:     hidden text is in the result of both functions, without a warning, and nothing in the result tells it from the rest:
#             convertToHtml:  <p>The rent is 900. We would take 700. Ask for 950.</p>
#             extractRawText: The rent is 900. We would take 700. Ask for 950.
#             messages: 0
#           The last two sentences are hidden, one directly and one by its style. Another one, a tracked deletion, is left out.
#           Reported: https://github.com/mwilliamson/mammoth.js/issues/230
# For us:   a persona would quote to everyone what its author cannot see in Word.
#           services/persona/src/material/runtime/reading/docx/body.ts reads the XML itself, which also has numbers, equations and fields.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mammoth@1.13.0 jszip@3.10.2

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import JSZip from 'jszip'
import mammoth from 'mammoth'

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (id, type, target) =>
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  `<Relationship Id="${id}" Type="${relationship}/${type}" Target="${target}"/></Relationships>`
const run = (text, format = '') => `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = [
  run('The rent is 900.'),
  run(' We would take 700.', '<w:vanish/>'),
  run(' Ask for 950.', '<w:rStyle w:val="Note"/>'),
  '<w:del w:id="1" w:author="A"><w:r><w:delText xml:space="preserve"> It was 850.</w:delText></w:r></w:del>',
]

const zip = new JSZip()
zip.file(
  '[Content_Types].xml',
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>` +
    `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`,
)
zip.file('_rels/.rels', relationships('r1', 'officeDocument', 'word/document.xml'))
zip.file('word/_rels/document.xml.rels', relationships('r2', 'styles', 'styles.xml'))
const style = '<w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style>'
zip.file('word/styles.xml', `<w:styles ${w}>${style}</w:styles>`)
zip.file('word/document.xml', `<w:document ${w}><w:body><w:p>${paragraph.join('')}</w:p></w:body></w:document>`)
const buffer = await zip.generateAsync({ type: 'nodebuffer' })

// The style is mapped, so that a message could only be about its hidden text.
const html = await mammoth.convertToHtml({ buffer }, { styleMap: ["r[style-name='Note'] =>"] })
const raw = await mammoth.extractRawText({ buffer })
console.log(`convertToHtml:  ${html.value}`)
console.log(`extractRawText: ${raw.value.trim()}`)
console.log(`messages: ${html.messages.length + raw.messages.length}`)
const whole = 'The rent is 900. We would take 700. Ask for 950.'
assert.deepEqual([html.value, raw.value.trim(), html.messages.length], [`<p>${whole}</p>`, whole, 0], 'the behaviour has changed')
JS
node finding.mjs
