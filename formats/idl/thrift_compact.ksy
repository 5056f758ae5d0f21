meta:
  id: thrift_compact
  title: Thrift compact protocol
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
  xref:
    mime: application/vnd.apache.thrift.compact
    wikidata: Q2426133
doc: |
  Thrift's compact protocol: structs of fields, whose numbers and types mostly share a byte, and integers as zigzag
  varints. A message has a header with the name of a method in front; both may stand in frames, behind a length. Names
  of fields stand in the interface file, not in the bytes; without one, fields are called by their numbers.
doc-ref:
  - https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
-hexplain-ports: [9090]
-hexplain-decoder: native thrift
seq:
  - id: first
    type: u1
    doc: The type of the first field, or the first byte of a message's header.
    -hexplain-role: type
enums:
  message_type:
    1: { id: call, -orig-id: CALL }
    2: { id: reply, -orig-id: REPLY }
    3: { id: exception, -orig-id: EXCEPTION }
    4: { id: oneway, -orig-id: ONEWAY, doc: A call without a reply. }
  type:
    0: { id: stop, -orig-id: STOP, doc: The end of a struct. }
    1: { id: 'true', -orig-id: 'TRUE' }
    2: { id: 'false', -orig-id: 'FALSE' }
    3: { id: i8, -orig-id: I8 }
    4: { id: i16, -orig-id: I16 }
    5: { id: i32, -orig-id: I32 }
    6: { id: i64, -orig-id: I64 }
    7: { id: double, -orig-id: DOUBLE }
    8: { id: binary, -orig-id: BINARY, doc: Text or bytes. }
    9: { id: list, -orig-id: LIST }
    10: { id: set, -orig-id: SET }
    11: { id: map, -orig-id: MAP }
    12: { id: struct, -orig-id: STRUCT }
    13: { id: uuid, -orig-id: UUID }
