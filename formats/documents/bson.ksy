meta:
  id: bson
  title: BSON
  file-extension: bson
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
  xref:
    mime: application/bson
    wikidata: Q2661480
doc: |
  Binary JSON, as MongoDB stores and sends it: documents of named elements, each with a type, little-endian. Documents
  say how long they are, so that a reader can skip what it does not want; arrays are documents whose names are numbers.

  One document, or several back to back, as `mongodump` writes them.
doc-ref:
  - https://bsonspec.org/spec.html
  - https://github.com/mongodb/specifications/tree/master/source/bson-corpus
-hexplain-decoder: bson
seq:
  - id: length
    type: s4
    doc: Bytes of the first document.
    -hexplain-role: length
enums:
  type:
    0x01: {id: double, -orig-id: double, doc: "64-bit binary floating point."}
    0x02: {id: string, -orig-id: string, doc: "UTF-8 with its length, and a zero behind it."}
    0x03: {id: document, -orig-id: document}
    0x04: {id: array, -orig-id: array, doc: "A document whose names are 0, 1, 2 …"}
    0x05: {id: binary, -orig-id: binary}
    0x06: {id: undefined, -orig-id: undefined, doc: "Deprecated."}
    0x07: {id: object_id, -orig-id: ObjectId}
    0x08: {id: boolean, -orig-id: boolean}
    0x09: {id: datetime, -orig-id: UTC datetime, doc: "Milliseconds since 1970-01-01T00:00Z."}
    0x0a: {id: null_value, -orig-id: "null"}
    0x0b: {id: regex, -orig-id: regular expression}
    0x0c: {id: db_pointer, -orig-id: DBPointer, doc: "Deprecated: a collection and an id in it."}
    0x0d: {id: code, -orig-id: JavaScript code}
    0x0e: {id: symbol, -orig-id: symbol, doc: "Deprecated."}
    0x0f: {id: code_with_scope, -orig-id: JavaScript code with scope, doc: "Deprecated: code, and a document of variables."}
    0x10: {id: int32, -orig-id: int32}
    0x11: {id: timestamp, -orig-id: timestamp, doc: "An increment, and seconds since 1970; for the server's own use."}
    0x12: {id: int64, -orig-id: int64}
    0x13: {id: decimal128, -orig-id: decimal128, doc: "128-bit decimal floating point, IEEE 754-2008."}
    0x7f: {id: max_key, -orig-id: max key}
    0xff: {id: min_key, -orig-id: min key}
  subtype:
    0: {id: generic, -orig-id: generic}
    1: {id: function, -orig-id: function}
    2: {id: old_binary, -orig-id: binary (old), doc: "The data begins with its length once more."}
    3: {id: old_uuid, -orig-id: UUID (old)}
    4: {id: uuid, -orig-id: UUID}
    5: {id: md5, -orig-id: MD5}
    6: {id: encrypted, -orig-id: encrypted value}
    7: {id: column, -orig-id: compressed column}
    8: {id: sensitive, -orig-id: sensitive}
    9: {id: vector, -orig-id: vector, doc: "Element type, padding, then numbers."}
    128: {id: user, -orig-id: user defined}
