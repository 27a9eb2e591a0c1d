#!/usr/bin/env bash
# KaTeX's `maxSize` bounds sizes that a formula asks for, but not negative ones.
#
# Package:  katex 0.19.1
# Expected: "All user-specified sizes will be capped to maxSize ems" (https://katex.org/docs/options.html).
# Seen:     a positive size is cut to 20 em, and a negative one stays. One that lowers a box makes the formula as high as it asks for:
#             \rule{1em}{1000em}        20em
#             \raisebox{1000em}{x}      20.4306em
#             \raisebox{-1000em}{x}     1000em
#             \rule[-1000em]{1em}{1em}  1000em
#           `calculateSize` takes the smaller one of the size and `maxSize`.
# For us:   one short formula of an answer would leave ten thousand empty pixels in a conversation.
#           web/src/components/message/formulas/formula-html.ts shows the source of a formula with a length of 100 em and more.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent katex@0.19.1

cat >finding.mjs <<'JS'
import assert from 'node:assert/strict'
import katex from 'katex'

/** The largest height that the HTML of a formula has, in em. */
const heightOf = (source) => {
  const html = katex.renderToString(source, { output: 'html', maxSize: 20 })
  return Math.max(...[...html.matchAll(/(?:height|top-width):(-?[\d.]+)em/g)].map(([, height]) => Number(height)))
}
const sources = ['\\rule{1em}{1000em}', '\\raisebox{1000em}{x}', '\\raisebox{-1000em}{x}', '\\rule[-1000em]{1em}{1em}']
for (const source of sources) console.log(`${source.padEnd(25)} ${heightOf(source)}em`)
const [rule, raised, lowered, loweredRule] = sources.map(heightOf)
assert.ok(rule <= 21 && raised <= 21)
assert.ok(lowered === 1000 && loweredRule === 1000, 'the behaviour has changed')
JS
node finding.mjs
