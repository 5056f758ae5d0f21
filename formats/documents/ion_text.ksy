meta:
  id: ion_text
  title: Amazon Ion, text
  license: Apache-2.0
  xref:
    mime: text/ion
doc: |
  The text form of Amazon Ion 1.0: JSON with more kinds of values, annotations and comments, whose names need no
  quotation marks.
doc-ref:
  - https://amazon-ion.github.io/ion-docs/docs/text.html
-hexplain-decoder: iontext
seq:
  - id: text
    type: str
    encoding: UTF-8
    size-eos: true
    doc: All of it; the decoder tells its parts.
