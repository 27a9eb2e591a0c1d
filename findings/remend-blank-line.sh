#!/usr/bin/env bash
# remend, which completes the Markdown of an answer that is being written, closes marks that no parser would.
#
# Package:  remend 1.4.0, and markdown-it 15.0.3 as a parser of CommonMark 0.31
# Expected: the library "intelligently parses and styles incomplete Markdown blocks" (its description on npm): the reader sees no marks of its own.
# Seen:     it adds an end where CommonMark knows no beginning: to two signs with blanks around them, to bold that a blank line has ended, and to an
#           escaped bracket. The parser then shows what was added:
#             "2 ** 3 is"              "<p>2 ** 3 is**</p>\n"
#             "**Note\n\nThen bake"    "<p>**Note</p>\n<p>Then bake**</p>\n"
#             "\\[x"                   "<p>[x](streamdown:incomplete-link)</p>\n"
# For us:   services/markdown/src/syntax/open-end/ closes only what the parser itself has found open.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent remend@1.4.0 markdown-it@15.0.3

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import createMarkdownIt from 'markdown-it'
import remend from 'remend'

const parser = createMarkdownIt()
const shown = ['2 ** 3 is', '**Note\n\nThen bake', '\\[x'].map((text) => {
  const html = parser.render(remend(text))
  console.log(`${JSON.stringify(text).padEnd(24)} ${JSON.stringify(html)}`)
  return html
})
assert.ok(shown[0].endsWith('**</p>\n') && shown[1].endsWith('**</p>\n') && shown[2].includes('incomplete-link'), 'the behaviour has changed')
JS
node finding.mjs
