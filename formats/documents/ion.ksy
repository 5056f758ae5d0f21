meta:
  id: ion
  title: Amazon Ion, binary
  file-extension:
    - ion
    - 10n
  license: Apache-2.0
  xref:
    mime: application/ion
doc: |
  The binary form of Amazon Ion 1.0: a richly typed superset of JSON. Each value begins with its type and its length;
  names of fields are numbers into a symbol table that stands before the values.
doc-ref:
  - https://amazon-ion.github.io/ion-docs/docs/binary.html
  - https://amazon-ion.github.io/ion-docs/docs/symbols.html
-hexplain-signature:
  offset: 0
  bytes: [0xe0, 0x01, 0x00, 0xea]
-hexplain-decoder: ion
seq:
  - id: version_marker
    contents: [0xe0, 0x01, 0x00, 0xea]
    doc: The version of Ion, 1.0, between two bytes that no value begins with.
    -hexplain-role: magic
