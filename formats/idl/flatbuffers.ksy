meta:
  id: flatbuffers
  title: FlatBuffers
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  A buffer of tables, structs, vectors and strings that is read in place: the first word leads to the root table, each
  table to its vtable, and that says where the fields are. Names and types come from the schema.
doc-ref:
  - https://flatbuffers.dev/internals/
  - https://flatbuffers.dev/grammar/
-hexplain-decoder: flatbuffers
seq:
  - id: root
    type: u4
    doc: How far from here the root table is.
    -hexplain-role: reference
