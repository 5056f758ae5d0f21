meta:
  id: msgpack
  title: MessagePack
  file-extension:
    - msgpack
    - mpk
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    justsolve: MessagePack
    mime: application/vnd.msgpack
    wikidata: Q6821738
doc: |
  MessagePack: the values of JSON and bytes, each behind a first byte that says what it is and how long. Small numbers,
  strings, arrays and maps have their value or length in that byte itself. Extensions carry a type of the application's.

  One object, or several back to back.
doc-ref: https://github.com/msgpack/msgpack/blob/master/spec.md
-hexplain-decoder: msgpack
seq:
  - id: first
    type: u1
    doc: What the first object is.
    -hexplain-role: type
