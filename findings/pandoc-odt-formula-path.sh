#!/usr/bin/env bash
# Pandoc refers to the equations of an OpenDocument text by folders with a slash at their end, and lists each folder twice.
#
# Package:  pypandoc_binary 1.15 (PyPI), which is Pandoc 3.6.1
# Expected: an equation is a part of its own in the package. LibreOffice refers to its folder as `./Object 1`, so that a reader finds its
#           content by adding `/content.xml`; and a manifest has one entry for a path.
# Seen:     of `So $x^2$ holds.` as ODT:
#             content.xml: xlink:href="Formula-0/"
#             manifest:    Formula-0/ (twice), Formula-0/content.xml, Formula-0/settings.xml
#           A reader that adds `/content.xml` looks for Formula-0//content.xml, which is not there, and the equation is lost.
# For us:   services/persona/src/material/runtime/reading/office/odt/odt-math.ts takes the slash off; office.test.ts reads such a text.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
pip3 install --quiet --root-user-action=ignore --no-deps --target . pypandoc_binary==1.15

cat >finding.py <<'PY'
import re
import sys
import zipfile

sys.path.insert(0, '.')
import pypandoc

assert pypandoc.get_pandoc_version() == '3.6.1'
pypandoc.convert_text('So $x^2$ holds.', 'odt', format='markdown', outputfile='equation.odt')
package = zipfile.ZipFile('equation.odt')
references = re.findall(r'xlink:href="([^"]*)"', package.read('content.xml').decode())
manifest = package.read('META-INF/manifest.xml').decode()
paths = sorted(path for path in re.findall(r'manifest:full-path="([^"]*)"', manifest) if path.startswith('Formula'))
print('content.xml:', references)
print('manifest:', paths)
assert references == ['Formula-0/']
assert paths == ['Formula-0/', 'Formula-0/', 'Formula-0/content.xml', 'Formula-0/settings.xml']
assert f'{references[0]}/content.xml' not in package.namelist()
PY
python3 finding.py
echo 'As described.'
