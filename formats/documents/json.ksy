meta:
  id: json
  title: JSON
  file-extension:
    - json
    - ndjson
    - jsonl
  license: Apache-2.0
  xref:
    mime: application/json
    rfc: 8259
    wikidata: Q2063
doc: |
  JavaScript Object Notation, as bytes: objects, arrays, strings, numbers and the literals `true`, `false` and `null`
  in UTF-8, with every brace, quote and blank that stands around them. One text, or many one after the other.
doc-ref:
  - https://www.rfc-editor.org/rfc/rfc8259
  - https://github.com/ndjson/ndjson-spec
-hexplain-decoder: json
seq:
  - id: text
    type: str
    encoding: UTF-8
    size-eos: true
    doc: All of it; the decoder tells its parts.
