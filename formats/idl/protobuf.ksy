meta:
  id: protobuf
  title: Protocol Buffers message
  file-extension:
    - pb
    - binpb
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
  xref:
    mime: application/protobuf
    wikidata: Q1645574
doc: |
  A message of Protocol Buffers: fields, each with a number, a wire type and a value. Names and types stand in the
  schema, not in the bytes. With a schema (a `.proto` source or a descriptor set) fields have their names and values
  their types; without one, what stands in fields with a length is guessed: text, a message, packed numbers, bytes.
doc-ref:
  - https://protobuf.dev/programming-guides/encoding/
  - https://protobuf.dev/reference/protobuf/proto3-spec/
-hexplain-decoder: native protobuf
seq:
  - id: tag
    type: u1
    doc: The first field's number and wire type.
    -hexplain-role: type
enums:
  wire_type:
    0:
      id: varint
      -orig-id: VARINT
      doc: int32, int64, uint32, uint64, sint32, sint64, bool, enum
    1:
      id: i64
      -orig-id: I64
      doc: fixed64, sfixed64, double
    2:
      id: len
      -orig-id: LEN
      doc: string, bytes, embedded messages, packed repeated fields
    3:
      id: sgroup
      -orig-id: SGROUP
      doc: start of a group
    4:
      id: egroup
      -orig-id: EGROUP
      doc: end of a group
    5:
      id: i32
      -orig-id: I32
      doc: fixed32, sfixed32, float
